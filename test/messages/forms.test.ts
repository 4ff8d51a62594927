// The contact form and the wish to be called: what they take, and what they say about the rest.
import { describe, expect, it } from "vitest";
import { randomConfirmation } from "../../src/bookings/reference.ts";
import { blankCallback, parseCallbackForm, readCallbackForm } from "../../src/messages/callback-form.ts";
import { longestText, parseContactForm, readContactForm } from "../../src/messages/contact-form.ts";

const now = new Date("2026-11-21T18:00:00Z");
const form = (fields: Record<string, string>) => {
	const data = new FormData();
	for (const [name, value] of Object.entries(fields)) data.append(name, value);
	return data;
};
const contact = {
	name: "María-José O'Neill Núñez",
	email: "maria@mail.example",
	phone: "",
	topic: "refund",
	code: "",
	text: "Hola:\r\n\r\n¿Cuándo?",
};
const callback = {
	...blankCallback("es"),
	...{ name: "Juan", country: "MX", phone: "55 1234 5678", topic: "change", consent: "yes" },
};
const fieldsOf = (parsed: { kind: string; problems?: readonly { field: string }[] }) =>
	parsed.problems?.map(({ field }) => field);

describe("the contact form", () => {
	it("keeps a name as it is written, and the lines of the text", () => {
		expect(parseContactForm(readContactForm(form(contact)))).toEqual({
			kind: "ok",
			message: {
				kind: "contact",
				...{ name: contact.name, email: contact.email, phone: null, topic: "refund", code: null },
				text: "Hola:\n\n¿Cuándo?",
			},
		});
	});

	it("takes nothing that turns a line's direction, so that no name or address looks like another one", () => {
		const read = (fields: Partial<typeof contact>) =>
			parseContactForm(readContactForm(form({ ...contact, ...fields })));
		expect(read({ name: "Ana\u202Egnp.exe\u2066" })).toMatchObject({ message: { name: "Ana gnp.exe" } });
		expect(fieldsOf(parseContactForm({ ...contact, email: "ana\u202Emoc.live@mail.example" }))).toEqual(["email"]);
	});

	it("takes our code as it is dictated, and an airline's as it is", () => {
		const code = randomConfirmation();
		const parsed = (text: string) => parseContactForm({ ...contact, code: text });
		expect(parsed(`${code.slice(0, 4)}-${code.slice(4).toLowerCase()}`)).toMatchObject({ message: { code } });
		expect(parsed("abc 123")).toMatchObject({ message: { code: "ABC123" } });
		expect(fieldsOf(parsed("not a code"))).toEqual(["code"]);
	});

	it("reads an American number, or one of anywhere with +", () => {
		expect(parseContactForm({ ...contact, phone: "(212) 555-0100" })).toMatchObject({
			message: { phone: "+12125550100" },
		});
		expect(parseContactForm({ ...contact, phone: "+57 300 1234567" })).toMatchObject({
			message: { phone: "+573001234567" },
		});
		expect(fieldsOf(parseContactForm({ ...contact, phone: "call me" }))).toEqual(["phone"]);
	});

	it("names every problem at once, and cuts no long text", () => {
		expect(fieldsOf(parseContactForm(readContactForm(new FormData())))).toEqual(["name", "email", "topic", "text"]);
		const long = "ñ".repeat(longestText + 1);
		const typed = readContactForm(form({ ...contact, text: long }));
		expect(typed.text).toBe(long);
		expect(parseContactForm(typed)).toMatchObject({
			problems: [{ field: "text", values: { limit: longestText, length: longestText + 1 } }],
		});
		expect(parseContactForm({ ...contact, text: "ñ".repeat(longestText) }).kind).toBe("ok");
	});

	it("makes one line of what could begin a header", () => {
		const typed = readContactForm(form({ ...contact, name: "A\r\nBcc: x@y.example", email: "a@b.example\r\nX: 1" }));
		expect(typed.name).toBe("A Bcc: x@y.example");
		expect(fieldsOf(parseContactForm(typed))).toEqual(["email"]);
	});
});

describe("the wish to be called", () => {
	it("reads the number in its country, and calls as soon as possible", () => {
		expect(parseCallbackForm(readCallbackForm(form(callback)), now)).toEqual({
			kind: "ok",
			message: {
				kind: "callback",
				...{ name: "Juan", phone: "+525512345678", email: null, speaks: "es", when: null, topic: "change" },
			},
		});
	});

	it("takes a day and hours in a zone, until they are over", () => {
		// 18:00 UTC is noon in Mexico City.
		const at = (hour: string, day = "2026-11-21") =>
			parseCallbackForm({ ...callback, when: "day", day, hour, zone: "America/Mexico_City" }, now);
		expect(at("12:00")).toMatchObject({
			message: { when: { day: "2026-11-21", from: "12:00", to: "14:00", zone: "America/Mexico_City" } },
		});
		expect(fieldsOf(at("10:00"))).toEqual(["day"]);
		expect(fieldsOf(at("11:00"))).toEqual(["hour"]);
		expect(at("10:00", "2026-12-21").kind).toBe("ok");
		expect(fieldsOf(at("10:00", "2026-12-22"))).toEqual(["day"]);
		expect(fieldsOf(at("10:00", "soon"))).toEqual(["day"]);
	});

	it("never takes consent for granted", () => {
		expect(blankCallback("en").consent).toBe("");
		expect(fieldsOf(parseCallbackForm({ ...callback, consent: "" }, now))).toEqual(["consent"]);
	});

	it("names every problem at once", () => {
		expect(fieldsOf(parseCallbackForm(readCallbackForm(new FormData()), now))).toEqual([
			...["name", "phone", "speaks", "topic", "when", "consent"],
		]);
		const zone = { ...callback, when: "day", day: "2026-11-25", zone: "Moon/Sea" };
		expect(fieldsOf(parseCallbackForm(zone, now))).toEqual(["zone"]);
		expect(fieldsOf(parseCallbackForm({ ...callback, email: "me", phone: "12" }, now))).toEqual(["phone", "email"]);
	});
});

// The contact form and the call-back request: what they take, and what they say about the rest.
import { describe, expect, it } from "vitest";
import { callbackForm } from "../../../src/features/contact/forms/callback-form.ts";
import { contactForm } from "../../../src/features/contact/forms/contact-form.ts";
import { blank } from "../../../src/forms/form.ts";
import { codes } from "../../../src/forms/form-setting.ts";
import { phones } from "../../../src/forms/phone.ts";
import { readForm } from "../../../src/forms/read-form.ts";
import { randomConfirmation } from "../../../src/references/reference.ts";

const setting = { now: new Date("2026-11-21T18:00:00Z"), language: "es", phones, codes } as const;
const maxTextLength = 4000;
const data = (fields: Record<string, string>) => {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.append(name, value);
	return form;
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
	...blank(callbackForm, { speaks: "es" }),
	...{ name: "Juan", country: "MX", phone: "55 1234 5678", topic: "change", consent: "yes" },
};
const readContact = (fields: Partial<typeof contact> & { readonly country?: string } = {}) =>
	readForm(contactForm, data({ ...contact, ...fields }), setting);
const readCallback = (fields: Partial<typeof callback> = {}) =>
	readForm(callbackForm, data({ ...callback, ...fields }), setting);
const fieldsOf = (reading: { kind: string; problems?: readonly { field: string }[] }) =>
	reading.problems?.map(({ field }) => field);

describe("the contact form", () => {
	it("keeps a name as it is written, and the lines of the text", () => {
		expect(readContact()).toMatchObject({
			kind: "ok",
			value: {
				kind: "contact",
				...{ name: contact.name, email: contact.email, phone: null, topic: "refund", code: null },
				text: "Hola:\n\n¿Cuándo?",
			},
		});
	});

	it("takes nothing that turns a line's direction, so that no name or address looks like another one", () => {
		expect(readContact({ name: "Ana\u202Egnp.exe\u2066" })).toMatchObject({ value: { name: "Ana gnp.exe" } });
		expect(fieldsOf(readContact({ email: "ana\u202Emoc.live@mail.example" }))).toEqual(["email"]);
	});

	it("takes our code as it is dictated, and an airline's as it is", () => {
		const code = randomConfirmation();
		const parsed = (text: string) => readContact({ code: text });
		expect(parsed(`${code.slice(0, 4)}-${code.slice(4).toLowerCase()}`)).toMatchObject({ value: { code } });
		expect(parsed("abc 123")).toMatchObject({ value: { code: "ABC123" } });
		expect(fieldsOf(parsed("not a code"))).toEqual(["code"]);
	});

	it("reads a number of the chosen country, or one of anywhere with +, and takes none for an American one", () => {
		expect(readContact({ phone: "(212) 555-0100", country: "US" })).toMatchObject({ value: { phone: "+12125550100" } });
		expect(readContact({ phone: "(212) 555-0100" })).toMatchObject({
			problems: [{ field: "country", key: "phone.problem.country" }],
		});
		expect(readContact({ phone: "300 1234567", country: "CO" })).toMatchObject({ value: { phone: "+573001234567" } });
		expect(readContact({ phone: "+57 300 1234567" })).toMatchObject({ value: { phone: "+573001234567" } });
		expect(fieldsOf(readContact({ phone: "call me", country: "US" }))).toEqual(["phone"]);
	});

	it("names every problem at once, and cuts no long text", () => {
		expect(fieldsOf(readForm(contactForm, new FormData(), setting))).toEqual(["name", "email", "topic", "text"]);
		const long = "ñ".repeat(maxTextLength + 1);
		expect(readContact({ text: long })).toMatchObject({
			typed: { text: long },
			problems: [{ field: "text", values: { limit: maxTextLength, length: maxTextLength + 1 } }],
		});
		expect(readContact({ text: "ñ".repeat(maxTextLength) }).kind).toBe("ok");
	});

	it("makes one line of what could begin a header", () => {
		const reading = readContact({ name: "A\r\nBcc: x@y.example", email: "a@b.example\r\nX: 1" });
		expect(reading.typed.name).toBe("A Bcc: x@y.example");
		expect(fieldsOf(reading)).toEqual(["email"]);
	});
});

describe("the call-back request", () => {
	it("reads the number in its country, and calls as soon as possible", () => {
		expect(readCallback()).toMatchObject({
			kind: "ok",
			value: {
				kind: "callback",
				...{ name: "Juan", phone: "+525512345678", email: null, speaks: "es", when: null, topic: "change" },
			},
		});
	});

	it("takes a day and hours in a zone, until they are over", () => {
		// 18:00 UTC is noon in Mexico City.
		const at = (hour: string, day = "2026-11-21") =>
			readCallback({ when: "day", day, hour, zone: "America/Mexico_City" });
		expect(at("12:00")).toMatchObject({
			value: { when: { day: "2026-11-21", from: "12:00", to: "14:00", zone: "America/Mexico_City" } },
		});
		expect(fieldsOf(at("10:00"))).toEqual(["day"]);
		expect(fieldsOf(at("11:00"))).toEqual(["hour"]);
		expect(at("10:00", "2026-12-21").kind).toBe("ok");
		expect(fieldsOf(at("10:00", "2026-12-22"))).toEqual(["day"]);
		expect(fieldsOf(at("10:00", "soon"))).toEqual(["day"]);
	});

	it("never takes consent for granted", () => {
		expect(blank(callbackForm).consent).toBe("");
		expect(fieldsOf(readCallback({ consent: "" }))).toEqual(["consent"]);
	});

	it("names every problem at once", () => {
		expect(fieldsOf(readForm(callbackForm, new FormData(), setting))).toEqual([
			...["name", "phone", "topic", "speaks", "when", "consent"],
		]);
		expect(fieldsOf(readCallback({ when: "day", day: "2026-11-25", zone: "Moon/Sea" }))).toEqual(["zone"]);
		expect(fieldsOf(readCallback({ email: "me", phone: "12" }))).toEqual(["phone", "email"]);
	});
});

// Slips in an e-mail address: what is asked about, what never is, and that nobody is asked twice.
import { describe, expect, it } from "vitest";
import { contactForm } from "../../src/features/contact/forms/contact-form.ts";
import { codes } from "../../src/forms/form-setting.ts";
import { meantAddress } from "../../src/forms/mail-slips.ts";
import { phones } from "../../src/forms/phone.ts";
import { readForm } from "../../src/forms/read-form.ts";

const setting = { now: new Date("2026-11-21T18:00:00Z"), language: "en", phones, codes } as const;

describe("the address that was meant", () => {
	it.each([
		["maria.jose@gmial.com", "maria.jose@gmail.com"],
		["ana@gmai.com", "ana@gmail.com"],
		["ana@gmaill.com", "ana@gmail.com"],
		["ana@gnail.com", "ana@gmail.com"],
		["ana@GMAIL.CON", "ana@gmail.com"],
		["ana@gmail.co", "ana@gmail.com"],
		["ana@gmail.com.mx", "ana@gmail.com"],
		["ana@gamil.con", "ana@gmail.com"],
		["luis@hotmial.com", "luis@hotmail.com"],
		["luis@hotmal.es", "luis@hotmail.es"],
		["luis@hotmail.cm", "luis@hotmail.com"],
		["luis@outlok.com", "luis@outlook.com"],
		["luis@yaho.com.mx", "luis@yahoo.com.mx"],
		["luis@yahoo.com.con", undefined],
		["luis@iclod.com", "luis@icloud.com"],
		["ventas@mi-empresa.con", "ventas@mi-empresa.com"],
	])("%s: %s", (typed, meant) => {
		expect(meantAddress(typed)).toBe(meant);
	});

	it.each([
		...["gmail.com", "hotmail.com", "hotmail.es", "hotmail.com.ar", "hotmail.co.uk", "outlook.com", "outlook.es"],
		...["yahoo.com", "yahoo.com.mx", "yahoo.es", "yahoo.co.uk", "icloud.com", "mail.com", "ymail.com", "email.com"],
		...["gmx.com", "gail.co.in", "wahoo.com", "live.com.mx", "empresa.co", "empresa.com.co", "aero.om", "unam.mx"],
	])("is nobody's question at %s", (host) => {
		expect(meantAddress(`ana@${host}`)).toBeUndefined();
	});

	it("is none where what was typed is no address", () => {
		for (const text of ["", "gmial.com", "@gmial.com", "a b@gmial.com", "a@gmial"])
			expect(meantAddress(text)).toBeUndefined();
	});
});

describe("a form with a slip", () => {
	const right = {
		name: "Ana",
		text: "Hola, necesito ayuda.",
		topic: "booking",
		email: "ana@gmial.com",
		consent: "yes",
	};
	const read = (sent: Readonly<Record<string, string>>) =>
		readForm(contactForm, new URLSearchParams({ ...right, ...sent }), setting);
	const emailOf = (reading: ReturnType<typeof read>) => reading.typed.email;

	it("asks once, beside the field, with the address that was meant", () => {
		const reading = read({});
		expect(reading).toMatchObject({
			kind: "invalid",
			problems: [{ field: "email", key: "email.meant.send", values: { address: "ana@gmail.com" } }],
		});
		expect(emailOf(reading)).toBe(right.email);
	});

	it("takes the same address the second time: a real host is never refused", () => {
		expect(read({ "email-kept": right.email })).toMatchObject({ kind: "ok", typed: { email: right.email } });
	});

	it("asks again about another slip", () => {
		expect(read({ email: "ana@gmai.com", "email-kept": right.email }).kind).toBe("invalid");
	});

	it("takes the address that was meant where its box is checked, of the address that was asked about alone", () => {
		const sent = { "email-kept": right.email, "email-meant": "yes" };
		expect(read(sent)).toMatchObject({ kind: "ok", typed: { email: "ana@gmail.com" } });
		expect(emailOf(read({ ...sent, email: "ana@empresa.co" }))).toBe("ana@empresa.co");
	});

	it("says it in the order of the form, beside what else is wrong", () => {
		const reading = read({ name: "", text: "" });
		const fields = reading.kind === "invalid" ? reading.problems.map(({ field }) => field) : [];
		expect(fields).toEqual(Object.keys(contactForm.fields).filter((name) => ["name", "email", "text"].includes(name)));
	});
});

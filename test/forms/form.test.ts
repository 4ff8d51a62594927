// The forms' kit: what a declaration reads, what it says, and what two forms must say alike.
import { describe, expect, it } from "vitest";
import en from "../../locales/en/translation.json";
import { nameForm } from "../../src/features/bookings/forms/name-form.ts";
import { passengerForm } from "../../src/features/bookings/passengers/form/passenger-form.ts";
import { changeForm } from "../../src/features/changes/forms/change-form.ts";
import { disruptionFormIn } from "../../src/features/changes/forms/disruption-form.ts";
import { callbackForm } from "../../src/features/contact/forms/callback-form.ts";
import { contactForm } from "../../src/features/contact/forms/contact-form.ts";
import { flightForm } from "../../src/flights/form/flight-form.ts";
import { placesIn } from "../../src/flights/read-places.ts";
import { type AnyForm, blank, typedIn } from "../../src/forms/form.ts";
import { codes } from "../../src/forms/form-setting.ts";
import { phones } from "../../src/forms/phone.ts";
import { said, say } from "../../src/forms/problem.ts";
import { readForm } from "../../src/forms/read-form.ts";
import { referenceForm } from "../../src/forms/reference-form.ts";
import { manyLines, oneLine } from "../../src/forms/typed-text.ts";
import { createMessages } from "../../src/i18n/messages.ts";
import { groupReference, randomConfirmation, randomNumber, randomReference } from "../../src/references/reference.ts";

const setting = { now: new Date("2026-11-21T18:00:00Z"), language: "en", phones, codes } as const;

describe("what was typed", () => {
	it("is one line that reads as it looks", () => {
		expect(oneLine("  Ana\u0000\tMaría   Pérez\r\n ")).toBe("Ana María Pérez");
		for (const mark of "\u061C\u200E\u200F\u202A\u202E\u2066\u2069\u2028\u2029") {
			expect(oneLine(`a${mark}b`), mark.codePointAt(0)?.toString(16)).toBe("a b");
			expect(manyLines(`a${mark}b`), mark.codePointAt(0)?.toString(16)).toBe("a b");
		}
	});

	it("is cut where nothing sensible is that long, never within a character", () => {
		expect(oneLine("x".repeat(999))).toHaveLength(254);
		expect(oneLine("😀".repeat(9), 5).isWellFormed()).toBe(true);
		expect(oneLine(new File(["x"], "x"))).toBe("");
	});

	it("keeps its lines where it has several", () => {
		expect(manyLines("a\r\n\r\n\tb\u0000c\n")).toBe("a\n\n\tb c");
	});

	it("stays missing where it is missing: nothing is filled in for the one who sent it", () => {
		expect(blank(callbackForm).when).toBe("any");
		expect(typedIn(callbackForm, new FormData()).when).toBe("");
	});
});

describe("a problem", () => {
	it("travels as the message of a rule, with its values", () => {
		expect(said(say("message.problem.name"))).toEqual({ key: "message.problem.name" });
		const values = { limit: 10, name: "a b {}" };
		expect(said(say("message.problem.long", values))).toEqual({ key: "message.problem.long", values });
	});

	const needs = { places: placesIn("en"), dayText: (day: string) => day };
	const search: AnyForm = { ...flightForm, schema: ({ now }) => flightForm.schema({ now, ...needs }) as never };
	const passengers = passengerForm({ adults: 1, ages: [7, 1, 0] }, "en", { lastFlightOn: "2026-12-01" });
	const forms: readonly AnyForm[] = [
		contactForm,
		callbackForm,
		changeForm,
		disruptionFormIn(),
		referenceForm,
		search,
		passengers,
	];
	const odd = ["", "x", "-1", "2026-02-31", "day", "\u202E", "<script>", "9".repeat(300), "ñ".repeat(5000)];
	it.each(forms.map((form) => [form.id, form] as const))(
		"of %s has a text and a field, whatever is sent",
		(_, form) => {
			for (const value of odd) {
				const data = new URLSearchParams(Object.keys(form.fields).map((name) => [name, value]));
				const reading = readForm(form, data, setting);
				expect(reading.kind, value).toBe("invalid");
				const problems = reading.kind === "invalid" ? reading.problems : [];
				expect(problems.filter(({ key }) => !Object.hasOwn(en, key))).toEqual([]);
				const fields = problems.map(({ field }) => field);
				expect(fields).toEqual(Object.keys(form.fields).filter((name) => fields.includes(name)));
			}
		},
	);
});

describe("a field that opens something", () => {
	const read = (form: AnyForm, name: string, text: string) =>
		readForm(form, new URLSearchParams({ [name]: text }), setting);

	it("takes any reference as it is dictated, and a last name as it is typed", () => {
		for (const [of, code] of [
			["quote", randomReference()],
			["number", randomNumber()],
			["booking", randomConfirmation()],
		] as const) {
			const typed = ` ${groupReference(code).toLowerCase()} `;
			expect(read(referenceForm, "code", typed)).toMatchObject({ value: { code: { of, code } } });
		}
		expect(read(nameForm, "surname", " García  Márquez ")).toMatchObject({ value: { surname: "García Márquez" } });
		expect(read(nameForm, "surname", " ")).toMatchObject({ problems: [{ field: "surname", key: "lookup.missing" }] });
	});
});

describe("a phone number", () => {
	const callback = { ...blank(callbackForm, { speaks: "es" }), name: "Juan", topic: "change", consent: "yes" };
	const asCallback = (phone: string, country: string) => {
		const reading = readForm(callbackForm, new URLSearchParams({ ...callback, phone, country }), setting);
		return reading.kind === "ok" ? reading.value.phone : reading.problems.map(({ key }) => key);
	};
	const asBooking = (phone: string, country: string) => {
		const booking = passengerForm({ adults: 0, ages: [] }, "en");
		const reading = readForm(booking, new URLSearchParams({ email: "a@b.example", phone, country }), setting);
		return reading.kind === "ok" ? reading.value.contact.phone : reading.problems.map(({ key }) => key);
	};

	it.each([
		["044 55 1234 5678", "MX", "+525512345678"],
		["+52 1 55 1234 5678", "MX", "+525512345678"],
		["+52 1 55 1234 5678", "US", "+525512345678"],
		["0052 55 1234 5678", "MX", "+525512345678"],
		["0052 55 1234 5678", "US", "+525512345678"],
		["(212) 555-0100", "US", "+12125550100"],
		["310 456 7890", "CO", "+573104567890"],
		["11 2345 6789", "AR", "+541123456789"],
		["55 1234 5678", "", ["phone.problem.country"]],
		["(212) 155-0100", "US", ["phone.problem"]],
		["305 555 0199 ext. 4", "US", ["phone.problem"]],
	])("typed as %s in %s is read alike by a booking and by a call-back request", (text, country, expected) => {
		expect(asCallback(text, country)).toEqual(expected);
		expect(asBooking(text, country)).toEqual(expected);
	});

	it.each([
		["775-1234", "VI", "(340) 642-1234"],
		["886377", "SM", "66 66 12 12"],
		["234 5678", "US", "(201) 555-0123"],
		["1234 5678", "MX", "222 123 4567"],
		["+1 775 1234", "VI", "+52 55 1234 5678"],
	])("typed as %s in %s, without its area code, is asked for with it, like %s", (phone, country, example) => {
		const typed = { ...callback, phone, country };
		const reading = readForm(callbackForm, new URLSearchParams(typed), setting);
		const problems = reading.kind === "invalid" ? reading.problems : [];
		expect(problems).toEqual([{ field: "phone", key: "phone.problem", values: { example } }]);
		expect(phones.read(example, country)).toMatchObject({ kind: "ok" });
		for (const [language, area] of [
			["en", "with its area code"],
			["es", "con su código de área"],
		] as const) {
			const text = createMessages(language, {}).t("phone.problem", { example, phone: "+1 305 555 0100" });
			expect(text).toContain(area);
			expect(text).toContain(example);
		}
	});

	it("comes back as it was typed, for another country to read it anew, beside its own country where it says one", () => {
		const typed = { ...callback, consent: "", phone: "044 55 1234 5678", country: "MX" };
		expect(readForm(callbackForm, new URLSearchParams(typed), setting)).toMatchObject({
			kind: "invalid",
			typed: { phone: "044 55 1234 5678", country: "MX" },
		});
		const abroad = { ...typed, phone: "+57 300 1234567", country: "US" };
		expect(readForm(callbackForm, new URLSearchParams(abroad), setting).typed).toMatchObject({
			phone: "+57 300 1234567",
			country: "CO",
		});
		const colombian = { ...typed, phone: "310 234 5678", country: "US" };
		const { typed: again } = readForm(callbackForm, new URLSearchParams(colombian), setting);
		expect(again).toMatchObject({ phone: "310 234 5678", country: "US" });
		expect(asCallback(again.phone, "CO")).toEqual("+573102345678");
	});
});

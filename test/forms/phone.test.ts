// Phone numbers as people of our travelers' countries type them, read to E.164.
import { getCountries, getExampleNumber } from "libphonenumber-js/max";
import examples from "libphonenumber-js/mobile/examples";
import { describe, expect, it } from "vitest";
import { typedPhones } from "../../src/forms/island/phones.ts";
import {
	formatPhoneNumber,
	formatPhoneWithCountry,
	isPhoneToCheck,
	phoneCountries,
	phoneFieldsOf,
	phones,
} from "../../src/forms/phone.ts";
import { oneLine } from "../../src/forms/typed-text.ts";

describe("a phone number", () => {
	it.each([
		["(305) 555-0199", "US", "+13055550199"],
		["1 305 555 0199", "US", "+13055550199"],
		["+1 416 555 0123", "MX", "+14165550123"],
		["55 1234 5678", "MX", "+525512345678"],
		["+52 55 1234 5678", "US", "+525512345678"],
		["+52 1 55 1234 5678", "US", "+525512345678"],
		["044 55 1234 5678", "MX", "+525512345678"],
		["045 55-1234-5678", "MX", "+525512345678"],
		["01 55 1234 5678", "MX", "+525512345678"],
		["521 55 1234 5678", "MX", "+525512345678"],
		["011 52 55 1234 5678", "US", "+525512345678"],
		["011 52 1 55 1234 5678", "US", "+525512345678"],
		["011-52-55-1234-5678", "MX", "+525512345678"],
		["011 503 7123 4567", "SV", "+50371234567"],
		["011 57 300 123 4567", "CO", "+573001234567"],
		["00 34 612 34 56 78", "US", "+34612345678"],
		["300 123 4567", "CO", "+573001234567"],
		["+57 601 234 5678", "US", "+576012345678"],
		["5123 4567", "GT", "+50251234567"],
		["7123-4567", "SV", "+50371234567"],
		["9123-4567", "HN", "+50491234567"],
		["+504 9123 4567", "US", "+50491234567"],
		["8123 4567", "NI", "+50581234567"],
		["8312 3456", "CR", "+50683123456"],
		["6123-4567", "PA", "+50761234567"],
		["809 234 5678", "DO", "+18092345678"],
		["787 234 5678", "PR", "+17872345678"],
		["5 1234567", "CU", "+5351234567"],
		["0412 123 4567", "VE", "+584121234567"],
		["099 123 4567", "EC", "+593991234567"],
		["(11) 91234-5678", "BR", "+5511912345678"],
		["011 15 2345 6789", "AR", "+5491123456789"],
		["011 5234 5678", "AR", "+541152345678"],
		["＋57 300 123 4567", "US", "+573001234567"],
		["0052 55 1234 5678", "US", "+525512345678"],
		["0052 1 55 1234 5678", "US", "+525512345678"],
		["+52 1 55 1234 5678", "MX", "+525512345678"],
		["001 212 555 0100", "MX", "+12125550100"],
		["+52 (01) 55 1234 5678", "US", "+525512345678"],
		["+52 044 55 1234 5678", "US", "+525512345678"],
		["(0412) 123.4567", "VE", "+584121234567"],
		["+54 11 15 2345 6789", "US", "+5491123456789"],
		["+593 099 123 4567", "US", "+593991234567"],
	])("%s of %s is %s", (text, country, phone) => {
		expect(phones.read(text, country)).toMatchObject({ kind: "ok", phone });
	});

	// As people write them down: google/libphonenumber FAQ.md (Mexico, Argentina), vanshg395/intl_phone_field#445,
	// floere/phony#310, ybrusentsov/react-international-phone#167, alexplumb/material-ui-phone-number#109.
	it.each([
		["044 33 1234 5678", "MX", "+523312345678"],
		["(01 33) 1234-5678", "MX", "+523312345678"],
		["+52 (1) 33 1234 5678", "US", "+523312345678"],
		["52 33 1234 5678", "MX", "+523312345678"],
		["+ 52 33 1234 5678", "US", "+523312345678"],
		["11 15 2345-6789", "AR", "+5491123456789"],
		["0351 15 234-5678", "AR", "+5493512345678"],
		["9 11 2345 6789", "AR", "+5491123456789"],
		["549 11 2345 6789", "AR", "+5491123456789"],
		["+54 9 351 234 5678", "US", "+5493512345678"],
		["+54 11 2345 6789", "US", "+541123456789"],
		["(11) 3123-4567", "BR", "+551131234567"],
		["0 11 91234-5678", "BR", "+5511912345678"],
		["55 11 91234-5678", "BR", "+5511912345678"],
		["2222 3456", "CR", "+50622223456"],
		["+506 6012 3456", "US", "+50660123456"],
		["57 300 123 4567", "CO", "+573001234567"],
		["502 5123 4567", "GT", "+50251234567"],
		["0414-1234567", "VE", "+584141234567"],
		["987 654 321", "PE", "+51987654321"],
		["9 8765 4321", "CL", "+56987654321"],
		["٣٠٥ ٥٥٥ ٠١٩٩", "US", "+13055550199"],
		["۳۰۵۵۵۵۰۱۹۹", "US", "+13055550199"],
		["＋１（３０５）５５５－０１９９", "MX", "+13055550199"],
		["(+1) 305 555 0199", "MX", "+13055550199"],
		["(+52) 33 1234 5678", "US", "+523312345678"],
		["tel:+13055550199", "MX", "+13055550199"],
		["305–555–0199", "US", "+13055550199"],
		["305\u2011555\u20110199", "US", "+13055550199"],
		["305\u00a0555\u00a00199", "US", "+13055550199"],
		["\u202a+1 305 555 0199\u202c", "MX", "+13055550199"],
		["305.555.0199.", "US", "+13055550199"],
		["305 / 555 / 0199", "US", "+13055550199"],
	])("%s of %s is %s, as it is written down", (text, country, phone) => {
		// A form takes marks of direction away, as phones paste them around a number.
		for (const reader of [phones, typedPhones])
			expect(reader.read(oneLine(text), country)).toMatchObject({ kind: "ok", phone });
	});

	it.each([
		// An extension, in any way: nobody can be called by it from a machine.
		...["305 555 0199 ext. 12", "305 555 0199 x12", "305 555 0199 #12", "305 555 0199,12", "305 555 0199;ext=12"],
		...["305 555 0199 extensión 12", "305 555 0199 int. 12", "305 555 0199 anexo 5"],
		// Two numbers: none of them is chosen for their owner.
		...["305 555 0199 / 786 555 0100", "3055550199, 7865550100", "305 555 0199 or 786 555 0100"],
		...["305 555 0199 786 555 0100", "305-555-0199/0200", "305 555 0199 y 786 555 0100", "305 555 0199\n786 555 0100"],
		// Letters on the keys, and letters that look like digits.
		...["1-800-FLOWERS", "305 LLL OI99", "3O5 555 O199"],
		// Short of a digit, or with one too many.
		...["305 555 019", "305 555 01999", "555 0199"],
	])("%j of the United States is none", (text) => {
		expect(phones.read(text, "US")).toEqual({ kind: "impossible" });
		expect(typedPhones.read(text, "US")).toEqual({ kind: "impossible" });
	});

	// Without its 9, a mobile number of Brazil has not been dialed since 2016; and no code makes it one.
	it.each([
		["11 8765-4321", "BR"],
		["+55 11 8765 4321", "US"],
		["521 33 1234 5678", "US"],
		["8312 345", "CR"],
	])("%s of %s is none, and is never completed", (text, country) => {
		expect(phones.read(text, country)).toEqual({ kind: "impossible" });
	});

	it.each([
		["123", "US"],
		["305 555 0199 ext. 4", "US"],
		["call me", "US"],
		["+999 123 456 789", "US"],
		["+52 55 1234 567", "MX"],
		["+", "US"],
		// No exchange of North America begins with 1.
		["(212) 155-0100", "US"],
		// Dialed as from the United States, without the code of the chosen country or with that of another.
		["011 55 3123 4567", "MX"],
		["011 1 212 555 0100", "CO"],
		["011 4310 81264", "AR"],
		["011 954 234 5678", "VE"],
		["12", "US"],
		["2125550100 or so, ask for Ana", "US"],
		["1".repeat(300), "US"],
		// Typed with the country's code and without its +.
		["57 300 123 4567", "US"],
		["503 7123 4567", "US"],
		// Local numbers, without the area code.
		["3123 4567", "BR"],
		["91234-5678", "BR"],
		["15 2345 6789", "AR"],
		["+54 15 2345 6789", "US"],
		["234 5678", "CO"],
		["1234 5678", "MX"],
		["123 4567", "VE"],
		["234 5678", "PE"],
		["886377", "SM"],
		["20 12345", "MG"],
		// No area code can be one of these.
		["911 234 5678", "US"],
		["555 555 5555", "US"],
		["999 999 9999", "US"],
		["123 456 7890", "US"],
	])("%s of %s is none", (text, country) => {
		expect(phones.read(text, country)).toEqual({ kind: "impossible" });
	});

	// The last two are names that every object has.
	it.each(["", "XX", "us", "constructor", "__proto__"])(
		"is nobody's where its country is %j, unless it says its own",
		(country) => {
			expect(phones.read("55 1234 5678", country)).toEqual({ kind: "stateless" });
			expect(phones.example(country)).toBeUndefined();
			expect(phones.read("+52 55 1234 5678", country)).toMatchObject({ phone: "+525512345678" });
		},
	);

	it("may be missing, which is another thing", () => {
		expect(phones.read("  ", "US")).toEqual({ kind: "blank" });
	});

	it("is shown in groups", () => {
		expect(formatPhoneNumber("+525512345678")).toBe("+52 55 1234 5678");
		expect(formatPhoneNumber("+573104567890")).toBe("+57 310 456 7890");
		expect(formatPhoneNumber("+576015080199")).toBe("+57 601 508 0199");
		expect(formatPhoneNumber("+5353456789")).toBe("+53 5 345 6789");
		expect(formatPhoneNumber("none")).toBe("none");
	});

	it("is shown with the country that was read", () => {
		expect(formatPhoneWithCountry("+13102345678", "en")).toBe("+1 310 234 5678, United States");
		expect(formatPhoneWithCountry("+13102345678", "es")).toBe("+1 310 234 5678, Estados Unidos");
		expect(formatPhoneWithCountry("+573102345678", "en")).toBe("+57 310 234 5678, Colombia");
		expect(formatPhoneWithCountry("+18092345678", "es")).toBe("+1 809 234 5678, República Dominicana");
		expect(formatPhoneWithCountry("+16214023931", "en")).toBe("+1 621 402 3931, United States or Canada");
		expect(formatPhoneWithCountry("none", "en")).toBe("none");
	});
});

/** Read alike by the whole plans of the server and by the smaller ones of a browser. */
describe.each([
	["the server", phones],
	["a browser", typedPhones],
])("%s", (_, reader) => {
	it("reads the example number of every country, however it is written", () => {
		const misread = getCountries().flatMap((country) => {
			const example = getExampleNumber(country, examples);
			if (!example) return [`${country} has no example`];
			const [national, abroad] = [example.formatNational(), example.formatInternational()];
			const ways = [
				...([national, example.nationalNumber].map((text) => [text, country]) as [string, string][]),
				...([abroad, example.number, abroad.replaceAll(" ", "-")].map((text) => [text, "MX"]) as [string, string][]),
				[example.number.replace("+", "00"), "MX"],
				[example.number.replace("+", "011 "), "US"],
				[example.number, ""],
			] as const;
			return ways.flatMap(([text, home]) => {
				const reading = reader.read(text, home);
				return reading.kind === "ok" && reading.phone === example.number ? [] : [`${country}: ${text} of ${home}`];
			});
		});
		expect(misread).toEqual([]);
	});

	/** Countries whose plan puts an area code before what it takes for a local number. */
	const completing = [
		...["AG", "AI", "AS", "BB", "BM", "BS", "DM", "GD", "GU", "JM", "KN", "KY", "LC", "MP", "MS", "SX", "TC", "TT"],
		...["VC", "VG", "VI", "GG", "IM", "JE", "SM", "MG", "NF", "CC", "CX"],
	];

	it.each(completing)("never completes a number of %s that is too short", (country) => {
		const { nationalNumber = "" } = getExampleNumber(country as "VI", examples) ?? {};
		const shorter = Array.from({ length: nationalNumber.length - 1 }, (_, length) =>
			nationalNumber.slice(0, length + 1),
		);
		const local = Array.from({ length: nationalNumber.length - 1 }, (_, cut) => nationalNumber.slice(cut + 1));
		for (const text of [...shorter, ...local]) {
			const reading = reader.read(text, country);
			if (reading.kind !== "ok") continue;
			// A number of the same country may be shorter; then it has no digits that nobody typed.
			expect(reading.phone.endsWith(text), text).toBe(true);
			expect(reading.phone.length, text).toBeLessThanOrEqual(text.length + 4);
		}
		expect(reader.read("(340) 775-1", country).kind).toBe("impossible");
	});
});

describe("an area code that no plan has", () => {
	/** In service or assigned, by public reports; libphonenumber learns of them later or not at all. */
	it.each([
		["621 402 3931", "US"],
		["(565) 456-9356", "US"],
		["+1 621 402 3931", "MX"],
		["1-621-402-3931", "PR"],
		["011 1 621 402 3931", "US"],
	])("is taken, and is for an agent to check: %s", (text, country) => {
		const reading = phones.read(text, country);
		expect(reading).toMatchObject({ kind: "ok", phone: `+1${text.replace(/\D/g, "").slice(-10)}` });
		expect(reading.kind === "ok" && isPhoneToCheck(reading.phone)).toBe(true);
		expect(typedPhones.read(text, country)).toMatchObject({ kind: "ok" });
	});

	it.each(["+13246609950", "+19489007357", "+19423456789", "+525512345678", "+573241234567"])(
		"%s is known",
		(phone) => {
			expect(phones.read(phone, "US")).toMatchObject({ phone });
			expect(isPhoneToCheck(phone)).toBe(false);
		},
	);
});

describe("a number that is kept, in a form again", () => {
	it("stands as it is dialed at home, so that another country reads the same digits anew", () => {
		const fields = phoneFieldsOf("+13102345678");
		expect(fields).toEqual({ phone: "(310) 234-5678", country: "US" });
		expect(phones.read(fields.phone, "CO")).toMatchObject({ phone: "+573102345678" });
		expect(phones.read(phoneFieldsOf("+15512345678").phone, "MX")).toMatchObject({ phone: "+525512345678" });
	});

	it("is the same number, whatever its country", () => {
		const kept = getCountries().map((country) => getExampleNumber(country, examples)?.number ?? "");
		for (const phone of [...kept, "+16214023931"]) {
			const fields = phoneFieldsOf(phone);
			expect(phones.read(fields.phone, fields.country), phone).toMatchObject({ kind: "ok", phone });
		}
	});
});

describe("the list of countries", () => {
	it("begins with those of most travelers, and has every other one once, by name in the language", () => {
		const list = phoneCountries("es");
		expect(list.slice(0, 3)).toEqual([
			["US", "Estados Unidos (+1)"],
			["MX", "México (+52)"],
			["CO", "Colombia (+57)"],
		]);
		expect(new Set(list.map(([code]) => code)).size).toBe(list.length);
		expect(list.length).toBeGreaterThan(240);
		const others = list.slice(23).map(([, text]) => text.replace(/ \(.*/, ""));
		expect(others).toEqual(others.toSorted((a, b) => a.localeCompare(b, "es-US")));
		expect(phoneCountries("en").find(([code]) => code === "DE")?.[1]).toBe("Germany (+49)");
	});
});

// Phone numbers as people write them, in their country, and the list of countries.
import { describe, expect, it } from "vitest";
import { callingCountries, formatPhoneNumber, readPhoneNumber } from "../../src/privacy/phone-number.ts";

describe("readPhoneNumber", () => {
	it.each([
		["(212) 555-0100", "US", "+12125550100"],
		["55 1234 5678", "MX", "+525512345678"],
		["300 123 4567", "CO", "+573001234567"],
		["2345-6789", "GT", "+50223456789"],
		["7012 3456", "SV", "+50370123456"],
		["9123-4567", "HN", "+50491234567"],
		["+34 612 34 56 78", "US", "+34612345678"],
		["001 212 555 0100", "MX", "+12125550100"],
		["12", "US", undefined],
		["", "US", undefined],
		["call me", "US", undefined],
		["2125550100 or so, ask for Ana", "US", undefined],
		["2125550100", "XX", undefined],
		["1".repeat(300), "US", undefined],
	])("reads %s in %s", (text, country, number) => {
		expect(readPhoneNumber(text, country)).toBe(number);
	});

	it("is written so that it can be read, and a text that is no number stays", () => {
		expect(formatPhoneNumber("+525512345678")).toBe("+52 55 1234 5678");
		expect(formatPhoneNumber("none")).toBe("none");
	});
});

describe("callingCountries", () => {
	it("begins with where our travelers live, and names all others in order", () => {
		const en = callingCountries("en");
		expect(en.slice(0, 3).map(({ label }) => label)).toEqual(["United States +1", "Mexico +52", "Colombia +57"]);
		expect(callingCountries("es")[1]?.label).toBe("México +52");
		expect(new Set(en.map(({ code }) => code)).size).toBe(en.length);
		const rest = en.slice(20).map(({ label }) => label);
		expect(rest).toEqual(rest.toSorted(new Intl.Collator("en").compare));
	});
});

// Phone numbers as people of our travelers' countries type them, read to E.164.
import { describe, expect, it } from "vitest";
import { countryOfPhone, formatPhoneNumber, phoneCountries, readPhone } from "../../src/forms/phone.ts";

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
	])("%s of %s is %s", (text, country, phone) => {
		expect(readPhone(text, country)).toMatchObject({ kind: "ok", phone });
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
	])("%s of %s is none", (text, country) => {
		expect(readPhone(text, country)).toEqual({ kind: "impossible" });
	});

	it.each(["", "XX", "us"])("is nobody's where its country is %j, unless it says its own", (country) => {
		expect(readPhone("55 1234 5678", country)).toEqual({ kind: "stateless" });
		expect(readPhone("+52 55 1234 5678", country)).toMatchObject({ phone: "+525512345678" });
	});

	it("may be missing, which is another thing", () => {
		expect(readPhone("  ", "US")).toEqual({ kind: "blank" });
	});

	it("is shown as it was understood, beside its own country", () => {
		expect(readPhone("044 55 1234 5678", "MX")).toMatchObject({ shown: "+52 55 1234 5678", country: "MX" });
		expect(readPhone("+57 300 1234567", "US")).toMatchObject({ shown: "+57 300 123 4567", country: "CO" });
		expect(formatPhoneNumber("+525512345678")).toBe("+52 55 1234 5678");
		expect(formatPhoneNumber("+573104567890")).toBe("+57 310 456 7890");
		expect(formatPhoneNumber("+576015080199")).toBe("+57 601 508 0199");
		expect(formatPhoneNumber("+5353456789")).toBe("+53 5 345 6789");
		expect(formatPhoneNumber("none")).toBe("none");
	});

	it("tells its country", () => {
		expect(countryOfPhone("+525512345678")).toBe("MX");
		expect(countryOfPhone("+18092345678")).toBe("DO");
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

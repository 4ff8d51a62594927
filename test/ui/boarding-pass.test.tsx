import { describe, expect, it } from "vitest";
import { languageCodes } from "../../src/i18n/languages.ts";
import { sampleBooking, sampleQuote } from "../../src/styleguide/sample-trip.ts";
import { BoardingPass } from "../../src/ui/boarding-pass.tsx";
import { agency, rendered, textOf } from "./page.tsx";

const pass = (change: Partial<typeof sampleBooking> = {}, language: "en" | "es" = "en") =>
	rendered(<BoardingPass booking={{ ...sampleBooking, ...change }} />, language);

describe("the confirmation", () => {
	it("shows each airline's code and ours, apart and by name", () => {
		const codes = pass()
			.querySelectorAll(".pass-code")
			.map((each) => [textOf(each.querySelector("dt")), textOf(each.querySelector("dd"))]);
		expect(codes).toEqual([
			["American Airlines code", "SAMPLA"],
			["Avianca code", "SAMPLB"],
			[`${agency.name} code`, "SAMPLE27"],
		]);
	});

	it("names the operating carrier beside a flight that another airline sells", () => {
		const flights = pass().querySelectorAll(".pass-flights tbody th").map(textOf);
		expect(flights).toEqual([
			"AA 3327 American Airlines, operated by Envoy Air",
			"AV 5 Avianca",
			"AV 6 Avianca",
			"AA 1198 American Airlines",
		]);
	});

	it("gives the day of an arrival that is on another day than the departure", () => {
		const cells = pass().querySelectorAll(".pass-flights tbody td").map(textOf);
		expect(cells.filter((cell) => cell.includes("2027"))).toEqual(["BOG 3:05 AMThu, Feb 11, 2027"]);
	});

	it.each([
		["ticketed", undefined, "Ticketed. The airline has issued a ticket for each traveler."],
		["pending", undefined, "Pending. We asked the airline for these seats. Nothing is confirmed until it answers."],
		["held", undefined, "On hold. The seats are kept, but not paid: there is no ticket yet."],
		[
			"held",
			sampleQuote.holds,
			"On hold. The seats are kept, but not paid: there is no ticket yet. Pay by Nov 22, 2026, 6:00 PM Eastern Time.",
		],
	] as const)("says in words that it is %s", (status, payBy, text) => {
		expect(textOf(pass({ status, payBy }).querySelector(".pass-status"))).toBe(text);
	});

	it.each(languageCodes)("says that it opens no gate, and what the 24-hour rule binds (%s)", (language) => {
		const notes = textOf(pass({}, language).querySelector(".pass-notes"));
		expect(notes).toContain(language === "en" ? "This is not a boarding pass" : "Esto no es un pase de abordar");
		expect(notes).toMatch(/24/);
	});

	it("lists every traveler, and says where a fact is not known", () => {
		const stub = textOf(pass().querySelector(".pass-stub"));
		for (const name of sampleBooking.travelers) expect(stub).toContain(name);
		expect(stub).toContain("checked bags: not known, ask us");
	});
});

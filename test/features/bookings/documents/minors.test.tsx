// A child on a trip abroad: the letter of consent, and the countries of the trip whose rule we are sure of.
import { expect, it } from "vitest";
import { Minors } from "../../../../src/features/bookings/documents/minors.tsx";
import { languageCodes } from "../../../../src/i18n/languages.ts";
import { createMessages } from "../../../../src/i18n/messages.ts";
import { rendered, textOf } from "../../../rendered-page.tsx";
import { way } from "./way.ts";

it.each(languageCodes)("is told of on a trip abroad with a child, and else of nothing (%s)", (language) => {
	const { t } = createMessages(language, {});
	const of = (route: string, ages: readonly number[]) =>
		rendered(<Minors slices={[way(route)]} travelers={{ adults: 1, ages }} />, language);
	const page = of("BOG-PTY-JFK", [7]);
	expect(textOf(page)).toContain(t("minors.heading"));
	expect(textOf(page)).toContain(t("minors.text"));
	expect(page.querySelectorAll("a").map((link) => link.getAttribute("href"))).toEqual([
		"https://www.migracioncolombia.gov.co/",
		"https://www.usa.gov/travel-documents-children",
	]);
	expect(textOf(of("MEX-EZE", [17]))).toMatch(/SAM.*Argentina/);
	expect(of("LIM-UIO", [0]).querySelector("ul")).toBeNull();
	expect(textOf(of("LIM-UIO", [0]))).toContain(t("minors.text"));
	expect(textOf(of("BOG-JFK", []))).toBe("");
	expect(textOf(of("JFK-LAX", [7]))).toBe("");
});

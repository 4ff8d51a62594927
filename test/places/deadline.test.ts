// Times are told by the city that a zone is called by, in the words of each language.
import { expect, it } from "vitest";
import { languageCodes } from "../../src/i18n/languages.ts";
import { zoneCity } from "../../src/places/airports.ts";
import { zones } from "../../src/places/data/airports.ts";
import { clockText, formatDeadline, formatTimeAt, zoneText } from "../../src/places/deadline.ts";

const plain = (text: string) => text.replace(/\s/g, " ");

it.each([
	["America/Bogota", "Bogotá time", "hora de Bogotá"],
	["America/New_York", "New York time", "hora de Nueva York"],
	["America/Mexico_City", "Mexico City time", "hora de Ciudad de México"],
	["America/Argentina/Buenos_Aires", "Buenos Aires time", "hora de Buenos Aires"],
	["America/Costa_Rica", "San José time", "hora de San José"],
	["America/Indiana/Indianapolis", "Indianapolis time", "hora de Indianápolis"],
	["Europe/London", "London time", "hora de Londres"],
	["UTC", "UTC", "UTC"],
] as const)("%s is %s", (zone, en, es) => {
	expect([zoneText(zone, "en"), zoneText(zone, "es")]).toEqual([en, es]);
});

it("says the time of a place by the place, not by another city of its zone", () => {
	expect(plain(formatTimeAt("2026-11-27T19:45:00Z", "IAH", "es"))).toBe("27 nov 2026, 1:45 p. m., hora de Houston");
	expect(plain(formatTimeAt("2026-11-27T19:45:00Z", "HOUA", "en", "near"))).toBe(
		"Friday, November 27, 1:45 PM, Houston time",
	);
	expect([clockText("MIA", "en"), clockText("NYC", "es")]).toEqual(["Miami time", "hora de Nueva York"]);
	for (const code of ["WAS", "DCA", "IAD"]) {
		expect([clockText(code, "en"), clockText(code, "es")]).toEqual(["Washington, D.C. time", "hora de Washington"]);
	}
	expect(plain(formatTimeAt("2026-11-27T19:45:00Z", "ZZZ", "es"))).toBe("27 nov 2026, 7:45 p. m., UTC");
});

it("every zone that an airport keeps has a city in every language", () => {
	const nameless = zones.filter((zone) =>
		languageCodes.some((language) => !/^\p{Lu}/u.test(zoneCity(zone, language) ?? "")),
	);
	expect(nameless).toEqual([]);
});

it("tells a moment exactly, as people say a day that is near, or with its weekday and year", () => {
	const tell = (language: "en" | "es", style: "exact" | "near" | "full") =>
		plain(formatDeadline("2026-11-24T23:00:00Z", "America/Bogota", language, style));
	expect(tell("en", "exact")).toBe("Nov 24, 2026, 6:00 PM, Bogotá time");
	expect(tell("es", "exact")).toBe("24 nov 2026, 6:00 p. m., hora de Bogotá");
	expect(tell("en", "near")).toBe("Tuesday, November 24, 6:00 PM, Bogotá time");
	expect(tell("es", "near")).toBe("martes 24 de noviembre, 6:00 p. m., hora de Bogotá");
	expect(tell("en", "full")).toBe("Tuesday, November 24, 2026, 6:00 PM, Bogotá time");
	expect(tell("es", "full")).toBe("martes 24 de noviembre de 2026, 6:00 p. m., hora de Bogotá");
});

// Hours in words; and every text that claims something of the agency's hours or place says what is configured.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readChannels } from "../../src/channels/channels.ts";
import type { Env } from "../../src/env.ts";
import { type Language, languageCodes } from "../../src/i18n/languages.ts";
import { agencyRecord } from "../../src/page/structured-data.ts";
import { claims } from "../../src/places/hours-text.ts";
import { createServices } from "../../src/services.ts";
import { languageCodes as knownLanguages } from "../languages.ts";
import { testEnv } from "../test-env.ts";

const root = join(import.meta.dirname, "../..");
const office = { AGENCY_HOURS: "Mo-Fr 08:00-20:00, Sa 09:00-14:00", AGENCY_ZONE: "America/Bogota" };
const told = (vars: Readonly<Record<string, string>>, language: Language) => {
	const values = claims(
		readChannels((name) => vars[name] ?? ""),
		language,
	);
	return Object.fromEntries(Object.entries(values).map(([name, text]) => [name, String(text).replace(/\s/g, " ")]));
};

describe.each(knownLanguages)("what texts claim (%s)", (language) => {
	it("is by default what the contract says", () => {
		expect(told({}, language)).toEqual(
			{
				en: {
					hours: "24 hours a day, 7 days a week",
					hoursAlone: "24 hours a day, 7 days a week",
					...{ anyHour: "at any hour", staffedIn: "in the United States" },
				},
				es: {
					hours: "las 24 horas, los 7 días de la semana",
					hoursAlone: "Las 24 horas, los 7 días de la semana",
					...{ anyHour: "a cualquier hora", staffedIn: "en Estados Unidos" },
				},
			}[language],
		);
	});

	it("is what is configured, by the clock of a city", () => {
		const { hours, anyHour, staffedIn } = told({ ...office, AGENCY_STAFFED_IN: "CO" }, language);
		expect(hours).toBe(
			{
				en: "Monday to Friday, 8:00 AM to 8:00 PM; Saturday, 9:00 AM to 2:00 PM (Bogotá time)",
				es: "de lunes a viernes, de 8:00 a. m. a 8:00 p. m.; sábado, de 9:00 a. m. a 2:00 p. m. (hora de Bogotá)",
			}[language],
		);
		expect(anyHour).toBe(hours);
		expect(staffedIn).toBe({ en: "in Colombia", es: "en Colombia" }[language]);
	});
});

/** Words that claim hours or a place of somebody. The DOT's 24-hour rule has none of them. */
const claim: Readonly<Record<string, RegExp>> = {
	en: /24\/7|\bhours a day|around the clock|\b(any|every|all) hours?\b(?! on the way)|\bday (and|or) night|(staffed|answered?) in the|\b(7|seven) days a week|at night(,| and) on|(agents|people) in the United States/i,
	es: /24\/7|(?<!(regla de|regla federal de|dentro de|corren|cumplen|revisar en) )las 24 horas(,|\.?"|\.? *$| en (español|inglés)| tanto)|a (cualquier|toda) hora\b|día (y|o) (de )?noche|los (7|siete) días|atienden? (en|desde) Estados Unidos/im,
};
/** Of others: fares that change, and the colors of day and night. */
const ofOthers = /airlines (move|change)|fares change|aerolíneas (mueven|cambian)|tarifas de hoy|contraste|`scheme`/i;

const contentFiles = (language: Language) =>
	["pages", "guides", "airlines", "destinations"].flatMap((folder) =>
		readdirSync(join(root, "content", folder), { recursive: true, encoding: "utf8" })
			.filter((file) => file.endsWith(`${language}.md`))
			.map((file) => join("content", folder, file)),
	);

describe.each(languageCodes)("no text (%s)", (language) => {
	const ownWords = (key: string) => key.startsWith("hours.") || key.startsWith("staffed.");
	const found = (texts: readonly (readonly [place: string, text: string])[]) =>
		texts.filter(([, text]) => claim[language]?.test(text) && !ofOthers.test(text));

	it("of the interface claims hours or a place by itself", () => {
		const texts: Record<string, string> = JSON.parse(
			readFileSync(join(root, `locales/${language}/translation.json`), "utf8"),
		);
		expect(found(Object.entries(texts).filter(([key]) => !ownWords(key)))).toEqual([]);
		expect(
			Object.values(texts).filter((text) => /\{\{(hours|hoursAlone|anyHour)\}\}/.test(text)).length,
		).toBeGreaterThan(5);
	});

	it("of content does", () => {
		const lines = contentFiles(language).flatMap((file) =>
			readFileSync(join(root, file), "utf8")
				.split("\n")
				// What a text about a city says of day and night is the city's, but where it offers the call.
				.filter((line) => !file.includes("destinations") || line.includes("(call:)"))
				.map((line) => [file, line] as const),
		);
		expect(lines.length).toBeGreaterThan(1000);
		expect(found(lines)).toEqual([]);
	});
});

it("the agency's record has the hours that are configured", () => {
	const recordOf = (vars: object) =>
		agencyRecord(createServices({ ...testEnv(), ...vars } as unknown as Env).config, "").openingHoursSpecification;
	expect(recordOf({})).toMatchObject({ opens: "00:00", closes: "23:59", dayOfWeek: { length: 7 } });
	expect(recordOf(office)).toMatchObject([
		{ opens: "08:00", closes: "20:00", dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] },
		{ opens: "09:00", closes: "14:00", dayOfWeek: ["Saturday"] },
	]);
});

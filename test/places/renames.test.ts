// Codes that airports gave up, and codes that were given to another airport: both lead to the airport that flies today.
import { describe, expect, test } from "vitest";
import { parseFlightQuery } from "../../src/flights/query.ts";
import { languageCodes } from "../../src/i18n/languages.ts";
import { airportsOf, allAirports, findAirport, findPlace, successorOf } from "../../src/places/airports.ts";
import { distanceKm } from "../../src/places/great-circle.ts";
import type { Place } from "../../src/places/place.ts";
import { resolvePlace } from "../../src/places/resolve.ts";
import { searchPlaces } from "../../src/places/search.ts";
import { renames, reuses } from "./known-renames.ts";

const now = new Date("2026-11-28T12:00:00Z");
const codesIn = (place: Place) => airportsOf(place).map(({ code }) => code);

test("the list is worth its name: forty codes and more, each with who reports it", () => {
	expect(new Set(renames.map(({ old }) => old)).size).toBe(renames.length);
	expect(renames.length).toBeGreaterThanOrEqual(40);
	for (const { old, now: code, names, source } of renames) {
		expect([old, code].join(" ")).toMatch(/^[A-Z]{3} [A-Z]{3}$/);
		expect(names.length, old).toBeGreaterThan(0);
		expect(source.length, old).toBeGreaterThan(10);
	}
});

describe.each(renames)("$old, $now since $since", ({ old, now: code, names }) => {
	test("leads to the airport of today, in a link and in a form", () => {
		expect(findAirport(old)?.code).toBe(code);
		expect(findAirport(old.toLowerCase())?.code).toBe(code);
		expect(successorOf(old)).toBe(code);
		for (const text of [old, `${names[0]} (${old})`]) {
			const params = new URLSearchParams({ trip: "oneway", from: "MEX", to: text, depart: "2026-12-10", adults: "1" });
			const parsed = parseFlightQuery(params, { language: "en", now });
			expect(parsed.kind === "ok" && parsed.query.slices[0]?.to.code, text).toBe(code);
		}
	});

	test("is suggested first for its old code, and is no place of its own", () => {
		for (const language of languageCodes) expect(searchPlaces(old, language, 3)[0]?.code, language).toBe(code);
		expect(allAirports().some((airport) => airport.code === old)).toBe(false);
	});

	test.each(names)("is found by «%s», and suggested for it", (name) => {
		for (const language of languageCodes) {
			const read = resolvePlace(name, language);
			expect(read.kind === "found" ? codesIn(read.place) : read, language).toContain(code);
			expect(searchPlaces(name, language, 3).flatMap(codesIn), language).toContain(code);
		}
	});
});

test.each(reuses)("$code is the airport of $today.city, and no longer $before", ({ code, today }) => {
	const airport = findAirport(code);
	expect(airport?.code).toBe(code);
	expect(airport?.city.en).toBe(today.city);
	expect(airport && distanceKm(airport, today)).toBeLessThan(6);
	expect(successorOf(code)).toBeUndefined();
});

test.each([
	["BUH", "OTP"],
	["BAK", "GYD"],
	["IZM", "ADB"],
	["ANK", "ESB"],
	["BHZ", "CNF"],
	["SAC", "SMF"],
	["MKC", "MCI"],
	["DTT", "DTW"],
	["YEA", "YEG"],
])("%s, IATA's code of a city that no airport has, is its airport %s", (city, code) => {
	expect(findPlace(city)?.code).toBe(code);
	expect(successorOf(city)).toBeUndefined();
	expect(searchPlaces(city, "en", 8).map((place) => place.code)).toContain(code);
});

test.each([
	["Kiev", "KBP"],
	["Kyiv", "KBP"],
	["Saigón", "SGN"],
	["Bombay", "BOM"],
	["Leningrado", "LED"],
	["Rangún", "RGN"],
	["Stapleton", "DEN"],
	["Kai Tak", "HKG"],
	["Ellinikon", "ATH"],
	["McCarran", "LAS"],
	["Pudahuel", "SCL"],
	["Maiquetía", "CCS"],
	["Comalapa", "SAL"],
	["4 de Fevereiro", "LAD"],
	["Costa de Marfil", "ABJ"],
	["Ivory Coast", "ABJ"],
	["República Checa", "PRG"],
	["Eswatini", "SHO"],
])("«%s», as people called it, is %s", (name, code) => {
	for (const language of languageCodes)
		expect(searchPlaces(name, language, 3).map((place) => place.code)).toContain(code);
});

test("Türkiye is the country by its new name too", () => {
	const all = ["Turkey", "Türkiye", "Turquía"].map((name) => searchPlaces(name, "es", 5).map(({ code }) => code));
	expect(all[1]).toEqual(all[0]);
	expect(all[2]).toEqual(all[0]);
});

test("three letters that are no code are never taken for a place whose name begins with them", () => {
	for (const text of ["KIW", "AGO", "HEW", "AQU", "cut", "Xyz", "QQQ"]) {
		const read = resolvePlace(text, "en");
		expect(["alike", "unknown"], text).toContain(read.kind);
	}
	for (const [text, code] of [
		["MTL", "YMQ"],
		["Fes", "FEZ"],
		["rio", "RIO"],
	] as const) {
		const read = resolvePlace(text, "es");
		expect(read.kind === "found" && read.place.code, text).toBe(code);
	}
});

// What must hold of every airport, metropolitan area and destination, whatever the sources' next version brings.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
	airportSource,
	airportsOf,
	allAirports,
	findAirport,
	findPlace,
	iataCityCode,
	metros,
	weightOf,
} from "../../src/places/airports.ts";
import { airportRows } from "../../src/places/data/airports.ts";
import { metroTable } from "../../src/places/data/metros.ts";
import { regionTable } from "../../src/places/data/regions.ts";
import { destinations, findDestination } from "../../src/places/destinations.ts";
import { regionName } from "../../src/places/labels.ts";
import { placeLines, readNames } from "../../src/places/search-names.ts";

const airports = allAirports();

describe("airports", () => {
	test("there are more than three thousand, each code once", () => {
		expect(airports.length).toBeGreaterThan(3_000);
		expect(new Set(airports.map(({ code }) => code)).size).toBe(airports.length);
	});

	test("each has a code, a name, a city in both languages, a country and a place on the globe", () => {
		for (const airport of airports) {
			const { code, name, city, country, latitude, longitude } = airport;
			expect(code).toMatch(/^[A-Z]{3}$/);
			expect(country, code).toMatch(/^[A-Z]{2}$/);
			for (const text of [name, city.en, city.es]) {
				expect(text.length, `${code}: ${text}`).toBeGreaterThan(1);
				expect(text, code).toBe(text.trim());
				// A label's code stands in parentheses: a city's name must have none.
				expect(text, code).not.toMatch(/[()|]/);
			}
			expect(name, code).not.toMatch(/ Airport$/);
			expect(Math.abs(latitude), code).toBeLessThan(90);
			expect(Math.abs(longitude), code).toBeLessThanOrEqual(180);
			expect(latitude !== 0 || longitude !== 0, code).toBe(true);
		}
	});

	test("each zone is one the runtime knows", () => {
		for (const zone of new Set(airports.map((airport) => airport.zone))) {
			expect(zone).not.toBe("UTC");
			expect(() => new Intl.DateTimeFormat("en", { timeZone: zone }), zone).not.toThrow();
		}
	});

	test("those of the United States and Canada name their state or province, and no others do", () => {
		for (const { code, country, region } of airports) {
			if (country !== "US" && country !== "CA") expect(region, code).toBeUndefined();
			else expect(regionName(country, region ?? ""), `${code} ${region}`).toBeDefined();
		}
	});

	test("each has a weight from 1 to 99", () => {
		for (const { code } of airports) {
			expect(weightOf(code), code).toBeGreaterThanOrEqual(1);
			expect(weightOf(code), code).toBeLessThanOrEqual(99);
		}
	});

	test("the search knows each airport and metropolitan area once", () => {
		const known = placeLines().map((line) => readNames(line));
		const codes = known.map(({ code }) => code.toUpperCase());
		expect(codes.toSorted()).toEqual([...airports, ...metros].map(({ code }) => code).toSorted());
		for (const { code, weight } of known) expect(weight, code).toBe(weightOf(code.toUpperCase()));
	});

	test("the license's credit names the source", () => {
		expect(airportSource).toMatch(/OpenTravelData.*CC BY/);
	});

	test.each([
		["KTI", "Asia/Phnom_Penh", "Phnom Penh"],
		["NMI", "Asia/Kolkata", "Mumbai"],
		["TQO", "America/Cancun", "Tulum"],
		["WSI", "Australia/Sydney", "Sydney"],
		["OVD", "Europe/Madrid", "Asturias"],
		["GEC", "Asia/Famagusta", "Lefkoniko"],
		["TRI", "America/New_York", "Tri-Cities"],
		["FHU", "America/Phoenix", "Sierra Vista"],
		["YNL", "America/Regina", "Points North Landing"],
		["TIJ", "America/Tijuana", "Tijuana"],
		["HMO", "America/Hermosillo", "Hermosillo"],
		["GPS", "Pacific/Galapagos", "Baltra"],
		["JFK", "America/New_York", "New York"],
		["IND", "America/Indiana/Indianapolis", "Indianapolis"],
		["PHX", "America/Phoenix", "Phoenix"],
	])("%s is in, in %s, and serves %s", (code, zone, city) => {
		expect(findAirport(code)).toMatchObject({ zone, city: { en: city } });
	});

	test.each(["ISL", "PNH", "REP", "ADA", "PBI", "TXL"])("%s, closed or renamed, leads to its successor", (code) => {
		expect(airports.some((airport) => airport.code === code)).toBe(false);
		expect(findAirport(code)?.code).not.toBe(code);
		expect(findAirport(code)).toBeDefined();
	});

	test.each([
		["JFK", "New York", "Nueva York"],
		["MEX", "Mexico City", "Ciudad de México"],
		["LHR", "London", "Londres"],
		["PHL", "Philadelphia", "Filadelfia"],
		["MSY", "New Orleans", "Nueva Orleans"],
		["SVO", "Moscow", "Moscú"],
		["PEK", "Beijing", "Pekín"],
		["HND", "Tokyo", "Tokio"],
		["HAV", "Havana", "La Habana"],
		["MUC", "Munich", "Múnich"],
		["GVA", "Geneva", "Ginebra"],
		["IST", "Istanbul", "Estambul"],
		["CAI", "Cairo", "El Cairo"],
		["GRU", "São Paulo", "São Paulo"],
		["BOG", "Bogotá", "Bogotá"],
		["EWR", "Newark", "Newark"],
		["YXU", "London", "London"],
		["FAO", "Faro", "Faro"],
		["SJU", "San Juan", "San Juan"],
		["SJC", "San Jose", "San José"],
	])("%s is %s in English and %s in Spanish", (code, en, es) => {
		expect(findAirport(code)?.city).toEqual({ en, es });
	});
});

describe("metropolitan areas", () => {
	test("each stands for two airports or more, which name it in return", () => {
		for (const metro of metros) {
			expect(airportsOf(metro).length, metro.code).toBe(metro.airports.length);
			expect(metro.airports.length, metro.code).toBeGreaterThan(1);
			for (const airport of airportsOf(metro)) {
				expect(airport.metro, airport.code).toBe(metro.code);
				expect(airport.country, airport.code).toBe(metro.country);
			}
		}
	});

	test("no metropolitan area takes an airport's code", () => {
		for (const { code } of metros) expect(findAirport(code), code).toBeUndefined();
	});

	test("a city whose IATA code is an airport's as well has that code with an A after it", () => {
		for (const metro of metros.filter(({ code }) => code.length > 3)) {
			expect(metro.code).toMatch(/^[A-Z]{3}A$/);
			expect(metro.airports, metro.code).toContain(metro.code.slice(0, 3));
			expect(iataCityCode(metro), metro.code).toBeUndefined();
		}
		expect(metros.flatMap((metro) => iataCityCode(metro) ?? [])).toContain("NYC");
	});

	test("airports stand with the busiest first", () => {
		for (const { code, airports } of metros) {
			const weights = airports.map(weightOf);
			expect(weights[0], code).toBe(Math.max(...weights));
		}
	});
});

describe("finding by code", () => {
	test("case does not matter, and what is no code finds nothing", () => {
		expect(findPlace("nyc")?.kind).toBe("metro");
		expect(findPlace("jfk")?.kind).toBe("airport");
		for (const text of [
			"",
			"J",
			"JF",
			"JFKX",
			"JF|",
			"QQQ",
			"__proto__",
			"constructor",
			"toString",
			"\u0000\u0000\u0000",
		]) {
			expect(findPlace(text), text).toBeUndefined();
		}
	});

	test("MEX is the airport, which stands for itself", () => {
		const place = findPlace("MEX");
		expect(place?.kind).toBe("airport");
		expect(place && airportsOf(place)).toEqual([place]);
	});

	test("MEXA is the city, which stands for all its airports", () => {
		const place = findPlace("mexa");
		expect(place?.kind).toBe("metro");
		expect(place && airportsOf(place).map(({ code }) => code)).toEqual(["MEX", "NLU", "TLC"]);
	});
});

describe("destinations", () => {
	test("there are at least 25, each with a place and a slug fit for an address", () => {
		expect(destinations.length).toBeGreaterThanOrEqual(25);
		for (const { slug, place } of destinations) {
			expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
			expect(findPlace(place), slug).toBeDefined();
			expect(findDestination(slug)).toEqual({ slug, place });
		}
	});

	test.each(["miami", "chicago", "los-angeles", "new-york"])("%s has its page", (slug) => {
		expect(findDestination(slug)).toBeDefined();
	});

	test("an unknown slug finds nothing", () => {
		for (const slug of ["atlantis", "", "constructor", "Miami"]) expect(findDestination(slug), slug).toBeUndefined();
	});
});

test("the generated files say where they come from", () => {
	for (const name of ["airports.ts", "search-names.ts"]) {
		const text = readFileSync(new URL(`../../src/places/data/${name}`, import.meta.url), "utf8");
		expect(text.split("\n")[0]).toMatch(/written by scripts\/places\.ts.*CC BY 4\.0/);
	}
});

test("no name has markup: the browser draws suggestions as they are", () => {
	const folder = new URL("../../public/spellings/", import.meta.url);
	const spellings = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), "utf8"));
	for (const names of [airportRows, metroTable, regionTable, ...spellings]) expect(names).not.toMatch(/[<>]/);
});

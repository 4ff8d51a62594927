// Ways from airports into town: rows that say who printed them and when.
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { airportFactSchema, readAirportFacts } from "../../scripts/facts.ts";
import { money } from "../../src/money/money.ts";
import { busiestOrigins } from "../../src/parameters.ts";
import { fareOf, ownPageOf, type Way, waysFrom } from "../../src/places/airport-facts.ts";
import { airportsOf, findAirport, findPlace } from "../../src/places/airports.ts";
import { destinations } from "../../src/places/destinations.ts";

const facts = readAirportFacts();
const printed = facts.filter((fact) => fact.kind !== "own-page");
const ways = printed.filter((fact) => fact.kind === "way");

const codesOf = (place: string) => {
	const found = findPlace(place);
	return found ? airportsOf(found).map(({ code }) => code) : [];
};

describe("the rows about airports", () => {
	it("are of airports we know, in their country, with a day that is past", () => {
		expect(ways.length).toBeGreaterThan(15);
		for (const { subject, country } of facts) expect(findAirport(subject)?.country, subject).toBe(country);
		for (const { subject, kind, read } of printed) {
			expect(read <= new Date().toISOString().slice(0, 10), `${subject} ${kind}`).toBe(true);
		}
	});

	it("have two publishers, or one that runs what it tells of", () => {
		for (const { subject, source, second, own } of printed) {
			expect(second?.publisher, subject).not.toBe(source.publisher);
			expect(second?.address, subject).not.toBe(source.address);
			expect(second === undefined, subject).toBe(own === true);
		}
	});

	it("are one of a line, and one of an airport's terminals and of its own page", () => {
		const keys = facts.map((fact) =>
			fact.kind === "way"
				? `${fact.subject} ${fact.value.by} ${fact.value.name} ${JSON.stringify(fact.value.to)}`
				: `${fact.subject} ${fact.kind}`,
		);
		expect(new Set(keys).size).toBe(keys.length);
	});

	it("say at all hours, or when the first and the last leave", () => {
		for (const { subject, value } of ways) {
			expect(!value.allNight || (value.first ?? value.last) === undefined, subject).toBe(true);
		}
	});

	it("are refused without a source, a date, a second source, a time of the day or a fare that rises", () => {
		const [way] = ways;
		if (!way) throw new Error("no way");
		expect(v.safeParse(airportFactSchema, way).success).toBe(true);
		for (const lack of ["source", "read", "country", "second"] as const) {
			const { [lack]: _, ...rest } = way;
			expect(v.safeParse(airportFactSchema, rest).success, lack).toBe(false);
		}
		const { second: _, ...alone } = way;
		expect(v.safeParse(airportFactSchema, { ...alone, own: true }).success).toBe(true);
		expect(v.safeParse(airportFactSchema, { ...way, own: true }).success).toBe(false);
		for (const value of [{ first: "24:10" }, { fare: { from: 5, to: 4, currency: "USD" } }, { by: "camel" }]) {
			expect(v.safeParse(airportFactSchema, { ...way, value: { ...way.value, ...value } }).success).toBe(false);
		}
	});
});

it.each([...destinations.map(({ place }) => place), ...busiestOrigins])(
	"every airport of %s has its own page named",
	(place) => {
		for (const code of codesOf(place)) expect(ownPageOf(code)?.address, code).toMatch(/^https:/);
	},
);

describe("a fare", () => {
	const of = (code: string, by: Way["value"]["by"]) => {
		const way = waysFrom(code).find(({ value }) => value.by === by);
		return way && fareOf(way);
	};

	it("is money, the lowest and the highest", () => {
		expect(of("MAD", "metro")).toEqual([money(450, "EUR"), money(500, "EUR")]);
		expect(of("MEX", "bus")).toEqual([money(3000, "MXN"), money(3000, "MXN")]);
	});

	it("is missing where none was read", () => {
		expect(of("NLU", "train")).toBeUndefined();
		expect(waysFrom("SAP")).toEqual([]);
	});
});

// Facts about airlines: rows that say who printed them and when, and what is made of them.
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { type AirlineRow, airlineFactSchema, lackOfProof, readAirlineFacts, readLeads } from "../../scripts/facts.ts";
import { type BagSize, factGroups, factsIn, factsOf, sizeText } from "../../src/places/airlines/airline-facts.ts";
import { findAirlineByCode } from "../../src/places/airlines/airlines.ts";
import { isOld } from "../../src/places/facts.ts";

const facts = readAirlineFacts();
const named = ({ subject, kind, value }: AirlineRow) => `${subject} ${kind} ${JSON.stringify(value)}`;

describe("the rows", () => {
	it("have each an airline with a page, a day that is past, and what proves them", () => {
		expect(facts.length).toBeGreaterThan(70);
		for (const fact of facts) {
			expect(findAirlineByCode(fact.subject)?.listed, named(fact)).toBe(true);
			expect(fact.read <= new Date().toISOString().slice(0, 10), named(fact)).toBe(true);
			expect(lackOfProof(fact), named(fact)).toBeUndefined();
		}
	});

	it("are one of a kind for an airline, a trip and a fare", () => {
		const keys = facts.map(({ subject, kind, value }) => {
			const { trip, fare } = { trip: undefined, fare: undefined, ...value };
			return `${subject} ${kind} ${trip} ${fare}`;
		});
		expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
	});

	it("are refused without a source, a date, a country or a value of their kind", () => {
		const [first] = facts;
		for (const lack of ["source", "read", "country", "value"] as const) {
			const { [lack]: _, ...rest } = first ?? ({} as never);
			expect(v.safeParse(airlineFactSchema, rest).success, lack).toBe(false);
		}
		expect(v.safeParse(airlineFactSchema, first).success).toBe(true);
		expect(v.safeParse(airlineFactSchema, { ...first, kind: "meal" }).success).toBe(false);
	});

	it("that are not shown are kept with where they were read", () => {
		expect(readLeads().length).toBeGreaterThan(100);
	});
});

describe("a row is not proven", () => {
	const source = { publisher: "A", page: "P", address: "https://a.example" };
	const second = { publisher: "B", page: "P", address: "https://b.example" };
	const row = { subject: "DL", country: "US", read: "2026-05", source, second } as const;
	const fee = { ...row, value: { from: 45 }, unit: "USD" } as const;
	const phone = { ...row, kind: "phone", value: { number: "+1 800 221 1212" } } as const;
	const own = { ...source, publisher: "Delta Air Lines" };

	it.each<[string, AirlineRow, RegExp | undefined]>([
		["by one paper", { ...fee, kind: "pet-fee", second: undefined }, /one source/],
		["by one paper twice", { ...fee, kind: "pet-fee", second: source }, /twice/],
		["as a bag's price of before they rose", { ...fee, kind: "first-bag", read: "2026-03" }, /before 2026-04/],
		["as a price of years ago", { ...fee, kind: "change-fee", read: "2023-12" }, /before 2024/],
		["as a phone that others print", phone, /did not print/],
		["and is, by two papers", { ...fee, kind: "first-bag" }, undefined],
		["and is, by the airline alone", { ...fee, kind: "pet-fee", source: own, second: undefined }, undefined],
		["and is, as the airline's phone", { ...phone, source: own }, undefined],
	])("%s", (_, fact, lack) => {
		if (lack) expect(lackOfProof(fact)).toMatch(lack);
		else expect(lackOfProof(fact)).toBeUndefined();
	});
});

it("every kind has its place in one group, and a group has its order", () => {
	const kinds = Object.values(factGroups).flat();
	expect(new Set(kinds).size).toBe(kinds.length);
	expect(facts.filter(({ kind }) => !kinds.includes(kind))).toEqual([]);
	const bags = factsIn("bags", factsOf("AV").toReversed()).map(({ kind }) => kind);
	expect(bags).toEqual(["personal-item", "carry-on", "basic-fare", "basic-fare", "checked-weight"]);
});

describe("a size", () => {
	const of = (code: string) => factsOf(code).find(({ kind }) => kind === "carry-on") as BagSize;

	it("is said as it was printed, then in the other unit, with its weight where it was named", () => {
		const spaced = (text: string) => text.replaceAll("\u00a0", " ");
		expect(spaced(sizeText(of("UA")))).toBe("22 × 14 × 9 in (56 × 36 × 23 cm)");
		expect(spaced(sizeText(of("AV")))).toBe("55 × 35 × 25 cm (22 × 14 × 10 in), 10 kg (22 lb)");
	});
});

it.each([
	["2026-05-28", "2026-11-24", false],
	["2026-05-27", "2026-11-24", true],
	["2026-06", "2026-11-28", false],
	["2026-06", "2026-11-29", true],
	["2026", "2026-06-30", false],
	["2026", "2026-07-01", true],
])("what was read in %s is old on %s: %s", (read, today, old) => {
	expect(isOld({ read }, today)).toBe(old);
});

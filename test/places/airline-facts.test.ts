// Facts about airlines: rows that say who printed them and when, and what is made of them.
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { airlineFactSchema, readAirlineFacts, readLeads } from "../../scripts/facts.ts";
import { type BagSize, factsOf, sizeText } from "../../src/places/airlines/airline-facts.ts";
import { findAirlineByCode } from "../../src/places/airlines/airlines.ts";
import { isOld } from "../../src/places/facts.ts";

const facts = readAirlineFacts();

describe("the rows", () => {
	it("have each a value, two sources of different publishers, and a day that is past", () => {
		expect(facts.length).toBeGreaterThan(15);
		for (const { subject, kind, source, second, read } of facts) {
			const row = `${subject} ${kind}`;
			expect(findAirlineByCode(subject)?.listed, row).toBe(true);
			expect(source.publisher, row).not.toBe(second.publisher);
			expect(source.address, row).not.toBe(second.address);
			expect(read <= new Date().toISOString().slice(0, 10), row).toBe(true);
		}
	});

	it("are one of a kind for an airline", () => {
		const keys = facts.map(({ subject, kind }) => `${subject} ${kind}`);
		expect(new Set(keys).size).toBe(keys.length);
	});

	it("are refused without a source, a second one, or a date", () => {
		const [first] = facts;
		for (const lack of ["source", "second", "read", "country"] as const) {
			const { [lack]: _, ...rest } = first ?? ({} as never);
			expect(v.safeParse(airlineFactSchema, rest).success, lack).toBe(false);
		}
		expect(v.safeParse(airlineFactSchema, first).success).toBe(true);
	});

	it("that are not shown are kept with where they were read", () => {
		expect(readLeads().length).toBeGreaterThan(100);
	});
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
])("what was read in %s is old on %s: %s", (read, today, old) => {
	expect(isOld({ read }, today)).toBe(old);
});

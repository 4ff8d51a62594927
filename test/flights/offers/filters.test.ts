// The filters of the results: what passes, what each choice would leave, and the order of what is left.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { factsOf } from "../../../src/flights/facts.ts";
import { arrange, arrangementParams, readRanking } from "../../../src/flights/offers/arrange.ts";
import { optionsOf } from "../../../src/flights/offers/choosing.ts";
import { type Choice, candidatesOf, filterNames, matches, readChoice } from "../../../src/flights/offers/filters.ts";
import type { OfferFacts } from "../../../src/flights/offers/offer-facts.ts";
import { createSampleSource } from "../../../src/flights/sample/source.ts";
import { renames } from "../../places/known-renames.ts";
import { now, params, parse } from "../sample-search.ts";

async function search(changes: Record<string, string>): Promise<readonly OfferFacts[]> {
	const parsed = parse(params(changes));
	if (parsed.kind !== "ok") throw new Error("not a search");
	return factsOf(await Array.fromAsync(createSampleSource({ now: () => now }).search(parsed.query)));
}

const offers = await search({ from: "NYC", to: "LAX" });
const candidates = candidatesOf(offers);
const choose = (text: string): Choice => readChoice(new URLSearchParams(text));
const left = (text: string) => offers.filter((facts) => matches(facts, choose(text)));

describe("each filter", () => {
	it("has something to filter in this search", () => {
		expect(offers.length).toBeGreaterThan(20);
		for (const name of ["stops", "bag", "airline", "alliance", "origin1", "leave1", "arrive2", "via"] as const) {
			expect(optionsOf(name, candidates, new Map()).length, name).toBeGreaterThan(1);
		}
	});

	it.each([
		["stops=0", ({ stops }: OfferFacts) => stops === 0],
		["airline=AA&airline=DL", ({ airlines }: OfferFacts) => airlines.includes("AA") || airlines.includes("DL")],
		[
			"airline=AA&airline=DL&airlineHow=only",
			({ airlines }: OfferFacts) => airlines.every((code) => code === "AA" || code === "DL"),
		],
		[
			"airline=AA&airline=DL&airlineHow=not",
			({ airlines }: OfferFacts) => !airlines.includes("AA") && !airlines.includes("DL"),
		],
		["price=300", ({ total }: OfferFacts) => total <= 300_00],
		["redeye=0", ({ redeye }: OfferFacts) => !redeye],
		["origin1=JFK&origin1=EWR", ({ slices }: OfferFacts) => /JFK|EWR/.test(slices[0]?.origin ?? "")],
		["destination2=JFK", ({ slices }: OfferFacts) => slices[1]?.destination === "JFK"],
		[
			"leave1from=08:30&leave1to=17:05",
			({ slices: [out] }: OfferFacts) => !!out && out.leave >= 510 && out.leave <= 1025,
		],
		["arrive2to=20:00", ({ slices }: OfferFacts) => (slices[1]?.arrive ?? 0) <= 1200],
		["alliance=oneworld", ({ alliance }: OfferFacts) => alliance === "oneworld"],
		["leave1=1", ({ slices }: OfferFacts) => Math.floor((slices[0]?.leave ?? 0) / 360) === 1],
		["arrive2=2&arrive2=3", ({ slices }: OfferFacts) => (slices[1]?.arrive ?? 0) >= 720],
		["bag=checked", ({ checked }: OfferFacts) => checked !== null && checked > 0],
		["bag=carryOn&bag=checked", (facts: OfferFacts) => (facts.checked ?? 0) > 0 && (facts.carryOn ?? 0) > 0],
		["refund=1", ({ refundable }: OfferFacts) => refundable === true],
		["basic=0", ({ basic }: OfferFacts) => !basic],
		["time=6", ({ slices }: OfferFacts) => slices.every(({ minutes }) => minutes <= 360)],
		["layover=75", ({ layover }: OfferFacts) => layover <= 75],
	])("?%s lets through exactly what it names", (text, expected) => {
		expect(left(text)).toEqual(offers.filter(expected));
		expect(left(text).length).toBeLessThan(offers.length);
	});

	it("keeps nonstops when only some airports of change are wanted", () => {
		const [via] = optionsOf("via", candidates, new Map());
		const kept = left(`via=${via?.value}`);
		expect(kept.some(({ stops }) => stops === 0)).toBe(true);
		expect(kept.every(({ vias }) => vias.length === 0 || vias.includes(via?.value ?? ""))).toBe(true);
	});

	it("takes what is not known for a no: unknown bags are not included, unknown rules not refundable", () => {
		const unknown = { ...offers[0], carryOn: null, checked: null, refundable: null } as OfferFacts;
		expect(matches(unknown, choose("bag=checked"))).toBe(false);
		expect(matches(unknown, choose("refund=1"))).toBe(false);
		expect(matches({ ...unknown, basic: false }, choose("basic=0"))).toBe(true);
	});

	it("lets nothing through for a value nobody has, and shows the choice so that it can be taken back", () => {
		expect(left("airline=ZZ")).toEqual([]);
		expect(optionsOf("airline", candidates, choose("airline=ZZ")).at(-1)).toEqual({
			...{ value: "ZZ", chosen: true },
			...{ count: 0, lowest: Number.POSITIVE_INFINITY },
		});
	});
});

describe("a code in an address means what a search reads in it", () => {
	const valuesOf = (text: string) => [...choose(text).values()].map((values) => values.toSorted());

	it.each([
		["an airport that has another code now", "via=KIV", ["RMO"]],
		["both of its codes", "via=ISL&via=IST", ["IST"]],
		["in small letters", "origin1=kiv", ["RMO"]],
		["a city of one airport", "destination1=BUH", ["OTP"]],
		["a city of several airports", "destination2=NYC", ["EWR", "JFK", "LGA", "SWF"]],
		["a city by a code of our own", "via=HOUA", ["HOU", "IAH"]],
		["an airline that another one took over", "airline=UK", ["AI"]],
		["an airline of a group", "airline=JJ&airline=LA", ["LA"]],
		["an airline in small letters", "airline=aa", ["AA"]],
		["a code that we do not know", "airline=ZZ&via=QQQ", ["QQQ"], ["ZZ"]],
	])("%s: ?%s", (_, text, ...values) => {
		expect(valuesOf(text).sort()).toEqual(values);
	});

	it("of every airport with a new code", () => {
		for (const { old, now: current } of renames) expect(valuesOf(`via=${old}`), old).toEqual([[current]]);
	});

	it("and the offers that a source still gives under the old code pass", () => {
		const facts = { ...offers[0], vias: ["IST"], airlines: ["AI"] } as OfferFacts;
		expect(matches(facts, choose("via=ISL&airline=UK"))).toBe(true);
		expect(matches(facts, choose("via=SAW&airline=UK"))).toBe(false);
	});
});

it("has no opinion on a direction that the trip does not have", () => {
	expect(left("leave5=1&arrive5from=23:59&origin6=JFK")).toEqual(offers);
});

describe("the counts", () => {
	const value = (name: (typeof filterNames)[number]) =>
		fc.constantFrom(...optionsOf(name, candidates, new Map()).map((option) => `${name}=${option.value}`));
	const some = filterNames.filter((name) => !name.endsWith("How") && optionsOf(name, candidates, new Map()).length > 0);
	const typed = fc.constantFrom(
		"airlineHow=not",
		"airlineHow=only",
		"price=450",
		"leave1from=09:15",
		"arrive2to=20:00",
	);
	const text = fc.array(fc.oneof(...some.map(value), typed), { maxLength: 4 }).map((parts) => parts.join("&"));

	it("are what choosing the option alone in its filter shows, with the lowest price among it", () => {
		fc.assert(
			fc.property(text, fc.constantFrom(...some), (query, name) => {
				const choice = choose(query);
				for (const { value, count, lowest } of optionsOf(name, candidates, choice)) {
					const shown = offers.filter((facts) => matches(facts, new Map([...choice, [name, [value]]])));
					expect([value, count]).toEqual([value, new Set(shown.map(({ row }) => row)).size]);
					expect(arrange(candidates, { ranking: "best", choice: new Map([...choice, [name, [value]]]) })).toHaveLength(
						count,
					);
					expect(lowest).toBe(Math.min(...shown.map(({ total }) => total)));
				}
			}),
			{ numRuns: 60 },
		);
	});

	it("go with a list that holds every row once of which a fare passes, at such a fare", () => {
		fc.assert(
			fc.property(text, fc.constantFrom("best", "cheapest", "fastest", "x"), (query, sort) => {
				const params = new URLSearchParams(`${query}&sort=${sort}`);
				const arrangement = { ranking: readRanking(params), choice: readChoice(params) };
				const shown = arrange(candidates, arrangement);
				const rowOf = (index: number) => offers[index]?.row ?? Number.NaN;
				expect(new Set(shown.map(rowOf)).size).toBe(shown.length);
				const passing = offers.filter((facts) => matches(facts, arrangement.choice));
				expect(new Set(shown.map(rowOf))).toEqual(new Set(passing.map(({ row }) => row)));
				for (const index of shown) {
					const fares = passing.filter(({ row }) => row === rowOf(index));
					expect(fares).toContain(offers[index]);
					expect(offers[index]?.total).toBe(Math.min(...fares.map(({ total }) => total)));
				}
				const again = arrangementParams(new URLSearchParams("from=JFK"), arrangement);
				expect(again.get("from")).toBe("JFK");
				expect(arrange(candidates, { ranking: readRanking(again), choice: readChoice(again) })).toEqual(shown);
			}),
			{ numRuns: 60 },
		);
	});
});

describe("the order", () => {
	const measure = { best: "best", cheapest: "total", fastest: "minutes" } as const;

	it.each(["best", "cheapest", "fastest"] as const)("%s begins with the lowest of its measure", (ranking) => {
		const shown = arrange(candidates, { ranking, choice: new Map() });
		const values = shown.map((index) => offers[index]?.[measure[ranking]] ?? 0);
		expect(values).toEqual(values.toSorted((a, b) => a - b));
	});
});

describe("what a URL may hold", () => {
	it("takes one value of a filter that has one, many of others, and not without end", () => {
		expect(choose("stops=0&stops=1").get("stops")).toEqual(["1"]);
		expect(
			choose(Array.from({ length: 500 }, (_, index) => `airline=${String(index % 90).padStart(2, "0")}`).join("&")).get(
				"airline",
			),
		).toHaveLength(40);
		expect(choose(`airline=${"A".repeat(999)}&layover=1e9&basic=1&bag=piano&via=x&leave1=9`).size).toBe(0);
		expect(choose("stops=&airline=&price=&leave1from=").size).toBe(0);
		expect(choose("price=0&price=-5&price=1.5&leave1from=24:00&leave1to=7:00&origin1=j-k&redeye=1").size).toBe(0);
	});

	it("says how airlines are meant only beside one", () => {
		expect([...choose("airlineHow=not&stops=0").keys()]).toEqual(["stops"]);
		expect([...choose("airlineHow=not&airline=AA").keys()]).toEqual(["airlineHow", "airline"]);
		expect([...choose("airlineHow=maybe&airline=AA").keys()]).toEqual(["airline"]);
	});
});

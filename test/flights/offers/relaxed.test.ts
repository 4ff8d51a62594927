// What would be left without one of the filters that nothing fits together.
import { expect, it } from "vitest";
import { factsOf } from "../../../src/flights/facts.ts";
import { arrange } from "../../../src/flights/offers/arrange.ts";
import { candidatesOf, readChoice } from "../../../src/flights/offers/filters.ts";
import { relaxed } from "../../../src/flights/offers/relaxed.ts";
import { longOffer, nonstopOffer } from "../../../src/styleguide/samples/sample-offers.ts";

const candidates = candidatesOf(factsOf([nonstopOffer, longOffer]));
const without = (query: string) =>
	relaxed(candidates, readChoice(new URLSearchParams(query))).map(({ names, all, choice, count, lowest }) => ({
		names,
		all,
		left: [...choice.keys()],
		count,
		lowest,
	}));

it("names each filter that alone stands in the way, with what is left, how many that is and the lowest price", () => {
	expect(without("stops=0&airline=AV")).toEqual([
		{ names: ["stops"], all: false, left: ["airline"], count: 1, lowest: longOffer.total.minor },
		{ names: ["airline"], all: false, left: ["stops"], count: 1, lowest: nonstopOffer.total.minor },
	]);
});

it("drops how airlines are meant together with them, and a limit by itself", () => {
	expect(without("stops=0&airline=AA&airlineHow=not")).toEqual([
		{ names: ["airline"], all: false, left: ["stops"], count: 1, lowest: nonstopOffer.total.minor },
	]);
	expect(without("airline=AV&price=1")).toEqual([
		{ names: ["price"], all: false, left: ["airline"], count: 1, lowest: longOffer.total.minor },
	]);
});

it("names those that stand in the way together where no single one does, and says where they are all", () => {
	const both = { count: 1, lowest: longOffer.total.minor };
	expect(without("stops=0&airline=AV&price=1")).toEqual([
		{ names: ["stops", "price"], all: false, left: ["airline"], ...both },
		{ names: ["airline", "price"], all: false, left: ["stops"], count: 1, lowest: nonstopOffer.total.minor },
	]);
	const lowest = Math.min(nonstopOffer.total.minor, longOffer.total.minor);
	expect(without("airline=ZZ&alliance=SkyTeam")).toEqual([
		{ names: ["airline", "alliance"], all: true, left: [], count: 2, lowest },
	]);
	expect(without("airline=ZZ&alliance=SkyTeam&price=1")).toMatchObject([{ all: true, left: [], count: 2 }]);
});

it("names none where something fits", () => {
	expect(without("stops=0")).toEqual([]);
	expect(without("")).toEqual([]);
});

it("is what the filters that are left let through, and no smaller set would do, for every few filters", () => {
	const values = [
		"stops=0",
		"airline=AV",
		"airline=ZZ",
		"price=1",
		"price=9999",
		"refund=1",
		"alliance=SkyTeam",
		"time=1",
	];
	for (let bits = 1; bits < 2 ** values.length; bits++) {
		const choice = readChoice(new URLSearchParams(values.filter((_, at) => bits & (2 ** at)).join("&")));
		for (const { names, choice: left, count } of relaxed(candidates, choice)) {
			expect(arrange(candidates, { ranking: "best", choice: left })).toHaveLength(count);
			for (const kept of names) {
				const more = new Map([...left, [kept, choice.get(kept) ?? []]]);
				expect(arrange(candidates, { ranking: "best", choice: more }), `${bits} ${kept}`).toEqual([]);
			}
		}
	}
});

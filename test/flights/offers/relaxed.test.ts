// What would be left without one of the filters that nothing fits together.
import { expect, it } from "vitest";
import { factsOf } from "../../../src/flights/facts.ts";
import { candidatesOf, readChoice } from "../../../src/flights/offers/facets.ts";
import { relaxed } from "../../../src/flights/offers/relaxed.ts";
import { longOffer, nonstopOffer } from "../../../src/styleguide/samples/sample-offers.ts";

const candidates = candidatesOf(factsOf([nonstopOffer, longOffer]));
const without = (query: string) =>
	relaxed(candidates, readChoice(new URLSearchParams(query))).map(({ name, choice, count, lowest }) => ({
		name,
		left: [...choice.keys()],
		count,
		lowest,
	}));

it("names each filter that alone stands in the way, with what is left, how many that is and the lowest price", () => {
	expect(without("stops=0&airline=AV")).toEqual([
		{ name: "stops", left: ["airline"], count: 1, lowest: longOffer.total.minor },
		{ name: "airline", left: ["stops"], count: 1, lowest: nonstopOffer.total.minor },
	]);
});

it("drops how airlines are meant together with them, and a limit by itself", () => {
	expect(without("stops=0&airline=AA&airlineHow=not")).toEqual([
		{ name: "airline", left: ["stops"], count: 1, lowest: nonstopOffer.total.minor },
	]);
	expect(without("airline=AV&price=1")).toEqual([
		{ name: "price", left: ["airline"], count: 1, lowest: longOffer.total.minor },
	]);
});

it("names none where something fits, or where two would have to go", () => {
	expect(without("stops=0")).toEqual([]);
	expect(without("")).toEqual([]);
	expect(without("airline=ZZ&alliance=Nobody")).toEqual([]);
});

// What follows from what was told of a flight: who asks long before departure was told long before, and how far it goes.
import { expect, it } from "vitest";
import type { Disrupted } from "../../../../src/features/changes/forms/disruption-form.ts";
import { flownOf, kmBetween } from "../../../../src/features/changes/rights/flown.ts";
import { findPlace } from "../../../../src/places/airports.ts";
import type { Place } from "../../../../src/places/place.ts";

const place = (code: string): Place => findPlace(code) ?? expect.fail(code);
const asked: Disrupted = {
	disruption: {
		...{ event: "canceled", ceased: false, from: "ES", to: "US", carrier: "ES" },
		...{ late: 0, early: 0, worse: "none", told: "days", taken: "nothing" },
	},
	...{ airline: undefined, from: place("MAD"), to: place("NYC"), paid: "card", want: "owed" },
	...{ leaves: "2026-12-12T08:30", arrives: "", newleaves: "", newarrives: "" },
};

it("who asks more than 14 days before departure was told so, whatever was chosen; nobody else", () => {
	const told = (now: string) => flownOf(asked, new Date(now)).told;
	expect(told("2026-11-27T23:00:00Z")).toBe("fortnight");
	expect(told("2026-11-28T00:00:00Z")).toBe("days");
	expect(told("2027-01-01T00:00:00Z")).toBe("days");
});

it("a city is as far as its first airport, and what a browser does not know is no distance", () => {
	expect(kmBetween(place("MAD"), place("NYC"))).toBeCloseTo(kmBetween(place("MAD"), place("JFK")), -2);
	expect(Math.round(kmBetween(place("MAD"), place("JFK")) / 100)).toBe(58);
	const { to: _, ...rest } = asked;
	expect(flownOf({ ...rest, to: undefined }, new Date("2026-12-01T00:00:00Z")).km).toBe(0);
});

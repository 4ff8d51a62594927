// The page of an airline's change says where the trip ends now, where that is another airport than its traveler left from.
import { expect, it } from "vitest";
import { ChangeView } from "../../../../src/features/bookings/airline-changes/change-view.tsx";
import type { KeptChange } from "../../../../src/features/bookings/kept-changes.ts";
import type { Slice } from "../../../../src/flights/offers/offer.ts";
import { nonstopOffer } from "../../../../src/styleguide/samples/sample-offers.ts";
import { sampleBookingIn } from "../../../../src/styleguide/samples/sample-trip.ts";
import { rendered, textOf } from "../../../rendered-page.tsx";

function slice(origin: string, destination: string): Slice {
	const [first] = nonstopOffer.slices;
	const [segment] = first?.segments ?? [];
	if (!first || !segment) throw new Error("no sample flight");
	return { ...first, origin, destination, segments: [{ ...segment, origin, destination }] };
}

const change = (back: string): KeptChange => ({
	...{ booking: "KKMW2R47", number: 1, sourceHash: "x", detectedAt: "", foundAt: "2026-11-21T15:00:00Z" },
	before: [slice("HOU", "GUA"), slice("GUA", "HOU")],
	after: [slice("HOU", "GUA"), slice("GUA", back)],
	...{
		cabin: null,
		acceptable: false,
		state: "open",
		linkHash: null,
		answeredAt: null,
		answeredBy: null,
		passed: null,
	},
});
const told = (back: string, language: "en" | "es") => {
	const booking = sampleBookingIn("ticketed");
	const shown = { booking, change: change(back), judged: undefined, secret: undefined, token: "t", notice: undefined };
	return textOf(rendered(<ChangeView {...shown} page="/p" asked={undefined} />, language));
};

it("to another airport of the city", () => {
	expect(told("IAH", "en")).toContain("You return to IAH, not HOU.");
	expect(told("IAH", "es")).toContain("Regresa a IAH, no a HOU.");
});

it("and nothing where it still returns to its own", () => {
	expect(told("HOU", "en")).not.toContain("You return to");
});

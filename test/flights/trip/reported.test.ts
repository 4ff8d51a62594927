// What was reported about other products of this kind, tried on the functions that every view of ours asks. Each case names its source.
import { describe, expect, it } from "vitest";
import { headlineOf } from "../../../src/features/bookings/headline.ts";
import { payDeadline } from "../../../src/features/bookings/pay-deadline.ts";
import type { Offer, Slice } from "../../../src/flights/offers/offer.ts";
import { priceParts, totalsOf } from "../../../src/flights/quote.ts";
import { dayRule, dayRuleText } from "../../../src/flights/trip/day-rule.ts";
import { otherAirportsText } from "../../../src/flights/trip/other-airports.ts";
import { tellAtStart } from "../../../src/flights/trip/start-clock.ts";
import { tripName } from "../../../src/flights/trip/trip-name.ts";
import { priceRows } from "../../../src/flights/views/price-rows.ts";
import { createMessages } from "../../../src/i18n/messages.ts";
import { nonstopOffer } from "../../../src/styleguide/samples/sample-offers.ts";
import { sampleBookingIn } from "../../../src/styleguide/samples/sample-trip.ts";

const words = { language: "en", t: createMessages("en", {}).t } as const;
const plain = (text: string) => text.replace(/\s+/g, " ");

/** "BOG-MIA-MAD" is one direction with a change of planes in Miami. */
function slice(way: string): Slice {
	const [first] = nonstopOffer.slices;
	const [segment] = first?.segments ?? [];
	if (!first || !segment) throw new Error("no sample flight");
	const codes = way.split("-");
	const [origin = "", destination = ""] = [codes[0], codes.at(-1)];
	const flights = codes.slice(1).map((to, index) => ({ ...segment, origin: codes[index] ?? "", destination: to }));
	return { ...first, origin, destination, segments: flights, stops: flights.length - 1 };
}
const trip = (...ways: readonly string[]) => ways.map(slice);

describe("the name of a trip", () => {
	it.each([
		// sierra-research/tau-bench#30: the destination of a round trip was its origin; it is "the middle".
		[["JFK-MIA", "MIA-JFK"], "New York to Miami"],
		// US-CBP/GTAS#356: first and last airport are the same, and so were origin and destination.
		[["IAD-LHR", "LHR-CDG", "CDG-IAD"], "Washington, D.C. to Paris"],
		// tripit/api#8: a long layover, overnight, was taken for the destination, and the final one was missing.
		[["BOG-MIA-MAD"], "Bogotá to Madrid"],
		// BoundfoxStudios/flugwacht#240: "FRA to FRA" of a rotation, where the far end is known.
		[["FRA-FUE", "FUE-FRA"], "Frankfurt to Fuerteventura"],
	] as const)("%j", (ways, name) => {
		expect(tripName({ slices: trip(...ways) }, words)).toBe(name);
	});
});

describe("another airport", () => {
	it.each([
		// kcconfidential.com, "Right City—Wrong Airport": in at LaGuardia and out of Newark, in at O'Hare and out of Midway: both stood at the wrong one.
		[["MCI-LGA", "EWR-MCI"], "You fly on from EWR, not LGA."],
		[["MCI-ORD", "MDW-MCI"], "You fly on from MDW, not ORD."],
		// The same page: picked up at Miami who landed at Fort Lauderdale.
		[["MIA-MCI", "MCI-FLL"], "You return to FLL, not MIA."],
	] as const)("%j is told before the trip", (ways, told) => {
		const [text = ""] = otherAirportsText(trip(...ways), words);
		expect(text.startsWith(told)).toBe(true);
		expect(text).toMatch(/\d miles away\.$/);
	});
});

describe("a deadline to pay", () => {
	// pythonkr/pyconkr-2019-web#246: one page told the deadline by Seoul's clock, another in UTC.
	it("is the same hour wherever it stands, by the clock where the trip begins", () => {
		const payBy = "2026-11-24T14:30:00.000Z";
		const held = sampleBookingIn("held", { payBy });
		const booking = { ...held, offer: { ...held.offer, slices: trip("ICN-LAX") } };
		const tell = tellAtStart(booking.offer.slices, "en");
		for (const text of [
			headlineOf(booking, words),
			payDeadline(booking, { tell, t: words.t, holds: true, now: new Date("2026-11-22T12:00:00Z") }),
		])
			expect(plain(text)).toMatch(/11:30 PM, Seoul time/);
	});
});

const usd = (minor: number) => ({ minor, currency: "USD" });
const offer = (change: Partial<Offer>): Offer => {
	const { fare: _, fee: __, ...sample } = nonstopOffer;
	return { ...sample, total: usd(50_000), slices: trip("JFK-MIA", "MIA-JFK"), ...change };
};

describe("a price", () => {
	it("has the bags that were asked for, on every direction, and adds up", () => {
		// kiwicom/margarita#673: the number of bags did not change the price. MikkoParkkola/trvl#377: the grand total left the bags out.
		const bags = { carryOn: 1, checked: 0, checkedPrice: usd(4_000) };
		const asked = (bagsAsked: number) =>
			totalsOf(priceParts(offer({ bags, bagsAsked, travelers: { adults: 2, ages: [] } })));
		expect(asked(1)).toMatchObject({ booking: usd(50_000), bagsCost: usd(8_000), whole: usd(58_000) });
		expect(asked(2)).toMatchObject({ booking: usd(50_000), bagsCost: usd(16_000), whole: usd(66_000) });
	});

	it("whose bags nobody prices is said to be without them", () => {
		// kiwicom/margarita#673: the provider's object of bag prices is sometimes empty, so the price is not final.
		const price = priceParts(offer({ bags: { carryOn: 1, checked: null }, bagsAsked: 1 }));
		const [first] = priceRows(price, { travelers: { adults: 1, ages: [] } }, words);
		expect(first).toMatchObject({ value: usd(50_000), label: expect.stringContaining("without bags") });
	});

	it.each([
		// Travelport/travelport-uapi-tutorial-c-sharp#79 and adamhwang/ita-matrix-powertools#12: an infant without a seat was an adult, one with a seat was nobody.
		[{ adults: 1, ages: [1] }, "Our agency fee, for 1 traveler with a seat"],
		[{ adults: 1, ages: [2] }, "Our agency fee"],
	])("says whom our fee is for: %j", (travelers, label) => {
		const rows = priceRows(priceParts(offer({ fee: usd(2_000), travelers })), { travelers }, words);
		expect(rows.map((row) => row.label)).toContain(label);
	});
});

describe("the 24-hour rule", () => {
	const slices = trip("JFK-MAD", "MAD-JFK");
	const rule = (departsAt: string, bookedAt: string, now: string) =>
		dayRule({ slices, departsAt, bookedAt }, new Date(now));

	it("ends to the minute, not at the end of the day", () => {
		// winenfood.com/what-is-expedias-24-hour-refund-policy: it starts the minute the purchase is complete, "not at the end of the day".
		const [departs, booked] = ["2027-01-10T23:00:00Z", "2026-12-01T23:40:00.000Z"];
		expect(rule(departs, booked, "2026-12-02T23:39:00Z")).toMatchObject({
			kind: "open",
			until: "2026-12-02T23:40:00.000Z",
		});
		expect(rule(departs, booked, "2026-12-02T23:41:00Z")).toMatchObject({ kind: "over" });
	});

	it("says that the airline may hold instead of giving money back", () => {
		// hollymelody.com (from travel.stackexchange) and aol.com, "Why the 24-hour rule is a myth": Qatar and American held fares for free, and gave nothing back once paid.
		const told = dayRuleText(
			rule("2027-01-10T23:00:00Z", "2026-12-01T12:00:00.000Z", "2026-12-01T13:00:00Z"),
			String,
			words.t,
		);
		expect(told).toContain("must hold the fare without payment or let you cancel");
	});
});

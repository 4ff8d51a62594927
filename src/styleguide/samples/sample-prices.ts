// Sample searches with the prices of their other days and airports; they never change.

import type { PriceData, ShownDay } from "../../features/search/prices/load-prices.ts";
import { compareNearby, type NearbyPrices } from "../../features/search/prices/nearby-prices.ts";
import { datesOfView, nightsOf, type PriceView } from "../../features/search/prices/price-days.ts";
import type { FlightQuery } from "../../flights/query.ts";
import type { TripType } from "../../flights/trip/form.ts";
import { money } from "../../money/money.ts";
import { findPlace } from "../../places/airports.ts";
import type { Place } from "../../places/place.ts";

function samplePlace(code: string): Place {
	const place = findPlace(code);
	if (!place) throw new Error(`No place ${code}`);
	return place;
}

/** A search in February 2027, for two adults. */
export function sampleSearch(from: string, to: string, trip: TripType = "round"): FlightQuery {
	const [origin, target] = [samplePlace(from), samplePlace(to)];
	const slices = [
		{ from: origin, to: target, date: "2027-02-10" },
		...(trip === "round" ? [{ from: target, to: origin, date: "2027-02-17" }] : []),
	];
	return { trip, slices, adults: 2, ages: [], bags: 0, cabin: "economy", flex: 0, nearby: false };
}

/** Weekends are dear; `gaps` leaves days without a price of every kind. */
export function samplePriceData(query: FlightQuery, view: PriceView, { gaps = false } = {}): PriceData {
	const choice = { view, month: "2027-02" };
	const open = { first: "2026-11-21", last: "2027-10-17" };
	const days = datesOfView(query, choice).map((dates, index): ShownDay => {
		if (gaps && index % 9 < 4) return { kind: "unsearched", dates };
		if (gaps && index % 9 === 4) return { kind: index % 2 ? "closed" : "none", dates };
		const swing = dates.reduce((sum, day) => sum + ((Number(day.slice(8)) * 37) % 23) * 310, 0);
		const weekend = dates.filter((day) => [0, 5].includes(new Date(day).getUTCDay())).length * 6_900;
		const seenAt = gaps && index % 2 ? "2026-11-21T09:12:00Z" : "2026-11-21T14:05:00Z";
		const price = { dates, total: money(36_480 + swing + weekend, "USD"), sample: true, source: "sample", seenAt };
		return { kind: "price", dates, price };
	});
	return { ...choice, days, nights: nightsOf(query), open, sample: true, failure: undefined };
}

/** Nearby prices as a search that looked at them would find them. */
export function sampleNearby(query: FlightQuery): NearbyPrices | undefined {
	const prices = compareNearby(query, []);
	if (!prices) return undefined;
	const priced = (end: NearbyPrices["from"]) =>
		end.map((price, index) => ({
			...price,
			searched: true,
			lowest: index === 2 ? null : money(36_480 + ((index * 41) % 7) * 2_110, "USD"),
		}));
	return { from: priced(prices.from), to: priced(prices.to), all: undefined };
}

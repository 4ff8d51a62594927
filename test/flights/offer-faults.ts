// Everything that could be wrong with an offer, judged by the places data and the query it answers.

import type { Offer, Segment, Slice } from "../../src/flights/offers/offer.ts";
import type { FlightQuery, QuerySlice } from "../../src/flights/query.ts";
import type { Money } from "../../src/money/money.ts";
import { findAirlineByCode } from "../../src/places/airlines/airlines.ts";
import { airportsOf, findAirport } from "../../src/places/airports.ts";
import { addDays } from "../../src/time/iso-date.ts";
import { dateOf, dayChange, isLocalTime, minutesBetween, toInstant } from "../../src/time/local-time.ts";

const zoneOf = (code: string) => findAirport(code)?.zone ?? "no such airport";

function* moneyFaults(label: string, { minor, currency }: Money, least: number): Generator<string> {
	if (!Number.isSafeInteger(minor) || minor < least) yield `${label} is ${minor}`;
	if (!/^[A-Z]{3}$/.test(currency)) yield `${label} has no currency`;
}

function* segmentFaults(segment: Segment): Generator<string> {
	const name = `${segment.marketingCarrier.code}${segment.flightNumber} ${segment.origin}-${segment.destination}`;
	const { origin, destination, departingAt, arrivingAt } = segment;
	if (!findAirport(origin) || !findAirport(destination)) yield `${name}: unknown airport`;
	if (!isLocalTime(departingAt) || !isLocalTime(arrivingAt)) yield `${name}: not local times`;
	const minutes = minutesBetween(departingAt, zoneOf(origin), arrivingAt, zoneOf(destination));
	if (minutes !== segment.durationMinutes) yield `${name}: says ${segment.durationMinutes} min, clocks say ${minutes}`;
	if (minutes < 20 || minutes > 20 * 60) yield `${name}: takes ${minutes} min`;
	if (!/^\d{1,4}$/.test(segment.flightNumber)) yield `${name}: bad flight number`;
	for (const carrier of [segment.marketingCarrier, segment.operatingCarrier]) {
		const code = carrier.code ?? "";
		if (!carrier.name || !/^[A-Z0-9]{2}$/.test(code)) yield `${name}: nameless carrier`;
		if (findAirlineByCode(code)?.status.kind === "ceased") yield `${name}: ${carrier.name} no longer flies`;
	}
}

function* sliceFaults(slice: Slice): Generator<string> {
	const { segments } = slice;
	const [first, last] = [segments[0], segments.at(-1)];
	if (!first || !last) return yield "a slice without segments";
	for (const segment of segments) yield* segmentFaults(segment);
	for (const [index, next] of segments.slice(1).entries()) {
		const before = segments[index] ?? first;
		if (before.destination !== next.origin) yield `lands in ${before.destination}, leaves from ${next.origin}`;
		const wait = minutesBetween(before.arrivingAt, zoneOf(before.destination), next.departingAt, zoneOf(next.origin));
		if (wait < 20) yield `${wait} min to change in ${next.origin}`;
	}
	if (slice.origin !== first.origin || slice.destination !== last.destination) yield "slice and segments differ";
	const landings = segments.reduce((sum, one) => sum + (one.landings?.length ?? 0), 0);
	if (slice.stops !== segments.length - 1 + landings) yield `${segments.length} segments, ${slice.stops} stops`;
	const minutes = minutesBetween(first.departingAt, zoneOf(first.origin), last.arrivingAt, zoneOf(last.destination));
	if (minutes !== slice.durationMinutes) yield `slice says ${slice.durationMinutes} min, clocks say ${minutes}`;
	if (slice.dayChange !== dayChange(first.departingAt, last.arrivingAt)) yield "wrong mark for the day of arrival";
}

function* answerFaults(slice: Slice, asked: QuerySlice, query: FlightQuery): Generator<string> {
	const departing = dateOf(slice.segments[0]?.departingAt ?? "");
	if (departing < addDays(asked.date, -query.flex) || departing > addDays(asked.date, query.flex)) {
		yield `leaves on ${departing}, asked for ${asked.date} ± ${query.flex}`;
	}
	if (query.nearby) return;
	for (const [code, place] of [
		[slice.origin, asked.from],
		[slice.destination, asked.to],
	] as const) {
		if (!airportsOf(place).some((airport) => airport.code === code)) yield `${code} is not in ${place.code}`;
	}
}

function* allFaults(offer: Offer, query: FlightQuery): Generator<string> {
	yield* moneyFaults("total", offer.total, 1);
	if (offer.fare) {
		yield* moneyFaults("base", offer.fare.base, 0);
		yield* moneyFaults("taxes", offer.fare.taxes, 0);
		if (offer.fare.base.minor + offer.fare.taxes.minor + (offer.fee?.minor ?? 0) !== offer.total.minor)
			yield "fare parts do not add up";
	}
	if (offer.slices.length !== query.slices.length) yield `${offer.slices.length} slices`;
	let earliest = Number.NEGATIVE_INFINITY;
	for (const [index, slice] of offer.slices.entries()) {
		yield* sliceFaults(slice);
		const asked = query.slices[index];
		if (asked) yield* answerFaults(slice, asked, query);
		const [first, last] = [slice.segments[0], slice.segments.at(-1)];
		if (!first || !last) continue;
		if (toInstant(first.departingAt, zoneOf(first.origin)) <= earliest) yield "leaves before it has arrived";
		earliest = toInstant(last.arrivingAt, zoneOf(last.destination));
	}
	if (offer.cabin !== query.cabin) yield `cabin is ${offer.cabin}`;
	if (new Date(offer.seenAt).toISOString() !== offer.seenAt) yield `seen at ${offer.seenAt}`;
	for (const count of [offer.bags.carryOn, offer.bags.checked]) {
		if (count !== null && (!Number.isInteger(count) || count < 0)) yield `${count} bags`;
	}
	if (offer.emissionsKg !== null && !(offer.emissionsKg > 0)) yield `${offer.emissionsKg} kg of CO2`;
}

/** What is wrong with the offer as an answer to the query; an empty list when nothing is. */
export function offerFaults(offer: Offer, query: FlightQuery): string[] {
	return [...allFaults(offer, query)];
}

// The way of a trip over the earth: great circles on a map of the world, which is a file of its own, and in words.
import { formatDistance } from "../../i18n/distances.ts";
import type { Language } from "../../i18n/languages.ts";
import type { Translate } from "../../i18n/messages.ts";
import { drawTrip, type MapLeg, type MapStop, tripFrame } from "../../maps/trip-drawing.ts";
import { WorldMap } from "../../maps/views/world-map.tsx";
import { usePage } from "../../page/page-context.tsx";
import { Shared } from "../../page/parts.tsx";
import { airportsOf, findPlace } from "../../places/airports.ts";
import { distanceKm } from "../../places/great-circle.ts";
import { placeLabel } from "../../places/labels.ts";
import { type Airport, hasOwnCode, type Place, shownCode } from "../../places/place.ts";
import type { Offer, Segment } from "../offers/offer.ts";
import type { FlightQuery } from "../query.ts";
import { airportIn, touchedBy } from "../trip/flight-airports.ts";

/** The flights of each direction. */
export type TripLegs = readonly (readonly MapLeg[])[];

/** What was searched: a line for each slice, between the busiest airports of its places. */
export function legsOfQuery({ slices }: FlightQuery): TripLegs {
	return slices.map(({ from, to }) => {
		const [origin, target] = [stopOf(from), stopOf(to)];
		return origin && target ? [{ from: origin, to: target }] : [];
	});
}

/** Every flight of an itinerary; none of a direction where nobody can draw one of its places. */
export function legsOfOffer({ slices }: Offer): TripLegs {
	return slices.map(({ segments }) => {
		const flights = segments.map(legsOfFlight);
		return flights.includes(undefined) ? [] : flights.flatMap((legs) => legs ?? []);
	});
}

/** With a landing on the way it is several. */
function legsOfFlight(segment: Segment): MapLeg[] | undefined {
	const codes = touchedBy(segment);
	const stops = codes.flatMap((code) => pointOfFlight(segment, code) ?? []);
	return stops.length < codes.length
		? undefined
		: stops.slice(1).map((to, index) => ({ from: stops[index] ?? to, to }));
}

function pointOfFlight(segment: Segment, code: string): Airport | undefined {
	const airport = airportIn([segment], code);
	return airport?.latitude === 0 && airport.longitude === 0 ? undefined : airport;
}

function stopOf(place: Place): MapStop | undefined {
	const [airport] = airportsOf(place);
	const { latitude, longitude } = airport ?? {};
	if (latitude === undefined || longitude === undefined) return undefined;
	// What stands beside the point is the same in every language.
	return { code: place.code, ...(hasOwnCode(place) && { text: shownCode(place.code) }), latitude, longitude };
}

export function TripMap({ legs }: { legs: TripLegs }) {
	const { t, language, country } = usePage();
	const flights = legs.flat();
	// Who looks at a route looks at it on several pages, and so do others: what is drawn depends on its places alone.
	return (
		<Shared by={`trip map ${flights.map(wayOf).join(" ")}`} holes={wordsOf(t, legs, language, country)}>
			{(...words) => <DrawnTrip flights={flights} words={words} />}
		</Shared>
	);
}

const wayOf = ({ from, to }: MapLeg) => `${pointOf(from)}-${pointOf(to)}`;
const pointOf = ({ code, latitude, longitude }: MapStop) => `${code}(${latitude},${longitude})`;

function DrawnTrip({ flights, words }: { flights: readonly MapLeg[]; words: readonly string[] }) {
	const drawing = drawTrip(flights);
	if (!drawing) return null;
	return (
		<figure className="trip-map measure">
			<WorldMap drawing={drawing} frame={tripFrame} />
			<figcaption className="price-note">
				{words.map((line) => (
					<p key={line}>{line}</p>
				))}
			</figcaption>
		</figure>
	);
}

/** "New York (JFK) to Lima (LIM) by way of Miami (MIA), 3,680 miles flown"; the way back only where it is another. */
function wordsOf(t: Translate, legs: TripLegs, language: Language, country: string | undefined): string[] {
	const named = ({ code, city }: MapStop) => {
		const place = city ? undefined : findPlace(code);
		return place ? placeLabel(place, language) : `${city?.[language] ?? code} (${code})`;
	};
	const lines = new Map<string, string>();
	for (const flights of legs) {
		const [first, last] = [flights[0], flights.at(-1)];
		if (!first || !last) continue;
		const stops = flights.slice(1).map(({ from }) => from);
		const codes = [first.from, ...stops, last.to].map(({ code }) => code);
		const values = {
			from: named(first.from),
			to: named(last.to),
			distance: formatDistance(
				flights.reduce((sum, { from, to }) => sum + distanceKm(from, to), 0),
				language,
				country,
			),
		};
		const key = [codes.join(" "), codes.toReversed().join(" ")].toSorted().join("|");
		if (lines.has(key)) continue;
		lines.set(
			key,
			stops.length > 0 ? t("tripMap.via", { ...values, stops: stops.map(named).join(", ") }) : t("tripMap.leg", values),
		);
	}
	return [...lines.values()];
}

// The stops of a direction in words: how many, and each change of plane and landing of its own.

import { formatList } from "../../i18n/lists.ts";
import type { Translate, Words } from "../../i18n/messages.ts";
import { formatDuration } from "../../i18n/plain.ts";
import type { Layover } from "../layovers.ts";
import type { PlannedLanding, Slice } from "../offers/offer.ts";
import { landingsOf } from "../stops.ts";
import { cityIn } from "../trip/flight-airports.ts";

/** "Nonstop", "1 stop". */
export function stopCountText(stops: number, t: Translate): string {
	return stops === 0 ? t("itinerary.nonstop") : t("itinerary.stops", { count: stops });
}

/** "Nonstop", "1 stop", "1 stop in Bogotá, same plane", "2 stops, in Bogotá on the same plane". */
export function stopsText(slice: Slice, { t, language }: Words): string {
	const landings = landingsOf(slice);
	const stops = stopCountText(slice.stops, t);
	if (landings.length === 0) return stops;
	const cities = landings.map(({ airport }) => cityIn(slice.segments, airport, language));
	const values = { stops, places: formatList(cities, language) };
	return t(landings.length === slice.stops ? "itinerary.stops.samePlane" : "itinerary.stops.mixed", values);
}

/** "1 h 25 min in Miami (MIA), overnight" */
export function layoverText(layover: Layover, { segments }: Pick<Slice, "segments">, { t, language }: Words): string {
	const { airport, departsFrom, changesAirport, minutes, overnight, sameNumber } = layover;
	const values = { duration: formatDuration(minutes), city: cityIn(segments, airport, language), code: airport };
	const place = changesAirport ? t("layover.airports", { ...values, next: departsFrom }) : t("layover.in", values);
	const wait = overnight ? t("layover.overnight", { layover: place }) : place;
	return sameNumber ? t("layover.sameNumber", { layover: wait }) : wait;
}

/** "Stop in Bogotá (BOG), 2 h, same plane" */
export function landingText(
	{ airport, minutes }: PlannedLanding,
	{ segments }: Pick<Slice, "segments">,
	{ t, language }: Words,
): string {
	const values = { city: cityIn(segments, airport, language), code: airport };
	return minutes === null ? t("landing.at", values) : t("landing.in", { ...values, duration: formatDuration(minutes) });
}

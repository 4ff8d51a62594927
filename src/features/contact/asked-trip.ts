// The trip that a call is asked for: read from the link that brought the visitor, and told in words.

import { tripCities } from "../../flights/trip/trip-name.ts";
import { formatDay } from "../../i18n/formats.ts";
import type { Language } from "../../i18n/languages.ts";
import type { Words } from "../../i18n/messages.ts";
import { searchParameters, sliceSuffixes } from "../../parameters.ts";
import { cityName, findPlace } from "../../places/airports.ts";
import { confirmationLength } from "../../references/browser/typed-code.ts";
import { groupReference, normalizeReference, readQuoteReference } from "../../references/reference.ts";
import { isIsoDate } from "../../time/iso-date.ts";
import type { AskedTrip } from "./forms/message.ts";

/** More than any search of the site has. */
const maxSearchLength = 600;

/** Undefined where the link brings none. A reference that cannot be one is left out. */
export function readAskedTrip(query: URLSearchParams): AskedTrip | undefined {
	const quote = readQuoteReference(query.get("quote") ?? "");
	const booking = normalizeReference(query.get("booking") ?? "", confirmationLength);
	const given = searchParameters.flatMap((name) => {
		const value = query.get(name);
		return value ? [[name, value] as const] : [];
	});
	const search = new URLSearchParams(given as [string, string][]).toString();
	const trip = {
		...(quote.kind === "ok" && { quote: quote.code }),
		...(booking.kind === "ok" && { booking: booking.code }),
		...(search && search.length <= maxSearchLength && { search }),
	};
	return Object.keys(trip).length > 0 ? trip : undefined;
}

/** The same as parameters of a link. */
export function askedTripParams({ search, ...codes }: AskedTrip): Record<string, string> {
	return { ...Object.fromEntries(new URLSearchParams(search)), ...codes };
}

/** "Quote K7M-2R4", "Miami – Bogotá, Wed, Feb 10, 2027": a line for each that is known. */
export function tripLines({ quote, booking, search }: AskedTrip, words: Words): string[] {
	const { t } = words;
	return [
		...(quote ? [t("callback.trip.quote", { code: groupReference(quote) })] : []),
		...(booking ? [t("callback.trip.booking", { code: groupReference(booking) })] : []),
		...slicesOf(new URLSearchParams(search), words),
	];
}

/** "About: Quote K7M-2R4": the trip that the call is about, as the link brought it; undefined where it brought none. */
export function tripText(trip: AskedTrip | undefined, words: Words): string | undefined {
	const lines = trip ? tripLines(trip, words) : [];
	return lines.length > 0 ? words.t("callback.trip", { trip: lines.join("; ") }) : undefined;
}

function citiesOf([origin, destination]: readonly string[], language: Language): string[] {
	if (!origin) return [];
	if (!destination) return [cityName(origin, language)];
	return Object.values(tripCities({ slices: [{ origin, destination }] }, language));
}

/** What is no place or day of ours is left out. */
function slicesOf(search: URLSearchParams, { language }: Words): string[] {
	const lines = sliceSuffixes.flatMap((suffix) => {
		const codes = ["from", "to"].map((end) => search.get(end + suffix) ?? "");
		const cities = citiesOf(codes.filter(findPlace), language);
		const days = [`depart${suffix}`, ...(suffix ? [] : ["return"])].flatMap((name) => {
			const day = search.get(name) ?? "";
			return isIsoDate(day) ? [formatDay(day, language)] : [];
		});
		const line = [cities.join(" – "), days.join(" – ")].filter(Boolean).join(" · ");
		return line && cities.length > 0 ? [line] : [];
	});
	return lines;
}

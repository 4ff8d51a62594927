// A flight search: from the URL's parameters to a checked query, and back to the canonical URL.
import { blank, checkForm } from "../forms/form.ts";
import { formatDay } from "../i18n/formats.ts";
import type { Language } from "../i18n/languages.ts";
import { queryValue } from "../links.ts";
import { sliceSuffixes } from "../parameters.ts";
import { findAirport, findPlace } from "../places/airports.ts";
import type { Place } from "../places/place.ts";
import { placesMeant } from "../places/resolve.ts";
import { spelledFields } from "../places/spelled.ts";
import type { ReadSpellings } from "../places/spellings.ts";
import { daysBetween, type IsoDate } from "../time/iso-date.ts";
import { whyRefused } from "./form/check-slices.ts";
import { flightForm, type SearchSetting } from "./form/flight-form.ts";
import type { FlightQuery } from "./form/flight-query.ts";
import { typedSearch } from "./form/typed-search.ts";
import type { Offer } from "./offers/offer.ts";
import { mayReach } from "./plan-calls.ts";
import { type PriceTerms, plainTerms } from "./price-terms.ts";
import { placesIn } from "./read-places.ts";
import { airportIn, type Ends, type Flown } from "./trip/flight-airports.ts";
import { fieldNames, type TypedSearch } from "./trip/form.ts";
import type { Choices, Problem } from "./trip/problems.ts";

export type { FlightQuery, QuerySlice } from "./form/flight-query.ts";

export type ParsedFlightQuery =
	| { readonly kind: "empty"; readonly typed: TypedSearch }
	| {
			readonly kind: "invalid";
			readonly typed: TypedSearch;
			readonly problems: readonly Problem[];
			readonly choices: Choices;
	  }
	| { readonly kind: "ok"; readonly typed: TypedSearch; readonly query: FlightQuery };

/**
 * Reads a search from a URL. Never throws: whatever was typed comes back in `typed`, with all its problems at once.
 * It is empty when none of the parameters belongs to the search: utm tags and the like do not count.
 */
export function parseFlightQuery(params: URLSearchParams, { language, now }: SearchSetting): ParsedFlightQuery {
	if (!fieldNames.some((name) => params.has(name))) return { kind: "empty", typed: blank(flightForm) };
	const reading = checkForm(flightForm, typedSearch(params), {
		now,
		places: placesIn(language),
		dayText: (day) => formatDay(day, language, "longDay"),
	});
	if (reading.kind === "invalid") return { ...reading, choices: choicesFor(reading.problems, language) };
	return { kind: "ok", typed: reading.typed, query: reading.value };
}

/** The parameters as `parseFlightQuery` takes them, which reads no file: with places that were sent by the world's other names. */
export async function withSpellings(
	params: URLSearchParams,
	language: Language,
	read: ReadSpellings,
): Promise<URLSearchParams> {
	const names = sliceSuffixes.flatMap((suffix) => [`from${suffix}`, `to${suffix}`]);
	const spelled = await spelledFields(params, names, language, read);
	if (spelled.length === 0) return params;
	const known = new URLSearchParams(params);
	for (const [name, label] of spelled) known.set(name, label);
	return known;
}

/** The places that a text may mean, for each field whose text is ambiguous or like a name. */
function choicesFor(problems: readonly Problem[], language: Language): Choices {
	const choices: Partial<Record<Problem["field"], readonly Place[]>> = {};
	for (const { field, key, values } of problems) {
		const why = whyRefused(key);
		if (why && why !== "unknown") choices[field] = placesMeant(String(values?.text), language);
	}
	return choices;
}

/** There and perhaps back, for one adult in economy unless other terms are given. Throws where there is no such place. */
export function plainQuery(
	from: string,
	to: string,
	depart: IsoDate,
	back: IsoDate | null,
	terms: PriceTerms = plainTerms,
): FlightQuery {
	const [origin, destination] = [findPlace(from), findPlace(to)];
	if (!origin || !destination) throw new Error(`No place ${from} or ${to}`);
	const slices = [
		{ from: origin, to: destination, date: depart },
		...(back ? [{ from: destination, to: origin, date: back }] : []),
	];
	const trip = back ? "round" : "oneway";
	return { trip, slices, ...terms, flex: 0 };
}

/** The query as URL parameters, always in the same order, so that equal searches have equal URLs. */
export function flightSearchParams(query: FlightQuery): URLSearchParams {
	return new URLSearchParams(flightSearchText(query));
}

/** The same as text, as it stands in an address. */
export function flightSearchText({ trip, slices, adults, ages, bags, cabin, flex, nearby }: FlightQuery): string {
	let text = `trip=${trip}`;
	for (const [index, { from, to, date }] of (trip === "round" ? slices.slice(0, 1) : slices).entries()) {
		const suffix = sliceSuffixes[index] ?? "";
		text += `&from${suffix}=${queryValue(from.code)}&to${suffix}=${queryValue(to.code)}&depart${suffix}=${queryValue(date)}`;
	}
	const back = trip === "round" ? slices[1] : undefined;
	if (back) text += `&return=${queryValue(back.date)}`;
	text += `&adults=${adults}&ages=${queryValue(ages.join(","))}`;
	// Links from before bags could be asked for stay what they were.
	if (bags > 0) text += `&bags=${bags}`;
	return `${text}&cabin=${cabin}&flex=${flex}&nearby=${nearby ? "1" : "0"}`;
}

/** Could this search have found the offer: the same travelers and cabin, between its places, on its days? */
export function finds(query: FlightQuery, { slices, travelers, cabin }: Offer): boolean {
	const asked = travelersKey(query);
	if (query.cabin !== cabin || asked !== travelersKey(travelers) || !flies(slices, query)) return false;
	return query.slices.every(({ date }, index) => {
		const day = slices[index]?.segments[0]?.departingAt.slice(0, 10);
		return day !== undefined && Math.abs(daysBetween(date, day)) <= query.flex;
	});
}

/** Do they go where the search asks to go, way by way? */
export function flies(slices: readonly Ends[], query: Pick<FlightQuery, "slices" | "nearby">): boolean {
	if (slices.length !== query.slices.length) return false;
	return query.slices.every(({ from, to }, index) => {
		const { origin, destination, segments = [] } = slices[index] ?? { origin: "", destination: "" };
		return mayReach(airportIn(segments, origin), from, query) && mayReach(airportIn(segments, destination), to, query);
	});
}

function travelersKey({ adults, ages }: Offer["travelers"]): string {
	return [adults, ...ages.toSorted((a, b) => a - b)].join(",");
}

/**
 * Gives the search in the canonical order of `flightSearchParams`, by airport; where only the offer's source knows one, by its city,
 * which we can read and which finds it.
 */
export function searchOfOffer({ slices, travelers, cabin }: Offer): URLSearchParams {
	const [first, second] = slices;
	const round = slices.length === 2 && second?.origin === first?.destination && second?.destination === first?.origin;
	const params = new URLSearchParams({ trip: round ? "round" : slices.length === 1 ? "oneway" : "multi" });
	for (const [index, { origin, destination, segments }] of (round ? slices.slice(0, 1) : slices).entries()) {
		const suffix = sliceSuffixes[index] ?? "";
		params.set(`from${suffix}`, searchedAs(segments, origin));
		params.set(`to${suffix}`, searchedAs(segments, destination));
		params.set(`depart${suffix}`, segments[0]?.departingAt.slice(0, 10) ?? "");
	}
	if (round) params.set("return", second?.segments[0]?.departingAt.slice(0, 10) ?? "");
	params.set("adults", String(travelers.adults));
	params.set("ages", travelers.ages.join(","));
	params.set("cabin", cabin);
	params.set("flex", "0");
	params.set("nearby", "0");
	return params;
}

function searchedAs(segments: readonly Flown[], code: string): string {
	const airport = airportIn(segments, code);
	return airport === findAirport(code) ? code : (airport?.metro ?? code);
}

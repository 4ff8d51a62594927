// GET /api/nearest?lng=: the airport near where the edge sees the visitor, or the first city of the country that they chose
// instead, and the fares seen from there.

import type { Context } from "hono";
import type { AppEnv } from "../../edge/app-env.ts";
import { chosenCountry } from "../../edge/visitor-country.ts";
import { invalid, wordsOf } from "../../endpoints/refusal.ts";
import type { Language } from "../../i18n/languages.ts";
import type { Translate } from "../../i18n/messages.ts";
import { href } from "../../links.ts";
import type { Site } from "../../page/page.ts";
import { departureCities, nearestDeparture } from "../../places/departures.ts";
import { likelyAirport, type Point } from "../../places/distance.ts";
import { homePlace } from "../../places/home-place.ts";
import { placeDetail, placeLabel } from "../../places/labels.ts";
import type { Place } from "../../places/place.ts";
import { fareTexts } from "./fare-texts.ts";
import type { NearestAnswer } from "./nearest-schemas.ts";
import { type DealStore, listFaresFrom } from "./store.ts";

/** People drive about as far as this for a cheaper flight; kilometers. */
const withinKm = 250;
const maxFares = 4;

/** Answers `{}` where the edge does not know. For this visitor alone: never kept, and no place reaches the log. */
export function nearest({ db, messages, now }: Site & DealStore) {
	return async function nearest(c: Context<AppEnv>): Promise<Response> {
		c.set("route", "api.nearest");
		const { words, errors } = wordsOf(c.req.query("lng"), messages);
		if (errors.length > 0) return invalid(errors, words);
		const { language, t } = words;
		c.header("Cache-Control", "private, no-store");
		const start = startOf(c.req.raw);
		if (!start) return c.json({});
		const { from, city } = start;
		const { fares, failure } = city ? await listFaresFrom(db, [city.code], now()) : { fares: [] };
		if (failure) c.set("error", failure);
		const answer: NearestAnswer = {
			airport: {
				code: from.code,
				city: from.city[language],
				label: placeLabel(from, language),
				detail: detailOf(start, language, t),
			},
			...(city && { show: t("nearest.show", { place: placeLabel(city, language) }) }),
			deals: fares.slice(0, maxFares).map((fare) => fareTexts(fare, language, t)),
			explore: {
				text: t("explore.heading", { city: from.city[language] }),
				href: href(language, "explore", {}, { from: from.code }),
			},
		};
		return c.json(answer);
	};
}

interface Start {
	/** Where the visitor most likely flies from, */
	readonly from: Place;
	/** and a city there that our pages have prices from. */
	readonly city: Place | undefined;
	/** It is near to where the edge sees them, and not only in the country that they chose. */
	readonly near: boolean;
}

/** A country that was chosen counts more than where the edge sees somebody, who then travels or hides it. */
function startOf(request: Request): Start | undefined {
	const { cf } = request;
	const chosen = chosenCountry(request);
	const point = pointOf(cf);
	if (chosen && (chosen !== cf?.country || !point)) {
		const from = homePlace(chosen);
		return from && { from, city: departureCities.includes(from.code) ? from : undefined, near: false };
	}
	const from = point && likelyAirport(point);
	return from && { from, city: nearestDeparture(point, withinKm), near: true };
}

function detailOf({ from, near }: Start, language: Language, t: Translate): string {
	const detail = placeDetail(from, language);
	return near ? t("nearest.detail", { detail }) : detail;
}

/** What the platform knows of the address: degrees as text, or nothing. */
function pointOf(cf: Request["cf"]): Point | undefined {
	const [latitude, longitude] = [cf?.latitude, cf?.longitude].map(degrees);
	return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

function degrees(value: unknown): number | undefined {
	const number = typeof value === "string" && value.trim() !== "" ? Number(value) : Number.NaN;
	return Math.abs(number) <= 180 ? number : undefined;
}

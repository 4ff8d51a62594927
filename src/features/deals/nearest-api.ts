// GET /api/nearest?lng=: the airport near where the edge sees the visitor, and the fares seen from there.

import type { Context } from "hono";
import type { AppEnv } from "../../edge/app-env.ts";
import { invalid, wordsOf } from "../../endpoints/refusal.ts";
import type { Site } from "../../page/page.ts";
import { nearestDeparture } from "../../places/departures.ts";
import { likelyAirport, type Point } from "../../places/distance.ts";
import { placeDetail, placeLabel } from "../../places/labels.ts";
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
		const point = pointOf(c.req.raw.cf);
		const airport = point && likelyAirport(point);
		if (!point || !airport) return c.json({});
		const city = nearestDeparture(point, withinKm);
		const { fares, failure } = city ? await listFaresFrom(db, [city.code], now()) : { fares: [] };
		if (failure) c.set("error", failure);
		const answer: NearestAnswer = {
			airport: {
				code: airport.code,
				city: airport.city[language],
				label: placeLabel(airport, language),
				detail: t("nearest.detail", { detail: placeDetail(airport, language) }),
			},
			...(city && { show: t("nearest.show", { place: placeLabel(city, language) }) }),
			deals: fares.slice(0, maxFares).map((fare) => fareTexts(fare, language, t)),
		};
		return c.json(answer);
	};
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

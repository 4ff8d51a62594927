// GET /api/places?q=&lng=&limit=: airports and metropolitan areas for a few typed letters.
import type { Context } from "hono";
import type { AppEnv } from "../../edge/app-env.ts";
import { invalid, wordsOf } from "../../endpoints/refusal.ts";
import type { Site } from "../../page/page.ts";
import { successorOf } from "../../places/airports.ts";
import { placeDetail, placeLabel } from "../../places/labels.ts";
import { suggestPlaces } from "../../places/spelled.ts";
import type { ReadSpellings } from "../../places/spellings.ts";
import type { PlacesAnswer } from "./place-schemas.ts";

/** What `q` and `limit` may be. */
export const placesLimits = { maxQueryLength: 60, maxPlaces: 20, usualPlaces: 8 } as const;
const { maxQueryLength, maxPlaces, usualPlaces } = placesLimits;

/** NaN unless it is written with one or two digits. */
function wholeNumber(text: string): number {
	return /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
}

/**
 * Answers `{ places: [{ code, kind, label, detail }] }`, or a problem document in the language asked for; a day in any
 * cache, since the data changes with a deploy.
 */
export function places({ spellings, messages }: Pick<Site, "messages"> & { readonly spellings: ReadSpellings }) {
	return async function places(c: Context<AppEnv>): Promise<Response> {
		c.set("route", "api.places");
		const text = c.req.query("q")?.trim() ?? "";
		const limit = wholeNumber(c.req.query("limit") ?? String(usualPlaces));
		const { words, errors: inLanguage } = wordsOf(c.req.query("lng"), messages);
		const { language, t } = words;
		const errors = [...inLanguage];
		if (!text || text.length > maxQueryLength)
			errors.unshift({ parameter: "q", detail: t("api.letters", { limit: maxQueryLength }) });
		if (!Number.isInteger(limit) || limit < 1 || limit > maxPlaces)
			errors.push({ parameter: "limit", detail: t("api.places", { limit: maxPlaces }) });
		if (errors.length > 0) return invalid(errors, words);
		const successor = successorOf(text);
		const found = (await suggestPlaces(text, language, limit, spellings)).map(({ place, spelling }) => ({
			code: place.code,
			kind: place.kind,
			label: placeLabel(place, language),
			// Whoever reads only that sees why it is there.
			detail: [
				place.code === successor ? t("airport.before", { code: text.toUpperCase() }) : spelling,
				placeDetail(place, language),
			]
				.filter(Boolean)
				.join(" · "),
		}));
		c.header("Cache-Control", "public, max-age=86400");
		const answer: PlacesAnswer = { places: found };
		return c.json(answer);
	};
}

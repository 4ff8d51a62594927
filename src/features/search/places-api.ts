// GET /api/places?q=&lng=&limit=: airports and metropolitan areas for a few typed letters.
import type { Context } from "hono";
import type { AppEnv } from "../../edge/app-env.ts";
import { problem } from "../../endpoints/problem.ts";
import type { ParameterError } from "../../endpoints/problem-schemas.ts";
import { defaultLanguage, isLanguage } from "../../i18n/languages.ts";
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

/** Answers `{ places: [{ code, kind, label, detail }] }`; a day in any cache, since the data changes with a deploy. */
export function places({ spellings }: { readonly spellings: ReadSpellings }) {
	return async function places(c: Context<AppEnv>): Promise<Response> {
		c.set("route", "api.places");
		const text = c.req.query("q")?.trim() ?? "";
		const language = c.req.query("lng") ?? defaultLanguage;
		const limit = wholeNumber(c.req.query("limit") ?? String(usualPlaces));
		const errors: ParameterError[] = [];
		if (!text || text.length > maxQueryLength)
			errors.push({ parameter: "q", detail: `1 to ${maxQueryLength} characters` });
		if (!isLanguage(language)) errors.push({ parameter: "lng", detail: "not a language of this site" });
		if (!Number.isInteger(limit) || limit < 1 || limit > maxPlaces)
			errors.push({ parameter: "limit", detail: `a whole number from 1 to ${maxPlaces}` });
		if (errors.length > 0 || !isLanguage(language)) return problem(400, errors);
		const found = (await suggestPlaces(text, language, limit, spellings)).map(({ place, spelling }) => ({
			code: place.code,
			kind: place.kind,
			label: placeLabel(place, language),
			// Whoever reads only that sees why it is there.
			detail: [spelling, placeDetail(place, language)].filter(Boolean).join(" · "),
		}));
		c.header("Cache-Control", "public, max-age=86400");
		const answer: PlacesAnswer = { places: found };
		return c.json(answer);
	};
}

// GET /api/flights: the itineraries of a results page as data, for the same parameters.

import type { Context } from "hono";
import type { AppEnv } from "../../edge/app-env.ts";
import { type Shown, spendingOf } from "../../edge/spending.ts";
import { againSeconds } from "../../edge/unavailable.ts";
import type { Budgets } from "../../effects/budgets.ts";
import { invalid, refuse } from "../../endpoints/refusal.ts";
import { collectOffers, failureOf } from "../../flights/collect-offers.ts";
import { distinctFares, rowNumbers } from "../../flights/offers/rows.ts";
import { payerOf, SearchUnpaid } from "../../flights/paid-search.ts";
import { planCalls } from "../../flights/plan-calls.ts";
import { type FlightQuery, flightSearchText, parseFlightQuery } from "../../flights/query.ts";
import { headCount } from "../../flights/quote.ts";
import { rankOffers } from "../../flights/ranking.ts";
import { type FareFailure, type FareSource, isFree } from "../../flights/source.ts";
import type { Language } from "../../i18n/languages.ts";
import type { MessageKey, Words } from "../../i18n/messages.ts";
import type { Site } from "../../page/page.ts";
import type { ReadSpellings } from "../../places/spellings.ts";
import { offerJson } from "./flight-json.ts";
import type { FlightResults } from "./flight-schemas.ts";
import { loadInsight } from "./insight/load-insight.ts";
import { readRequest } from "./read-request.ts";
import { searchErrors } from "./search-refusals.ts";

interface Spent extends Pick<Shown, "isKnown"> {
	readonly budgets: Budgets | undefined;
}

/** Answers `FlightResults`, or a problem document in the language asked for. */
export function flights(
	services: Site & {
		readonly fares: FareSource | undefined;
		readonly db: D1Database | undefined;
		readonly spellings: ReadSpellings;
	} & Spent,
) {
	const { now } = services;

	return async function flights(c: Context<AppEnv>): Promise<Response> {
		c.set("route", "api.flights");
		const request = await readRequest(c, services);
		if (request instanceof Response) return request;
		const { words, params } = request;
		const { language } = words;
		const parsed = readSearch(params, language, now());
		if (parsed.kind !== "ok") return invalid(searchErrors(parsed, words), words);
		const { fares } = services;
		if (!fares) return refuse(503, "api.noSource", words);
		// A live search costs the provider's patience, and money past a quota: never for a machine that reads everything.
		if (c.var.crawler && !isFree(fares)) return refuse(403, "api.crawler", words);
		return search(c, { ...services, fares }, parsed.query, words);
	};
}

/** No parameters at all are a mistake here: a program does not want to see the form. */
function readSearch(params: URLSearchParams, language: Language, now: Date) {
	const parsed = parseFlightQuery(params, { language, now });
	return parsed.kind === "empty" ? parseFlightQuery(new URLSearchParams({ from: "" }), { language, now }) : parsed;
}

async function search(
	c: Context<AppEnv>,
	services: Parameters<typeof loadInsight>[0]["services"] & Spent,
	query: FlightQuery,
	words: Words,
): Promise<Response> {
	const { fares, now } = services;
	const spending = spendingOf(c.req.raw, services.budgets, services);
	try {
		const payer = payerOf((units) => spending.charge("search", { units, least: 1 }));
		const found = collectOffers(fares, query, { admit: payer.admit });
		// What programs ask for is no evidence, but they are told what there is.
		const insight = await loadInsight({ services, query, found });
		const { offers, partial, failure } = await found;
		if (failure) c.set("error", `partial: ${failure}`);
		const ranked = rankOffers(distinctFares(offers), "best", headCount(query));
		const rows = rowNumbers(ranked);
		const seen = ranked.map(({ seenAt }) => seenAt).toSorted();
		c.header("Cache-Control", "private, no-store");
		c.header("Content-Language", words.language);
		const calls = { ...fares.calls, budget: payer.calls() ?? fares.calls.budget };
		const { unsearched } = planCalls(query, calls, now());
		const asked = flightSearchText(query);
		const results: FlightResults = {
			offers: ranked.map((offer, index) => offerJson(offer, { search: asked, row: rows[index] ?? 0 }, words)),
			source: fares.name,
			sample: fares.sample,
			seenAt: seen[0] ?? now().toISOString(),
			unsearched: {
				airports: unsearched.airports.map(({ code }) => code),
				dates: unsearched.dates.map((days) => [...days]),
			},
			partial,
			...(insight && { insight }),
		};
		return c.json(results);
	} catch (error) {
		const known = failureOf(error);
		if (!known) throw error;
		c.set("error", String(error));
		// Budgets that do not answer are nobody's who asked too often.
		const silent = error instanceof SearchUnpaid && error.permit.kind === "silent";
		const answer = silent
			? refuse(503, "api.unavailable", words, againSeconds)
			: refuse(...statusOf[known.failure], words, known.retryAfter);
		if (error instanceof SearchUnpaid && error.permit.kind === "wait") {
			answer.headers.append("Set-Cookie", spending.placeCookie(error.permit.ticket));
		}
		return answer;
	}
}

/** Ours is a gateway to the provider, and these are the statuses of gateways. */
const statusOf: Readonly<Record<FareFailure, readonly [number, MessageKey]>> = {
	timeout: [504, "api.timeout"],
	rateLimited: [503, "api.unavailable"],
	unavailable: [503, "api.unavailable"],
	refused: [502, "api.unavailable"],
	malformed: [502, "api.unavailable"],
	spent: [429, "api.spent"],
};

// Flight search results: the form again with what was asked, and the itineraries streamed below it.

import { personParameter, placeCookieName } from "../../../edge/spending.ts";
import type { Tell } from "../../../events/events.ts";
import { typedSearch } from "../../../flights/form/typed-search.ts";
import { arrangementParams } from "../../../flights/offers/arrange.ts";
import type { Offer } from "../../../flights/offers/offer.ts";
import { type Payer, payerOf, SearchUnpaid } from "../../../flights/paid-search.ts";
import { type CallTerms, planCalls, type SearchPlan } from "../../../flights/plan-calls.ts";
import {
	type FlightQuery,
	finds,
	flightSearchParams,
	parseFlightQuery,
	searchOfOffer,
	withSpellings,
} from "../../../flights/query.ts";
import { type Schedule, unpricedNonstops } from "../../../flights/schedule.ts";
import { shareLowest } from "../../../flights/share-lowest.ts";
import { type FareSource, isFree, type OfferAnswer } from "../../../flights/source.ts";
import type { Problem } from "../../../flights/trip/problems.ts";
import { SearchNotes } from "../../../flights/views/search-notes.tsx";
import { legsOfQuery, TripMap } from "../../../flights/views/trip-map.tsx";
import { WithinOneCity } from "../../../flights/views/within-one-city.tsx";
import type { Words } from "../../../i18n/messages.ts";
import { LateRegion } from "../../../page/late-region.tsx";
import type { Page, PageData } from "../../../page/page.ts";
import { RestOfStyles } from "../../../page/rest-of-styles.tsx";
import type { ReadSpellings } from "../../../places/spellings.ts";
import { InsightLine } from "../insight/insight-line.tsx";
import { loadInsight, remember } from "../insight/load-insight.ts";
import { listId } from "../list-id.ts";
import { loadPrices } from "../prices/load-prices.ts";
import { compareNearby } from "../prices/nearby-prices.ts";
import { readPriceChoice } from "../prices/price-days.ts";
import { PriceViews } from "../prices/price-views.tsx";
import { openMonth, readOpen } from "../prices/read-open.ts";
import { findSaving, loadGrid } from "../prices/saving.ts";
import { SavingLine } from "../prices/saving-line.tsx";
import { readAnyArrangement, readArrangement } from "../read-arrangement.ts";
import { searchName, tripTitle } from "../trip-title.ts";
import { askPerson, rowsAlone, withPlace } from "./asked-otherwise.tsx";
import { ChosenOffer } from "./chosen-offer.tsx";
import { findOffer, searchOffers } from "./find-offers.ts";
import { readLimits } from "./limits.ts";
import { LimitsSummary } from "./limits-summary.tsx";
import { linkPreview } from "./link-preview.ts";
import { readPage, readRows } from "./list-links.ts";
import { loadOpen } from "./load-open.tsx";
import { loadNearDays } from "./near-days.ts";
import { NearbyAirports } from "./nearby-airports.tsx";
import { NoSource } from "./no-source.tsx";
import { Results } from "./results.tsx";
import { ResultsSkeleton } from "./results-skeleton.tsx";
import { SearchHead } from "./search-head.tsx";
import { SearchStart } from "./search-start.tsx";
import { SearchWait } from "./search-wait.tsx";

interface SearchPorts {
	readonly fares: FareSource | undefined;
	readonly db: D1Database | undefined;
	readonly schedule: Schedule;
	readonly spellings: ReadSpellings;
	readonly tell: Tell;
}

export const flightResults: Page<"flightResults", SearchPorts> = {
	async load(input) {
		const { language, t, services, crawler, afterwards } = input;
		const query = await withSpellings(input.query, language, services.spellings);
		const place = query.get(placeCookieName);
		if (place) return withPlace(input, place);
		if (query.has(personParameter)) return askPerson(input);
		const { tell } = services;
		const setting = { language, now: services.now() };
		if (query.has("flights")) {
			// Whoever has no script and flies more often than the form has fields at first: nothing is searched yet.
			const kept = arrangementParams(openMonth(query), readAnyArrangement(query));
			return { view: <SearchStart typed={typedSearch(query)} kept={kept} all sent /> };
		}
		const open = readOpen(query, setting);
		if (open?.kind === "open" || open?.kind === "unnamed") return loadOpen(open, { ...input, query });
		const parsed = open ?? parseFlightQuery(query, setting);
		if (parsed.kind === "empty") return { view: <SearchStart typed={parsed.typed} /> };
		if (parsed.kind === "invalid") {
			const { typed, problems, choices } = parsed;
			const about = { typed, kept: arrangementParams(openMonth(query), readAnyArrangement(query)) };
			if (isStart(query, problems)) return { view: <SearchStart {...about} sent /> };
			return { view: <SearchStart {...about} problems={problems} choices={choices} sent />, status: 400 };
		}
		const asked = parsed.query;
		const about = aboutSearch(asked, { t, language });
		const arrangement = readArrangement(query, asked);
		const fares = services.fares && shareLowest(services.fares);
		// A crawler never causes a search that costs something.
		if (!fares || (crawler && !isFree(fares))) {
			const view = (
				<SearchHead typed={parsed.typed} query={asked} arrangement={arrangement}>
					<NoSource query={asked} schedule={services.schedule} />
				</SearchHead>
			);
			if (!fares) return { ...about, view };
			// Whoever shows a preview of a sent link is a crawler too: it is told what was seen.
			return linkPreview(asked, arrangement.choice, { ...services, fares }, { t, language }).then((told) => ({
				...about,
				...told,
				view,
			}));
		}
		const payer = payerOf((units) => input.spending.charge("search", { units, least: 1 }));
		const { found, airlines } = searchOffers(fares, asked, { choice: arrangement.choice, admit: payer.admit });
		const rows = readRows(query);
		// One row alone is one that opens; many are those of a filter.
		if (rows?.length === 1) tell("row", { outcome: "opened" });
		if (rows) return rowsAlone(found, { rows, query: asked, arrangement, about, spending: input.spending });
		const limits = readLimits(query, arrangement.choice, { t, language, slices: asked.slices });
		const offerId = query.get("offer");
		const chosen = offerId ? findOffer(fares, offerId, asked) : undefined;
		// With a table of prices, a shared flight or a mistake on top there is no telling where it ends.
		const firstScreen = query.has("prices") || offerId || limits.problems ? undefined : "results";
		const search = flightSearchParams(asked);
		const choice = readPriceChoice(query, asked, services.now());
		const { db } = services;
		const sources = { fares, db, now: services.now };
		const plan = planCalls(asked, fares.calls, services.now());
		if (db) afterwards(remember({ fares, db, query: asked, plan, crawler }, found));
		// It is about all flights: behind filters it would promise what is not there.
		const insight = arrangement.choice.size > 0 ? undefined : loadInsight({ services: sources, query: asked, found });
		const prices = found.then(({ offers }) =>
			query.has("prices")
				? loadPrices({ services: sources, query: asked, ...choice, filters: arrangement.choice, found: offers })
				: undefined,
		);
		const filtered = { services: sources, query: asked, filters: arrangement.choice };
		const around = Promise.all([found, prices]).then(async ([{ offers }, data]) => {
			const grid = await loadGrid({ ...filtered, month: choice.month, offers, data });
			const near = await loadNearDays({ ...filtered, found: offers, grid });
			return { near, saving: findSaving(asked, grid, offers, arrangement.choice) };
		});
		return {
			...about,
			...(limits.problems && { status: 400 }),
			view: (
				<SearchHead typed={parsed.typed} query={asked} arrangement={arrangement}>
					<LimitsSummary limits={limits} slices={asked.slices} />
					<LateRegion>
						<ResultsSkeleton slices={asked.slices.length} dated={asked.trip !== "multi"} />
					</LateRegion>
				</SearchHead>
			),
			firstScreen,
			skip: { label: t("results.skip"), to: listId },
			late: Promise.all([found, prices, chosen, around, insight])
				.then(([all, data, answer, { near, saving }, known]) => {
					const count = all.offers.length;
					tell("results", { outcome: count > 0 ? "shown" : "nothing", count });
					if (query.has("open")) tell("row", { outcome: "opened" });
					return (
						<>
							{answer && <ChosenOffer answer={answer} search={searchOf(answer, asked, search)} />}
							<WithinOneCity query={asked} nothing={all.offers.length === 0} id={listId}>
								{data && (
									<div className="mt-4">
										<PriceViews data={data} query={asked} />
									</div>
								)}
								<SavingLine saving={saving} query={asked} />
								<InsightLine insight={known} query={asked} crowded={saving !== undefined} />
								{firstScreen && <RestOfStyles of="results" />}
								<Results
									{...all}
									{...{ query: asked, search, arrangement, limits, days: near, insight: known }}
									page={readPage(query)}
									open={query.get("open") ?? undefined}
								/>
								<SearchNotes
									plan={planPaid(plan, asked, fares.calls, payer, services.now())}
									nonstops={unpricedNonstops(services.schedule, asked, all.offers)}
								/>
								<div className="mt-8 grid gap-8">
									{/* Nobody has asked for them: the flights come first, and what costs less stands in the line above these. */}
									{!data && <PriceViews data={undefined} query={asked} />}
									<Around query={asked} offers={all.offers} plan={plan} />
								</div>
							</WithinOneCity>
						</>
					);
				})
				.catch((error: unknown) => {
					const unpaid = error instanceof SearchUnpaid;
					tell("results", { outcome: unpaid ? "wait" : "failed" });
					if (unpaid)
						return (
							<>
								{firstScreen && <RestOfStyles of="results" />}
								<SearchWait permit={error.permit} query={query} />
							</>
						);
					throw error;
				}),
			...(airlines && { answers: airlines }),
		};
	},
};

/** The calls as they were paid for: what they leave out is told. Mostly that is the whole plan. */
function planPaid(plan: SearchPlan, query: FlightQuery, terms: CallTerms, payer: Payer, now: Date): SearchPlan {
	const budget = payer.calls() ?? terms.budget;
	return budget === terms.budget ? plan : planCalls(query, { ...terms, budget }, now);
}

/** What the document around a search says of it. A trip of many cities is too long for the breadcrumb of a phone. */
function aboutSearch(query: FlightQuery, words: Words): Pick<PageData, "title" | "crumb" | "crumbsBelow"> {
	return {
		title: tripTitle(query, words),
		crumbsBelow: true,
		...(query.trip !== "multi" && { crumb: searchName(query, words) }),
	};
}

/** The search of a link's own itinerary: somebody may have put it beside another one. */
function searchOf(
	answer: OfferAnswer | { readonly kind: "unknown" },
	asked: FlightQuery,
	search: URLSearchParams,
): URLSearchParams {
	return answer.kind === "found" && !finds(asked, answer.offer) ? searchOfOffer(answer.offer) : search;
}

/**
 * A link from a deal or a destination names a place or two and leaves the rest to the visitor: that is a start, not a
 * mistake. The form itself always sends the number of adults.
 */
function isStart(query: URLSearchParams, problems: readonly Problem[]): boolean {
	return !query.has("adults") && problems.every(({ key }) => /^problem\.(from|to|depart|return)Missing$/.test(key));
}

/** Shows below the results where the search leads on a map of the world, and the airports nearby. */
function Around({ query, offers, plan }: { query: FlightQuery; offers: readonly Offer[]; plan: SearchPlan }) {
	const nearby = compareNearby(query, offers, plan.unsearched.airports);
	return (
		<>
			<NearbyAirports prices={nearby} query={query} />
			<TripMap legs={legsOfQuery(query)} />
		</>
	);
}

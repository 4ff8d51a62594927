// What somebody says who has no destination yet: where from, when, how long, for how much; and the query it makes.
import { readPlace } from "../../../flights/form/check-slices.ts";
import { type PlaceReader, unreadPlaces } from "../../../flights/form/place-reader.ts";
import { maxFieldLength } from "../../../flights/trip/limits.ts";
import { monthsAhead } from "../../../flights/trip/months-ahead.ts";
import { defineForm, type Setting, type Typed } from "../../../forms/form.ts";
import { checked, type Refuse, together } from "../../../forms/rules.ts";
import type { Language } from "../../../i18n/languages.ts";
import { type WorldRegion, worldRegions } from "../../../places/browser/world-regions.ts";
import type { Place } from "../../../places/place.ts";

/** What was asked, read. */
export interface ExploreQuery {
	readonly from: Place;
	/** "YYYY-MM"; any month where nothing is said. */
	readonly month: string | undefined;
	/** Undefined on a one-way. */
	readonly nights: number | undefined;
	/** The most that the whole trip may cost, in dollars. */
	readonly budget: number | undefined;
	readonly nonstop: boolean;
	readonly region: WorldRegion | undefined;
}

const maxNights = 60;
const maxBudget = 100_000;
const tripTypes = ["round", "oneway"] as const;

/** @param places a browser has no index of them: it takes every name, and has no query to give */
export const exploreFormBy = (places: (language: Language) => PlaceReader) =>
	defineForm({
		id: "explore",
		fields: {
			from: {
				...{ label: "search.from", placeholder: "search.place", spellCheck: false, required: true },
				...{ maxLength: maxFieldLength, maxKept: maxFieldLength },
			},
			month: { label: "alert.month" },
			trip: { label: "search.trip", blank: "round" },
			nights: { label: "explore.nights", hint: "explore.nights.hint", blank: "7", inputMode: "numeric", maxLength: 3 },
			budget: {
				...{ label: "explore.budget", hint: "explore.budget.hint", optional: true },
				...{ inputMode: "numeric", maxLength: 12 },
			},
			nonstop: { label: "explore.nonstop" },
			region: { label: "explore.region" },
		},
		shape: (typed) => typed,
		schema: ({ now, language }: Pick<Setting, "now" | "language">) =>
			together((typed: Typed<ExploreField>, refuse): ExploreQuery | undefined =>
				readQuery(typed, refuse, { now, places: places(language) }),
			),
	});

/** As a browser checks it. */
export const exploreFormIn = () => exploreFormBy(() => unreadPlaces);

export type ExploreField = "from" | "month" | "trip" | "nights" | "budget" | "nonstop" | "region";

/** Undefined where something was refused. */
function readQuery(
	typed: Typed<ExploreField>,
	refuse: Refuse<ExploreField>,
	{ now, places }: { readonly now: Date; readonly places: PlaceReader },
): ExploreQuery | undefined {
	const from = readPlace("from", typed.from, places, (key, values) => refuse("from", key, values));
	if (typed.month && !monthsAhead(now).includes(typed.month)) refuse("month", "alert.problem.month");
	const trip = tripTypes.find((one) => one === typed.trip);
	if (!trip) refuse("trip", "problem.tripUnknown");
	const nights = wholeNumber(typed.nights, maxNights);
	if (trip === "round" && !nights) refuse("nights", "explore.problem.nights", { limit: maxNights });
	const budget = typed.budget
		? wholeNumber(typed.budget.replace(/^(?:US)?\$\s*|,(?=\d{3}\b)/g, ""), maxBudget)
		: undefined;
	if (typed.budget && !budget) refuse("budget", "explore.problem.budget");
	const region = worldRegions.find((one) => one === typed.region);
	if (typed.region && !region) refuse("region", "explore.problem.region");
	if (from?.kind !== "found") return undefined;
	return {
		from: from.place,
		month: typed.month || undefined,
		nights: trip === "round" ? nights : undefined,
		budget,
		nonstop: typed.nonstop === checked,
		region,
	};
}

/** From 1 up to the largest; undefined for anything else. */
function wholeNumber(text: string, max: number): number | undefined {
	const number = /^\d{1,6}$/.test(text) ? Number(text) : 0;
	return number >= 1 && number <= max ? number : undefined;
}

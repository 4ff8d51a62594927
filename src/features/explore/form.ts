// What somebody says who has no destination yet: where from, when, how long, for how much; and the wish it makes.
import { whyNot } from "../../flights/form/check-slices.ts";
import { placesIn } from "../../flights/read-places.ts";
import { maxFieldLength } from "../../flights/trip/form.ts";
import { monthsAhead } from "../../flights/trip/months-ahead.ts";
import { problemKeys } from "../../flights/trip/problems.ts";
import { blank, defineForm, type FieldOf, fieldsOf, type Typed, typedIn } from "../../forms/form.ts";
import { checked, type Refuse, together } from "../../forms/rules.ts";
import type { Language } from "../../i18n/languages.ts";
import type { Place } from "../../places/place.ts";
import { choicesOf, resolvePlace } from "../../places/search.ts";
import { type WorldRegion, worldRegions } from "../../places/world-regions.ts";

/** What was asked, read. */
export interface ExploreWish {
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

export const exploreForm = defineForm({
	id: "explore",
	fields: {
		from: {
			...{ label: "search.from", placeholder: "search.place", spellCheck: false, required: true },
			...{ maxLength: maxFieldLength, longest: maxFieldLength },
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
	schema: ({ now, language }: { readonly now: Date; readonly language: Language }) =>
		together((typed: Typed<ExploreField>, refuse): ExploreWish | undefined =>
			readWish(typed, refuse, { now, language }),
		),
});

export type ExploreField = "from" | "month" | "trip" | "nights" | "budget" | "nonstop" | "region";

/** Undefined where something was refused. */
function readWish(
	typed: Typed<ExploreField>,
	refuse: Refuse<ExploreField>,
	{ now, language }: { readonly now: Date; readonly language: Language },
): ExploreWish | undefined {
	const from = readOrigin(typed.from, refuse, language);
	if (typed.month && !monthsAhead(now).includes(typed.month)) refuse("month", "alert.problem.month");
	const trip = tripTypes.find((one) => one === typed.trip);
	if (!trip) refuse("trip", "problem.tripUnknown");
	const nights = wholeNumber(typed.nights, maxNights);
	if (trip === "round" && !nights) refuse("nights", "explore.problem.nights", { limit: maxNights });
	const budget = typed.budget ? wholeNumber(typed.budget.replace(/^\$\s*|,(?=\d{3}\b)/g, ""), maxBudget) : undefined;
	if (typed.budget && !budget) refuse("budget", "explore.problem.budget");
	const region = worldRegions.find((one) => one === typed.region);
	if (typed.region && !region) refuse("region", "explore.problem.region");
	if (!from) return undefined;
	return {
		from,
		month: typed.month || undefined,
		nights: trip === "round" ? nights : undefined,
		budget,
		nonstop: typed.nonstop === checked,
		region,
	};
}

function readOrigin(text: string, refuse: Refuse<ExploreField>, language: Language): Place | undefined {
	if (!text) {
		refuse("from", problemKeys.fromMissing);
		return undefined;
	}
	const reading = placesIn(language).read(text);
	if (reading.kind === "found") return reading.place;
	if (reading.kind !== "unread") refuse("from", problemKeys[`from${whyNot[reading.kind]}`], { text });
	return undefined;
}

/** From 1 up to the largest; undefined for anything else. */
function wholeNumber(text: string, max: number): number | undefined {
	const number = /^\d{1,6}$/.test(text) ? Number(text) : 0;
	return number >= 1 && number <= max ? number : undefined;
}

/** The form as a URL fills it in; what a short link leaves out is as in a form that nobody has filled in. */
export function typedExplore(query: URLSearchParams): Typed<FieldOf<typeof exploreForm>> {
	const typed = typedIn(exploreForm, query);
	const said = fieldsOf(exploreForm).flatMap((name) => (typed[name] ? [[name, typed[name]] as const] : []));
	return blank(exploreForm, Object.fromEntries(said));
}

/** Places to choose from where the text fits several, or is like the names of some. */
export function originsFor(text: string, language: Language): readonly Place[] {
	return text ? choicesOf(resolvePlace(text, language)) : [];
}

/** The wish as parameters, in the order of the form; what is as usual is left out, so that a plain wish has a short link. */
export function exploreParams(wish: ExploreWish): URLSearchParams {
	const { from, month, nights, budget, nonstop, region } = wish;
	const all: Readonly<Record<ExploreField, string | undefined>> = {
		from: from.code,
		month,
		trip: nights === undefined ? "oneway" : undefined,
		nights: nights === undefined || String(nights) === exploreForm.fields.nights.blank ? undefined : String(nights),
		budget: budget === undefined ? undefined : String(budget),
		nonstop: nonstop ? checked : undefined,
		region,
	};
	return new URLSearchParams(Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined));
}

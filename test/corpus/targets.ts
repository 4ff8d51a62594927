// Every address of the site that the walkers look at: each page and each state of a page, in each language.
import type { Env } from "../../src/env.ts";
import { localize } from "../../src/i18n/language-parameter.ts";
import { href } from "../../src/links.ts";
import type { PageInstance } from "../../src/page/page.ts";
import { pages } from "../../src/pages.ts";
import { type RouteId, routeOf } from "../../src/routes.ts";
import { createServices } from "../../src/services.ts";
import { pageInstances } from "../../src/site/page-instances.ts";
import { addDays } from "../../src/time/iso-date.ts";
import { europeanFlight, lateFlight } from "../browser/templates.ts";
import { type Language, languageCodes } from "../languages.ts";
import { testEnv } from "../test-env.ts";

export const services = createServices(testEnv() as Env);
export const { origin } = services.config;

/** One query for the pages that need one, and one code for the confirmation page. */
const depart = addDays(new Date().toISOString().slice(0, 10), 80);
export const search = `trip=oneway&from=JFK&to=MIA&depart=${depart}`;

export interface Visit {
	readonly id: RouteId;
	readonly language: Language;
	/** Path and query, with the language. */
	readonly target: string;
}

/** Of a page, and of the further pages of a list. */
const pathsOf = ({ id, path }: PageInstance) => [
	path,
	...(pages[id].furtherPages?.(services) ?? []).map((query) => `${path}?${query}`),
];

/** Each page in each language. */
export const visits: readonly (Visit & PageInstance)[] = [
	...pageInstances(services),
	{ id: "bookingConfirmation" as const, params: {} as PageInstance["params"], path: "/booking-confirmation/KMRWXKM0" },
].flatMap((page) => {
	const target = page.id === "flightResults" ? `${page.path}?${search}` : page.path;
	const [, ...further] = pathsOf(page);
	return [target, ...further].flatMap((one) =>
		languageCodes.map((language) => ({ ...page, language, target: localize(one, language) })),
	);
});

/** What a page's own address does not show: results, a search that fails, pages that say no. */
function statesIn(language: Language): Visit[] {
	const trip = { trip: "oneway", from: "JFK", to: "MIA" };
	const states: [RouteId, string][] = [
		["flightResults", href(language, "flightResults", {}, { ...trip, depart })],
		["flightResults", href(language, "flightResults", {}, { trip: "oneway", from: "ZZZ", to: "", depart: "never" })],
		["wholeTrip", href(language, "wholeTrip", {}, { ...trip, depart, bags: "1" })],
		["wholeTrip", href(language, "wholeTrip", {}, { ...trip, depart, offer: "gone" })],
		["fareAlerts", href(language, "fareAlerts", {}, { from: "JFK", to: "MIA", depart })],
		["explore", href(language, "explore", {}, { from: "HOUA", month: depart.slice(0, 7) })],
		["explore", href(language, "explore", {}, { from: "Portland", nights: "0" })],
		["blog", href(language, "blog", {}, { q: "ZZZZ" })],
		["blog", href(language, "blog", {}, { tag: "when-to-book" })],
		["flightChangeAssistance", href(language, "flightChangeAssistance", {}, { wish: "cancel", seller: "airline" })],
		["flightChangeAssistance", href(language, "flightChangeAssistance", {}, lateFlight)],
		["flightChangeAssistance", href(language, "flightChangeAssistance", {}, europeanFlight)],
		["bookingConfirmation", href(language, "bookingConfirmation", { confirmationCode: "KMRWXKM0" })],
		["notFound", localize("/no-such-page", language)],
	];
	return states.map(([id, target]) => ({ id, language, target }));
}

/** The pages in a language as they stand without any query, then their states. */
export function readings(language: Language): (Visit & { readonly indexed: boolean })[] {
	const listed = pageInstances(services).flatMap((page) =>
		pathsOf(page).map((path) => {
			return { id: page.id, language, target: localize(path, language), indexed: routeOf(page.id).index };
		}),
	);
	return [...listed, ...statesIn(language).map((state) => ({ ...state, indexed: false }))];
}

export const targets: readonly string[] = [
	...new Set([...visits, ...languageCodes.flatMap(readings)].map(({ target }) => target)),
];

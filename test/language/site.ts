// Every page that a visitor can meet without a booking, rendered through the app in both languages, as documents to ask.
import { type HTMLElement, parse } from "node-html-parser";
import { createApp } from "../../src/app.ts";
import type { Env } from "../../src/env.ts";
import { addDays } from "../../src/flights/iso-date.ts";
import { href, localize } from "../../src/links.ts";
import { pageInstances } from "../../src/pages/instances.ts";
import { type RouteId, routeOf } from "../../src/routes.ts";
import { createServices } from "../../src/services.ts";
import { type Language, languageCodes } from "../languages.ts";
import { testEnv } from "../test-env.ts";

export const services = createServices(testEnv() as Env);
export const { origin } = services.config;

const app = createApp({ ...services, outbox: undefined }, { writeLine: () => {} });
const ctx = { waitUntil() {}, passThroughOnException() {}, props: {} };
const browser = { "User-Agent": "Mozilla/5.0 (Linux; Android 15) Chrome/150.0 Mobile" };

export interface SitePage {
	readonly id: RouteId;
	readonly language: Language;
	/** Path and query, with the language. */
	readonly target: string;
	/** May a search engine list it? */
	readonly indexed: boolean;
	readonly status: number;
	readonly location: string | null;
	readonly document: HTMLElement;
}

/** An answer of the site to a browser; redirects are answers. */
export function request(target: string): Promise<Response> {
	const url = target.startsWith("http") ? target : `http://localhost${target}`;
	return Promise.resolve(app.request(url, { headers: browser }, {} as never, ctx as never));
}

async function visit(id: RouteId, target: string, language: Language, indexed: boolean): Promise<SitePage> {
	const response = await request(target);
	const location = response.headers.get("location");
	return { id, language, target, indexed, status: response.status, location, document: parse(await response.text()) };
}

/** States that a page's own address does not show: results, a search that fails, pages that say no. */
function states(language: Language): [RouteId, string][] {
	const depart = addDays(new Date().toISOString().slice(0, 10), 80);
	const trip = { trip: "oneway", from: "JFK", to: "MIA" };
	return [
		["flightResults", href(language, "flightResults", {}, { ...trip, depart })],
		["flightResults", href(language, "flightResults", {}, { trip: "oneway", from: "ZZZ", to: "", depart: "never" })],
		["fareAlerts", href(language, "fareAlerts", {}, { from: "JFK", to: "MIA", depart })],
		["blog", href(language, "blog", {}, { q: "ZZZZ" })],
		["blog", href(language, "blog", {}, { tag: "when-to-book" })],
		["flightChangeAssistance", href(language, "flightChangeAssistance", {}, { wish: "cancel", seller: "airline" })],
		["bookingConfirmation", href(language, "bookingConfirmation", { confirmationCode: "KMRWXKM0" })],
		["notFound", localize("/no-such-page", language)],
	];
}

/** All of them; a page that is itself a redirect (a step of a booking that was not begun) is left out. */
export async function renderSite(): Promise<readonly SitePage[]> {
	const pages: SitePage[] = [];
	for (const language of languageCodes) {
		for (const { id, path } of pageInstances(services)) {
			pages.push(await visit(id, localize(path, language), language, routeOf(id).index));
		}
		for (const [id, target] of states(language)) pages.push(await visit(id, target, language, false));
	}
	return pages.filter(({ location }) => location === null);
}

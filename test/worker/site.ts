// Every concrete page of the site, as the tests walk it.
import { parse } from "node-html-parser";
import type { Env } from "../../src/env.ts";
import { addDays } from "../../src/flights/iso-date.ts";
import { localize } from "../../src/links.ts";
import { type PageInstance, pageInstances } from "../../src/pages/instances.ts";
import { routeOf } from "../../src/routes.ts";
import { createServices } from "../../src/services.ts";
import { languageCodes } from "../languages.ts";
import { testEnv } from "../test-env.ts";

export const services = createServices(testEnv() as Env);
export const origin = services.config.origin;

/** One query for the pages that need one, and one code for the confirmation page. */
const depart = addDays(new Date().toISOString().slice(0, 10), 80);
export const search = `trip=oneway&from=JFK&to=MIA&depart=${depart}`;

export interface Visit extends PageInstance {
	readonly language: "en" | "es";
	readonly target: string;
}

/** Each page in each language. */
export const visits: readonly Visit[] = [
	...pageInstances(services),
	{ id: "bookingConfirmation" as const, params: {} as PageInstance["params"], path: "/booking-confirmation/KMRWXKM0" },
].flatMap((page) => {
	const target = page.id === "flightResults" ? `${page.path}?${search}` : page.path;
	return languageCodes.map((language) => ({ ...page, language, target: localize(target, language) }));
});

export const cacheableVisits = visits.filter(({ id }) => routeOf(id).cache !== "private");

export interface Read {
	readonly response: Response;
	readonly html: string;
	readonly document: ReturnType<typeof parse>;
}

export async function read(response: Response): Promise<Read> {
	const html = await response.text();
	return { response, html, document: parse(html, { comment: true }) };
}

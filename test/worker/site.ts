// Every concrete page of the site, as the tests of the Worker walk it.
import { parse } from "node-html-parser";
import { routeOf } from "../../src/routes.ts";
import { visits } from "../corpus/targets.ts";

export { origin, search, services, type Visit, visits } from "../corpus/targets.ts";

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

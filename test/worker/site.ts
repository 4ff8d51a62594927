// Every concrete page of the site, as the tests of the Worker walk it.
import { parse } from "node-html-parser";
import { type Visit, visits } from "../corpus/targets.ts";
import { languageCodes } from "../languages.ts";
import { byTurns } from "../soak.ts";

export { origin, search, services, type Visit, visits } from "../corpus/targets.ts";

/** For what is the same in every language but for its words: in `npm test` each page in one language, in `npm run soak` in all. */
export const visitsByTurns: readonly Visit[] = languageCodes.flatMap((language) =>
	byTurns(
		visits.filter((visit) => visit.language === language),
		language,
	),
);

export interface Read {
	readonly response: Response;
	readonly html: string;
	readonly document: ReturnType<typeof parse>;
}

export async function read(response: Response): Promise<Read> {
	const html = await response.text();
	return { response, html, document: parse(html, { comment: true }) };
}

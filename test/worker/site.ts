// Every concrete page of the site, as the tests of the Worker walk it.
import { parse } from "node-html-parser";
import { type Visit, visits } from "../corpus/targets.ts";
import { languageCodes } from "../languages.ts";
import { byTurns, isSample } from "../soak.ts";

export { origin, search, services, type Visit, visits } from "../corpus/targets.ts";

/** Of a kind with many pages (guides, airlines, destinations), so many in `npm test`. */
const mostOfKind = 6;

/**
 * For what is the same in every language but for its words, and alike in pages of a kind: in `npm test` each page in one
 * language, and of a kind at most so many, in `npm run soak` all in all.
 */
export const visitsByTurns: readonly Visit[] = languageCodes.flatMap((language) => {
	const own = visits.filter((visit) => visit.language === language);
	const ofKind = new Map<string, number>();
	return byTurns(own, language).filter(({ id }) => {
		const before = ofKind.get(id) ?? 0;
		ofKind.set(id, before + 1);
		return !isSample || before < mostOfKind / languageCodes.length;
	});
});

export interface Read {
	readonly response: Response;
	readonly html: string;
	readonly document: ReturnType<typeof parse>;
}

export async function read(response: Response): Promise<Read> {
	const html = await response.text();
	return { response, html, document: parse(html, { comment: true }) };
}

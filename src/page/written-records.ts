// A page's records for search engines as the text of its script element; those that stay the same are written once.
import type { Question } from "../text/compiled-text.ts";
import { type Kept, keptHtml, type Piece } from "./pieces.ts";
import { faqRecord, type JsonLd } from "./structured-data.ts";

/** One record, or some that are written already. */
export type PageRecord = JsonLd | Kept;

/** Safe inside a script element, which no text in it may end. */
function written(records: readonly JsonLd[]): string {
	return records.map((record) => JSON.stringify(record).replaceAll("<", "\\u003c")).join(",");
}

/**
 * Records that an object decides which never changes itself, such as a text of the build in one language: they are made and
 * written once, and kept as long as it is. `make` gives at least one. What else it is given must be the same each time.
 */
export function writtenOnce<Of extends object, More extends readonly unknown[]>(
	make: (of: Of, ...more: More) => readonly JsonLd[],
): (of: Of, ...more: More) => Kept {
	const known = new WeakMap<Of, Kept>();
	return (of, ...more) => {
		const before = known.get(of);
		if (before) return before;
		const made = keptHtml(written(make(of, ...more)));
		known.set(of, made);
		return made;
	};
}

/** The record of a text's questions, of which there is at least one. */
export const writtenQuestions = writtenOnce((questions: readonly Question[]) => [faqRecord(questions)]);

/** All records of a page as one graph. */
export function graphOf(records: readonly PageRecord[]): readonly Piece[] {
	const pieces = records.flatMap((record) => [",", "@type" in record ? written([record]) : record]);
	return ['{"@context":"https://schema.org","@graph":[', ...pieces.slice(1), "]}"];
}

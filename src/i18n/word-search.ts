// Finds texts by the words that a visitor types: each may be only the beginning of a word, and accents and case do not count.
import { fold } from "./fold.ts";
import { languages } from "./languages.ts";

/** Whoever reads one language of the site may ask in another. */
const small = new Set(Object.values(languages).flatMap(({ smallWords }) => smallWords.split(" ")));

/** The words of a query that count, folded; none where it has only small ones. */
export function queryWords(query: string): readonly string[] {
	return fold(query)
		.split(" ")
		.filter((word) => word && !small.has(word));
}

/** Says of a text whether every word of the query begins one of its words; a query without words fits every text. */
export function wordSearch(query: string): (text: string) => boolean {
	const words = queryWords(query).map((word) => ` ${word}`);
	return (text) => {
		if (words.length === 0) return true;
		const folded = ` ${fold(text)}`;
		return words.every((word) => folded.includes(word));
	};
}

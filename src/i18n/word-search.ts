// Finds texts by the words that a visitor types: each may be only the beginning of a word, and accents and case do not count.
import { fold } from "./fold.ts";

/** Small words of a question as it is asked: they say nothing about what it is about. */
const small = new Set(
	[
		"a about an and are at be can do does for from get have how i if in is it me my need of on or our that the there",
		"this to want we what when where which who why will with you your",
		"al como con cual cuando cuanto de del donde e el en es esta este hacer hago hay la las lo los me mi mis necesito o",
		"para por puedo que quien quiero se si son su sus tengo un una y yo",
	].flatMap((line) => line.split(" ")),
);

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

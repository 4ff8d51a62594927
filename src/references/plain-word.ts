/** A word of a dictation as words are compared: in lower case, without accents and hyphens. */
export function plainWord(word: string): string {
	return word
		.normalize("NFKD")
		.replace(/[\p{M}-]/gu, "")
		.toLowerCase();
}

// Finds runs of words that two documents have in common.

/** A paragraph or item of a document. */
export interface Passage {
	/** The document: two passages of one document are never compared. */
	readonly document: string;
	readonly text: string;
}

export interface Shared {
	readonly documents: readonly [string, string];
	/** The longest run of words both have, as one of them writes it. */
	readonly run: string;
	readonly length: number;
}

function wordsOf(text: string): string[] {
	return text.match(/[\p{L}\p{M}\p{N}$%’'{}-]+/gu) ?? [];
}

const size = 8;

/** Each pair of documents that share `atLeast` words in a row (8 or more), with their longest run. */
export function sharedRuns(passages: readonly Passage[], atLeast: number): Shared[] {
	const texts = passages.map(({ document, text }) => {
		const shown = wordsOf(text);
		return { document, shown, words: shown.map((word) => word.toLowerCase()) };
	});
	const places = new Map<string, { text: number; at: number }[]>();
	for (const [text, { words }] of texts.entries()) {
		for (let at = 0; at + size <= words.length; at += 1) {
			const shingle = words.slice(at, at + size).join(" ");
			const list = places.get(shingle);
			if (list) list.push({ text, at });
			else places.set(shingle, [{ text, at }]);
		}
	}
	const longest = new Map<string, Shared>();
	for (const list of places.values()) {
		for (const [index, one] of list.entries()) for (const two of list.slice(index + 1)) compare(one, two);
	}
	return [...longest.values()].toSorted((a, b) => b.length - a.length);

	function compare(one: { text: number; at: number }, two: { text: number; at: number }): void {
		const [a, b] = [texts[one.text], texts[two.text]];
		if (!a || !b || a.document === b.document) return;
		if (one.at > 0 && two.at > 0 && a.words[one.at - 1] === b.words[two.at - 1]) return;
		let length = size;
		while (one.at + length < a.words.length && a.words[one.at + length] === b.words[two.at + length]) length += 1;
		const key = [a.document, b.document].toSorted().join(" ");
		if (length < atLeast || length <= (longest.get(key)?.length ?? 0)) return;
		const run = a.shown.slice(one.at, one.at + length).join(" ");
		longest.set(key, { documents: [a.document, b.document], run, length });
	}
}

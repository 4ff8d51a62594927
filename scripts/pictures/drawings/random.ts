// Numbers that look random and follow from a text alone.

export interface Random {
	/** From 0 up to, not with, 1. */
	next(): number;
	/** A whole number, both ends included. */
	between(min: number, max: number): number;
	chance(probability: number): boolean;
	pick<Item>(list: readonly Item[]): Item;
	shuffled<Item>(list: readonly Item[]): Item[];
}

/** FNV-1a of the text seeds a mulberry32 generator. */
export function createRandom(seed: string): Random {
	let state = 2166136261;
	for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);

	function next(): number {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	}

	return {
		next,
		between: (min, max) => min + Math.floor(next() * (max - min + 1)),
		chance: (probability) => next() < probability,
		pick(list) {
			const item = list[Math.floor(next() * list.length)];
			if (item === undefined) throw new Error("Nothing to pick from");
			return item;
		},
		shuffled(list) {
			return list
				.map((item) => ({ item, key: next() }))
				.sort((a, b) => a.key - b.key)
				.map(({ item }) => item);
		},
	};
}

// Random choices of the tests: the same ones for the same seed (mulberry32).

export function chances(from: number) {
	let state = from;
	const next = () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
	const below = (count: number) => Math.floor(next() * count);
	return {
		chance: (part: number) => next() < part,
		below,
		pick: <T>(all: readonly T[]): T => all[below(all.length)] as T,
	};
}

// Many durations in little room: how many fell into each of some hundred steps, a twentieth apart.

const step = Math.log(1.05);

/** Percentiles to within a twentieth, of any number of values. */
export class Durations {
	readonly #steps = new Map<number, number>();
	count = 0;

	add(ms: number): void {
		const at = ms < 1 ? 0 : 1 + Math.floor(Math.log(ms) / step);
		this.#steps.set(at, (this.#steps.get(at) ?? 0) + 1);
		this.count++;
	}

	/** @param share 0.5 for the median. Whole milliseconds; 0 of nothing. */
	percentile(share: number): number {
		let left = Math.max(1, Math.ceil(share * this.count));
		for (const [at, many] of [...this.#steps].sort(([a], [b]) => a - b)) {
			left -= many;
			if (left <= 0) return at === 0 ? 0 : Math.round(Math.exp((at - 0.5) * step));
		}
		return 0;
	}
}

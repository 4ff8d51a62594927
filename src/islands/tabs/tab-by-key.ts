// Which tab a key leads to.

/** By index, in a circle; undefined for a key that means nothing to tabs. */
export function tabByKey(key: string, current: number, count: number): number | undefined {
	const next = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: count - 1 }[key];
	return next === undefined ? undefined : (next + count) % count;
}

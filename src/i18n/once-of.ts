// What is gone through once for as long as it is remembered. The server's alone: a browser has one list.

/**
 * The same function as `make`, for what is worked out from an object that never changes: kept for as long as the object itself is, so a list that
 * is remembered is gone through once. The other arguments tell apart what is worked out from it.
 */
// @__NO_SIDE_EFFECTS__ What is made so beside what a browser needs is left out of its files.
export function onceOf<Of extends object, Args extends readonly (string | number)[], Made>(
	make: (of: Of, ...args: Args) => Made,
): (of: Of, ...args: Args) => Made {
	const made = new WeakMap<Of, Map<string, Made>>();
	return (of, ...args) => {
		const known = made.get(of) ?? new Map<string, Made>();
		made.set(of, known);
		const key = args.join(" ");
		if (!known.has(key)) known.set(key, make(of, ...args));
		return known.get(key) as Made;
	};
}

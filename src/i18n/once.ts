// What is slow to make is made once: Intl's formatters, and what is read from a table when somebody first asks for it.

/** The same function; what it gives for its arguments is kept for the life of the isolate. */
export function once<Args extends readonly (string | number)[], Made>(
	make: (...args: Args) => Made,
): (...args: Args) => Made {
	const made = new Map<string, Made>();
	return (...args) => {
		const key = args.join(" ");
		if (!made.has(key)) made.set(key, make(...args));
		return made.get(key) as Made;
	};
}

/**
 * The same for what is worked out from an object that never changes: kept for as long as the object itself is, so a list that
 * is remembered is gone through once. The other arguments tell apart what is worked out from it.
 */
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

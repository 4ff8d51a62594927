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

// How much the long attacks do: their own size, or with SOAK_SHORT=1 a minute of it, to see that they run.

const short = process.env.SOAK_SHORT === "1";

export const size = {
	loadSeconds: short ? 60 : 600,
	/** From then on the memory has to stay as it is: everything has been asked once, and every cache is full. */
	settledSeconds: short ? 24 : 120,
	/** So much of the time from then on is compared with as much at the end, by medians: one sample says little. */
	memorySeconds: short ? 12 : 60,
	hostileRequests: short ? 2_000 : 100_000,
	/** Of each operation of the API. */
	examples: short ? 60 : 1_000,
	/** A minute fills the caches, so only the long run says what memory does. */
	judgesMemory: !short,
} as const;

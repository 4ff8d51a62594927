// Work that nobody waits for without an end.

/** What the work gives; what `late` gives, or throws, where it takes longer. The work itself goes on. */
export async function inTime<Done, Late>(work: Promise<Done>, ms: number, late: () => Late): Promise<Done | Late> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const over = new Promise<void>((resolve) => {
		timer = setTimeout(resolve, ms);
	}).then(late);
	return Promise.race([work, over]).finally(() => clearTimeout(timer));
}

/** What the work gives; rejects once the signal aborts, whether or not the work listens to it. */
export async function unlessAborted<Done>(work: Promise<Done>, signal: AbortSignal): Promise<Done> {
	const { promise: over, reject } = Promise.withResolvers<never>();
	const end = () => reject(signal.reason);
	signal.addEventListener("abort", end);
	return Promise.race([work, over]).finally(() => signal.removeEventListener("abort", end));
}

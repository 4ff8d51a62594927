// Reads several streams at once and passes on what comes first.

/** Values of all streams as they come. One that throws ends; `failed` hears why, and the others go on. */
export async function* interleave<T>(
	streams: readonly AsyncGenerator<T>[],
	failed: (error: unknown) => void,
): AsyncGenerator<T> {
	const step = async (index: number) => {
		try {
			return { index, result: await streams[index]?.next() };
		} catch (error) {
			failed(error);
			return { index, result: undefined };
		}
	};
	const pending = new Map(streams.map((_, index) => [index, step(index)]));
	while (pending.size > 0) {
		const { index, result } = await Promise.race(pending.values());
		if (!result || result.done) {
			pending.delete(index);
			continue;
		}
		pending.set(index, step(index));
		yield result.value;
	}
}

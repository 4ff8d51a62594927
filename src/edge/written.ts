// An answer that is written while the visitor reads it.
import { endsLater } from "./log.ts";

type Bytes = Uint8Array<ArrayBuffer>;

interface Written {
	/**
	 * Writes the answer to its end; `write` rejects once the visitor has left. What it returns is the late error of the log
	 * line, if any; what it throws cuts the answer off, so that no cache takes it for whole.
	 */
	readonly work: (write: (bytes: Bytes) => Promise<void>) => Promise<string | undefined>;
	/** The late error, if any, of an answer that ended by an error: a part failed, or the visitor had left. */
	readonly told: (error: unknown) => string | undefined;
}

/** Its log line waits for its end. */
export function written(init: ResponseInit, { work, told }: Written): Response {
	const { readable, writable } = new TransformStream<Bytes, Bytes>();
	const writer = writable.getWriter();
	const run = async () => {
		try {
			const late = await work((bytes) => writer.write(bytes));
			await writer.close();
			return late;
		} catch (error) {
			await writer.abort(error).catch(() => {});
			return told(error);
		}
	};
	return endsLater(new Response(readable, init), run());
}

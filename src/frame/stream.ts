// Sends a page in order: what is there at once, then each part as it comes; without script, and as the very bytes that a
// cache keeps.
import { endsLater } from "../edge/log.ts";
import type { Part } from "../page/parts.tsx";

/**
 * The answer that sends `chunks` as they come. Whatever fails between them cuts it off, so that no cache takes it for the
 * page. Its log line waits for its end. @param failure what failed behind it without ending it, asked at the end
 */
export function streamed(
	chunks: AsyncIterable<string>,
	init: ResponseInit,
	failure: () => string | undefined = () => undefined,
): Response {
	const encoder = new TextEncoder();
	const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
	const writer = writable.getWriter();
	const write = async () => {
		try {
			for await (const html of chunks) await writer.write(encoder.encode(html));
			await writer.close();
			return failure();
		} catch (error) {
			// Either the visitor has left, or a part failed.
			await writer.abort(error).catch(() => {});
			return failure() ?? (error instanceof Error ? `late: ${error.name}: ${error.message}` : "late: ended early");
		}
	};
	return endsLater(new Response(readable, init), write());
}

/** What is there together goes together. */
export async function* inOrder(parts: readonly Part[]): AsyncGenerator<string> {
	const there = new Set<Part>();
	for (const part of parts) {
		if (typeof part !== "string") {
			part.then(
				() => there.add(part),
				() => {},
			);
		}
	}
	let ready = "";
	for (const part of parts) {
		if (typeof part !== "string" && !there.has(part)) {
			yield ready;
			ready = "";
		}
		ready += await part;
	}
	yield ready;
}

// Sends a page in order: what is there at once, then each part as it comes; without script, and as the very bytes that a
// cache keeps.
import { written } from "../edge/written.ts";
import { isThere, type Part } from "../page/parts.tsx";
import { bytesOf, type Piece } from "../page/pieces.ts";

/**
 * The answer that sends `chunks` as they come. Whatever fails between them cuts it off, so that no cache takes it for the
 * page. Its log line waits for its end. @param failure what failed behind it without ending it, asked at the end
 */
export function streamed(
	chunks: AsyncIterable<readonly Piece[]>,
	init: ResponseInit,
	failure: () => string | undefined = () => undefined,
): Response {
	return written(init, {
		async work(write) {
			for await (const pieces of chunks) await write(bytesOf(pieces));
			return failure();
		},
		// Either the visitor has left, or a part failed.
		told: (error) =>
			failure() ?? (error instanceof Error ? `late: ${error.name}: ${error.message}` : "late: ended early"),
	});
}

/** What is there together goes together. */
export async function* inOrder(parts: readonly Part[]): AsyncGenerator<readonly Piece[]> {
	const there = new Set<Part>();
	for (const part of parts) {
		if (!isThere(part)) {
			part.then(
				() => there.add(part),
				() => {},
			);
		}
	}
	let ready: Piece[] = [];
	for (const part of parts) {
		if (isThere(part)) {
			ready.push(part);
			continue;
		}
		if (!there.has(part)) {
			yield ready;
			ready = [];
		}
		ready.push(...(await part));
	}
	yield ready;
}

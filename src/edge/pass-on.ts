// Reads a page that still waits for parts of itself: passed on to the visitor as it comes, or to its end.
import { written } from "./written.ts";

type Bytes = Uint8Array<ArrayBuffer>;

interface ReadPage {
	readonly bytes: Bytes;
	/** Why it ended by an error, though all of it had come: something failed behind it, and nobody may keep it. */
	readonly cut?: string;
}

/** How every page ends. */
const end = new TextEncoder().encode("</html>");

/** Throws where the page was cut off before its end. */
export async function readParts(
	{ body }: Response,
	each: (chunk: Bytes) => Promise<void> = async () => {},
): Promise<ReadPage> {
	const chunks: Bytes[] = [];
	try {
		for await (const chunk of (body ?? []) as AsyncIterable<Bytes>) {
			chunks.push(chunk);
			await each(chunk);
		}
	} catch (error) {
		const bytes = joined(chunks);
		if (!isWhole(bytes)) throw error;
		return { bytes, cut: error instanceof Error ? error.message : String(error) };
	}
	return { bytes: joined(chunks) };
}

export async function readWhole(response: Response): Promise<ReadPage> {
	return { bytes: new Uint8Array(await response.arrayBuffer()) };
}

/**
 * The answer that gives the visitor each part as it comes; `keep` gets the whole page, unless something failed. A visitor who
 * leaves does not end it: the next one finds the page kept.
 */
export function passedOn(response: Response, init: ResponseInit, keep: (bytes: Bytes) => void): Response {
	let read: ReadPage | undefined;
	return written(init, {
		async work(write) {
			let left = false;
			read = await readParts(response, async (chunk) => {
				if (left) return;
				await write(chunk).catch(() => {
					left = true;
				});
			});
			if (!read.cut) keep(read.bytes);
			return read.cut;
		},
		// Read to its end, it lacks nothing but a visitor.
		told: (error) => (read ? read.cut : `late: ${error instanceof Error ? error.message : String(error)}`),
	});
}

function joined(chunks: readonly Bytes[]): Bytes {
	const bytes = new Uint8Array(chunks.reduce((sum, { byteLength }) => sum + byteLength, 0));
	let at = 0;
	for (const chunk of chunks) {
		bytes.set(chunk, at);
		at += chunk.byteLength;
	}
	return bytes;
}

function isWhole(bytes: Bytes): boolean {
	const last = bytes.subarray(-end.length);
	return last.length === end.length && last.every((byte, index) => byte === end[index]);
}

// What a page is put together of: HTML that is its own, and HTML that many pages have, whose bytes are made once.
import { LRUCache } from "lru-cache";

/** HTML that is kept; its bytes are made when they are first sent. */
export interface Kept {
	readonly html: string;
	readonly bytes: Uint8Array;
}

export type Piece = string | Kept;

const encoder = new TextEncoder();
/** Characters: to encode a few beside others is faster than to copy them by themselves. */
const leastKept = 500;

export function keptHtml(html: string): Kept {
	let made: Uint8Array | undefined;
	return {
		html,
		get bytes() {
			made ??= encoder.encode(html);
			return made;
		},
	};
}

/** Characters of texts of the build that are kept as bytes: about thirty guides. */
const maxTexts = 1024 * 1024;
const texts = new LRUCache<string, Kept>({ maxSize: maxTexts, sizeCalculation: ({ html }) => html.length });

/** HTML of a text that the build made: it comes again, on this page and on others that say the same. */
export function builtHtml(html: string): Piece {
	if (html.length < leastKept) return html;
	const before = texts.get(html);
	if (before) return before;
	const made = keptHtml(html);
	texts.set(html, made);
	return made;
}

export function textOf(pieces: readonly Piece[]): string {
	return pieces.map((piece) => (typeof piece === "string" ? piece : piece.html)).join("");
}

/** Most bytes of one unit of a string (UTF-16) in UTF-8. */
const widest = 3;
/** Every page is put together in the same place: how long it becomes is known at its end. */
let place = new Uint8Array(256 * 1024);

/** The pieces as UTF-8, in memory of their own: pages of two visitors are put together in the same place. */
export function bytesOf(pieces: readonly Piece[]): Uint8Array<ArrayBuffer> {
	return inPlace(pieces).slice();
}

/** A whole page. A Response copies the bytes that it is given (fetch.spec.whatwg.org/#concept-bodyinit-extract), so nobody else need. */
export function answerOf(pieces: readonly Piece[], init: ResponseInit): Response {
	return new Response(inPlace(pieces), init);
}

/** The pieces as UTF-8, until the next are put together. */
function inPlace(pieces: readonly Piece[]): Uint8Array<ArrayBuffer> {
	let at = 0;
	let text = "";
	const write = (piece: Piece) => {
		const isText = typeof piece === "string";
		const most = isText ? piece.length * widest : piece.bytes.length;
		if (at + most > place.length) {
			const larger = new Uint8Array(2 * (at + most));
			larger.set(place.subarray(0, at));
			place = larger;
		}
		if (isText) {
			at += encoder.encodeInto(piece, place.subarray(at)).written;
		} else {
			place.set(piece.bytes, at);
			at += piece.bytes.length;
		}
	};
	for (const piece of pieces) {
		if (typeof piece === "string" || piece.html.length < leastKept) {
			text += typeof piece === "string" ? piece : piece.html;
			continue;
		}
		write(text);
		text = "";
		write(piece);
	}
	write(text);
	return place.subarray(0, at);
}

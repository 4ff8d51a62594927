// A short hash of a page's bytes for its ETag: it has to tell versions of one page apart, and nobody else writes the page.

/** Odd constants of MurmurHash3 (Austin Appleby, public domain). */
const first = 0xcc9e2d51;
const second = 0x1b873593;
const third = 0x85ebca6b;
const fourth = 0xc2b2ae35;

/** 64 bits in hexadecimal, of two sums over words of four bytes that mix each other; SHA-256 takes ten times as long. */
export function pageHash(bytes: Uint8Array<ArrayBuffer>): string {
	const words = Math.floor(bytes.length / 4);
	const view = bytes.byteOffset % 4 === 0 ? new Uint32Array(bytes.buffer, bytes.byteOffset, words) : undefined;
	const all = view ?? new Uint32Array(bytes.slice(0, words * 4).buffer);
	let one = bytes.length;
	let other = ~bytes.length;
	for (let index = 0; index < words; index++) {
		const word = all[index] ?? 0;
		one = Math.imul(one ^ Math.imul(word, first), second);
		one = (one << 13) | (one >>> 19);
		other = Math.imul(other ^ word ^ one, third);
		other ^= other >>> 15;
	}
	for (let index = words * 4; index < bytes.length; index++) {
		one = Math.imul(one ^ (bytes[index] ?? 0), fourth);
		other = Math.imul(other ^ one, third);
		other ^= other >>> 15;
	}
	return hex(mixed(one ^ other)) + hex(mixed(other));
}

/** Every bit of the sum moves every bit of the hash. */
function mixed(sum: number): number {
	const half = Math.imul(sum ^ (sum >>> 16), third);
	const rest = Math.imul(half ^ (half >>> 13), fourth);
	return (rest ^ (rest >>> 16)) >>> 0;
}

function hex(word: number): string {
	return word.toString(16).padStart(8, "0");
}

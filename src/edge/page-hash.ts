// A short hash of a page's bytes for its ETag: it has to tell versions of one page apart, and nobody else writes the page.

/** Odd constants of MurmurHash3 (Austin Appleby, public domain). */
const first = 0xcc9e2d51;
const second = 0x1b873593;
const third = 0x85ebca6b;
const fourth = 0xc2b2ae35;

/**
 * 64 bits in hexadecimal; SHA-256 takes ten times as long. Two sums mix each other over every second word of four bytes, and
 * two more over the others: a processor works on both pairs at once.
 */
export function pageHash(bytes: Uint8Array<ArrayBuffer>): string {
	const pairs = Math.floor(bytes.length / 8);
	const aligned = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
	// Signed: what is larger than 2³¹ would be made a number of another kind on its way to the sums.
	const words = new Int32Array(aligned.buffer, aligned.byteOffset, 2 * pairs);
	sums.set([bytes.length, ~bytes.length, first, second]);
	for (let from = 0; from < words.length; from += block) add(words, from, Math.min(from + block, words.length));
	let [one, other, oddOne, oddOther] = sums as unknown as [number, number, number, number];
	one = Math.imul(one ^ mixed(oddOne), first);
	other = Math.imul(other ^ mixed(oddOther), second);
	for (let index = pairs * 8; index < bytes.length; index++) {
		one = Math.imul(one ^ (bytes[index] ?? 0), fourth);
		other = Math.imul(other ^ one, third);
		other ^= other >>> 15;
	}
	return hex(mixed(one ^ other)) + hex(mixed(other));
}

/** The sums of the page that is read just now: those of every second word, and those of the others. */
const sums = new Int32Array(4);
/**
 * Words that are added at a time. In one loop over a whole page V8 made fast code in the middle of it, which did not know what comes
 * behind the loop and was left there, on each of the first three hundred pages of an isolate.
 */
const block = 512;

function add(words: Int32Array, from: number, to: number): void {
	let one = sums[0] as number;
	let other = sums[1] as number;
	let oddOne = sums[2] as number;
	let oddOther = sums[3] as number;
	for (let index = from; index < to; index += 2) {
		const even = words[index] as number;
		one = Math.imul(one ^ Math.imul(even, first), second);
		one = (one << 13) | (one >>> 19);
		other = Math.imul(other ^ even ^ one, third);
		other ^= other >>> 15;
		const odd = words[index + 1] as number;
		oddOne = Math.imul(oddOne ^ Math.imul(odd, first), second);
		oddOne = (oddOne << 13) | (oddOne >>> 19);
		oddOther = Math.imul(oddOther ^ odd ^ oddOne, third);
		oddOther ^= oddOther >>> 15;
	}
	sums[0] = one;
	sums[1] = other;
	sums[2] = oddOne;
	sums[3] = oddOther;
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

// Numbers that look random but follow from a text alone, so every isolate invents the same flights.

/** A 32-bit hash (FNV-1a with the finishing steps of MurmurHash3), as an unsigned integer. */
export function hash(text: string): number {
	let value = 0x811c9dc5;
	for (let index = 0; index < text.length; index += 1) {
		value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
	}
	value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
	value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
	return (value ^ (value >>> 16)) >>> 0;
}

/** A number from 0 up to but not including 1, always the same for the same text. */
export function chance(text: string): number {
	return hash(text) / 0x1_0000_0000;
}

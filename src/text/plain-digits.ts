// Digits as keyboards of other languages write them, as those of ours.

/** Full-width, Arabic and Persian digits as 0 to 9; every other character in its compatible form. */
export function plainDigits(text: string): string {
	return text.normalize("NFKC").replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

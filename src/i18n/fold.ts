// Brings names and what people type to one form, so that accents, case and punctuation make no difference.

const letters: Readonly<Record<string, string>> = {
	ß: "ss",
	ø: "o",
	ł: "l",
	đ: "d",
	ð: "d",
	ı: "i",
	æ: "ae",
	œ: "oe",
	þ: "th",
	ə: "e",
};

const plain = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/** "São Paulo" → "sao paulo", "D. C." → "d c", "O'Hare" → "ohare". Words are parted by single spaces. */
export function fold(text: string): string {
	const lower = text.toLowerCase();
	if (plain.test(lower)) return lower;
	return lower
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.replace(/[ßøłđðıæœþə]/g, (letter) => letters[letter] ?? letter)
		.replace(/['’‘ʻʼ`]/g, "")
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();
}

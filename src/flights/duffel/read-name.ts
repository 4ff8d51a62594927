// Names as Duffel tells them, for pages and mails: one line, nothing that turns or hides letters, of a bounded length.

/** No airport, airline or fare of the world has a longer name. */
const maxLength = 80;

/** Empty where nothing legible is left. */
export function readName(text: string | null | undefined): string {
	const line = (text ?? "")
		.slice(0, 10 * maxLength)
		.toWellFormed()
		.normalize("NFC")
		.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\uFFFD]+/gu, " ")
		.replace(/\s+/gu, " ")
		.trim();
	return [...line].slice(0, maxLength).join("").trim();
}

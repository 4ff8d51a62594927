// The one sanitizer: what came in a field becomes a text that reads as it looks, of a bounded length.

/** Characters of a line that are kept where its form names no other number: RFC 5321's longest address. */
const maxLineLength = 254;

/** Marks that turn the direction of what follows, and spaces without a width: with one, a name can look like another text. */
const hidden = "\\u00AD\\u061C\\u200B\\u200E\\u200F\\u202A-\\u202E\\u2060\\u2066-\\u2069\\uFEFF";
const unprintable = new RegExp(`[\\p{Cc}\\p{Zl}\\p{Zp}${hidden}]+`, "gu");
/** Control characters besides line ends and tabs. */
const unprintableInLines = new RegExp(`(?![\\n\\t])[\\p{Cc}\\p{Zl}\\p{Zp}${hidden}]`, "gu");

/** A parameter of an address, without what prints nothing or turns the direction of a line; its length stays. */
export function printable(text: string): string {
	return text.replace(unprintable, " ").toWellFormed();
}

/** One line: nothing unprintable, single spaces, cut where nothing sensible is that long. A file is no text. */
export function oneLine(value: FormDataEntryValue | null, max = maxLineLength): string {
	if (typeof value !== "string") return "";
	return value
		.slice(0, 4 * max)
		.replace(unprintable, " ")
		.replace(/\s+/g, " ")
		.trim()
		.slice(0, max)
		.toWellFormed()
		.trim();
}

/** Lines as they were typed, whatever their length: the request's limit of bytes bounds them. */
export function manyLines(value: FormDataEntryValue | null): string {
	if (typeof value !== "string") return "";
	return value.replace(/\r\n?/g, "\n").replace(unprintableInLines, " ").toWellFormed().trim();
}

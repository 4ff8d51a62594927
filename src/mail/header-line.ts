// Text made safe to stand in a header line of a mail.

/** One line of a mail's header: a line break in a value would begin another header. */
export function headerLine(text: string): string {
	return [...text.replace(/\s+/g, " ")]
		.filter((character) => character >= " " && character !== "\x7f")
		.join("")
		.trim();
}

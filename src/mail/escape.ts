// Text made safe to stand in HTML, in an attribute, or in a header line.

const entities: Readonly<Record<string, string>> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
	"'": "&#39;",
};

export function escapeHtml(text: string): string {
	return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** One line of a mail's header: a line break in a value would begin another header. */
export function headerLine(text: string): string {
	return [...text.replace(/\s+/g, " ")]
		.filter((character) => character >= " " && character !== "\x7f")
		.join("")
		.trim();
}

// The words of a compiled HTML text: what search and structured data read, so that no text is shipped twice.

const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

/**
 * Plain text of HTML that the build made (rehype-stringify writes entities as numbers) and `fill` completed (which
 * writes four names and one number). Blocks have a line break between them, so no words run together.
 */
export function plainText(html: string): string {
	return decode(html.replace(/<[^>]*>/g, ""))
		.replace(/\s+/g, " ")
		.trim();
}

/** Decodes in one pass, so that `&amp;lt;` becomes `&lt;` and no more. */
function decode(text: string): string {
	return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (entity, hex?: string, decimal?: string, name = "") => {
		if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
		if (decimal) return String.fromCodePoint(Number(decimal));
		return named[name] ?? entity;
	});
}

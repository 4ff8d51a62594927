// Spaces that are seen and not heard.

/**
 * React parts two texts beside each other by a comment, and a space that stands alone behind one is no part of Chromium's
 * accessibility tree, which then says "Quote173 102" and "MaríaGarcía". One text keeps it: {`${name} `}. Behind a mark or
 * before one nothing is lost: a voice pauses there.
 * @returns each with the words around it
 */
export function lostSpaces(html: string): string[] {
	return html.match(/[^<>]*[\p{L}\p{N}]<!-- -->\s+(?:<!-- -->|<[a-z][^>]*>)[\p{L}\p{N}+][^<]*/gu) ?? [];
}

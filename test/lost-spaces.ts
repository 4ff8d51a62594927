// Spaces that are seen and not heard.

/**
 * React parts two texts beside each other by a comment, and a space that stands alone behind one is no part of Chromium's
 * accessibility tree, which then says "Quote173 102" and "MaríaGarcía". One text keeps it: {`${name} `}. Behind a mark or
 * before one nothing is lost: a voice pauses there.
 * @returns each with the words around it
 */
export function lostSpaces(html: string): string[] {
	const places = html.matchAll(/[\p{L}\p{N}]<!-- -->\s+(?:<!-- -->|<[a-z][^>]*>)[\p{L}\p{N}+]/gu);
	// What stands around it is looked for there alone: in front of each letter of a page it takes seconds.
	return [...places].map(({ 0: place, index }) => {
		const before = html.slice(0, index).match(/[^<>]*$/)?.[0] ?? "";
		const after = html.slice(index + place.length).match(/^[^<]*/)?.[0] ?? "";
		return before + place + after;
	});
}

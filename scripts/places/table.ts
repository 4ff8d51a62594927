// Reads the hand-written tables beside this file: "KEY: value; KEY: value", over as many lines as it likes.

/** Turns the text of a table into a map. Throws on a repeated key, so that a slip of the hand is seen. */
export function table(text: string): Map<string, string> {
	const entries = new Map<string, string>();
	for (const entry of text.split(/[;\n]/)) {
		if (entry.trim() === "") continue;
		const colon = entry.indexOf(":");
		if (colon < 0) throw new Error(`no colon in «${entry}»`);
		const key = entry.slice(0, colon).trim();
		if (entries.has(key)) throw new Error(`«${key}» is there twice`);
		entries.set(key, entry.slice(colon + 1).trim());
	}
	return entries;
}

/** Splits a list of codes on white space. */
export function codes(text: string): string[] {
	return text.split(/\s+/).filter((code) => code !== "");
}

// Reads a built style sheet into rules and writes it back: as much of CSS as a minified sheet has.

/** A rule or an at-rule. What stands in it is rules where it only groups them, else declarations as they are. */
export interface Block {
	/** A selector list, or "@media (…)". */
	readonly prelude: string;
	readonly body: string | readonly Block[];
}

const groups = /^@(?:layer|media|supports|container)\b/;

/** The place of the bracket or brace that closes what opens at `from`. Strings and escapes are stepped over. */
export function closing(text: string, from: number): number {
	let depth = 0;
	for (let at = from; at < text.length; at += 1) {
		const sign = text.charAt(at);
		if (sign === "\\") at += 1;
		else if (sign === '"' || sign === "'") at = text.indexOf(sign, at + 1);
		else if ("({[".includes(sign)) depth += 1;
		else if (")}]".includes(sign)) {
			depth -= 1;
			if (depth === 0) return at;
		}
	}
	throw new Error(`nothing closes ${text.slice(from, from + 40)}`);
}

/** Statements without a block (`@layer a,b;`) are kept as a block without a body. */
export function readSheet(text: string): Block[] {
	const css = text.replace(/\/\*.*?\*\//gs, "").trim();
	const blocks: Block[] = [];
	for (let at = 0; at < css.length; ) {
		const brace = css.indexOf("{", at);
		const semicolon = css.indexOf(";", at);
		if (brace < 0 || (semicolon >= 0 && semicolon < brace)) {
			const end = semicolon < 0 ? css.length : semicolon;
			blocks.push({ prelude: css.slice(at, end).trim(), body: "" });
			at = end + 1;
			continue;
		}
		const end = closing(css, brace);
		const prelude = css.slice(at, brace).trim();
		const inner = css.slice(brace + 1, end);
		blocks.push({ prelude, body: groups.test(prelude) ? readSheet(inner) : inner.trim() });
		at = end + 1;
	}
	return blocks;
}

export function writeSheet(blocks: readonly Block[]): string {
	return blocks
		.map(({ prelude, body }) => {
			if (body === "") return `${prelude};`;
			return `${prelude}{${typeof body === "string" ? body : writeSheet(body)}}`;
		})
		.join("");
}

/** Splits at signs that stand in no bracket and no string: a selector list by commas, declarations by semicolons. */
export function splitTop(text: string, sign: "," | ";"): string[] {
	const parts: string[] = [];
	let start = 0;
	for (let at = 0; at < text.length; at += 1) {
		const char = text.charAt(at);
		if (char === "\\") at += 1;
		else if (char === '"' || char === "'") at = text.indexOf(char, at + 1);
		else if ("([{".includes(char)) at = closing(text, at);
		else if (char === sign) {
			parts.push(text.slice(start, at));
			start = at + 1;
		}
	}
	return [...parts, text.slice(start)]
		.map((part) => part.trim())
		.filter(Boolean)
		.map((part) => (part.endsWith(":") ? `${part} ` : part));
}

// Takes a dump of SQL apart into its statements as it comes, whatever stands in its texts and comments.

/** What begins something in which a semicolon ends nothing, and what ends that. A doubled quote ends and begins again. */
const closings: Readonly<Record<string, string>> = { "'": "'", '"': '"', "`": "`", "--": "\n", "/*": "*/" };

/** Statements without their semicolon. Throws where the dump ends within one. */
export async function* statementsOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
	const mark = /['"`;]|--|\/\*/g;
	let text = "";
	let closing: string | undefined;
	let seen = 0;
	for await (const chunk of chunks) {
		text += chunk;
		for (;;) {
			if (closing !== undefined) {
				const end = text.indexOf(closing, seen);
				if (end < 0) break;
				seen = end + closing.length;
				closing = undefined;
				continue;
			}
			mark.lastIndex = seen;
			const found = mark.exec(text);
			if (!found) break;
			seen = found.index + found[0].length;
			closing = closings[found[0]];
			if (found[0] !== ";" || isWithinTrigger(text.slice(0, found.index))) continue;
			yield text.slice(0, found.index).trim();
			text = text.slice(seen);
			seen = 0;
		}
		// The last character may be the first half of a mark.
		seen = Math.max(seen, text.length - 1);
	}
	if (text.trim()) throw new Error("The dump ends within a statement");
}

/** A trigger has statements of its own, between BEGIN and END. */
function isWithinTrigger(text: string): boolean {
	return /^\s*CREATE TRIGGER\s/i.test(text) && !/\sEND\s*$/i.test(text);
}

// A language that nobody speaks, made from English: every vowel accented and said twice, a third to a half longer.
const accents: Readonly<Record<string, string>> = {
	...{ a: "á", e: "é", i: "í", o: "ó", u: "ú", y: "ý" },
	...{ A: "Á", E: "É", I: "Í", O: "Ó", U: "Ú", Y: "Ý" },
};

/** What no translator touches: placeholders, tags, entities, addresses, code, targets of links but for the heading's id. */
const kept = /\{\{[\w -]+\}\}|\{\w+\}|<[^>]+>|&\w+;|https?:\/\/[^\s)"]+|\S+@\S+\.\w+|`[^`]*`|\]\([^)]*\)/g;

/** One text. Codes (TSA, USD) are the same in every language. `longer: false` for those that the build measures. */
export function pseudo(text: string, { longer = true } = {}): string {
	let made = "";
	let at = 0;
	for (const match of text.matchAll(kept)) {
		made += words(text.slice(at, match.index), longer) + match[0].replace(/#[^)]+/, (id) => words(id, longer));
		at = match.index + match[0].length;
	}
	return made + words(text.slice(at), longer);
}

function words(text: string, longer: boolean): string {
	return text
		.replace(/\p{L}+/gu, (word) =>
			/^\p{Lu}{2,}$/u.test(word) ? word : word.replace(/[aeiouy]/gi, (vowel) => accented(vowel, longer)),
		)
		.replaceAll("“", "«")
		.replaceAll("”", "»");
}

function accented(vowel: string, longer: boolean): string {
	return (accents[vowel] ?? vowel) + (longer ? vowel.toLowerCase() : "");
}

/** Every text of a JSON file. */
export function pseudoJson(json: string): string {
	const made = JSON.parse(json, (_, value: unknown) => (typeof value === "string" ? pseudo(value) : value));
	return JSON.stringify(made, null, "\t");
}

/** Fields that the build holds to a length. */
const measured: ReadonlySet<string> = new Set(["title", "description"]);
/** What of a guide's front matter only the default language's file says. */
const guideFacts = /^(id|author|date|dateModified|reviewed|tags|routes|airlines|drawing):/;

/** A Markdown file with its front matter. */
export function pseudoMarkdown(file: string, { guide }: { guide: boolean }): string {
	const lines = file.split("\n");
	const end = lines.indexOf("---", 1);
	const matter: string[] = [];
	let dropped = false;
	for (const line of lines.slice(0, end)) {
		if (/^\w/.test(line)) dropped = guide && guideFacts.test(line);
		if (!dropped) matter.push(line.replace(/^(\s*(?:- )?(\w+): )"(.*)"$/, matterLine));
	}
	return [...matter, ...lines.slice(end).map((line) => (/^\|[\s|:-]+\|$/.test(line) ? line : pseudo(line)))].join("\n");
}

function matterLine(line: string, start: string, name: string, text: string): string {
	return name === "url" ? line : `${start}"${pseudo(text, { longer: !measured.has(name) })}"`;
}

// A copy of the project that speaks one language more and has one page more, added the way README says: a language is its
// files and lines in two code files, a page of text its files and a row.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { defaultLanguage, languageCodes, otherLanguages } from "../../src/i18n/languages.ts";
import { pseudo, pseudoJson, pseudoMarkdown } from "./pseudo.ts";

export const third = "xx";
const root = resolve(import.meta.dirname, "../..");
const parts = [
	...["src", "scripts", "test", "content", "locales", "migrations", "public"],
	...["package.json", "package-lock.json", "tsconfig.json", "vite.config.ts", "vitest.config.ts", "wrangler.toml"],
];

/** Intl knows no such language: Finnish has long words, and none of them is English. */
const facts = `// A language for the tests.
import type { LanguageFacts } from "./language-facts.ts";

export const ${third} = {
	name: "${pseudo("Pseudo")}",
	locale: "fi-FI",
	money: "fi-FI",
	cardPage: "fi",
	dateParts: ["day", "month", "year"],
	distance: "kilometer",
	quotes: { outer: ["«", "»"], inner: ["‹", "›"] },
	smallWords: "thee",
} as const satisfies LanguageFacts;
`;

export interface Copy {
	readonly folder: string;
	/** Lines of code that are new or different, by file. */
	readonly lines: Readonly<Record<string, number>>;
}

/** The page more: what it is called, and where it is. */
export const addedPage = { name: "Group trips", path: "/group-trips" };

const addedText = `---
title: "Group trips with {{agency}}"
description: "How we book flights for ten people and more who travel together, and what to know before you call us."
name: "${addedPage.name}"
heading: "Flights for a group"
lead: "Ten people and more, on the same flights."
updated: 2026-11-22
---
## What to have ready

The days, the airports, and how many you are.
`;

export function copyWithThirdLanguage(): Copy {
	const folder = mkdtempSync(join(tmpdir(), "third-language-"));
	for (const part of parts) {
		cpSync(join(root, part), join(folder, part), {
			recursive: true,
			verbatimSymlinks: true,
			filter: (file) => !file.includes("/browser/baselines"),
		});
	}
	symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
	addPage(folder);
	translate(folder);
	writeFileSync(join(folder, `src/i18n/${third}.ts`), facts);
	const lines: Record<string, number> = {};
	for (const file of ["src/i18n/languages.ts", "src/i18n/messages.ts"]) {
		const path = join(folder, file);
		const before = readFileSync(path, "utf8").split("\n");
		const after = before.flatMap(withThird);
		lines[file] = after.filter((line) => !before.includes(line)).length;
		writeFileSync(path, after.join("\n"));
	}
	// Its pictures for other sites are drawn as those of every language are, which takes longer than all the rest.
	const config = join(folder, "vite.config.ts");
	writeFileSync(config, readFileSync(config, "utf8").replace(/^.*openGraph.*\n/gm, ""));
	return { folder, lines };
}

function addPage(folder: string): void {
	const texts = join(folder, "content/pages", addedPage.path);
	mkdirSync(texts);
	for (const language of languageCodes) writeFileSync(join(texts, `${language}.md`), addedText);
	const table = join(folder, "src/routes.ts");
	const start = "export const routes = {\n";
	const row = `\tgroupTrips: { path: "${addedPage.path}", ...prose, group: "help" },\n`;
	writeFileSync(table, readFileSync(table, "utf8").replace(start, start + row));
}

/** Every line that names the last language, once more or with the third beside it. */
function withThird(line: string): readonly string[] {
	const last = otherLanguages.at(-1) ?? defaultLanguage;
	const named = new RegExp(`\\b${last}\\b`, "g");
	if (line.startsWith("import ") && named.test(line)) return [line, line.replace(named, third)];
	return [line.replace(new RegExp(`(\\{ .*\\b${last})( \\})`), `$1, ${third}$2`)];
}

function translate(folder: string): void {
	for (const part of ["content", "locales"]) {
		for (const entry of readdirSync(join(folder, part), { recursive: true, encoding: "utf8" })) {
			const path = join(folder, part, entry);
			const to = (name: string) => path.replace(name, name.replace(defaultLanguage, third));
			if (path.endsWith(`/${defaultLanguage}.md`)) {
				const made = pseudoMarkdown(readFileSync(path, "utf8"), { guide: path.includes("/guides/") });
				writeFileSync(to(`/${defaultLanguage}.md`), made);
			} else if (path.endsWith(`/${defaultLanguage}.json`)) {
				writeFileSync(to(`/${defaultLanguage}.json`), pseudoJson(readFileSync(path, "utf8")));
			} else if (entry === defaultLanguage) {
				const other = join(folder, part, third);
				cpSync(path, other, { recursive: true });
				for (const file of readdirSync(other)) {
					writeFileSync(join(other, file), pseudoJson(readFileSync(join(other, file), "utf8")));
				}
			}
		}
	}
}

// Reads one document, a folder with a Markdown file a language, and checks that the languages match.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { VFile } from "vfile";
import { defaultLanguage, type Language, type Localized, languageCodes } from "../../src/i18n/languages.ts";
import type { CompiledText, Question } from "../../src/text/compiled-text.ts";
import type { Compile } from "./compile.ts";
import { fillFacts } from "./facts.ts";
import { refuse } from "./folders.ts";
import { complain } from "./front-matter.ts";
import { compareQuestions } from "./questions.ts";
import type { OutlineEntry } from "./rules.ts";
import { typeset, typesetTexts } from "./typography.ts";

/** What every front matter has. */
export interface Matter {
	readonly faq: readonly (Omit<Question, "html"> & { readonly answer: string })[];
}

/** What a run over the content shares: where it is, how to compile, and every file read, with its complaints. */
export interface Run {
	/** The project's folder; complaints name files from there. */
	readonly root: string;
	readonly compile: Localized<Compile>;
	readonly files: VFile[];
}

/** What a document becomes: its front matter, with the questions compiled, and its body. */
export type Compiled<Shape extends Matter> = Omit<Shape, "faq"> & CompiledText;

/** The document in every language, or undefined after complaints in `run.files`. */
export function readDocument<Shape extends Matter>(
	run: Run,
	folder: string,
	readMatter: (file: VFile, language: Language) => Shape | undefined,
): Localized<Compiled<Shape>> | undefined {
	const documents: Partial<Record<Language, Compiled<Shape>>> = {};
	const files: Partial<Record<Language, VFile>> = {};
	const own = languageCodes.map((language) => `${language}.md`);
	for (const name of readdirSync(folder)) {
		if (!own.includes(name)) refuse(run, join(folder, name), `nothing reads it: a document is ${own.join(" and ")}`);
	}
	for (const language of languageCodes) {
		const file = read(run, join(folder, `${language}.md`), language);
		if (!file) continue;
		files[language] = file;
		const compile = run.compile[language];
		const matter = readMatter(file, language);
		const body = compile(file);
		if (!matter) continue;
		const { faq, ...own } = matter;
		const questions = faq.map(({ answer, question, ...place }, index) => ({
			...place,
			question: typeset(question, language),
			html: compileAnswer(answer, index, file, compile),
		}));
		documents[language] = { ...typesetTexts(own, language), ...body, faq: questions };
	}
	const original = files[defaultLanguage];
	if (original) for (const file of Object.values(files)) compare(file, original);
	return languageCodes.every((language) => documents[language]) ? (documents as Localized<Compiled<Shape>>) : undefined;
}

/** A missing file is a complaint on its own name. */
function read(run: Run, path: string, language: Language): VFile | undefined {
	const present = existsSync(path);
	// Some editors begin a file with a byte order mark, before which no front matter begins.
	const value = present ? readFileSync(path, "utf8").replace(/^\ufeff/, "") : "";
	const file = new VFile({ path: relative(run.root, path), value: fillFacts(value, language) });
	run.files.push(file);
	if (present) return file;
	file.message("missing language: the file does not exist", { line: 1, column: 1 });
	return undefined;
}

function compileAnswer(answer: string, index: number, file: VFile, compile: Compile): string {
	const part = new VFile({ path: file.path, value: answer });
	const { html, words } = compile(part);
	const reasons = part.messages.map(({ reason }) => reason);
	if (words === 0) reasons.push("an answer without words");
	// Its id may be that of a heading of the page.
	if (part.data.outline?.length) reasons.push("an answer has no headings");
	for (const reason of reasons) complain(file, ["faq", index, "answer"], reason);
	return html;
}

/** Translations have the same headings and the same questions. */
function compare(file: VFile, original: VFile): void {
	const [mine, theirs] = [file.data.outline ?? [], original.data.outline ?? []];
	const longest = mine.length > theirs.length ? mine : theirs;
	const at = longest.findIndex((_, index) => mine[index]?.depth !== theirs[index]?.depth);
	if (at >= 0) {
		const name = (entry: OutlineEntry | undefined) => (entry ? `h${entry.depth}` : "no heading");
		const line = (outline: readonly OutlineEntry[]) => (outline[at] ?? outline.at(-1))?.line ?? 1;
		const there = `${name(theirs[at])} at ${original.path}:${line(theirs)}`;
		file.message(`heading structure differs: ${name(mine[at])} here, ${there}`, { line: line(mine), column: 1 });
	}
	compareQuestions(file, original);
}

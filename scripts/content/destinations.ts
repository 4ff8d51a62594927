// Reads the destinations' texts: one folder for each destination, the same sections in each file, and no more kept than
// the page shows.
import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { VFile } from "vfile";
import en from "../../locales/en/translation.json" with { type: "json" };
import es from "../../locales/es/translation.json" with { type: "json" };
import { type Language, type Localized, languageCodes } from "../../src/i18n/languages.ts";
import { type DestinationText, destinationSections } from "../../src/prose/destination-text.ts";
import type { DestinationManifest } from "../../src/prose/destination-texts.ts";
import { type Compiled, type Run, readDocument } from "./document.ts";
import { foldersIn } from "./folders.ts";
import { check, readMatter } from "./front-matter.ts";
import { destination } from "./schemas.ts";

type Matter = NonNullable<ReturnType<typeof check<typeof destination>>>;

const messages = { en, es } satisfies Localized<object>;
const headingTag = /<h2[^>]*>.*?<\/h2>/s;

/** Texts by language and slug; complaints are in `run.files`. */
export function readDestinations(run: Run, slugs: readonly string[]): DestinationManifest {
	const base = join(run.root, "content/destinations");
	for (const folder of foldersIn(base)) {
		if (!slugs.includes(folder)) refuse(run, join(base, folder), "is not a destination of src/places/destinations.ts");
	}
	const found = slugs.flatMap((slug) => {
		const folder = join(base, slug);
		if (!existsSync(folder)) {
			refuse(run, folder, "the folder is missing: src/places/destinations.ts has this destination");
			return [];
		}
		const texts = readDocument(run, folder, (file, language) => {
			checkSections(file, language);
			const matter = readMatter(file);
			return matter && check(file, destination, matter);
		});
		return texts ? [[slug, texts] as const] : [];
	});
	const byLanguage = languageCodes.map((language) => [
		language,
		Object.fromEntries(found.map(([slug, texts]) => [slug, shown(texts[language])])),
	]);
	return Object.fromEntries(byLanguage) as DestinationManifest;
}

function refuse(run: Run, folder: string, reason: string): void {
	const file = new VFile({ path: relative(run.root, folder) });
	file.message(reason, { line: 1, column: 1 });
	run.files.push(file);
}

/** The file begins with its first section, and each bears the name that the page shows in its place. */
function checkSections(file: VFile, language: Language): void {
	const lines = String(file).split(/\r?\n/);
	const body = lines.indexOf("---", 1) + 1;
	const wanted = destinationSections.map(({ heading }) => messages[language][heading]);
	const first = lines.findIndex((line, index) => index >= body && line.trim() !== "");
	const headings = lines.flatMap((line, index) =>
		line.startsWith("## ") ? [{ text: line.slice(3).trim(), index }] : [],
	);
	const wrong = headings.find(({ text }, order) => text !== wanted[order]);
	if (headings.length === wanted.length && !wrong && headings[0]?.index === first) return;
	const line = (wrong?.index ?? Math.max(first, body)) + 1;
	file.message(`begin with the first of these sections, and have each once: ${wanted.join(" | ")}`, {
		line,
		column: 1,
	});
}

function shown({ lead, description, updated, sources, faq, html }: Compiled<Matter>): DestinationText {
	const sections = html.split(headingTag).slice(1);
	return { lead, description, updated, sources, faq, sections: sections.map((part) => ({ html: part.trim() })) };
}

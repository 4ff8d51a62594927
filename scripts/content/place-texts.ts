// Reads the texts of destinations, of airlines, and of help with their bookings: a folder for each, the same sections in
// each file, and no more kept than the page shows.
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { VFile } from "vfile";
import { type Language, type Localized, perLanguage } from "../../src/i18n/languages.ts";
import { phrase } from "../../src/i18n/messages.ts";
import {
	type AirlineText,
	type DestinationText,
	type PlaceTextKind,
	textSections,
} from "../../src/prose/place-text.ts";
import { type Compiled, type Matter, type Run, readDocument } from "./document.ts";
import { foldersIn, refuse } from "./folders.ts";
import { check, readMatter } from "./front-matter.ts";
import { airline, destination } from "./schemas.ts";

/** Slugs of those that have a text, by kind. */
export type PlaceTextSlugs = Readonly<Record<PlaceTextKind, readonly string[]>>;

type Texts<Text> = Localized<Readonly<Record<string, Text>>>;

/** By kind, language and slug. */
export interface AllPlaceTexts {
	readonly destinations: Texts<DestinationText>;
	readonly airlines: Texts<AirlineText>;
	readonly assistance: Texts<AirlineText>;
}

const headingTag = /<h2[^>]*>.*?<\/h2>/gs;

/** Complaints are in `run.files`. */
export function readPlaceTexts(run: Run, slugs: PlaceTextSlugs): AllPlaceTexts {
	return {
		destinations: readKind(run, "destinations", slugs, (file, matter) => check(file, destination, matter)),
		airlines: readKind(run, "airlines", slugs, (file, matter) => check(file, airline, matter)),
		assistance: readKind(run, "assistance", slugs, (file, matter) => check(file, airline, matter)),
	};
}

function readKind<Shape extends Matter>(
	run: Run,
	kind: PlaceTextKind,
	{ [kind]: slugs }: PlaceTextSlugs,
	checkMatter: (file: VFile, matter: object) => Shape | undefined,
) {
	const base = join(run.root, "content", kind);
	for (const folder of foldersIn(base)) {
		if (!slugs.includes(folder)) refuse(run, join(base, folder), `is none of the ${kind} of src/places`);
	}
	const found = slugs.flatMap((slug) => {
		const folder = join(base, slug);
		if (!existsSync(folder)) {
			// Of some airlines too little was read to help with.
			if (kind === "assistance") return [];
			refuse(run, folder, `the folder is missing: it is one of the ${kind} of src/places`);
			return [];
		}
		const texts = readDocument(run, folder, (file, language) => {
			checkSections(file, kind, language);
			const matter = readMatter(file);
			return matter && checkMatter(file, matter);
		});
		return texts ? [[slug, texts] as const] : [];
	});
	const textsIn = (language: Language) =>
		Object.fromEntries(found.map(([slug, texts]) => [slug, shown(kind, texts[language])]));
	return perLanguage(textsIn);
}

/** The file begins with its first section, and each bears the name that the page shows in its place. */
function checkSections(file: VFile, kind: PlaceTextKind, language: Language): void {
	const lines = String(file).split(/\r?\n/);
	const body = lines.indexOf("---", 1) + 1;
	const wanted = textSections[kind].map(({ heading }) => phrase(language, heading));
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

/** The page draws each section's heading itself, under an id of its own: what the heading named is named by that. */
function shown<Shape extends Matter>(
	kind: PlaceTextKind,
	{ html, words, minutes, contents, ...text }: Compiled<Shape>,
) {
	const slugs = [...html.matchAll(headingTag)].map(([heading]) => / id="([^"]*)"/.exec(heading)?.[1] ?? "");
	const sections = html.split(headingTag).slice(1);
	return {
		...text,
		sections: textSections[kind].map(({ id }, index) => ({
			html: (sections[index] ?? "")
				.trim()
				.replaceAll(`aria-labelledby="${slugs[index]}"`, `role="group" aria-labelledby="${id}"`),
		})),
	};
}

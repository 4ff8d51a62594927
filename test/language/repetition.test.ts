// No guide, page or destination says in the same words what another one says.
import { expect, it, test } from "vitest";
import { services } from "../corpus/targets.ts";
import { type Language, languageCodes } from "../languages.ts";
import { type ContentFile, contentFiles } from "./content-files.ts";
import { type Passage, sharedRuns } from "./repetition.ts";

/**
 * Words in a row that two documents may share. Below are the names of things and the words of a rule; from here on it is
 * a sentence copied. Pages about our own rules may keep to one wording a little longer. Spanish needs a sixth more words.
 */
const allowed = {
	en: { guides: 14, pages: 18 },
	es: { guides: 17, pages: 21 },
} as const;

/** What is configured is said in the same words in all places, on purpose: the number, and the terms of our fee. */
function withoutConfigured(text: string, language: Language): string {
	const values = services.variables[language];
	const told = Object.keys(values).filter((name) => name === "phone" || name.startsWith("fee"));
	return told.reduce((rest, name) => rest.replaceAll(String(values[name]), ` {${name}} `), text);
}

/** Titles of sources are the sources' own. A guide's last paragraph, all in italics, is the disclaimer of all of them. */
function passagesOf({ folder, kind, body, blocks, language }: ContentFile): Passage[] {
	const last = kind === "guides" ? body.querySelectorAll("p > em").at(-1)?.text : undefined;
	return blocks
		.filter((block) => block.kind !== "source" && block.text !== last)
		.map(({ text }) => ({ document: folder, text: withoutConfigured(text, language) }));
}

it.each(languageCodes)("no run of words stands in two documents (%s)", (language) => {
	const { guides, pages } = allowed[language];
	const files = contentFiles.filter((file) => file.language === language);
	const isPage = (folder: string) => folder.startsWith("content/pages/");
	const shared = sharedRuns(files.flatMap(passagesOf), guides)
		.filter(({ documents, length }) => length >= (documents.every(isPage) ? pages : guides))
		.map(
			({ documents, run, length }) => `${documents.join(` (${language}) and `)} (${language}): ${length} words: ${run}`,
		);
	expect(shared).toEqual([]);
});

test("a sentence planted in two documents is found, whatever its capitals and marks, and one document may repeat itself", () => {
	const sentence = "Ask the airline first, since it can change the ticket without any fee of ours.";
	const found = sharedRuns(
		[
			{ document: "a", text: `Before. ${sentence} After this.` },
			{ document: "b", text: `Now ask the airline FIRST – since it can change the ticket without any fee of ours` },
			{ document: "b", text: sentence },
			{ document: "c", text: "Ask the airline first, since it knows." },
		],
		8,
	);
	expect(found).toEqual([{ documents: ["a", "b"], length: 15, run: sentence.replace(/[,.]/g, "") }]);
});

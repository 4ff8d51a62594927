// Every document under content/ has the same parts in both languages, in the same order, with links to the same places.
import type { HTMLElement } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { type Language, languageCodes } from "../languages.ts";
import { type ContentFile, contentFiles } from "./content-files.ts";

const parts = "h2, h3, h4, p, ul, ol, li, blockquote, table, tr, th, td, a, img, pre, hr";

const folders = [...new Set(contentFiles.map(({ folder }) => folder))];

function fileOf(folder: string, language: Language): ContentFile {
	const file = contentFiles.find((one) => one.folder === folder && one.language === language);
	if (!file) throw new Error(`${folder} has no ${language}.md`);
	return file;
}

/** Parts in reading order: "ul", "li", "p" … */
function outline(body: HTMLElement): { tag: string; text: string }[] {
	return body.querySelectorAll(parts).map((part) => ({ tag: part.rawTagName, text: part.text.trim().slice(0, 60) }));
}

/** An outside address as its domain, since a site may have its Spanish pages elsewhere (reportefraude.ftc.gov). */
function place(address: string): string {
	return address.replace(/^https:\/\/(?:[\w-]+\.)*([\w-]+\.\w+)(?=[/?#]|$).*/, "$1");
}

/** Where links lead, the language left out, sorted: a sentence may turn two around. */
function targets(body: HTMLElement): string[] {
	return body
		.querySelectorAll("a")
		.map((link) => (link.getAttribute("href") ?? "").replace(/([?&])lng=\w+&?/, "$1").replace(/[?&](?=#|$)/, ""))
		.filter((href) => !href.startsWith("#"))
		.map(place)
		.toSorted();
}

/** Lengths, temperatures and decades, which each language says its own way. */
const ownWay =
	/\d[\d.,]*(?:[\s-]?(?:miles?|feet|meters|km|kilómetros|metros|m|grados|odd)(?!\p{L})|\s?°\s?[CF])|\b\d{4}s\b/gu;

/** Figures of two digits and more: smaller numbers are often words. */
function figures(text: string): string[] {
	return text.match(/\d[\d.,:]*\d/g) ?? [];
}

/** Figures that stand in one file and nowhere in the other. */
function lostFigures(from: ContentFile, to: ContentFile): string[] {
	const [here, there] = [from, to].map((file) => file.blocks.map(({ text }) => text).join("\n")) as [string, string];
	const known = new Set(figures(there));
	return figures(here.replace(ownWay, "")).filter((figure) => !known.has(figure));
}

interface Matter {
	readonly faq?: readonly { readonly answer: string }[];
	readonly sources?: readonly { readonly url?: string; readonly date?: string }[];
}

const matterOf = ({ matter }: ContentFile) => matter as Matter;
const markdownLinks = (text: string) =>
	[...text.matchAll(/\]\(([^)]*)\)/g)].map(([, target = ""]) => place(target)).toSorted();

it("there are documents to compare", () => {
	expect(folders.length).toBeGreaterThan(28);
});

describe.each(folders)("%s", (folder) => {
	const [en, es] = languageCodes.map((language) => fileOf(folder, language)) as [ContentFile, ContentFile];

	it("has the same headings, paragraphs, lists, tables and links, in the same order", () => {
		const [here, there] = [outline(en.body), outline(es.body)];
		const at = (here.length > there.length ? here : there).findIndex(
			(_, index) => here[index]?.tag !== there[index]?.tag,
		);
		const tell = (part: { tag: string; text: string } | undefined) => (part ? `<${part.tag}> ${part.text}` : "nothing");
		const difference = at < 0 ? "" : `en.md has ${tell(here[at])} where es.md has ${tell(there[at])}`;
		expect(difference).toBe("");
	});

	it("links to the same places, in its text and in each answer", () => {
		expect(targets(es.body)).toEqual(targets(en.body));
		const answers = (file: ContentFile) => (matterOf(file).faq ?? []).map(({ answer }) => markdownLinks(answer));
		expect(answers(es)).toEqual(answers(en));
	});

	it("gives the same figures", () => {
		expect([lostFigures(en, es), lostFigures(es, en)]).toEqual([[], []]);
	});

	it("names the same sources", () => {
		const sources = (file: ContentFile) =>
			(matterOf(file).sources ?? []).map(({ url = "", date }) => ({ at: place(url), date }));
		expect(sources(es)).toEqual(sources(en));
	});
});

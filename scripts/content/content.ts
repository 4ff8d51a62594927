// Compiles all of content/: guides, prose pages, texts about places and airlines, or one error that lists every complaint with file and line.
import type { VFile } from "vfile";
import type { Guide } from "../../src/features/guides/guide.ts";
import { type Language, languageCodes } from "../../src/i18n/languages.ts";
import { pathOf } from "../../src/links.ts";
import type { PageTextManifest } from "../../src/page/page-text.ts";
import type { ProseManifest } from "../../src/prose/prose.ts";
import type { RouteId } from "../../src/routes.ts";
import { type Compile, createCompiler } from "./compile.ts";
import type { Run } from "./document.ts";
import { checkDrawings } from "./drawings.ts";
import { guideFolders, readGuides } from "./guides.ts";
import { readPages } from "./pages.ts";
import { type AllPlaceTexts, type PlaceTextSlugs, readPlaceTexts } from "./place-texts.ts";

export interface ContentOptions {
	/** The project's folder, with content/ and public/ in it. */
	readonly root: string;
	/** Does the site have a page at this path? Guides are checked by their folders and not asked about. */
	readonly isInternalPath: (path: string) => boolean;
	/** The routes: each has a folder in content/pages. */
	readonly pages: readonly RouteId[];
	readonly placeTexts: PlaceTextSlugs;
}

export interface Content {
	readonly guides: readonly Guide[];
	readonly pageTexts: PageTextManifest;
	readonly prose: ProseManifest;
	readonly placeTexts: AllPlaceTexts;
}

export function createRun({ root, isInternalPath }: Pick<ContentOptions, "root" | "isInternalPath">): Run {
	const isPath = withGuides(root, isInternalPath);
	const compilers = languageCodes.map((language) => [language, createCompiler({ language, isInternalPath: isPath })]);
	return { root, compile: Object.fromEntries(compilers) as Record<Language, Compile>, files: [] };
}

/** Throws an Error whose message has one line a complaint: `content/…/es.md:12: reason`. */
export function readContent({ root, isInternalPath, pages, placeTexts }: ContentOptions): Content {
	const run = createRun({ root, isInternalPath });
	const content = {
		guides: readGuides(run),
		...readPages(run, pages),
		placeTexts: readPlaceTexts(run, placeTexts),
	};
	// A guide that could not be read may change the family of the next one's drawing: first things first.
	if (run.files.every(({ messages }) => messages.length === 0)) checkDrawings(run, content.guides);
	const complaints = run.files.flatMap(complaintsOf);
	if (complaints.length) throw new Error(complaints.join("\n"));
	return content;
}

/** Below the blog, only a guide that has a folder is a page. */
function withGuides(root: string, isInternalPath: (path: string) => boolean): (path: string) => boolean {
	const above = pathOf("guide", { slug: "" });
	const slugs = new Set(guideFolders(root).map(({ slug }) => slug));
	return (path) => (path.startsWith(above) ? slugs.has(path.slice(above.length)) : isInternalPath(path));
}

/** One line a complaint. */
export function complaintsOf(file: VFile): string[] {
	return file.messages.map((message) => `${file.path}:${message.line ?? 1}: ${message.reason}`);
}

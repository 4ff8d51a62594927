// The files of the guides' drawings, public/images/guides/<slug>.svg: written by a command, checked by every build.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Guide } from "../../src/features/guides/guide.ts";
import { defaultLanguage } from "../../src/i18n/languages.ts";
import { svgFile } from "../pictures/drawings/svg-file.ts";
import type { Run } from "./document.ts";

/** Where the file is served; `{agency}` in a slug is not part of a file name, since the name is configuration. */
export function drawingPath(slug: string): string {
	return `/images/guides/${slug.replaceAll("{agency}", "agency")}.svg`;
}

/** One file a guide, over what was there. */
export function writeDrawings(root: string, guides: readonly Guide[]): void {
	for (const guide of guides) {
		const file = join(root, "public", guide.imageUrl);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, svgFile(guide.drawing));
	}
}

/** Complains, at the guide, about a file that is missing or is not what would be drawn now. */
export function checkDrawings(run: Run, guides: readonly Guide[]): void {
	for (const { group, slug, imageUrl, drawing } of guides) {
		const name = join("public", imageUrl);
		const file = join(run.root, name);
		const is = existsSync(file) ? readFileSync(file, "utf8") : undefined;
		if (is === svgFile(drawing)) continue;
		const fault = is === undefined ? `no ${name}` : `${name} is not the drawing of this guide`;
		const source = join("content/guides", group, slug, `${defaultLanguage}.md`);
		run.files.find(({ path }) => path === source)?.message(`${fault}: run npm run drawings`, { line: 1, column: 1 });
	}
}

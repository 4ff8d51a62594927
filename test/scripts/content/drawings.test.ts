// The files of the guides' drawings: each is there, and is what would be drawn now.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { drawingPath } from "../../../scripts/content/drawings.ts";
import { guideFolders } from "../../../scripts/content/guides.ts";
import { compileProject, complaints, guide, sound, withLine } from "./project.ts";

const root = join(import.meta.dirname, "../../..");
const file = "public/images/guides/a-guide.svg";

test("a guide carries its drawing and says in each language what it shows", () => {
	const [found] = compileProject().guides;
	expect(found?.drawing).toMatch(/^<path class="d-/);
	expect(found?.en.imageAlt).toMatch(/^Drawing: ./);
	expect(found?.es.imageAlt).toMatch(/^Ilustración: ./);
});

test("a missing file is told with the command that makes it", () => {
	expect(complaints({ [file]: null })).toEqual([`${guide}/en.md:1: no ${file}: run npm run drawings`]);
});

test("a file that is not what would be drawn now is told too", () => {
	expect(complaints({ [file]: ["<svg/>"] })).toEqual([
		`${guide}/en.md:1: ${file} is not the drawing of this guide: run npm run drawings`,
	]);
});

test("front matter may ask for a family of drawings, but only for one there is", () => {
	const asked = withLine(`${guide}/en.md`, "date:", "drawing: board", "date: 2025-06-01");
	expect(compileProject({ [`${guide}/en.md`]: asked.lines }).guides[0]?.en.imageAlt).toContain("flap");
	const unknown = withLine(`${guide}/en.md`, "date:", "drawing: photo", "date: 2025-06-01");
	expect(complaints({ [`${guide}/en.md`]: unknown.lines })[0]).toContain(
		`${guide}/en.md:${unknown.at}: drawing: is not a family of scripts/pictures/drawings`,
	);
});

test("alternative text is not written by hand", () => {
	const byHand = withLine(`${guide}/es.md`, "title:", 'title: "A title"', 'imageAlt: "Un dibujo."');
	expect(complaints({ [`${guide}/es.md`]: byHand.lines }).join()).toContain("imageAlt: is not a field");
});

test("the agency's name, which is configuration, is not part of a file name", () => {
	expect(drawingPath("why-{agency}-is-here")).toBe("/images/guides/why-agency-is-here.svg");
});

test("the folder holds the drawings of the guides there are, and no others", () => {
	const expected = guideFolders(root).map(({ slug }) => drawingPath(slug).split("/").at(-1));
	expect(readdirSync(join(root, "public/images/guides")).sort()).toEqual(expected.sort());
	expect(Object.keys(sound)).not.toContain(file);
});

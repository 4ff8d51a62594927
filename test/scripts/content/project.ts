// A throwaway project folder with one sound guide, page and destination, for tests that break one thing in it.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import en from "../../../locales/en/translation.json" with { type: "json" };
import es from "../../../locales/es/translation.json" with { type: "json" };
import { type Content, createRun, readContent } from "../../../scripts/content/content.ts";
import { writeDrawings } from "../../../scripts/content/drawings.ts";
import { readGuides } from "../../../scripts/content/guides.ts";
import type { RouteId } from "../../../src/routes.ts";

export const guide = "content/guides/general/a-guide";
export const page = "content/pages/how-we-help";
export const destination = "content/destinations/miami";

const texts = [
	'title: "A title"',
	'excerpt: "An excerpt."',
	'description: "A description that is long enough for a search engine to show it whole under the title."',
	"faq:",
	'  - question: "First?"',
	'    answer: "Yes."',
	'  - question: "Second?"',
	'    answer: "No."',
];
const facts = [
	"id: 1",
	"author: fare-desk",
	"date: 2025-06-01",
	"tags:",
	"  - cheap-flights",
	"  - fare-rules",
	"routes: [MIA-BOG]",
	"airlines: [UA]",
];
const body = ["An opening.", "", "## A section", "", "A [link](/how-we-help).", ""];
const pageLines = [
	"---",
	'title: "T"',
	texts[2] ?? "",
	'name: "N"',
	'heading: "H"',
	'lead: "L"',
	"updated: 2026-11-21",
	"---",
	...body,
];
const cityLines = (town: string, when: string, before: string) => [
	...["---", 'lead: "L"', texts[2] ?? "", "updated: 2026-11-22", "---"],
	...["", `## ${town}`, "", "By train.", "", `## ${when}`, "", "In fall.", "", `## ${before}`, "", "Pack.", ""],
];

/** The sound files, by path, as lines. */
export const sound: Readonly<Record<string, readonly string[]>> = {
	[`${guide}/en.md`]: ["---", ...facts, ...texts, "---", ...body],
	[`${guide}/es.md`]: ["---", ...texts, "---", ...body],
	[`${page}/en.md`]: pageLines,
	[`${page}/es.md`]: pageLines,
	[`${destination}/en.md`]: cityLines(en["destination.town"], en["destination.when"], en["destination.before"]),
	[`${destination}/es.md`]: cityLines(es["destination.town"], es["destination.when"], es["destination.before"]),
};

type Changes = Readonly<Record<string, readonly string[] | null>>;

/** Writes the sound files and the drawings with some replaced (or left out: null); returns the project's folder. */
export function writeProject(changes: Changes = {}): string {
	const root = mkdtempSync(join(tmpdir(), "content-"));
	onTestFinished(() => rmSync(root, { recursive: true }));
	write({ ...sound, ...changes });
	writeDrawings(root, readGuides(createRun({ root, isInternalPath })));
	write(changes);
	return root;

	function write(files: Changes): void {
		for (const [path, lines] of Object.entries(files)) {
			const file = join(root, path);
			if (!lines) {
				rmSync(file, { force: true });
				continue;
			}
			mkdirSync(dirname(file), { recursive: true });
			writeFileSync(file, lines.join("\n"));
		}
	}
}

/** Compiles such a project; `/how-we-help` is its only page unless there are others, Miami its only destination. */
export function compileProject(changes: Changes = {}, others: readonly RouteId[] = []): Content {
	return readContent({
		root: writeProject(changes),
		isInternalPath,
		pages: ["howWeHelp", ...others],
		placeTexts: { destinations: ["miami"], airlines: [], assistance: [] },
	});
}

/** What the build says of such a project, a line a complaint. */
export function complaints(changes: Changes, others: readonly RouteId[] = []): string[] {
	try {
		compileProject(changes, others);
	} catch (error) {
		return (error as Error).message.split("\n");
	}
	return [];
}

function isInternalPath(path: string): boolean {
	return path === "/how-we-help";
}

/** A sound file with the line that begins with `start` replaced by others, and the number of that line. */
export function withLine(path: string, start: string, ...lines: string[]): { lines: string[]; at: number } {
	const before = sound[path] ?? [];
	const index = before.findIndex((line) => line.startsWith(start));
	if (index < 0) throw new Error(`${path} has no line that begins with ${start}`);
	return { lines: before.toSpliced(index, 1, ...lines), at: index + 1 };
}

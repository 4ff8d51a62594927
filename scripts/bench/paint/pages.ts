// The pages whose first paint is compared: each as it is, and bare, with the same text and nothing else.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { addDays, msToDate } from "../../../src/time/iso-date.ts";
import { measuredPages } from "../measured-pages.ts";

export const client = "dist/client";

/** A search that the sample fares answer at any day. */
function resultsPath(): string {
	const depart = addDays(msToDate(Date.now()), 60);
	const search = { trip: "round", from: "JFK", to: "MIA", depart, return: addDays(depart, 7), adults: "1" };
	return `/flight-results?${new URLSearchParams(search)}`;
}

export interface PaintedPage {
	readonly path: string;
	/** How many milliseconds later than the bare page's its largest paint may be, on the slow line. */
	readonly goalMs: number;
}

export const paintedPages: Readonly<Record<string, PaintedPage>> = {
	home: { path: measuredPages.home, goalMs: 100 },
	guide: { path: measuredPages.guide, goalMs: 60 },
	results: { path: resultsPath(), goalMs: 150 },
};

const elements = (...names: string[]) =>
	new RegExp(names.map((name) => `<${name}\\b[^>]*>.*?</${name}>`).join("|"), "gs");
const scripts = elements("script");
const drawings = elements("svg");
const styleSheets = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;
const font = /<link rel="preload"[^>]*as="font"[^>]*>/;

/** The same HTML without links, scripts, styles and pictures. */
export function bareOf(html: string): string {
	return html.replace(elements("script", "style", "svg"), "").replace(/<(?:link|img)\b[^>]*>/g, "");
}

/** The page without one part after the other, which tells what each costs. */
export function partsOf(html: string): Map<string, string> {
	const inline = html.replace(
		styleSheets,
		(_, href: string) => `<style>${readFileSync(join(client, href), "utf8")}</style>`,
	);
	return new Map([
		["without script", html.replace(scripts, "")],
		["without font preload", html.replace(font, "")],
		["without drawings", html.replace(drawings, "")],
		["styles inline", inline],
		["and no font preload", inline.replace(font, "")],
		["and no script", inline.replace(font, "").replace(scripts, "")],
	]);
}

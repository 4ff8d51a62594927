// Vite plugin: `virtual:first-screens`, the styles that a page's first screen needs, picked from the built style sheets.
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import type { FirstScreen } from "../../src/page/first-screen.ts";
import { builtStyles } from "./client-assets.ts";
import { pickStyles, wordsOf } from "./first-screens/pick.ts";
import { readSheet } from "./first-screens/sheet.ts";

const id = "virtual:first-screens";
const root = join(import.meta.dirname, "../..");

/** Around every page, as far as it is in sight before anybody opens something. */
const frame = [
	"src/frame/{document,document-head,header,logo,breadcrumb}.tsx",
	"src/frame/menu/island/{menu,links}.tsx",
	"src/ui/call-link.tsx",
	"src/page/island.tsx",
];

interface Screen {
	/** The views of which something stands before `<RestOfStyles>`. */
	readonly views: readonly string[];
	/** What those views draw after it, or only once somebody opens it. */
	readonly later: readonly string[];
	readonly sheets: readonly ("results" | "trip" | "explore")[];
}

/** Drawn only once somebody opens it, or at the end of every page. */
const closed = [
	...["menu-panel", "menu-cross", "header-more", "language-links", "language-link"],
	...["sticky-call", "corner", "footer"],
];

/** Parts of a page below its head. */
const below = ["section", "section-head", "steps", "step", "step-number", "h2", "h3", "first-screen"];

const screens: Readonly<Record<FirstScreen, Screen>> = {
	home: {
		views: [...frame, "src/features/home/home.tsx", "src/features/search/recent/recent-searches.tsx"],
		later: [
			...[...closed, ...below, "tiles", "door", "stretched", "deals", "guides", "disclosure"],
			...["crumb", "link", "button-plain", "aside", "flex", "grid", "flex-wrap", "gap-2", "gap-x-2", "gap-y-1"],
			...["mt-1", "mt-2", "mt-8", "pt-2", "text-base", "text-lg", "text-sm", "text-muted", "font-bold"],
			"whitespace-nowrap",
		],
		sheets: [],
	},
	guide: {
		views: [
			...frame,
			"src/features/guides/guide-{head,page}.tsx",
			"src/ui/{page-head,page-with-aside,notice}.tsx",
			"src/prose/views/prose.tsx",
		],
		later: [...closed, ...below, "toc", "aside", "aside-links", "tag", "guide-picture"],
		sheets: [],
	},
	results: {
		views: [
			...frame,
			"src/ui/{asked,notice}.tsx",
			"src/page/late-region.tsx",
			"src/frame/{late-stream,answered-step}.tsx",
			"src/features/search/results/{search-head,results-skeleton,limits-summary,page}.tsx",
			"src/features/search/prices/saving-line.tsx",
			"src/features/search/insight/insight-line.tsx",
			"src/flights/views/within-one-city.tsx",
		],
		later: closed,
		sheets: ["results"],
	},
};

/** What stands in no view by name: the elements around them, what the build's Markdown has before its first heading, states. */
const always = ["html", "body", "p", "strong", "em", "a", "ul", "ol", "li", "hidden", "open"];

function stylesOf({ views, later, sheets }: Screen, directory: string): string {
	const words = wordsOf(
		views.flatMap((pattern) => globSync(pattern, { cwd: root }).map((file) => readFileSync(join(root, file), "utf8"))),
	);
	for (const word of always) words.add(word);
	for (const word of later) words.delete(word);
	const built = builtStyles(directory);
	const texts = [built.style, ...sheets.map((sheet) => built.sheets[sheet] ?? "")].map((file) =>
		readFileSync(join(directory, file), "utf8"),
	);
	return pickStyles(texts.map(readSheet), words);
}

/** Empty in dev and in tests of the sources: there are no built style sheets to pick from. */
export function firstScreens(): Plugin {
	let directory: string | undefined;
	return {
		name: "first-screens",
		sharedDuringBuild: true,
		configResolved({ command, root, environments }) {
			if (command === "build") directory = join(root, environments.client?.build.outDir ?? "dist/client");
		},
		resolveId: (source) => (source === id ? `\0${id}` : undefined),
		load(source) {
			if (source !== `\0${id}`) return;
			const built = directory;
			const styles = built
				? Object.entries(screens).map(([name, screen]) => [name, stylesOf(screen, built)] as const)
				: [];
			const hashes = styles.map(([, css]) => `'sha256-${createHash("sha256").update(css).digest("base64")}'`);
			return [
				`export const firstScreens = ${JSON.stringify(Object.fromEntries(styles))};`,
				`export const firstScreenHashes = ${JSON.stringify(hashes)};`,
			].join("\n");
		},
	};
}

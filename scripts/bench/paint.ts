// `npm run paint`: first paint of home, a guide and results against bare pages of the same texts, side by side in one run.
//
// All are served by one small server with gzip (paint/front.ts), so that only what is in them differs: a bare page is
// the same HTML without links, scripts, styles and pictures. Rounds alternate, each in a fresh context with nothing
// cached, in a window of 360 × 640; medians are printed, unthrottled and as on a slow phone. The status is 1 when on the
// slow phone a page's LCP is further behind its bare page's than its goal (paint/pages.ts).
//   npm run paint -- --rounds 25      more rounds (15)
//   npm run paint -- --only guide     one page
//   npm run paint -- --why            also each page without its script, font, drawings, or with its styles inline
//   npm run paint -- --built          with the build that is there
import type { Browser, CDPSession } from "playwright-core";
import { serveBuilt } from "../built-site.ts";
import { launch } from "../launch.ts";
import { must } from "../run.ts";
import { understood } from "../words.ts";
import { median } from "./load.ts";
import { type Front, serveFront } from "./paint/front.ts";
import { bareOf, paintedPages, partsOf } from "./paint/pages.ts";
import { type Paint, paintOf } from "./paint/paint-of.ts";
import { slowLine, slowLineName } from "./slow-line.ts";

const { values } = understood("npm run paint [-- --rounds 15] [--only PAGE] [--why] [--built] [--port 8794]", {
	rounds: { type: "string", default: "15" },
	why: { type: "boolean", default: false },
	built: { type: "boolean", default: false },
	only: { type: "string" },
	port: { type: "string", default: "8794" },
});
const rounds = Number(values.rounds);
const port = Number(values.port);
const painted = Object.entries(paintedPages).filter(([name]) => values.only === undefined || name === values.only);

interface Condition {
	readonly name: string;
	/** Goals are set for it. */
	readonly held: boolean;
	prepare?(session: CDPSession): Promise<void>;
}

const conditions: readonly Condition[] = [
	{ name: "unthrottled", held: false },
	{ name: slowLineName, held: true, prepare: slowLine },
];

process.env.NODE_ENV = "production";
if (!values.built) await must("vite", ["build", "--logLevel", "warn"]);
const pages = await collectPages();
const front = await serveFront(port, pages);
const browser = await launch();

const missed: string[] = [];
for (const condition of conditions) {
	const paints = await measure(browser, front, condition);
	console.log(`\n${condition.name}, medians of ${rounds} rounds:`);
	for (const [name, all] of paints) {
		const [page = name] = name.split(": ");
		const bare = paints.get(`${page}: bare`) ?? [];
		const difference = median(all.map(({ lcp }, round) => lcp - (bare[round]?.lcp ?? Number.NaN)));
		const more = name.endsWith(": bare") ? "" : `, LCP ${signed(difference)} ms to bare`;
		const of = (read: (paint: Paint) => number) => median(all.map(read));
		console.log(
			`  ${name.padEnd(26)} FCP ${of(({ fcp }) => fcp).toFixed(0)} ms, LCP ${of(({ lcp }) => lcp).toFixed(0)} ms (${all.at(-1)?.element}), CLS ${of(({ cls }) => cls).toFixed(3)}${more}`,
		);
		const goal = paintedPages[name]?.goalMs;
		if (!condition.held || goal === undefined) continue;
		const fits = difference <= goal;
		console.log(`  ${"".padEnd(26)} ${fits ? "within" : "MISSED:"} +${goal} ms`);
		if (!fits) missed.push(name);
	}
}
await browser.close();
front.close();
console.log(missed.length > 0 ? `\nMissed: ${missed.join(", ")}` : "\nEvery goal is met.");
process.exit(missed.length > 0 ? 1 : 0);

/** Each page of the built site as it was sent, its bare twin, and its parts where they are asked for. */
async function collectPages(): Promise<Map<string, string>> {
	const site = await serveBuilt(port);
	const found = new Map<string, string>();
	for (const [name, { path }] of painted) {
		const response = await fetch(site.url + path);
		if (!response.ok) throw new Error(`${path} answers ${response.status}`);
		const html = await response.text();
		found.set(`${name}: bare`, bareOf(html)).set(name, html);
		if (!values.why) continue;
		for (const [part, without] of partsOf(html)) found.set(`${name}: ${part}`, without);
	}
	await site.close();
	return found;
}

/** One page after the other in every round, so that a busy moment of the machine meets them all. */
async function measure(browser: Browser, front: Front, { prepare }: Condition): Promise<Map<string, Paint[]>> {
	const paints = new Map([...pages.keys()].map((name): [string, Paint[]] => [name, []]));
	for (let round = -1; round < rounds; round++) {
		// There and back, so that being first is nobody's advantage.
		for (const [name, all] of round % 2 === 0 ? [...paints] : [...paints].reverse()) {
			const paint = await paintOf(browser, front.addressOf(name), prepare);
			// The first round warms the browser up.
			if (round >= 0) all.push(paint);
		}
	}
	return paints;
}

function signed(ms: number): string {
	return `${ms < 0 ? "−" : "+"}${Math.abs(ms).toFixed(0)}`;
}

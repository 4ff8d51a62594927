// `npm run paint`: first paint of the home page against a bare page of the same text, side by side in one run.
//
// Both are served by one small server with gzip (paint/front.ts), so that only what is in them differs: the bare page is
// the same HTML without links, scripts, styles and drawings. Rounds alternate, each in a fresh context with nothing
// cached, in a window of 360 × 640; medians are printed, unthrottled and as on a slow phone. The status is 1 when
// the home page's LCP is more than 50 ms behind.
//   npm run paint -- --rounds 25      more rounds (15)
//   npm run paint -- --why            also the home page without its script, font, drawings, or with its styles inline
//   npm run paint -- --built          with the build that is there
import { parseArgs } from "node:util";
import type { Browser, CDPSession } from "playwright-core";
import { serveBuilt } from "../built-site.ts";
import { launch } from "../launch.ts";
import { must } from "../run.ts";
import { median } from "./load.ts";
import { type Front, serveFront } from "./paint/front.ts";
import { pagesOf } from "./paint/pages.ts";
import { slowLine, slowLineName } from "./slow-line.ts";

const limitMs = 50;
const { values } = parseArgs({
	options: {
		rounds: { type: "string", default: "15" },
		why: { type: "boolean", default: false },
		built: { type: "boolean", default: false },
		port: { type: "string", default: "8794" },
	},
});
const rounds = Number(values.rounds);
const port = Number(values.port);

interface Condition {
	readonly name: string;
	prepare?(session: CDPSession): Promise<void>;
}

const conditions: readonly Condition[] = [{ name: "unthrottled" }, { name: slowLineName, prepare: slowLine }];

/** Milliseconds since the navigation began; CLS has no unit. */
interface Paint {
	readonly fcp: number;
	readonly lcp: number;
	readonly cls: number;
	/** What the largest paint was. */
	readonly element: string;
}

process.env.NODE_ENV = "production";
if (!values.built) await must("vite", ["build", "--logLevel", "warn"]);
const site = await serveBuilt(port);
const html = await (await fetch(`${site.url}/`)).text();
await site.close();
const pages = await pagesOf(html, values.why);
const front = await serveFront(port, pages);
const browser = await launch();

let behind = Number.NEGATIVE_INFINITY;
for (const condition of conditions) {
	const paints = await measure(browser, front, condition);
	const bare = paints.get("bare") ?? [];
	console.log(`\n${condition.name}, medians of ${rounds} rounds:`);
	for (const [name, all] of paints) {
		const { fcp, lcp, cls } = middle(all);
		const difference = median(all.map((paint, round) => paint.lcp - (bare[round]?.lcp ?? Number.NaN)));
		const more = name === "bare" ? "" : `, LCP ${signed(difference)} ms to bare`;
		console.log(
			`  ${name.padEnd(20)} FCP ${fcp.toFixed(0)} ms, LCP ${lcp.toFixed(0)} ms (${all.at(-1)?.element}), CLS ${cls.toFixed(3)}${more}`,
		);
		if (name === "home") behind = Math.max(behind, difference);
	}
}
await browser.close();
front.close();
console.log(
	`\nThe home page's LCP is ${signed(behind)} ms to the bare page's where it is worse; +${limitMs} ms are allowed.`,
);
process.exit(behind <= limitMs ? 0 : 1);

/** One page after the other in every round, so that a busy moment of the machine meets them all. */
async function measure(browser: Browser, front: Front, condition: Condition): Promise<Map<string, Paint[]>> {
	const paints = new Map([...pages.keys()].map((name): [string, Paint[]] => [name, []]));
	for (let round = -1; round < rounds; round++) {
		// There and back, so that being first is nobody's advantage.
		for (const [name, all] of round % 2 === 0 ? [...paints] : [...paints].reverse()) {
			const paint = await paintOf(browser, front.addressOf(name), condition);
			// The first round warms the browser up.
			if (round >= 0) all.push(paint);
		}
	}
	return paints;
}

async function paintOf(browser: Browser, address: string, condition: Condition): Promise<Paint> {
	const context = await browser.newContext({ viewport: { width: 360, height: 640 } });
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	await session.send("Network.enable");
	await condition.prepare?.(session);
	await page.goto(address, { waitUntil: "networkidle" });
	const paint = await page.evaluate(async () => {
		const entries = (type: string) =>
			new Promise<PerformanceEntry[]>((resolve) => {
				new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
				// Nothing shifted: then nothing is ever reported.
				setTimeout(() => resolve([]), 200);
			});
		const [first] = performance.getEntriesByName("first-contentful-paint");
		const largest = (await entries("largest-contentful-paint")).at(-1) as
			| (PerformanceEntry & { element?: Element | null })
			| undefined;
		const shifts = (await entries("layout-shift")) as (PerformanceEntry & { value: number })[];
		return {
			fcp: first?.startTime ?? Number.NaN,
			lcp: largest?.startTime ?? Number.NaN,
			cls: shifts.reduce((sum, { value }) => sum + value, 0),
			element: largest?.element?.localName ?? "?",
		};
	});
	await context.close();
	return paint;
}

function middle(paints: readonly Paint[]): Omit<Paint, "element"> {
	return {
		fcp: median(paints.map(({ fcp }) => fcp)),
		lcp: median(paints.map(({ lcp }) => lcp)),
		cls: median(paints.map(({ cls }) => cls)),
	};
}

function signed(ms: number): string {
	return `${ms < 0 ? "−" : "+"}${Math.abs(ms).toFixed(0)}`;
}

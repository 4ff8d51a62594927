// `npm run lighthouse`: builds, serves and scores four pages as on a slow phone; fails below 100 in any category.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import lighthouse, { type Result } from "lighthouse";
import { chromium } from "playwright-core";
import { preview } from "vite";
import { addDays, msToDate } from "../src/flights/iso-date.ts";
import { href } from "../src/links.ts";
import { median } from "./bench/load.ts";
import { findChromium } from "./chromium.ts";
import { must } from "./run.ts";

const { values } = parseArgs({ options: { runs: { type: "string", default: "1" } } });
const runs = Number(values.runs);
const port = 8798;
const debuggingPort = 9798;

const depart = addDays(msToDate(Date.now()), 80);
const search = { trip: "round", from: "JFK", to: "MIA", depart, return: addDays(depart, 7) };

interface Scored {
	readonly name: string;
	readonly target: string;
	/** Audits that fail because the page is meant so; their category counts as full when nothing else fails in it. */
	readonly meant?: readonly string[];
}

const pages: readonly Scored[] = [
	{ name: "home", target: href("es", "home") },
	{ name: "guide", target: href("en", "guide", { slug: "ultimate-guide-cheap-flights-2025" }) },
	{ name: "airline", target: href("en", "airline", { airline: "UA" }) },
	// Results are noindex: every search would be a page of its own.
	{ name: "results", target: href("en", "flightResults", {}, search), meant: ["is-crawlable"] },
];

process.env["NODE_ENV"] = "production";
await must("vite", ["build", "--logLevel", "warn"]);
const state = mkdtempSync(join(tmpdir(), "lighthouse-"));
process.env["LOCAL_STATE"] = state;
await must("wrangler", ["d1", "migrations", "apply", "DB", "--local", "--persist-to", state]);
const server = await preview({ preview: { port, strictPort: true, host: "127.0.0.1" }, logLevel: "error" });
const browser = await chromium.launch({
	executablePath: await findChromium(),
	args: ["--no-sandbox", "--disable-gpu", "--disable-quic", `--remote-debugging-port=${debuggingPort}`],
});

let full = true;
for (const page of pages) {
	const results: Result[] = [];
	for (let run = 0; run < runs; run++) results.push(await audit(page));
	report(page, results);
}
await browser.close();
await server.close();
rmSync(state, { recursive: true, force: true });
process.exit(full ? 0 : 1);

async function audit({ target }: Scored): Promise<Result> {
	const outcome = await lighthouse(`http://localhost:${port}${target}`, { port: debuggingPort, logLevel: "error" });
	if (!outcome) throw new Error(`Lighthouse gave nothing for ${target}`);
	const { lhr } = outcome;
	if (lhr.runtimeError) throw new Error(`${target}: ${lhr.runtimeError.message}`);
	return lhr;
}

/** Prints a page's scores, the median of its runs, and each audit that failed in any of them. */
function report({ name, target, meant = [] }: Scored, results: readonly Result[]): void {
	const scores: string[] = [];
	for (const id of Object.keys(results[0]?.categories ?? {})) {
		const score = median(results.map(({ categories }) => Math.round((categories[id]?.score ?? 0) * 100)));
		scores.push(`${id} ${score}`);
		const faults = results.flatMap((result) => failed(result, id)).filter((audit) => !meant.includes(audit));
		if (score < 100 && (faults.length > 0 || meant.length === 0)) full = false;
	}
	console.log(`\n${name} (${target})\n  ${scores.join(", ")}`);
	const lines = results.flatMap((result) =>
		Object.keys(result.categories).flatMap((id) =>
			failed(result, id).map((audit) => {
				const { title, displayValue } = result.audits[audit] ?? {};
				return `  ${meant.includes(audit) ? "meant" : "FAILED"} ${id}/${audit}: ${title}${displayValue ? ` (${displayValue})` : ""}`;
			}),
		),
	);
	for (const line of new Set(lines)) console.log(line);
}

/** Audits of a category that count and are not full. */
function failed({ categories, audits }: Result, category: string): string[] {
	const counting = categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
	return counting
		.map(({ id }) => id)
		.filter((id) => {
			const score = audits[id]?.score ?? null;
			return score !== null && score < 1;
		});
}

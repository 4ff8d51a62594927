// `npm run lighthouse`: builds, serves and scores four pages as on a slow phone; fails below 100 in any category.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import lighthouse, { type Result } from "lighthouse";
import { chromium } from "playwright-core";
import { preview } from "vite";
import { defaultLanguage, otherLanguages } from "../src/i18n/languages.ts";
import { href } from "../src/links.ts";
import { addDays, msToDate } from "../src/time/iso-date.ts";
import { median } from "./bench/load.ts";
import { findChromium } from "./chromium.ts";
import { compressed } from "./lighthouse/compressed.ts";
import { migrate } from "./migrate.ts";
import { must } from "./run.ts";
import { understood } from "./words.ts";

const { values } = understood("npm run lighthouse [-- --runs 1]", { runs: { type: "string", default: "1" } });
const runs = Number(values.runs);
const previewPort = 8798;
const port = 8799;
const debuggingPort = 9798;

const depart = addDays(msToDate(Date.now()), 80);
const search = { trip: "round", from: "JFK", to: "MIA", depart, return: addDays(depart, 7) };

interface Scored {
	readonly name: string;
	readonly target: string;
	/** Audits that fail because the page is meant so; a category that only they pull down is not held against it. */
	readonly meant?: readonly string[];
}

const [other = defaultLanguage] = otherLanguages;
const pages: readonly Scored[] = [
	{ name: "home", target: href(other, "home") },
	{ name: "guide", target: href(defaultLanguage, "guide", { slug: "ultimate-guide-cheap-flights-2025" }) },
	{ name: "airline", target: href(defaultLanguage, "airline", { airline: "UA" }) },
	// Results are noindex: every search would be a page of its own.
	{ name: "results", target: href(defaultLanguage, "flightResults", {}, search), meant: ["is-crawlable"] },
];

process.env.NODE_ENV = "production";
await must("vite", ["build", "--logLevel", "warn"]);
const state = mkdtempSync(join(tmpdir(), "lighthouse-"));
process.env.LOCAL_STATE = state;
await migrate();
const server = await preview({
	preview: { port: previewPort, strictPort: true, host: "127.0.0.1" },
	logLevel: "error",
});
const edge = await compressed(previewPort, port);
const browser = await chromium.launch({
	executablePath: await findChromium(),
	// Playwright switches it off; Lighthouse asks whether a page would keep it from working.
	ignoreDefaultArgs: ["--disable-back-forward-cache"],
	args: ["--no-sandbox", "--disable-gpu", "--disable-quic", `--remote-debugging-port=${debuggingPort}`],
});

let full = true;
for (const page of pages) {
	const results: Result[] = [];
	for (let run = 0; run < runs; run++) results.push(await audit(page));
	report(page, results);
}
await browser.close();
edge.close();
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
	const lines = new Set<string>();
	for (const id of Object.keys(results[0]?.categories ?? {})) {
		const score = median(results.map(({ categories }) => Math.round((categories[id]?.score ?? 0) * 100)));
		const faults = results.flatMap((result) => imperfect(result, id));
		const excused = faults.length > 0 && faults.every(({ audit }) => meant.includes(audit.id));
		if (score < 100 && !excused) full = false;
		scores.push(`${id} ${score}`);
		for (const { audit, counts } of faults) {
			// Lighthouse's own boundary of green; below 1 and above it only takes a point or two from the sum.
			if ((audit.score ?? 1) >= 0.9) continue;
			const kind = meant.includes(audit.id) ? "meant" : counts ? "FAILED" : "advice";
			lines.add(`  ${kind}: ${id}/${audit.id}: ${audit.title} ${audit.displayValue ?? ""}`.trimEnd());
		}
	}
	console.log([`\n${name} (${target})`, `  ${scores.join(", ")}`, ...lines].join("\n"));
}

/** A category's audits that do not have the full score; those that do not count are advice. */
function imperfect({ categories, audits }: Result, category: string) {
	return (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
		const audit = audits[id];
		return audit && audit.score !== null && audit.score < 1 ? [{ audit, counts: weight > 0 }] : [];
	});
}

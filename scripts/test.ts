// `npm test`: types, lint, what nothing uses, build, a deploy's dry run, then every test; the last line counts them.
import { findChromium } from "./chromium.ts";
import { runTier, tool, vitest } from "./tiers.ts";

// Where it has to be installed, that goes on beside the first steps.
const chromium = findChromium();
// A failure is heard of when the browser is wanted.
chromium.catch(() => {});

await runTier([
	// Before the build, which would write it.
	[tool("the list of pages is in step", "node", ["scripts/own-pages.ts", "--check"])],
	[
		tool("types", "tsc", ["--noEmit"]),
		tool("lint", "biome", ["check", "."]),
		tool("lint, what nothing uses", "knip", ["--no-progress"]),
		tool("build", "vite", ["build", "--logLevel", "warn"]),
	],
	[tool("deploy, dry run", "wrangler", ["deploy", "--dry-run", "--outdir", "dist/dry-run"])],
	[vitest("tests", [], async () => ({ CHROMIUM_PATH: await chromium }))],
]);

// `npm test`: types, lint, build, then every test beside a deploy's dry run and what nothing uses; the last line counts them.
import { findChromium } from "./chromium.ts";
import { runTier, tool, vitest } from "./tiers.ts";
import { understood } from "./words.ts";

understood("npm test: all of them; one file is npm exec -- vitest run --project unit FILE", {});

// Where it has to be installed, that goes on beside the first steps.
const chromium = findChromium();
// A failure is heard of when the browser is wanted.
chromium.catch(() => {});

await runTier([
	// Before the build, which would write it.
	[tool("the list of pages is in step", "node", ["scripts/own-pages.ts", "--check"])],
	[
		// Each checker looks at shared types anew: more of them than cores only costs time.
		tool("types", "tsc", ["--noEmit", "--checkers", "2"]),
		tool("lint", "biome", ["check", "."]),
		tool("build", "vite", ["build", "--logLevel", "warn"]),
	],
	// A browser's tests wait for half of their time, for the browser and the site; the rest computes beside them.
	[
		tool("lint, what nothing uses", "knip", ["--no-progress"]),
		tool("deploy, dry run", "wrangler", ["deploy", "--dry-run", "--outdir", "dist/dry-run"]),
		vitest("tests in a browser", ["--project=browser"], async () => ({ CHROMIUM_PATH: await chromium })),
		vitest("tests of units", ["--project=unit"], async () => ({})),
		// Of them the pages are fetched before the first test; a process with the units would wait for that.
		vitest("tests of the Worker and its pages", ["--project=pages", "--project=worker"], async () => ({})),
	],
]);

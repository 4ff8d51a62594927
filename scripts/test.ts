// `npm test`: types, lint, what nothing uses, build, a deploy's dry run, then every test; the last line counts them.
import { readFileSync, rmSync } from "node:fs";
import { findChromium } from "./chromium.ts";
import { run } from "./run.ts";

interface Report {
	readonly numPassedTests: number;
	readonly numFailedTests: number;
	readonly numPendingTests: number;
}

const report = "dist/tests.json";
const steps: readonly [name: string, command: string, args: readonly string[]][] = [
	["types", "tsc", ["--noEmit"]],
	["lint", "biome", ["check", "."]],
	["lint, what nothing uses", "knip", ["--no-progress"]],
	["build", "vite", ["build", "--logLevel", "warn"]],
	["deploy, dry run", "wrangler", ["deploy", "--dry-run", "--outdir", "dist/dry-run"]],
];

let passed = 0;
let failed = 0;
for (const [name, command, args] of steps) {
	const status = await run(command, args, { NODE_ENV: "production" });
	console.log(`${status === 0 ? "passed" : "FAILED"}: ${name}`);
	status === 0 ? passed++ : failed++;
}

rmSync(report, { force: true });
const status = await run("vitest", ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`], {
	CHROMIUM_PATH: await findChromium(),
});
try {
	const tests = JSON.parse(readFileSync(report, "utf8")) as Report;
	passed += tests.numPassedTests;
	failed += tests.numFailedTests + tests.numPendingTests;
	if (status !== 0 && tests.numFailedTests === 0) failed++;
} catch {
	failed++;
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

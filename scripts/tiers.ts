// Runs the steps of a tier of tests, tells how long each took, and counts in the last line what passed.
import { readFileSync, rmSync } from "node:fs";
import { run } from "./run.ts";

interface Report {
	readonly numPassedTests: number;
	readonly numFailedTests: number;
	readonly numPendingTests: number;
}

interface Counted {
	readonly passed: number;
	readonly failed: number;
}

/** What a step does; its time is told and its counts are added. */
export type Step = readonly [name: string, work: () => Promise<Counted>];

/** One tool is one test: it passes when its status is 0. */
export function tool(name: string, command: string, args: readonly string[]): Step {
	return [
		name,
		async () => {
			const status = await run(command, args, { NODE_ENV: "production" });
			return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
		},
	];
}

/** Every test is counted by itself; one that is skipped has failed. `env` may be known only when its turn comes. */
export function vitest(name: string, args: readonly string[], env: () => Promise<NodeJS.ProcessEnv>): Step {
	// Each step its own: two may run beside each other.
	const report = `dist/${name.replaceAll(/\W+/g, "-")}.json`;
	return [name, async () => countVitest(args, await env(), report)];
}

async function countVitest(args: readonly string[], env: NodeJS.ProcessEnv, report: string): Promise<Counted> {
	rmSync(report, { force: true });
	const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
	// React as visitors are served: its development build takes ten times as long to render.
	const status = await run("vitest", ["run", ...args, ...reporters], { NODE_ENV: "production", ...env });
	try {
		const tests = JSON.parse(readFileSync(report, "utf8")) as Report;
		const failed = tests.numFailedTests + tests.numPendingTests;
		return { passed: tests.numPassedTests, failed: status !== 0 && failed === 0 ? 1 : failed };
	} catch {
		return { passed: 0, failed: 1 };
	}
}

/** Stage after stage, whatever fails, the steps of one beside each other; then this script ends. */
export async function runTier(stages: readonly (readonly Step[])[]): Promise<never> {
	let passed = 0;
	let failed = 0;
	const began = performance.now();
	const told: string[] = [];
	async function take([name, work]: Step): Promise<void> {
		const start = performance.now();
		const counted = await work();
		passed += counted.passed;
		failed += counted.failed;
		const line = `${counted.failed === 0 ? "passed" : "FAILED"}: ${name} (${seconds(start)} s)`;
		told.push(line);
		console.log(line);
	}
	for (const steps of stages) await Promise.all(steps.map(take));
	console.log(`\n${told.join("\n")}\nall: ${seconds(began)} s\n\n${passed} passed, ${failed} failed`);
	process.exit(failed === 0 ? 0 : 1);
}

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);

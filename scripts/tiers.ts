// Runs the steps of a tier of tests, tells how long each took, and counts in the last line what passed.
import { readFileSync, rmSync } from "node:fs";
import { relative } from "node:path";
import { run } from "./run.ts";

interface Report {
	readonly numPassedTests: number;
	readonly numFailedTests: number;
	readonly numPendingTests: number;
	readonly testResults: readonly {
		readonly name: string;
		/** Of the file: why it could not be read, if it could not. */
		readonly message: string;
		readonly status: string;
		readonly assertionResults: readonly {
			readonly fullName: string;
			readonly status: string;
			readonly failureMessages?: readonly string[];
		}[];
	}[];
}

interface Counted {
	readonly passed: number;
	readonly failed: number;
	/** Each failed test's name and reason, to be read at the end of a long log. */
	readonly failures?: readonly string[];
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
		const failures = failuresOf(tests);
		return { passed: tests.numPassedTests, failed: status !== 0 && failed === 0 ? 1 : failed, failures };
	} catch {
		return { passed: 0, failed: 1 };
	}
}

function failuresOf(report: Report): string[] {
	return report.testResults.flatMap(({ name, message, status, assertionResults }) => {
		const file = relative(process.cwd(), name);
		const failed = assertionResults.filter((test) => test.status !== "passed");
		if (failed.length === 0) return status === "failed" ? [`${file}: ${message}`] : [];
		return failed.map((test) => {
			const reason = test.failureMessages?.join("\n").slice(0, 800) ?? "";
			return `${file} > ${test.fullName} (${test.status})\n${reason}`;
		});
	});
}

/** Stage after stage, whatever fails, the steps of one beside each other; then this script ends. */
export async function runTier(stages: readonly (readonly Step[])[]): Promise<never> {
	let passed = 0;
	let failed = 0;
	const began = performance.now();
	const told: string[] = [];
	const failures: string[] = [];
	async function take([name, work]: Step): Promise<void> {
		const start = performance.now();
		const counted = await work();
		passed += counted.passed;
		failed += counted.failed;
		failures.push(...(counted.failures ?? []));
		const line = `${counted.failed === 0 ? "passed" : "FAILED"}: ${name} (${seconds(start)} s)`;
		told.push(line);
		console.log(line);
	}
	for (const steps of stages) await Promise.all(steps.map(take));
	for (const failure of failures) console.log(`\nFAILED: ${failure}`);
	console.log(`\n${told.join("\n")}\nall: ${seconds(began)} s\n\n${passed} passed, ${failed} failed`);
	process.exit(failed === 0 ? 0 : 1);
}

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);

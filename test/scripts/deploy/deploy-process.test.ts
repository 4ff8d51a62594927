// `npm run deploy -- --dry` as a process: it prints what would run, for the environment that is named, and runs nothing.
import { execFile } from "node:child_process";
import { expect, it } from "vitest";
import { dryRun } from "../../../scripts/deploy/deploy.ts";
import { knownOf } from "../../../scripts/deploy/known.ts";

/** Status and what was written; whatever would ask for a tool finds none. */
function script(file: string, ...words: string[]): Promise<{ readonly status: number; readonly output: string }> {
	const env = { ...process.env, PATH: "/nowhere" };
	return new Promise((resolve) =>
		execFile(process.execPath, [file, ...words], { env, timeout: 60_000 }, (error, stdout, stderr) =>
			resolve({ status: Number(error?.code ?? 0), output: stdout + stderr }),
		),
	);
}

it.each(["production", "staging"] as const)("prints a deploy of %s", async (environment) => {
	const { status, output } = await script("scripts/deploy.ts", "--dry", "--env", environment);
	expect(status).toBe(0);
	expect(output.trim()).toBe(dryRun(knownOf(environment), false));
	expect(output).toContain(`wrangler versions upload --env ${environment}`);
	const full = await script("scripts/deploy.ts", "--dry", "--full", "--env", environment);
	expect(full.output).toContain(`\nwrangler deploy --env ${environment}\n`);
});

it("knows no other environment, and a rollback without its tool has failed", async () => {
	expect((await script("scripts/deploy.ts", "--dry", "--env", "moon")).status).toBe(2);
	const { status, output } = await script("scripts/rollback.ts", "--env", "staging");
	expect(status).toBe(1);
	expect(output).toContain("the version that they had");
});

// `npm run doctor` as a process, with an account that a script beside it plays: no network is asked.
import { execFile } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, expect, it } from "vitest";
import type { Told } from "../../../scripts/doctor/checks.ts";

const folder = mkdtempSync(join(tmpdir(), "doctor-test-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Plays wrangler: says `output` and ends with `status`. */
function account(output: string, status = 0): void {
	const file = join(folder, "wrangler");
	writeFileSync(file, `#!/bin/sh\ncat <<'END'\n${output}\nEND\nexit ${status}\n`);
	chmodSync(file, 0o755);
}

function doctor(...words: string[]): Promise<{ readonly status: number; readonly output: string }> {
	const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };
	return new Promise((resolve) =>
		execFile(process.execPath, ["scripts/doctor.ts", ...words], { env, timeout: 60_000 }, (error, stdout, stderr) =>
			resolve({ status: Number(error?.code ?? 0), output: stdout + stderr }),
		),
	);
}

async function found(...words: string[]): Promise<readonly Told[]> {
	const { output } = await doctor("--json", ...words);
	return JSON.parse(output) as Told[];
}

it("refuses a deployment without its key, whatever wrangler.toml says by now, and has status 1", async () => {
	account('[{ "name": "HEALTH_KEY", "type": "secret_text" }]');
	const { status, output } = await doctor();
	expect(status).toBe(1);
	expect(output).toContain("farelark-production");
	expect(output).toContain("ERROR (data key)");
	account('[{ "name": "DATA_KEY", "type": "secret_text" }]');
	const told = await found();
	expect(told).toContainEqual(expect.objectContaining({ check: "keys apart", severity: "warning" }));
	expect(told.map(({ check }) => check)).not.toContain("data key");
});

it("looks at the environment that is named, and takes a Worker that is not there yet for one without secrets", async () => {
	account('{ "error": "This Worker does not exist on your account. [code: 10007]" }', 1);
	const told = await found("--env", "staging");
	expect(told).toEqual(expect.arrayContaining([expect.objectContaining({ check: "data key", severity: "warning" })]));
	expect((await doctor("--env", "moon")).status).toBe(2);
});

it("says that it could not look where there is no account", async () => {
	account("In a non-interactive environment, it's necessary to set a CLOUDFLARE_API_TOKEN", 1);
	const told = await found();
	expect(told.map(({ check }) => check)).toContain("secrets unseen");
	expect(told.map(({ check }) => check)).not.toContain("data key");
});

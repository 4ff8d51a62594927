// The agency's commands run from their sources: nothing that they load may need what a build makes.
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");

it("the agency's commands load in Node without a build", async () => {
	const load = "await import('./scripts/agency/run.ts'); console.log('loaded')";
	const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", load], { cwd: root });
	expect(stdout).toBe("loaded\n");
});

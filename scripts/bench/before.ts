// The Worker of an earlier commit, built in a folder of its own with what is installed here.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { run } from "../run.ts";

/** Answers the folder of the built Worker. Throws where git does not know the commit, or its build fails. */
export async function buildBefore(commit: string): Promise<string> {
	const folder = mkdtempSync(join(tmpdir(), "before-"));
	const archive = spawn("git", ["archive", commit], { stdio: ["ignore", "pipe", "inherit"] });
	const unpacking = spawn("tar", ["-x", "-C", folder], { stdio: ["pipe", "inherit", "inherit"] });
	archive.stdout.pipe(unpacking.stdin);
	const ends = await Promise.all([once(archive, "exit"), once(unpacking, "exit")]);
	if (ends.some(([status]) => status !== 0)) throw new Error(`git has no commit ${commit}`);
	symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
	const status = await run("vite", ["build", "--logLevel", "error"], { NODE_ENV: "production" }, folder);
	if (status !== 0) throw new Error(`${commit} was not built`);
	return join(folder, "dist/farelark");
}

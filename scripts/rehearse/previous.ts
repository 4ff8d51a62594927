// The release before this one, taken out of the history and built with what is installed.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

/** The commit that visitors had last: whoever deploys writes it down. */
export function previousCommit(): string {
	const { previousRelease } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Record<string, unknown>;
	if (typeof previousRelease !== "string" || !/^[0-9a-f]{40}$/.test(previousRelease))
		throw new Error('package.json names no commit as "previousRelease"');
	return previousRelease;
}

/**
 * A folder with its sources and its build in dist/, for the caller to delete. Throws an Error that says what to do where the
 * history is not there: without the release nothing is proven, so nothing is left out in silence.
 */
export function buildPrevious(commit = previousCommit()): string {
	const git = (...words: string[]) => spawnSync("git", words, { cwd: root, encoding: "utf8", maxBuffer: 1e9 });
	if (git("cat-file", "-e", `${commit}^{commit}`).status !== 0)
		throw new Error(
			`The previous release ${commit} is not in this clone. A shallow clone has no history: "git fetch --unshallow" brings it.`,
		);
	const folder = mkdtempSync(join(tmpdir(), "previous-"));
	execFileSync("sh", ["-c", 'git archive "$1" | tar -x -C "$2"', "sh", commit, folder], { cwd: root });
	symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
	// Its build would make a key of its own.
	if (existsSync(join(root, ".dev.vars")))
		writeFileSync(join(folder, ".dev.vars"), readFileSync(join(root, ".dev.vars")));
	const env = { ...process.env, NODE_ENV: "production" };
	const built = spawnSync(join(root, "node_modules/.bin/vite"), ["build", "--logLevel", "error"], {
		...{ cwd: folder, env, encoding: "utf8" },
	});
	if (built.status !== 0)
		throw new Error(
			`The previous release ${commit} could not be built with the packages of this one: ${built.stderr || built.stdout}`,
		);
	return folder;
}

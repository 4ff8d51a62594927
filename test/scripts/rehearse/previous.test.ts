// The release before: which one it is, and what is said where the history does not have it.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { buildPrevious, previousCommit } from "../../../scripts/rehearse/previous.ts";

it("is a commit that package.json names", () => {
	expect(previousCommit()).toMatch(/^[0-9a-f]{40}$/);
});

it("says what to do where a clone has no history", () => {
	expect(() => buildPrevious("0".repeat(40))).toThrow(/not in this clone.*git fetch --unshallow/);
});

it("imports no package that is not installed any more: it is built with those of this one", () => {
	const commit = previousCommit();
	const { status, stdout } = spawnSync("git", ["show", `${commit}:package.json`], { encoding: "utf8" });
	// A copy without history builds no release before, and says so (above).
	if (status !== 0) return expect(() => buildPrevious(commit)).toThrow(/not in this clone/);
	const { dependencies = {} } = JSON.parse(stdout) as Packages;
	const now = JSON.parse(readFileSync("package.json", "utf8")) as Packages;
	const installed = { ...now.dependencies, ...now.devDependencies };
	expect(Object.keys(dependencies).length).toBeGreaterThan(5);
	expect(Object.keys(dependencies).filter((name) => !(name in installed))).toEqual([]);
});

interface Packages {
	readonly dependencies?: Readonly<Record<string, string>>;
	readonly devDependencies?: Readonly<Record<string, string>>;
}

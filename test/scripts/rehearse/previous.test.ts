// The release before: which one it is, and what is said where the history does not have it.
import { expect, it } from "vitest";
import { buildPrevious, previousCommit } from "../../../scripts/rehearse/previous.ts";

it("is a commit that package.json names", () => {
	expect(previousCommit()).toMatch(/^[0-9a-f]{40}$/);
});

it("says what to do where a clone has no history", () => {
	expect(() => buildPrevious("0".repeat(40))).toThrow(/not in this clone.*git fetch --unshallow/);
});

// docs/asvs.md: every requirement of levels 1 and 2 once, with its level, a test that is there or a reason.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** A line a section, "1.2: 1 1 2 3": the level of each of its requirements in order. From OWASP ASVS 5.0.0. */
const levels = readFileSync(join(import.meta.dirname, "asvs-levels.txt"), "utf8")
	.trim()
	.split("\n")
	.flatMap((line) => {
		const [section = "", all = ""] = line.split(": ");
		return all.split(" ").map((level, index) => ({ number: `${section}.${index + 1}`, level }));
	});

const text = readFileSync(join(import.meta.dirname, "..", "docs", "asvs.md"), "utf8");
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \|(.*)\|$/gm)].map(([, number = "", rest = ""]) => {
	const [level, asks = "", verdict, why = ""] = rest.split("|").map((cell) => cell.trim());
	return { number, level, asks, verdict, why };
});
const testsIn = (why: string) => [...why.matchAll(/`([\w./-]+\.test\.tsx?)`/g)].map(([, file = ""]) => file);

it("knows the standard's 345 requirements: 70 of level 1, 183 of level 2", () => {
	expect(levels).toHaveLength(345);
	expect(levels.filter(({ level }) => level === "1")).toHaveLength(70);
	expect(levels.filter(({ level }) => level === "2")).toHaveLength(183);
});

it("has each requirement of levels 1 and 2 once, in order, with its level", () => {
	const wanted = levels.filter(({ level }) => level !== "3");
	expect(rows.map(({ number, level }) => ({ number, level }))).toEqual(wanted);
	expect(rows.filter(({ asks }) => asks.length < 10)).toEqual([]);
});

it("shows what passes by a test that is there, and says why of everything else", () => {
	for (const { number, verdict, why } of rows) {
		expect(["pass", "n/a", "not"], number).toContain(verdict);
		const missing = testsIn(why).filter((file) => !existsSync(join(import.meta.dirname, file)));
		expect(missing, number).toEqual([]);
		if (verdict === "pass") expect(testsIn(why), number).not.toEqual([]);
		else expect(why.replace(/`[^`]*`/g, "").length, number).toBeGreaterThan(6);
	}
});

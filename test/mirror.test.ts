// The folders of test/ are those of src/, so that a feature's tests are found where the feature is.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "..");

/** What runs the whole site or reads all of its texts, and the tests of scripts/; the root's own files are about the whole. */
const tiers = ["attacks", "worker", "browser", "engines", "corpus", "language", "reliability", "scripts", "capacity"];

const all = readdirSync(join(root, "test"), { recursive: true, encoding: "utf8" });
const mirrored = all
	.filter((file) => /\.tsx?$/.test(file) && file.includes("/"))
	.filter((file) => !tiers.includes(file.slice(0, file.indexOf("/"))));

/** The files that a test imports, and what its own fixtures import in turn. */
function reached(file: string, found = new Set<string>()): ReadonlySet<string> {
	if (found.has(file)) return found;
	found.add(file);
	if (!file.startsWith("test/") || !existsSync(join(root, file))) return found;
	const text = readFileSync(join(root, file), "utf8");
	for (const [, path = ""] of text.matchAll(/(?:from |import |import\()"(\.[^"?]+)/g)) {
		reached(join(dirname(file), path), found);
	}
	// What is read as a text: "ui/styles/tokens.css", "src/ui".
	for (const [, path = ""] of text.matchAll(/"([\w-]+(?:\/[\w.-]+)+)"/g))
		found.add(join("src", path.replace(/^src\//, "")));
	return found;
}

describe("test/ mirrors src/", () => {
	it("has no folder that src/ has not, besides the tiers", () => {
		const folders = [...new Set(mirrored.map((file) => dirname(file)))];
		expect(folders.length).toBeGreaterThan(40);
		expect(folders.filter((folder) => !existsSync(join(root, "src", folder)))).toEqual([]);
		expect(tiers.filter((tier) => !existsSync(join(root, "test", tier)))).toEqual([]);
	});

	it("has each unit test in the folder of a file that it is named after, or of one that it imports or reads", () => {
		const tests = mirrored.filter((file) => /\.test\.tsx?$/.test(file)).map((file) => `test/${file}`);
		expect(tests.length).toBeGreaterThan(100);
		const strangers = tests.filter((file) => {
			const folder = join("src", relative("test", dirname(file)));
			const named = join(folder, basename(file).replace(/\.test\.tsx?$/, ""));
			if (["", ".ts", ".tsx"].some((end) => existsSync(join(root, named + end)))) return false;
			return ![...reached(file)].some((path) => path === folder || path.startsWith(`${folder}/`));
		});
		expect(strangers).toEqual([]);
	});
});

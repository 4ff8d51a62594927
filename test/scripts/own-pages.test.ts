// The list of pages with code of their own: written from what the features export, and checked.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { faultsOf, writeOwnPages } from "../../scripts/own-pages.ts";
import { pages } from "../../src/pages.ts";

const root = join(import.meta.dirname, "../..");
let folder = "";

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "own-pages-"));
	cpSync(join(root, "src/features"), join(folder, "src/features"), { recursive: true });
	cpSync(join(root, "src/own-pages.ts"), join(folder, "src/own-pages.ts"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
	mkdirSync(dirname(join(folder, file)), { recursive: true });
	writeFileSync(join(folder, file), text);
}

const list = () => readFileSync(join(folder, "src/own-pages.ts"), "utf8");

describe("the list of pages with code of their own", () => {
	it("is in step with the features of this site", () => {
		expect(faultsOf()).toEqual([]);
		expect(Object.values(pages).every((page) => page.load)).toBe(true);
	});

	it("takes in a view as soon as a feature exports it under its route's id, and only then", () => {
		const line = 'export { press } from "./features/press-room/page.tsx";';
		write(
			"src/features/press-room/page.tsx",
			"export type careers = 1;\nexport const press = { load: () => <p>Hi</p> };",
		);
		expect(faultsOf(folder)).toEqual([`src/own-pages.ts lacks: ${line}`]);
		expect(writeOwnPages(folder)).toBe(true);
		expect(list().split("\n")).toContain(line);
		expect(faultsOf(folder)).toEqual([]);
		expect(writeOwnPages(folder)).toBe(false);
		rmSync(join(folder, "src/features/press-room"), { recursive: true });
		expect(faultsOf(folder)).toEqual([`src/own-pages.ts has too much: ${line}`]);
	});

	it("says what is wrong with a list that was sorted by hand, or is not there", () => {
		const [first, ...others] = list().trimEnd().split("\n");
		write("src/own-pages.ts", [first, ...others.toReversed()].join("\n"));
		expect(faultsOf(folder)).toEqual(["src/own-pages.ts is not in the order of the table"]);
		rmSync(join(folder, "src/own-pages.ts"));
		expect(faultsOf(folder)).toContain('src/own-pages.ts lacks: export { home } from "./features/home/home.tsx";');
	});

	it("names a page that two files export, and a file that cannot be read", () => {
		write("src/features/press-room/page.tsx", "export const contactUs = {};");
		expect(() => writeOwnPages(folder)).toThrow(
			'The page "contactUs" is exported by features/contact/contact-us.tsx and by features/press-room/page.tsx',
		);
		write("src/features/press-room/page.tsx", "export const = {};");
		expect(() => writeOwnPages(folder)).toThrow("src/features/press-room/page.tsx: ");
	});
});

// Every class that a style sheet has rules for is given to something: what nothing wears any more goes from the sheet too.
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");

function read(folder: string, ending: RegExp): ReadonlyMap<string, string> {
	const files = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).filter((file) =>
		ending.test(file),
	);
	return new Map(files.map((file) => [`${folder}/${file}`, readFileSync(join(root, folder, file), "utf8")]));
}

const sheets = read("src", /\.css$/);
/** Drawings and the tables of texts get their classes when they are made. */
const code = [...read("src", /\.tsx?$/).values(), ...read("scripts", /\.tsx?$/).values()];

const worded = (values: readonly string[]) => values.flatMap((value) => value.split(/\s+/));

function strings(text: string): string[] {
	return [...text.matchAll(/"([^"\n]*)"|'([^'\n]*)'|`([^`]*)`/g)].map(([, a, b, c]) => a ?? b ?? c ?? "");
}

/** Words of strings that stand where a class does: a plain word anywhere else ("steps") may be anything. */
function classWords(text: string): string[] {
	return worded([...text.matchAll(/\w*[cC]lass\w*\b[^\n]*/g)].flatMap(([line]) => strings(line)));
}

/** Words with a hyphen of any string: helpers that draw get a class as an argument. */
function hyphenated(text: string): string[] {
	return worded(strings(text)).filter((word) => word.includes("-"));
}

/** Names, or their beginnings where the rest is put in: `button-${look}`. */
const worn = new Set(code.flatMap((text) => [...classWords(text), ...hyphenated(text)]));
const beginnings = [...worn].flatMap((word) => /^([a-z-]+-)\$\{/.exec(word)?.[1] ?? []);

const isWorn = (name: string) => worn.has(name) || beginnings.some((beginning) => name.startsWith(beginning));

function classesOf(css: string): string[] {
	const rules = css.replace(/\/\*[\s\S]*?\*\/|@(?:import|source)[^;]*;|url\([^)]*\)/g, "");
	return [...new Set([...rules.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = ""]) => name))];
}

it.each([...sheets.keys()])("%s has no class that nothing wears", (file) => {
	expect(classesOf(sheets.get(file) ?? "").filter((name) => !isWorn(name))).toEqual([]);
});

it("notices a class that nothing wears", () => {
	expect(classesOf(".card > .never-worn:hover { top: 0.5rem } /* .gone */").filter((name) => !isWorn(name))).toEqual([
		"never-worn",
	]);
	expect(["arrangement", "button-primary", "s-rule"].map(isWorn)).toEqual([false, true, true]);
});

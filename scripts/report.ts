// `npm run report -- <file|->`: what the Worker's lines say: requests, the funnel, providers, mail, crons, web vitals; `--json` for programs.
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { readLines } from "./report/read-lines.ts";
import { Summary } from "./report/summary.ts";
import { printed, tablesOf } from "./report/tables.ts";

const files = process.argv.slice(2).filter((argument) => argument !== "--json");
if (files.length === 0) {
	console.error("npm run report -- <file with the Worker's lines, or - for what is piped in> [--json]");
	process.exit(2);
}
const summary = new Summary();
for (const file of files) {
	const input = file === "-" ? process.stdin : createReadStream(file);
	await readLines(createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY }), (line) => summary.add(line));
}
const tables = tablesOf(summary);
console.log(
	process.argv.includes("--json")
		? JSON.stringify(
				Object.fromEntries(
					tables.map(({ name, columns, rows }) => [
						name,
						rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at] ?? ""]))),
					]),
				),
				null,
				"\t",
			)
		: tables.map(printed).join("\n\n"),
);

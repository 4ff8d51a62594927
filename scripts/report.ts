// `npm run report -- <file|->`: what the Worker's lines say: requests, the funnel, providers, mail, crons, web vitals; `--json` for programs.
import { createReadStream, existsSync } from "node:fs";
import { createInterface } from "node:readline";
import { NotUnderstood } from "./agency/not-understood.ts";
import { readLines } from "./report/read-lines.ts";
import { Summary } from "./report/summary.ts";
import { printed, type Table, tablesOf } from "./report/tables.ts";
import { asCommand, status } from "./words.ts";

const usage = `npm run report -- FILE                    what the Worker's lines in it say; several files are read as one
npm run report -- -                       the same of what is piped in
npm run --silent report -- FILE --json    for a program

Status: 0 done, 2 not understood, 3 failed.`;

/** Each table as a list of its rows, by the table's name. */
function asData(tables: readonly Table[]): object {
	const objectOf = (columns: readonly string[], row: Table["rows"][number]) =>
		Object.fromEntries(columns.map((column, at) => [column, row[at] ?? ""]));
	return Object.fromEntries(tables.map(({ name, columns, rows }) => [name, rows.map((row) => objectOf(columns, row))]));
}

await asCommand(usage, { json: { type: "boolean", default: false } }, async ({ values, positionals: files }) => {
	if (files.length === 0) throw new NotUnderstood("Which file holds the lines?");
	const missing = files.find((file) => file !== "-" && !existsSync(file));
	if (missing !== undefined) throw new NotUnderstood(`There is no file ${missing}.`);
	const summary = new Summary();
	for (const file of files) {
		const input = file === "-" ? process.stdin : createReadStream(file);
		await readLines(createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY }), (line) => summary.add(line));
	}
	const tables = tablesOf(summary);
	console.log(values.json ? JSON.stringify(asData(tables), null, "\t") : tables.map(printed).join("\n\n"));
	return status.done;
});

// Wrangler's own dump, taken apart by SQLite, says the same as the database itself; nothing of it lies on the disk.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exported, readDump } from "../../../scripts/backup/read-export.ts";
import { type BackupRecord, sumsOf } from "../../../scripts/backup/records.ts";
import { compare, writeRecords } from "../../../scripts/backup/restore.ts";
import { statementsOf } from "../../../scripts/backup/statements.ts";
import { openLocal } from "../../../scripts/database.ts";
import { migrate } from "../../../scripts/migrate.ts";
import { fill, hostile } from "./filled.ts";

/** The text in pieces of so many characters. */
async function* pieces(text: string, size: number): AsyncGenerator<string> {
	for (let start = 0; start < text.length; start += size) yield text.slice(start, start + size);
}

describe("a dump", () => {
	it("is taken apart at its semicolons, wherever it is cut and whatever stands in its texts", async () => {
		const statements = [
			"PRAGMA defer_foreign_keys=TRUE",
			"CREATE TABLE a (id TEXT PRIMARY KEY, -- it's here; and \"there\n\tb TEXT /* ; ' */\n)",
			'INSERT INTO "a;b" VALUES(\'; -- \'\' /* \', "x;"";", 1)',
			"INSERT INTO a VALUES('- -', '/', '*/')",
			"CREATE TRIGGER t BEFORE DELETE ON a BEGIN SELECT RAISE(ABORT, 'END; no'); SELECT 1; END",
			"PRAGMA END",
		];
		for (const size of [1, 2, 3, 7, 1000]) {
			const read = await Array.fromAsync(statementsOf(pieces(`${statements.join(";\n")};\n`, size)));
			expect(read, String(size)).toEqual(statements);
		}
	});

	it("that ends within a statement, or has one that is not known, is none", async () => {
		await expect(Array.fromAsync(statementsOf(pieces("CREATE TABLE a (id", 5)))).rejects.toThrow("ends within");
		for (const text of ["DROP TABLE a;", "UPDATE a SET b = 1;"]) {
			await expect(sumsOf(readDump(pieces(text, 9), () => {})), text).rejects.toThrow("not known");
		}
	});
});

describe("wrangler's export", { timeout: 120_000 }, () => {
	const folder = mkdtempSync(join(tmpdir(), "export-test-"));
	const state = join(folder, ".wrangler/state");
	const before = process.env.LOCAL_STATE;
	const complaints: string[] = [];
	let records: BackupRecord[];

	async function* all(): AsyncGenerator<BackupRecord> {
		yield* records;
	}

	beforeAll(async () => {
		process.env.LOCAL_STATE = state;
		await migrate();
		const { env, dispose } = await openLocal(state);
		await fill(env.DB, hostile.length, ["bookings", "passengers", "outbox", "lookup_misses"]);
		await dispose();
		const d1_databases = [
			{ binding: "DB", database_name: "farelark", database_id: "00000000-0000-0000-0000-000000000000" },
		];
		writeFileSync(join(folder, "wrangler.json"), JSON.stringify({ name: "farelark", d1_databases }));
		const dump = exported({ binding: "DB", where: "--local", folder });
		records = await Array.fromAsync(readDump(dump, (line) => complaints.push(line)));
	}, 120_000);
	afterAll(() => {
		if (before === undefined) delete process.env.LOCAL_STATE;
		else process.env.LOCAL_STATE = before;
		rmSync(folder, { recursive: true, force: true });
	});

	it("has the tables, rows, indexes and triggers of the database, which is the same by every sum", async () => {
		const sums = await sumsOf(all());
		const { env, dispose } = await openLocal(state);
		const compared = await compare(sums, env.DB);
		const { results } = await env.DB.prepare(
			"SELECT sql FROM sqlite_master WHERE type IN ('index', 'trigger') AND sql IS NOT NULL",
		).all();
		await dispose();
		expect(compared.filter(({ same }) => !same)).toEqual([]);
		expect(compared.find(({ table }) => table === "bookings")).toMatchObject({ rows: hostile.length });
		expect(sums.schema).toMatch(/^00\d\d_\w+\.sql$/);
		const made = records.flatMap((record) => ("afterwards" in record ? [record.afterwards] : []));
		expect(made.toSorted()).toEqual(results.map(({ sql }) => String(sql)).toSorted());
	});

	it("goes into another database of the platform's own engine as it is", async () => {
		const { env, dispose } = await openLocal(join(folder, "copy"));
		await writeRecords(env.DB, all());
		const compared = await compare(await sumsOf(all()), env.DB);
		await dispose();
		expect(compared.filter(({ same }) => !same)).toEqual([]);
	});

	it("says how many rows have line breaks, which such a dump cannot tell for sure", () => {
		expect(complaints).toEqual([expect.stringMatching(/^\d+ rows have line breaks/)]);
	});

	it("that fails is an error, and leaves nothing behind", async () => {
		const there = () => readdirSync(tmpdir()).filter((name) => name.startsWith("backup-")).length;
		const count = there();
		const dump = exported({ binding: "NONE", where: "--local", folder });
		await expect(sumsOf(readDump(dump, () => {}))).rejects.toThrow("wrangler d1 export ended with 1");
		expect(there()).toBeLessThanOrEqual(count);
	});
});

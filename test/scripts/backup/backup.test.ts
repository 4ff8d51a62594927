// A backup holds everything, opens with its own key only and only whole, and becomes the same database again.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readBackup, writeBackup } from "../../../scripts/backup/file.ts";
import { readBackupKeys } from "../../../scripts/backup/keys.ts";
import { readDatabase } from "../../../scripts/backup/read-database.ts";
import type { BackupRecord, Sums } from "../../../scripts/backup/records.ts";
import { compare, refuseFilled, writeRecords } from "../../../scripts/backup/restore.ts";
import { startDatabase } from "../../database.ts";
import { sqliteD1 } from "../../features/deals/sqlite-d1.ts";
import { bySize } from "../../soak.ts";
import { fill, hostile } from "./filled.ts";

const secret = (letter: string) => btoa(letter.repeat(32));
const [key] = readBackupKeys(secret("b"));
const now = new Date("2026-11-26T01:02:03Z");
const folder = mkdtempSync(join(tmpdir(), "backup-test-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string) => join(folder, name);
const write = (db: D1Database, name: string) => writeBackup(readDatabase(db), { file: at(name), key, now });
const nothing = async (records: AsyncIterable<BackupRecord>) => {
	for await (const _ of records);
};
const look = (name: string, keys = [key]) => readBackup(at(name), keys, nothing);

/** An empty database with the backup in it. */
async function restored(name: string) {
	const copy = sqliteD1();
	await refuseFilled(copy.db);
	const read = await readBackup(at(name), [key], (records) => writeRecords(copy.db, records));
	return { ...copy, ...read };
}

let db: D1Database;
let stop: () => Promise<void>;
let sums: Sums;
beforeAll(async () => {
	({ db, stop } = await startDatabase());
	await db.prepare("CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE)").run();
	await fill(db, 2 * hostile.length);
	await db.prepare("UPDATE d1_migrations SET name = printf('%04d_x.sql', id)").run();
	// One of the tables is empty, and columns that may be empty are so in some rows.
	await db.prepare("DELETE FROM quote_misses").run();
	await db.prepare("UPDATE bookings SET sealed = NULL, order_id = NULL WHERE order_type LIKE '%plain'").run();
	sums = await write(db, "whole.backup");
});
afterAll(() => stop());

describe("a filled database", () => {
	it("becomes the same again: every table, row, character and index", async () => {
		expect(Object.keys(sums.tables).length).toBeGreaterThan(15);
		expect(sums.tables).toMatchObject({ bookings: { rows: 2 * hostile.length }, quote_misses: { rows: 0 } });
		expect(sums.schema).toMatch(/^\d+_x\.sql$/);
		const copy = await restored("whole.backup");
		expect(copy).toMatchObject({ made: now.toISOString(), sums });
		const compared = await compare(sums, copy.db);
		expect(compared.map(({ table }) => table)).toEqual(Object.keys(sums.tables).toSorted());
		expect(compared.filter(({ same }) => !same)).toEqual([]);
		// Without the hashes: what the rows say.
		const all = "SELECT * FROM bookings ORDER BY code";
		const rows = (await db.prepare(all).all()).results;
		expect((await copy.db.prepare(all).all()).results).toEqual(rows);
		for (const text of hostile) expect(JSON.stringify(rows)).toContain(JSON.stringify(text).slice(1, -1));
		const schema = "SELECT type, name, sql FROM sqlite_master ORDER BY name";
		expect((await copy.db.prepare(schema).all()).results).toEqual((await db.prepare(schema).all()).results);
		copy.close();
	});

	it("is compared row by row: a changed cell, a missing and a new row, a table more are each seen", async () => {
		const copy = await restored("whole.backup");
		const changes: readonly (readonly [table: string, sql: string])[] = [
			["bookings", "UPDATE bookings SET quote = quote || ' ' WHERE code LIKE '3 %'"],
			["fares", "DELETE FROM fares WHERE kind LIKE '5 %'"],
			["quote_misses", "INSERT INTO quote_misses VALUES ('2026-11-26T00', 1)"],
			["more", "CREATE TABLE more (id TEXT PRIMARY KEY)"],
		];
		const seen = new Set<string>();
		for (const [table, sql] of changes) {
			await copy.db.prepare(sql).run();
			seen.add(table);
			const other = (await compare(sums, copy.db)).filter(({ same }) => !same).map((one) => one.table);
			expect(new Set(other), sql).toEqual(seen);
		}
		copy.close();
	});

	it("goes into an empty database only", async () => {
		await expect(refuseFilled(db)).rejects.toThrow(/^The database is not empty: it has \w+ and \d+ more/);
		const other = sqliteD1();
		await other.db.prepare("CREATE TABLE one (id TEXT PRIMARY KEY)").run();
		await expect(refuseFilled(other.db)).rejects.toThrow("it has one. A backup goes into a new one only");
		other.close();
	});

	it("is not written where a cell would become something else", async () => {
		for (const [value, why] of [
			["9007199254740993", "too large"],
			["X'00ff'", "more than text"],
		]) {
			const { db: odd, close } = sqliteD1();
			await odd.prepare("CREATE TABLE odd (id INTEGER PRIMARY KEY, held ANY) STRICT").run();
			await odd.prepare(`INSERT INTO odd VALUES (1, ${value})`).run();
			await expect(write(odd, `${why}.backup`)).rejects.toThrow(/odd holds|too large/);
			close();
		}
		expect(readdirSync(folder).filter((name) => /more|large/.test(name))).toEqual([]);
	});
});

describe("the file", () => {
	it("shows nothing of what is in it, and no secret", () => {
		const bytes = readFileSync(at("whole.backup")).toString("latin1");
		for (const text of ["bookings", "plain", "CREATE", secret("b")]) expect(bytes).not.toContain(text);
		expect(JSON.parse(bytes.slice(0, bytes.indexOf("\n")))).toEqual({
			format: "farelark-backup",
			version: 1,
			made: now.toISOString(),
			key: key.name,
			salt: expect.any(String),
		});
	});

	it("is another one each time, under a key of its own", async () => {
		await write(db, "again.backup");
		const [one, other] = ["whole.backup", "again.backup"].map((name) => readFileSync(at(name)));
		expect(one?.subarray(200, 260)).not.toEqual(other?.subarray(200, 260));
	});

	it("opens after a change of the key with both, and says whose it is to another", async () => {
		const [young, old] = readBackupKeys(`${secret("n")} ${secret("b")}`);
		expect((await look("whole.backup", [young, ...(old ? [old] : [])])).sums).toEqual(sums);
		const wrong = `It is sealed under another key: the file names ${key.name}, BACKUP_KEY holds ${young.name}`;
		await expect(look("whole.backup", [young])).rejects.toThrow(wrong);
	});

	it("does not open where its first line names another key than it was sealed under", async () => {
		const [young] = readBackupKeys(secret("n"));
		const text = readFileSync(at("whole.backup")).toString("latin1").replace(key.name, young.name);
		writeFileSync(at("renamed.backup"), Buffer.from(text, "latin1"));
		await expect(look("renamed.backup", [young])).rejects.toThrow("It was changed or is damaged: part 1");
	});

	it("says where it was cut, wherever that is", async () => {
		const bytes = readFileSync(at("whole.backup"));
		const line = bytes.indexOf("\n") + 1;
		const first = line + 4 + (bytes.readUInt32BE(line) % 0x8000_0000);
		for (const length of [line, line + 2, line + 4, line + 100, first, bytes.length - 1, bytes.length - 20]) {
			writeFileSync(at("cut.backup"), bytes.subarray(0, length));
			await expect(look("cut.backup"), String(length)).rejects.toThrow(/^It is cut off: after \d+ whole parts/);
		}
		for (const length of [0, 10, line - 1]) {
			writeFileSync(at("cut.backup"), bytes.subarray(0, length));
			await expect(look("cut.backup"), String(length)).rejects.toThrow("It is no backup of this site");
		}
	});

	it("does not open with any one byte changed, and nothing of a changed part is given to anybody", async () => {
		const whole = readFileSync(at("whole.backup"));
		const line = whole.indexOf("\n");
		const places = [...Array(60).keys()].map((index) => Math.floor((index / 60) * whole.length));
		for (const place of [...places, ...Array(line).keys(), line, line + 1, line + 5, whole.length - 1]) {
			const bytes = Buffer.from(whole);
			bytes[place] = (bytes[place] ?? 0) ^ 1;
			writeFileSync(at("changed.backup"), bytes);
			await expect(look("changed.backup"), String(place)).rejects.toThrow(
				/^It (was changed|is cut|is sealed under another|is no backup|has version)/,
			);
		}
	});

	it("does not open with parts in another order, twice, left out, or with something behind its end", async () => {
		const bytes = readFileSync(at("whole.backup"));
		const line = bytes.indexOf("\n") + 1;
		const parts: Buffer[] = [];
		for (let place = line; place < bytes.length; ) {
			const end = place + 4 + (bytes.readUInt32BE(place) % 0x8000_0000);
			parts.push(bytes.subarray(place, end));
			place = end;
		}
		const [one = Buffer.alloc(0), two = Buffer.alloc(0), ...rest] = parts;
		expect(rest.length).toBeGreaterThan(0);
		for (const [wrong, why] of [
			[[two, one, ...rest], /part 1/],
			[[one, one, two, ...rest], /part 2/],
			[[one, ...rest], /part 2/],
			[[...parts, Buffer.from("x")], /added to/],
		] as const) {
			writeFileSync(at("mixed.backup"), Buffer.concat([bytes.subarray(0, line), ...wrong]));
			await expect(look("mixed.backup")).rejects.toThrow(why);
		}
	});

	it("is never written over, and a failure leaves none behind", async () => {
		await expect(write(db, "whole.backup")).rejects.toThrow("is there already");
		const failing = (async function* (): AsyncGenerator<BackupRecord> {
			yield { table: "one", sql: "CREATE TABLE one (id TEXT PRIMARY KEY)", columns: ["id"] };
			throw new Error("the database went away");
		})();
		await expect(writeBackup(failing, { file: at("failed.backup"), key, now })).rejects.toThrow("went away");
		expect(readdirSync(folder).filter((name) => name.startsWith("failed"))).toEqual([]);
	});
});

describe("the key", () => {
	it("is one of its own, whole, and never said", () => {
		expect(() => readBackupKeys(undefined)).toThrow("Set BACKUP_KEY");
		expect(() => readBackupKeys("short")).toThrow(/^BACKUP_KEY is malformed: it is 32 bytes as base64$/);
		expect(() => readBackupKeys(`${secret("b")} ${secret("d")}`, secret("d"))).toThrow(/^BACKUP_KEY is DATA_KEY too/);
		expect(readBackupKeys(secret("b"), secret("d"))).toHaveLength(1);
	});
});

const rows = bySize(10_000, 50_000, 50_000);

it(`takes ${rows} rows a part at a time, and gives them back the same`, async () => {
	const { db: many, stop: end } = await startDatabase();
	await fill(many, rows, ["seen_prices"]);
	let there = 0;
	async function* watched(): AsyncGenerator<BackupRecord> {
		yield* readDatabase(many);
		there = statSync(at("many.backup.part")).size;
	}
	const written = await writeBackup(watched(), { file: at("many.backup"), key, now });
	expect(written.tables.seen_prices?.rows).toBe(rows);
	// When the last row was read, the others had left the memory.
	expect(there / statSync(at("many.backup")).size).toBeGreaterThan(0.8);
	const copy = await restored("many.backup");
	expect((await compare(written, copy.db)).every(({ same }) => same)).toBe(true);
	copy.close();
	await end();
}, 120_000);

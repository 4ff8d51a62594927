// The tests' database answers as D1 does: rows, counts, types, limits, failures, and batches that happen whole or not at all.
import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startD1, startDatabase, type TestDatabase } from "./database.ts";

let both: readonly TestDatabase[];
beforeAll(async () => {
	both = await Promise.all([startDatabase(), startD1()]);
	for (const { db } of both) {
		await db.batch([
			db.prepare("CREATE TABLE parents (id INTEGER PRIMARY KEY, name TEXT UNIQUE)"),
			db.prepare("CREATE TABLE children (parent INTEGER NOT NULL REFERENCES parents(id) ON DELETE CASCADE, a, b TEXT)"),
		]);
	}
});
afterAll(async () => {
	for (const { stop } of both) await stop();
});

/** What a call gave or threw, without what is only measured. */
async function told(call: () => Promise<unknown>): Promise<unknown> {
	try {
		return { gave: plain(await call()) };
	} catch (error) {
		// Where in the text it is, only workerd's SQLite says.
		return { threw: (error as Error).message.replace(/ at offset \d+/, "") };
	}
}

function plain(answer: unknown): unknown {
	return JSON.parse(
		JSON.stringify(answer, (key, value) =>
			key === "meta" ? { changes: value.changes, last_row_id: value.last_row_id } : value,
		),
	);
}

const many = (count: number, text: string, joint: string) => Array.from({ length: count }, () => text).join(joint);

const calls: readonly [what: string, call: (db: D1Database) => Promise<unknown>][] = [
	["a row that is written", (db) => db.prepare("INSERT INTO parents (name) VALUES (?)").bind("one").run()],
	[
		"rows that come back",
		(db) => db.prepare("INSERT INTO parents (name) VALUES ('2'), ('3') RETURNING id, name").all(),
	],
	["a key that is there", (db) => db.prepare("INSERT INTO parents (name) VALUES ('one')").run()],
	["a conflict that is ignored", (db) => db.prepare("INSERT OR IGNORE INTO parents (name) VALUES ('one')").run()],
	["a child without a parent", (db) => db.prepare("INSERT INTO children (parent) VALUES (99)").run()],
	["a child that is no one's", (db) => db.prepare("INSERT INTO children (parent) VALUES (NULL)").run()],
	[
		"values of every type",
		(db) => db.prepare("INSERT INTO children VALUES (?, ?, ?), (?, ?, ?)").bind(1, 1.5, 7, 2, true, null).run(),
	],
	["their types", (db) => db.prepare("SELECT typeof(a), typeof(b), a, b FROM children").all()],
	["what is undefined", async (db) => db.prepare("SELECT ?").bind(undefined).all()],
	["the first row", (db) => db.prepare("SELECT * FROM parents ORDER BY id").first()],
	["a column of the first row", (db) => db.prepare("SELECT * FROM parents ORDER BY id").first("name")],
	["no first row", (db) => db.prepare("SELECT * FROM parents WHERE id = 0").first()],
	["rows as lists", (db) => db.prepare("SELECT id, name FROM parents ORDER BY id").raw()],
	["an update of many", (db) => db.prepare("UPDATE parents SET name = name || '!'").run()],
	["a delete with what hangs on it", (db) => db.prepare("DELETE FROM parents WHERE id = 1").run()],
	["a table that is not there", (db) => db.prepare("SELECT * FROM nowhere").all()],
	["a syntax error", (db) => db.prepare("SELEC 1").all()],
	["too few values", (db) => db.prepare("SELECT ?, ?").bind(1).all()],
	["too many values", (db) => db.prepare("SELECT ?").bind(1, 2).all()],
	["a question mark in a text", (db) => db.prepare("SELECT '?' AS a, ? AS b").bind(1).all()],
	["numbered values", (db) => db.prepare("SELECT ?2 AS two, ?1 AS one").bind("a", "b").all()],
	[
		"a hundred values",
		(db) =>
			db
				.prepare(`SELECT 1 WHERE 1 IN (${many(100, "?", ",")})`)
				.bind(...many(100, "1", ""))
				.all(),
	],
	[
		"one value more",
		(db) =>
			db
				.prepare(`SELECT 1 WHERE 1 IN (${many(101, "?", ",")})`)
				.bind(...many(101, "1", ""))
				.all(),
	],
	["five selects in one", (db) => db.prepare(many(5, "SELECT 1", " UNION ALL ")).all()],
	["a selects too many", (db) => db.prepare(many(8, "SELECT 1 FROM parents", " UNION ALL ")).all()],
	[
		"a long pattern",
		(db) =>
			db
				.prepare("SELECT 'x' LIKE ?")
				.bind(many(60, "x", ""))
				.all(),
	],
	["a batch", (db) => db.batch([db.prepare("SELECT 1 AS one"), db.prepare("DELETE FROM children RETURNING b")])],
	[
		"a batch that fails half-way",
		(db) => db.batch([db.prepare("INSERT INTO parents VALUES (50, 'x')"), db.prepare("SELECT * FROM nowhere")]),
	],
	["what is left of it", (db) => db.prepare("SELECT count(*) AS rows FROM parents").first()],
	[
		"lines of statements",
		async (db) => (await db.exec("DELETE FROM children\nINSERT INTO parents VALUES (60, 'x')")).count,
	],
	["JSON", (db) => db.prepare("SELECT value FROM json_each(?)").bind('["a",2]').all()],
];

describe("the database of the tests and D1", () => {
	// One after the other: each call finds what the ones before it left.
	it("answer alike", async () => {
		const unlike: unknown[] = [];
		for (const [what, call] of calls) {
			const [ours, theirs] = await Promise.all(both.map(({ db }) => told(() => call(db))));
			if (!isDeepStrictEqual(ours, theirs)) unlike.push({ what, ours, theirs });
		}
		expect(unlike).toEqual([]);
	});
});

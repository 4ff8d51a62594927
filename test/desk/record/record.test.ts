// The record of the desk: it is only added to, holds nothing of a traveler, and is read by person, subject and day.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Act, acts } from "../../../src/desk/record/acts.ts";
import { type RecordQuery, readRecord, recordSql } from "../../../src/desk/record/read-record.ts";
import { type Entry, recordOf } from "../../../src/desk/record/record.ts";
import { type Subject, subjectKinds } from "../../../src/desk/subject.ts";
import { startDatabase, type TestDatabase } from "../../database.ts";

let database: TestDatabase;
beforeEach(async () => {
	database = await startDatabase();
});
afterEach(() => database.stop());

const now = new Date("2026-11-26T06:30:00Z");
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const ana = { agent: "ana@agency.example" };
const ids: Readonly<Record<Subject["kind"], string>> = {
	booking: "K7M2R4X4",
	quote: "1821773591",
	message: "K7M2R4",
	alert: "K7M2R4",
	mail: "booking-K7M2R4X4-3",
};
const subjectOf = (kind: Subject["kind"]): Subject => ({ kind, id: ids[kind] });
const booking = subjectOf("booking");

const write = (...entries: readonly (readonly [entry: Entry<Act>, at?: Date])[]) =>
	database.db.batch(entries.map(([entry, at = now]) => recordOf(database.db, entry, at)));
const read = (query: RecordQuery = {}) => readRecord(database.db, query);

describe("the record", () => {
	it("says who did what to what and when, newest first", async () => {
		await write(
			[{ ...ana, act: "searched", detail: { by: "surname", found: 2 } }],
			[{ ...ana, act: "opened", subject: booking }, minutes(1)],
			[{ agent: "root", via: "shell", act: "marked", subject: booking, detail: { as: "paid" } }, minutes(2)],
		);
		expect((await read()).entries).toEqual([
			{
				...{ id: 3, at: minutes(2).toISOString(), agent: "root", via: "shell", act: "marked" },
				...{ subject: booking, detail: { as: "paid" } },
			},
			{
				...{ id: 2, at: minutes(1).toISOString(), agent: ana.agent, via: "desk", act: "opened" },
				...{ subject: booking, detail: null },
			},
			{
				...{ id: 1, at: now.toISOString(), agent: ana.agent, via: "desk", act: "searched" },
				...{ subject: null, detail: { by: "surname", found: 2 } },
			},
		]);
	});

	it("is written with what is done, or not at all", async () => {
		const { db } = database;
		const done = { sql: "EXISTS (SELECT 1 FROM desk_tasks WHERE change = ?)", values: ["one"] };
		const record = () => recordOf(db, { ...ana, act: "opened", subject: booking }, now, done);
		await db.batch([record()]);
		expect((await read()).entries).toEqual([]);
		const fails = db.prepare("INSERT INTO desk_tasks (kind) VALUES (NULL)");
		const task = db.prepare(
			"INSERT INTO desk_tasks (kind, subject, since, change) VALUES ('request', 'K7M2R4X4', '', 'one')",
		);
		await expect(db.batch([task, record(), fails])).rejects.toThrow();
		expect((await read()).entries).toEqual([]);
		await db.batch([task, record()]);
		expect((await read()).entries).toHaveLength(1);
	});

	it("cannot be changed, deleted or written over by any statement", async () => {
		await write([{ ...ana, act: "opened", subject: booking }]);
		const { entries } = await read();
		for (const sql of [
			"UPDATE desk_records SET agent = 'eve'",
			"UPDATE OR IGNORE desk_records SET at = ''",
			"DELETE FROM desk_records",
			"DELETE FROM desk_records WHERE id = 1",
			"INSERT OR REPLACE INTO desk_records (id, at, agent, via, act) VALUES (1, '', 'eve', 'desk', 'opened')",
			"INSERT INTO desk_records (id, at, agent, via, act) VALUES (1, '', 'eve', 'desk', 'opened') ON CONFLICT DO UPDATE SET agent = 'eve'",
		]) {
			await expect(database.db.prepare(sql).run(), sql).rejects.toThrow("records are only added");
		}
		expect((await read()).entries).toEqual(entries);
	});
});

describe("what somebody typed or was shown", () => {
	/** Of a traveler, in every form in which it might be passed on. */
	const personal = [
		...["García Márquez", "Garcia", "maria@example.test", "+525512345678", "5512345678", "1985-04-12", "QLD5IO"],
		...["001-1234567890", "4242424242424242", "wants a window", "10.0.0.1", ""],
		...[
			5_512_345_678,
			4_242_424_242_424_242,
			1.5,
			-1,
			Number.NaN,
			null,
			{},
			[],
			["Garcia"],
			["booking Garcia"],
			["quote 5512345678"],
			["booking K7M2R4X4 Garcia"],
			() => "Garcia",
		],
	];
	const names = Object.keys(acts) as Act[];
	/** An act with one field of another kind than it may be. */
	const attempt = (entry: object) => () => recordOf(database.db, entry as Entry<Act>, now);
	const valid = (act: Act): object => {
		const [kind] = acts[act].about;
		return { ...ana, act, ...(kind && { subject: subjectOf(kind) }) };
	};

	it.each(names)("cannot be written down with %s", (act) => {
		const detail: Readonly<Record<string, unknown>> = acts[act].detail;
		for (const value of personal) {
			for (const [name, rule] of Object.entries(detail)) {
				// Whom something is passed on to is a person of the agency: the queue sees to that (queue/take.ts).
				const isName = rule === "agent" && typeof value === "string" && /^[\w.+@-]+$/.test(value);
				if (!isName) {
					expect(attempt({ ...valid(act), detail: { [name]: value } }), `${name}: ${String(value)}`).toThrow(name);
				}
			}
			expect(attempt({ ...valid(act), detail: { note: value } })).toThrow("note");
			expect(attempt({ ...valid(act), detail: { constructor: value } })).toThrow("constructor");
			for (const kind of subjectKinds) {
				expect(attempt({ ...valid(act), subject: { kind, id: value } }), `${kind}: ${String(value)}`).toThrow(
					TypeError,
				);
			}
		}
	});

	it("is no name of a person of the agency, and every name that a mail address may have is one", () => {
		for (const agent of ["ana@agency.example", "o'brien@agency.example", "ana.maria+desk@agency.example", "root"])
			expect(attempt({ ...ana, act: "readRecord", agent }), agent).not.toThrow();
	});

	it("is not even in what is said of the failed attempt", () => {
		for (const entry of [
			{ ...valid("opened"), subject: { kind: "booking", id: "Garcia" } },
			{ ...valid("marked"), detail: { as: "Garcia" } },
			{ ...valid("opened"), agent: "Garcia Marquez" },
		]) {
			expect(attempt(entry)).toThrow(TypeError);
			expect(attempt(entry)).not.toThrow(/Garcia/);
		}
	});

	it("has no place: each act is about what its row says, and about nothing else", () => {
		for (const act of names) {
			for (const kind of subjectKinds) {
				const about: readonly string[] = acts[act].about;
				const tried = attempt({ ...ana, act, subject: subjectOf(kind) });
				if (about.includes(kind)) expect(tried, `${act} ${kind}`).not.toThrow();
				else expect(tried, `${act} ${kind}`).toThrow("not about that");
			}
			if (acts[act].about.length > 0) expect(attempt({ ...ana, act }), act).toThrow("not about that");
		}
	});
});

describe("reading the record", () => {
	const other = { kind: "message", id: "K7M2R4" } as const;
	beforeEach(() =>
		write(
			...Array.from(
				{ length: 5 },
				(_, index) => [{ ...ana, act: "opened", subject: booking } as const, minutes(index)] as const,
			),
			[{ agent: "ben@agency.example", act: "opened", subject: booking }, minutes(5)],
			[{ ...ana, act: "opened", subject: other }, minutes(24 * 60)],
		),
	);
	const idsOf = async (query: RecordQuery) => (await read(query)).entries.map(({ id }) => id);

	it("has what a person did, what was done to a subject, and what was done on a day", async () => {
		expect(await idsOf({ agent: "ben@agency.example" })).toEqual([6]);
		expect(await idsOf({ subject: other })).toEqual([7]);
		expect(await idsOf({ day: "2026-11-27" })).toEqual([7]);
		expect(await idsOf({ day: "2026-11-26", agent: ana.agent })).toEqual([5, 4, 3, 2, 1]);
		expect(await idsOf({ day: "2026-11-26", agent: ana.agent, subject: other })).toEqual([]);
		expect(await idsOf({ agent: "nobody" })).toEqual([]);
	});

	it("comes in pages that leave nothing out and repeat nothing, also within one instant", async () => {
		await write(
			...Array.from({ length: 5 }, () => [{ ...ana, act: "opened", subject: booking } as const, minutes(3)] as const),
		);
		const seen: number[] = [];
		let before: string | undefined;
		do {
			const page = await read({ agent: ana.agent, limit: 2, before });
			seen.push(...page.entries.map(({ id }) => id));
			before = page.next ?? undefined;
		} while (before);
		expect(seen).toEqual([7, 5, 12, 11, 10, 9, 8, 4, 3, 2, 1]);
		expect(await idsOf({ before: "' OR 1" })).toHaveLength(12);
	});

	it("is found by an index in its order, whatever is asked, and never by looking at every row", async () => {
		const asked: readonly RecordQuery[] = [
			...[{}, { agent: "a" }, { subject: booking }, { day: "2026-11-26" }, { agent: "a", day: "2026-11-26" }],
			...[
				{ subject: booking, day: "2026-11-26" },
				{ agent: "a", subject: booking, day: "2026-11-26" },
			],
		];
		for (const query of asked) {
			const { sql, values } = recordSql(query);
			const { results } = await database.db
				.prepare(`EXPLAIN QUERY PLAN ${sql}`)
				.bind(...values, 50)
				.all<{ readonly detail: string }>();
			const plan = results.map(({ detail }) => detail).join("; ");
			expect(plan, JSON.stringify(query)).toMatch(/^SEARCH desk_records USING INDEX/);
			expect(plan, JSON.stringify(query)).not.toMatch(/SCAN|TEMP B-TREE/);
		}
	});
});

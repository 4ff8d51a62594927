// From what is sealed to the index: once, the newest, and never of somebody who was forgotten.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { forgetPerson } from "../../../scripts/agency/forget.ts";
import { rotateKeys } from "../../../scripts/keys/rotate.ts";
import { drain, drainAll } from "../../../src/desk/find/drain.ts";
import { find } from "../../../src/desk/find/find.ts";
import { indexAnew } from "../../../src/desk/find/index-anew.ts";
import { createDeskKeys } from "../../../src/desk/find/keys.ts";
import { editDraft } from "../../../src/features/bookings/drafts.ts";
import { eraseStatements } from "../../../src/features/bookings/upkeep/erase.ts";
import { createVault } from "../../../src/privacy/vault.ts";
import { adult, contact } from "../../features/bookings/bookings.ts";
import { later, now } from "../../features/bookings/sample-choice.ts";
import { indexSecret, newDeskPair, pair } from "../keys.ts";
import { callback, openSite, type Site } from "./found.ts";

let site: Site;
beforeAll(async () => {
	site = await openSite();
});
afterAll(() => site.stop());
beforeEach(() => site.clear());

const rows = async (table: string) => (await site.db.prepare(`SELECT * FROM ${table}`).all()).results;
const ids = async (said: string, desk = site.desk) => (await find(desk, said)).found.map(({ subject }) => subject.id);
const erase = (code: string) => site.db.batch(eraseStatements(site.db, code, now, { sql: "1", values: [] }));
const named = (code: string, familyName: string, reached = contact) =>
	editDraft(site.store, code, { passengers: [{ ...adult, familyName }], contact: reached, language: "es" }, later(1));
const steps = async (desk = site.desk, limit = 2) => {
	const sum = { indexed: 0, unreadable: 0 };
	for (let walked = await indexAnew(desk, limit); walked.looked > 0; walked = await indexAnew(desk, limit)) {
		sum.indexed += walked.indexed;
		sum.unreadable += walked.unreadable;
	}
	return sum;
};
/** The database, with something that happens before its first batch. */
function meanwhile(happens: () => Promise<unknown>): D1Database {
	let done = false;
	return {
		...site.db,
		prepare: site.db.prepare,
		batch: async (statements: D1PreparedStatement[]) => {
			if (!done) {
				done = true;
				await happens();
			}
			return site.db.batch(statements);
		},
	} as D1Database;
}

describe("what waits for the desk", () => {
	it("waits on where the database fails for a moment, and is read by the next", async () => {
		const code = await site.book({});
		// Sealed to a key that is lost: it is read from the booking itself, and that fails this time.
		const lost = { ...site.desk, keys: createDeskKeys([(await newDeskPair()).privateKey], [indexSecret]) };
		const failing = {
			...site.db,
			prepare: site.db.prepare,
			batch: async () => {
				failing.batch = site.db.batch;
				throw new Error("D1_ERROR: Network connection lost.");
			},
		} as unknown as D1Database & { batch: unknown };
		expect(await drain({ ...lost, db: failing }, 10)).toEqual({ indexed: 0, unreadable: 0 });
		expect(await rows("find_pending")).toMatchObject([{ subject: code, unreadable: 0 }]);
		expect(await drain(lost, 10)).toEqual({ indexed: 1, unreadable: 0 });
		expect(await ids("garcia", lost)).toEqual([code]);
	});

	it("is read once, also by two at once, and nothing of it is left", async () => {
		await site.book({});
		await site.write(callback);
		await site.watch("ana@example.test");
		await Promise.all([drain(site.desk, 10), drain(site.desk, 10)]);
		const after = await rows("find_terms");
		expect(await rows("find_pending")).toEqual([]);
		expect(new Set(after.map(({ kind }) => kind))).toEqual(new Set(["booking", "message", "alert"]));
		expect(await drain(site.desk, 10)).toEqual({ indexed: 0, unreadable: 0 });
		expect(await rows("find_terms")).toEqual(after);
		expect(JSON.stringify(after).toLowerCase()).not.toMatch(/garcia|m[aá]rquez|5512345678|example/);
	});

	it("is what came last: one that was read before a change does not come after it", async () => {
		const code = await site.book({ familyName: "Muñoz" });
		const db = meanwhile(() => named(code, "Núñez"));
		await drain({ ...site.desk, db }, 10);
		expect(await rows("find_terms")).toEqual([]);
		expect(await rows("find_pending")).toHaveLength(1);
		await drain(site.desk, 10);
		expect(await ids("núñez")).toEqual([code]);
		expect(await ids("muñoz")).toEqual([]);
	});

	it("is nothing of a booking that is erased in between", async () => {
		const code = await site.book({});
		await drain({ ...site.desk, db: meanwhile(() => erase(code)) }, 10);
		expect([...(await rows("find_terms")), ...(await rows("find_pending"))]).toEqual([]);
	});

	it("goes with the booking, too, where something was sealed for one that was erased", async () => {
		const code = await site.book({});
		const [sealed] = await rows("find_pending");
		await erase(code);
		await site.db
			.prepare("INSERT INTO find_pending (kind, subject, for_desk, at) VALUES ('booking', ?, ?, ?)")
			.bind(code, sealed?.for_desk, now.toISOString())
			.run();
		await drain(site.desk, 10);
		expect([...(await rows("find_terms")), ...(await rows("find_pending"))]).toEqual([]);
	});

	it("is read the newest first, so many in a run, until none is left", async () => {
		const codes = [];
		for (let minute = 0; minute < 5; minute++) codes.push(await site.book({}, {}, later(minute)));
		await drain(site.desk, 2);
		const waiting = (await rows("find_pending")).map(({ subject }) => subject);
		expect(waiting.toSorted()).toEqual(codes.slice(0, 3).toSorted());
		expect(await drainAll(site.desk, { size: 2 })).toEqual({ indexed: 3, unreadable: 0 });
	});

	it("is read from the booking itself where the key is gone", async () => {
		const code = await site.book({ familyName: "Muñoz" });
		const keys = createDeskKeys([(await newDeskPair()).privateKey], [indexSecret]);
		expect(await drain({ ...site.desk, keys }, 10)).toEqual({ indexed: 1, unreadable: 0 });
		expect(await ids("muñoz")).toEqual([code]);
	});

	it("is left where nothing opens it, holds up nothing else, and is found once the vault's key is back", async () => {
		const lost = await site.book({ familyName: "Muñoz" });
		const keys = createDeskKeys([(await newDeskPair()).privateKey], [indexSecret]);
		const desk = { ...site.desk, keys, vault: createVault([btoa("z".repeat(32))]) };
		expect(await drain(desk, 10)).toEqual({ indexed: 0, unreadable: 1 });
		expect(await drain(desk, 10)).toEqual({ indexed: 0, unreadable: 0 });
		const code = await site.book({ familyName: "Núñez" });
		expect(await ids("nuñez")).toEqual([code]);
		expect(await ids("muñoz")).toEqual([]);
		expect(await steps()).toEqual({ indexed: 1, unreadable: 0 });
		expect(await ids("muñoz")).toEqual([lost]);
		expect(await rows("find_pending")).toEqual([]);
	});

	it("may be anything that somebody wrote into it", async () => {
		const code = await site.book({ familyName: "Muñoz" });
		const forged = ["", "d1..", "{}", "null"];
		for (const text of forged) {
			await site.db.prepare("UPDATE find_pending SET for_desk = ?").bind(text).run();
			await drain(site.desk, 10);
			await site.db
				.prepare("INSERT OR REPLACE INTO find_pending (kind, subject, for_desk, at) VALUES ('booking', ?, ?, 'x')")
				.bind(code, (await site.store.vault.sealToDesk?.(text, `booking ${code}`)) ?? "")
				.run();
			expect(await drain(site.desk, 10), text).toEqual({ indexed: 1, unreadable: 0 });
			expect(await ids("muñoz"), text).toEqual([code]);
		}
	});
});

describe("what can be found", () => {
	it("is found under a new DATA_KEY, and gone once the agency has forgotten who it was", async () => {
		const code = await site.book({ familyName: "Muñoz" }, { email: "ana@example.test" });
		await site.write({ ...callback, email: "ana@example.test" });
		await site.watch("ana@example.test");
		await drain(site.desk, 10);
		await named(code, "Núñez", { ...contact, email: "ana@example.test" });
		const vault = createVault([btoa("n".repeat(32)), btoa("a".repeat(32))]);
		expect(await rotateKeys({ db: site.db, vault }, () => {})).toBe(true);
		expect(await ids("nuñez", { ...site.desk, vault: createVault([btoa("n".repeat(32))]) })).toContain(code);
		await site.db.prepare("UPDATE bookings SET arrives_at = ''").run();
		const say = () => {};
		const doer = { agent: "ana", via: "shell" } as const;
		const tool = { ...site.store, doer, vault, now: () => now, say, complain: say, ask: async () => true };
		expect(await forgetPerson(tool, "ana@example.test", true)).toBe(true);
		expect([...(await rows("find_terms")), ...(await rows("find_pending"))]).toEqual([]);
	});
});

describe("what was there before", () => {
	const unsealed = async () => {
		const code = await site.book({ familyName: "Muñoz" });
		const number = await site.write(callback);
		const alert = await site.watch("ana@example.test");
		await site.db.prepare("DELETE FROM find_pending").run();
		return { code, number, alert };
	};

	it("is found after a walk in bounded steps, which goes on where it was and then costs a look a day", async () => {
		const { code, number, alert } = await unsealed();
		const others = [await site.book({}), await site.book({})];
		await site.db.prepare("DELETE FROM find_pending WHERE subject = ?").bind(others[0]).run();
		expect(await ids("muñoz")).toEqual([]);
		expect(await indexAnew(site.desk, 1)).toMatchObject({ looked: 1 });
		expect((await steps()).indexed).toBeGreaterThanOrEqual(4 - 1);
		expect(await ids("muñoz")).toEqual([code]);
		expect(await ids("Ana Núñez")).toEqual([number]);
		expect(await ids("ana@example.test")).toEqual([alert]);
		expect((await ids("García")).toSorted()).toEqual(others.toSorted());
		const before = await rows("find_terms");
		expect(await indexAnew(site.desk)).toEqual({ looked: 0, indexed: 0, unreadable: 0 });
		const tomorrow = { ...site.desk, now: () => later(25 * 60) };
		expect(await steps(tomorrow)).toEqual({ indexed: 0, unreadable: 0 });
		expect(await rows("find_terms")).toEqual(before);
	});

	it("is found under a new index key while the walk goes on, and after it without the old one", async () => {
		const { code, number } = await unsealed();
		await steps();
		const young = btoa("y".repeat(32));
		const both = { ...site.desk, keys: createDeskKeys([pair.privateKey], [young, indexSecret]) };
		expect(await ids("muñoz", both)).toEqual([code]);
		await indexAnew(both, 1);
		expect(await ids("muñoz", both)).toEqual([code]);
		expect((await steps(both)).indexed).toBeGreaterThan(0);
		const only = { ...site.desk, keys: createDeskKeys([pair.privateKey], [young]) };
		expect(await ids("muñoz", only)).toEqual([code]);
		expect(await ids("Ana Díaz", only)).toEqual([number]);
		const name = await site.desk.keys.indexName();
		expect((await rows("find_terms")).filter(({ term }) => String(term).startsWith(name))).toEqual([]);
	});

	it("is nobody who was erased, or is erased while it is walked through", async () => {
		const { code } = await unsealed();
		await erase(code);
		const other = await site.book({});
		await site.db.prepare("DELETE FROM find_pending").run();
		await steps({ ...site.desk, db: meanwhile(() => erase(other)) }, 50);
		expect((await rows("find_terms")).filter(({ kind }) => kind === "booking")).toEqual([]);
	});

	it("gives way to what waits for the desk", async () => {
		const code = await site.book({ familyName: "Muñoz" });
		const db = meanwhile(() => named(code, "Núñez"));
		await steps({ ...site.desk, db }, 50);
		expect(await ids("núñez")).toEqual([code]);
		expect(await ids("muñoz")).toEqual([]);
	});

	it("is passed by where it cannot be opened, and tried again by the next walk", async () => {
		const { code } = await unsealed();
		const closed = { ...site.desk, vault: createVault([btoa("z".repeat(32))]) };
		expect(await steps(closed)).toEqual({ indexed: 0, unreadable: 3 });
		expect(await steps({ ...site.desk, now: () => later(25 * 60) })).toEqual({ indexed: 3, unreadable: 0 });
		expect(await ids("muñoz")).toEqual([code]);
	});
});

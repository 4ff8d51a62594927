// What a browser ended is kept by a hash that names nobody, until no copy can live any more.
import { afterAll, beforeAll, expect, it } from "vitest";
import { readCookies } from "../../src/privacy/cookies.ts";
import { endHere, openEntries, pruneEndings } from "../../src/privacy/endings.ts";
import { addToList, type SignedList } from "../../src/privacy/signed-list.ts";
import { newToken } from "../../src/privacy/token.ts";
import { createVault } from "../../src/privacy/vault.ts";
import { startDatabase } from "../database.ts";
import { cookiesAfter } from "../own-cookies.ts";

let database: Awaited<ReturnType<typeof startDatabase>>;
beforeAll(async () => {
	database = await startDatabase();
});
afterAll(() => database.stop());

const vault = createVault([btoa("a".repeat(32))]);
const dayMs = 86_400_000;
const now = new Date("2026-11-21T15:00:00Z");
const after = (days: number) => new Date(now.getTime() + days * dayMs);
const short: SignedList = { name: "quotes", column: "quotes.chosen", max: 10, life: 14 * dayMs };
const long: SignedList = { name: "alerts", column: "alerts.asked", max: 10, life: 365 * dayMs };
const asking = (header: string, at = now) => ({ vault, visit: readCookies(header, false), now: at });

async function browser() {
	let header = `visitor=${newToken()}`;
	for (const list of [short, long]) {
		header = cookiesAfter(header, await addToList(asking(header), list, { value: "SAME" }));
	}
	return header;
}
const rows = async () =>
	(await database.db.prepare("SELECT * FROM endings").all<{ name: string; until: string }>()).results;

it("one value of one list is ended, not the same word of another", async () => {
	const header = await browser();
	await endHere(database.db, asking(header), [short], "SAME");
	const open = await openEntries(database.db, asking(header, after(1)), [short, long]);
	expect(open.map(({ column }) => column)).toEqual([long.column]);
});

it("tells nothing of the browser, of what it ended, or of two that are one browser's", async () => {
	const header = await browser();
	const before = (await rows()).length;
	await endHere(database.db, asking(header), [short], "SAME");
	await endHere(database.db, asking(header), [long], "SAME");
	await endHere(database.db, asking(header), [short, long]);
	const made = (await rows()).slice(0);
	expect(made.length).toBe(before + 3);
	expect(new Set(made.map(({ name }) => name)).size).toBe(made.length);
	const [, visitor = ""] = /visitor=([\w-]+)/.exec(header) ?? [];
	expect(JSON.stringify(made)).not.toMatch(new RegExp(`${visitor}|SAME|quotes|alerts`));
	expect(made.every(({ name }) => /^[0-9a-f]{64}$/.test(name))).toBe(true);
});

it("is deleted when the longest of its entries could not live any more, and not a day before", async () => {
	const header = await browser();
	await endHere(database.db, asking(header, after(400)), [short], "none");
	await pruneEndings(database.db, after(1000));
	expect(await rows()).toEqual([]);
	const late = asking(await browser());
	await endHere(database.db, late, [short], "SAME");
	await pruneEndings(database.db, after(13.9));
	expect((await rows()).length).toBe(1);
	expect(await openEntries(database.db, { ...late, now: after(13.9) }, [short])).toEqual([]);
	expect(await pruneEndings(database.db, after(14.1))).toBe(1);
	expect(await openEntries(database.db, { ...late, now: after(14.1) }, [short])).toEqual([]);
});

// The desk's cron: what waits is read, what was there before is walked through, and a line tells how much.
import { afterAll, beforeAll, expect, it } from "vitest";
import { find } from "../../../src/desk/find/find.ts";
import { checkPair, keepIndex } from "../../../src/desk/find/upkeep.ts";
import { newDeskPair, pair } from "../keys.ts";
import { openSite, type Site } from "./found.ts";

let site: Site;
beforeAll(async () => {
	site = await openSite();
});
afterAll(() => site.stop());

const found = async (said: string) => (await find(site.desk, said)).found.length;

it("reads what waits and what was there before, once, and says how much but not of whom", async () => {
	await site.book({ familyName: "Muñoz" });
	await site.db.prepare("DELETE FROM find_pending").run();
	for (let one = 0; one < 7; one++) await site.book({ familyName: "Quispe" });
	const lines: string[] = [];
	const { keys: _, ...without } = site.desk;
	await keepIndex(without, (line) => lines.push(line));
	expect(lines).toEqual([]);
	await keepIndex(site.desk, (line) => lines.push(line));
	expect(JSON.parse(lines[0] ?? "")).toEqual({
		...{ time: site.desk.now().toISOString(), desk: "index" },
		...{ read: 7, unopened: 0, looked: 8, indexed: 1, unreadable: 0 },
	});
	expect(lines.join()).not.toMatch(/mu[nñ]oz|quispe/i);
	expect([await found("muñoz"), await found("quispe")]).toEqual([1, 7]);
	await keepIndex(site.desk, (line) => lines.push(line));
	expect(lines).toHaveLength(1);
});

it("opens so many in a run as the database answers for, and the next run goes on", async () => {
	await site.clear();
	for (let one = 0; one < 7; one++) await site.book({ familyName: "Quispe" });
	await site.db.prepare("DELETE FROM find_pending").run();
	const lines: string[] = [];
	for (let run = 0; run < 4; run++) await keepIndex(site.desk, (line) => lines.push(line), { size: 2, most: 3 });
	expect(lines.map((line) => JSON.parse(line).indexed)).toEqual([4, 3]);
	expect(await found("quispe")).toBe(7);
});

it("says where the site seals to another desk than this one, and nothing where both halves are of one pair", async () => {
	const said = async (publicKey: string | null, of: Parameters<typeof checkPair>[0] = site.desk) => {
		const lines: string[] = [];
		await checkPair(of, publicKey, (line) => lines.push(line));
		return lines.map((line) => JSON.parse(line).problem);
	};
	const without = { now: site.desk.now };
	expect(await said(pair.publicKey)).toEqual([]);
	expect(await said(null, without)).toEqual([]);
	expect(await said((await newDeskPair()).publicKey)).toEqual([expect.stringContaining("of another pair")]);
	expect(await said(null)).toEqual([expect.stringContaining("no DESK_PUBLIC_KEY")]);
	expect(await said(pair.publicKey, without)).toEqual([expect.stringContaining("no keys")]);
});

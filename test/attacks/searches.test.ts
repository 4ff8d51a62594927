// The fare source's quota, attacked at full speed: from one address, by requests that are cut off, from a whole network, from many.
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type FakeDuffel, fakeLiveToken, startFakeDuffel } from "../../scripts/fakes/duffel/fake.ts";
import { createBudgets } from "../../src/effects/budgets.ts";
import { effects } from "../../src/effects/effects.ts";
import { partOf, shareOf } from "../../src/effects/shares.ts";
import { addDays } from "../../src/time/iso-date.ts";
import { memoryStores } from "../effects/store.ts";
import { type Harness, startWorker } from "../worker/harness.ts";
import { secondsSince, told, volley, windowsSince } from "./attacker.ts";

const { address } = effects.search.budgets;
/** What a network may have of a site's searches in a day. */
const shareOfDay = (day: number) => shareOf({ day }, "open").day ?? 0;
const networkDay = shareOfDay(effects.search.budgets.site.day);
/** What the audit's address could spend in a day, within all limits of then. */
const auditDay = 691_200;
/** Of the whole site, small enough to be spent here, of which a network has six. */
const siteDay = 200;

let duffel: FakeDuffel;
let site: Harness;
let small: Harness;
beforeAll(async () => {
	duffel = await startFakeDuffel();
	const vars = { DUFFEL_URL: duffel.url, DUFFEL_TOKEN: fakeLiveToken };
	site = await startWorker(vars);
	small = await startWorker({ ...vars, SEARCHES_A_DAY: `${siteDay}` });
});
afterAll(async () => {
	await Promise.all([site.close(), small.close()]);
	await duffel.close();
});

const paid = () => duffel.count("POST /air/offer_requests");
const today = new Date().toISOString().slice(0, 10);

/** As dear as a search can be, and another one each time, so that nothing is remembered. */
function dear(index: number): string {
	const [from = "", to = ""] = ["JFK-MIA", "LHR-DXB", "JFK-EWR"][index % 3]?.split("-") ?? [];
	const depart = addDays(today, 20 + (index % 300));
	const adults = `${1 + Math.floor(index / 300)}`;
	return `/api/flights?${new URLSearchParams({ trip: "oneway", from, to, depart, adults, flex: "3", nearby: "1" })}`;
}

async function ask(of: Harness, index: number, from: string, init: RequestInit = {}): Promise<number> {
	const headers = { ...(init.headers as Record<string, string>), "CF-Connecting-IP": from };
	const response = await of.get(dear(index), { ...init, headers });
	await response.arrayBuffer();
	return response.status;
}

it("one address at full speed spends its minute, whatever address it says that it has", async () => {
	const [before, began] = [paid(), Date.now()];
	await volley(200, (index) => {
		const lie = `198.51.100.${index}`;
		const headers = { "X-Forwarded-For": lie, "X-Real-IP": lie, "True-Client-IP": lie, Forwarded: `for=${lie}` };
		return ask(site, index, "203.0.113.7", { headers });
	});
	const spent = paid() - before;
	told("200 dear searches of one address", "4 paid each", `${spent} paid in ${secondsSince(began)}`);
	expect(spent).toBeGreaterThan(address.minute / 2);
	expect(spent).toBeLessThanOrEqual(address.minute * windowsSince(began, "minute"));
});

it("requests that are cut off after 30 ms spend the same minute", async () => {
	const [before, began] = [paid(), Date.now()];
	const answers = await volley(120, (index) =>
		ask(site, 200 + index, "203.0.114.7", { signal: AbortSignal.timeout(30) }).catch(() => "cut off"),
	);
	// What was asked for goes on without the one who asked: all of it has to have come.
	for (let last = -1; last !== paid(); await setTimeout(500)) last = paid();
	const spent = paid() - before;
	const cut = answers.filter((answer) => answer === "cut off").length;
	told(`120 searches, ${cut} of them cut off`, "paid as if they were not", `${spent} paid`);
	expect(cut).toBeGreaterThan(0);
	expect(spent).toBeLessThanOrEqual(address.minute * windowsSince(began, "minute"));
});

it("400 subnets of one network spend the network's share of the day", async () => {
	const [before, began] = [paid(), Date.now()];
	const subnet = (index: number) => `2001:db8:c0de:${(index << 7).toString(16)}::1`;
	await volley(400, (index) => ask(site, 400 + index, subnet(index)));
	const spent = paid() - before;
	told(
		"400 dear searches of 400 /64 of a /48",
		"4 paid each, of 65,536 /64",
		`${spent} paid in ${secondsSince(began)}`,
	);
	expect(spent).toBeGreaterThan(networkDay / 2);
	expect(spent).toBeLessThanOrEqual(networkDay * windowsSince(began, "day"));
}, 240_000);

it("120 networks together spend what is open of the site's day and no more", async () => {
	const before = paid();
	await volley(120, (index) => ask(small, 800 + index, `10.${index}.0.1`));
	const spent = paid() - before;
	told("120 networks, where the site has 200 a day", "no limit of all together", `${spent} paid`);
	const { day: open = 0 } = partOf({ day: siteDay }, "open");
	expect(spent).toBeGreaterThan(open * 0.8);
	expect(spent).toBeLessThanOrEqual(open);
});

/**
 * A day by the same budgets, with a clock of its own: whatever is to be had at once, then each turn of the line as soon as it
 * has come, which is the most that anybody gets.
 */
async function dayOf(addresses: (second: number) => string): Promise<number> {
	const start = Date.parse("2026-11-26T00:00:00Z");
	let second = 0;
	const now = () => start + second * 1000;
	const budgets = createBudgets(memoryStores(now).find, {
		...{ now: () => new Date(now()), write: () => {}, hash: async (text: string) => text, limitMs: 60_000 },
	});
	let spent = 0;
	let tickets: readonly string[] = [];
	while (second < 86_400) {
		const permit = await budgets.charge("search", { address: addresses(second), tickets }, { units: 8, least: 1 });
		if (permit.kind === "granted") spent += permit.units;
		if (permit.kind === "wait") tickets = [permit.ticket];
		second += permit.kind === "wait" || permit.kind === "refused" ? permit.seconds : 1;
	}
	return spent;
}

it("a day of one address, and of a whole network, is a part of what it was", async () => {
	const one = await dayOf(() => "203.0.113.7");
	const whole = await dayOf((second) => `2001:db8:c0de:${(second % 65_536).toString(16)}::1`);
	const line = `${one} of one address, ${whole} of a /48, each waiting its turns, ${effects.search.budgets.site.day} of everybody`;
	told("paid searches a day", `${auditDay} of one address`, line);
	expect(one).toBeGreaterThanOrEqual(address.day);
	expect(one).toBeLessThanOrEqual(networkDay);
	expect(whole).toBe(networkDay);
}, 240_000);

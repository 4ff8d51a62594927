// Fair shares, as arithmetic and as the budgets' own code gives them: how many networks it takes to use up what everybody shares.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createBudgets, type Permit, type Spender } from "../../src/effects/budgets.ts";
import { type Effect, effectNames, effects, rowOf } from "../../src/effects/effects.ts";
import { networkLimits, partOf, type SiteLimits, shareOf, sharesOf, siteLimits } from "../../src/effects/shares.ts";
import { startOf, type Window } from "../../src/effects/windows.ts";
import { memoryStores } from "./store.ts";

const fewestNetworks = 20;
const hourMs = 3_600_000;
const start = Date.parse("2026-11-26T00:00:00Z");
const configured: readonly SiteLimits[] = [125, 200, 1000, 1500, 20_000, 99_999_999].map((day) => ({
	search: { day },
}));
const withSite = effectNames.filter((effect) => siteLimits(effect, {}));

describe("the shares of the site's budgets", () => {
	it("are of every effect that the site has a budget of, in each of its windows", () => {
		const named = sharesOf({}).map(({ effect, window }) => `${effect} ${window}`);
		expect(named).toEqual(
			Object.entries(effects).flatMap(([effect, { budgets }]) =>
				"site" in budgets ? Object.keys(budgets.site).map((window) => `${effect} ${window}`) : [],
			),
		);
	});

	it.each(configured)(
		"need twenty networks at least to use up what is not reserved, however much there is (%j)",
		(site) => {
			for (const share of sharesOf(site)) {
				expect(share.networks, share.effect).toBeGreaterThanOrEqual(fewestNetworks);
				expect(share.reserved, share.effect).toBe(Math.floor(share.limit * 0.2));
				expect(share.open + share.reserved, share.effect).toBe(share.limit);
				expect(share.network + share.networkReserved, share.effect).toBeLessThanOrEqual(share.limit * 0.04);
				expect(share.networkReserved, share.effect).toBeGreaterThan(0);
			}
		},
	);

	it.each(withSite)("let no address have more than its subnet, and no subnet more than its network (%s)", (effect) => {
		for (const site of configured) {
			const share = shareOf(siteLimits(effect, site) ?? {}, "open");
			const { address = {}, subnet = address, network = share } = networkLimits(rowOf(effect), share);
			for (const window of ["minute", "hour", "day"] as const) {
				const [a = 0, s = a, n = s] = [address[window], subnet[window], network[window]];
				expect(a, window).toBeLessThanOrEqual(s);
				expect(s, window).toBeLessThanOrEqual(n);
			}
		}
	});
});

type Family = (network: number, host: number) => string;
const families: Readonly<Record<string, Family>> = {
	"IPv4 /24": (network, host) => `10.${network >> 8}.${network & 255}.${host % 256}`,
	"IPv6 /48": (network, host) => `2001:db8:${network.toString(16)}:${((host << 8) & 0xffff).toString(16)}::1`,
};

/** The attack of one window: each network takes whatever it can get from all of its addresses, hour after hour. */
async function attack(effect: Effect, window: Window, family: Family, isKnown?: Spender["isKnown"]) {
	let time = start;
	const { find } = memoryStores(() => time);
	const budgets = createBudgets(find, {
		...{ now: () => new Date(time), write: () => {}, hash: async (text: string) => text, limitMs: 60_000 },
	});
	const taken = new Map<number, number>();
	let passes = 0;
	let permit: Permit | undefined;
	for (; startOf(window, time) === start; time += hourMs) {
		for (let network = 0, idle = 0; idle < 1 && network < 400; network++) {
			let refusals = 0;
			let got = 0;
			for (let host = 0; refusals < 3; host++) {
				const spender: Spender = { address: family(network, host), ...(isKnown && { isKnown }) };
				const wanted = { units: 8, least: 1 };
				permit = await budgets.charge(effect, spender, wanted);
				if (permit.kind === "wait") {
					// The dearest way: somebody solves a challenge for each turn.
					const ticket = `pass ${passes++}`;
					await budgets.pass(spender, ticket);
					permit = await budgets.charge(effect, { ...spender, tickets: [ticket] }, wanted);
				}
				if (permit.kind === "granted") got += permit.units;
				else refusals += 1;
			}
			taken.set(network, (taken.get(network) ?? 0) + got);
			// A network that got nothing of this hour came too late: nothing is left for anybody.
			if (got === 0) idle += 1;
		}
	}
	const all = [...taken.values()].filter((units) => units > 0);
	return { networks: all.length, most: Math.max(...all), sum: all.reduce((sum, units) => sum + units, 0), permit };
}

describe("the budgets' own code", () => {
	const cases = Object.keys(families).flatMap((family) =>
		sharesOf({}).map((share) => ({ ...share, family, name: `${share.effect} in a ${share.window}, ${family}` })),
	);

	it.each(cases)("needs as many networks as the table says: $name", async ({ family, effect, window, ...share }) => {
		const of = families[family];
		if (!of) throw new Error(family);
		const { networks, most, sum, permit } = await attack(effect, window, of);
		expect(permit).toMatchObject({ kind: "refused" });
		expect(most).toBeLessThanOrEqual(share.network);
		expect(sum).toBeLessThanOrEqual(share.open);
		expect(networks).toBeGreaterThanOrEqual(fewestNetworks);
		expect(networks).toBeGreaterThanOrEqual(share.networks);
	});

	it.each(["search", "hold", "order"] as const)(
		"gives a network whose travelers are all known no more than 4 % of all (%s)",
		async (effect) => {
			const { limit, window } = sharesOf({}).find((share) => share.effect === effect) ?? { limit: 0, window: "day" };
			const of = families["IPv4 /24"];
			if (!of) throw new Error("no family");
			const { networks, most, sum } = await attack(effect, window, of, async () => true);
			expect(most).toBeLessThanOrEqual(limit * 0.04);
			expect(networks).toBeGreaterThanOrEqual(fewestNetworks);
			expect(sum).toBeLessThanOrEqual(limit);
		},
	);
});

describe("the reserved part", () => {
	async function exhausted(effect: Effect) {
		const { find } = memoryStores(() => start);
		const write: string[] = [];
		const budgets = createBudgets(find, {
			...{
				now: () => new Date(start),
				write: (line: string) => write.push(line),
				hash: async (text: string) => text,
				limitMs: 50,
			},
		});
		const open = partOf(siteLimits(effect, {}) ?? {}, "open");
		await find("site").charge({ entries: [{ key: `${effect} all`, limits: open }], units: open.hour ?? 0, least: 1 });
		return { budgets, write };
	}

	it("is for who is known, when everybody else is refused", async () => {
		const { budgets } = await exhausted("hold");
		expect(await budgets.charge("hold", { address: "203.0.113.7" })).toMatchObject({ kind: "refused", scope: "site" });
		const known = { address: "203.0.113.7", isKnown: async () => true };
		expect((await budgets.charge("hold", known)).kind).toBe("granted");
		expect((await budgets.charge("hold", known)).kind).toBe("granted");
		// A network's share of it is two an hour.
		expect(await budgets.charge("hold", known)).toMatchObject({ kind: "refused", scope: "site" });
		expect((await budgets.charge("hold", { ...known, address: "198.51.100.1" })).kind).toBe("granted");
	});

	it("is not asked for, nor is anybody's cookie read, while the open part has something", async () => {
		const { find, asked } = memoryStores(() => start);
		const budgets = createBudgets(find, {
			...{ now: () => new Date(start), write: () => {}, hash: async (text: string) => text },
		});
		let read = 0;
		const isKnown = async () => ++read > 0;
		await budgets.charge("hold", { address: "203.0.113.7", isKnown });
		expect(read).toBe(0);
		expect(asked.get("site")).toBe(1);
	});

	it("gives back what did not happen, and counts the same once", async () => {
		const { budgets } = await exhausted("hold");
		const known = { address: "203.0.113.7", isKnown: async () => true };
		for (let time = 0; time < 5; time++) {
			const permit = await budgets.charge("hold", known);
			if (permit.kind !== "granted") throw new Error(permit.kind);
			await permit.giveBack(1);
		}
		for (let click = 0; click < 3; click++) {
			expect((await budgets.charge("hold", known, { once: "KKMW2R47" })).kind).toBe("granted");
		}
		expect((await budgets.charge("hold", known, { once: "another" })).kind).toBe("granted");
		expect((await budgets.charge("hold", known, { once: "a third" })).kind).toBe("refused");
	});

	it("never mails a mailbox more often", async () => {
		const { find } = memoryStores(() => start);
		const budgets = createBudgets(find, {
			...{ now: () => new Date(start), write: () => {}, hash: async (text: string) => text },
		});
		const mailbox = { hash: "box", kind: "code" };
		const known = { address: "203.0.113.7", isKnown: async () => true };
		let mails = 0;
		for (let time = 0; time < 12; time++) {
			if ((await budgets.charge("mail", known, { mailbox })).kind === "granted") mails += 1;
		}
		expect(mails).toBe(effects.mail.budgets.mailbox.day);
	});
});

it("one who waits in a line gets turns while the network's share lasts, and then the end of the window", async () => {
	let time = start;
	const { find } = memoryStores(() => time);
	const budgets = createBudgets(find, {
		...{ now: () => new Date(time), write: () => {}, hash: async (text: string) => text, limitMs: 60_000 },
	});
	const address = "203.0.113.7";
	let tickets: readonly string[] = [];
	let spent = 0;
	let last: Permit | undefined;
	while (time < start + hourMs / 2) {
		last = await budgets.charge("order", { address, tickets });
		if (last.kind === "granted") spent += last.units;
		if (last.kind === "wait") tickets = [last.ticket];
		time += last.kind === "wait" ? last.seconds * 1000 : 1000;
		if (last.kind === "refused") break;
	}
	expect(spent).toBe(19);
	expect(last).toMatchObject({ kind: "refused", scope: "network" });
	if (last?.kind !== "refused") throw new Error(last?.kind);
	expect(Math.abs(start + hourMs - (time - 1000) - last.seconds * 1000)).toBeLessThanOrEqual(1000);
});

it("the threat model has the same numbers", () => {
	const text = readFileSync(join(import.meta.dirname, "../../docs/threat-model.md"), "utf8");
	const [, table = ""] = /<!-- shares -->\n([\s\S]*?)\n\n/.exec(text) ?? [];
	const rows = sharesOf({}).map(
		({ effect, window, limit, reserved, network, networks }) =>
			`| \`${effect}\` | ${window} | ${[limit, reserved, network, networks].map((n) => n.toLocaleString("en-US")).join(" | ")} |`,
	);
	expect(table.split("\n").slice(2)).toEqual(rows);
});

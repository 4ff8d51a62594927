import { beforeEach, describe, expect, it } from "vitest";
import { type Budgets, createBudgets } from "../../src/effects/budgets.ts";
import { type Effect, effects, rowOf } from "../../src/effects/effects.ts";
import { shareOf, siteLimits } from "../../src/effects/shares.ts";
import type { FindStore } from "../../src/effects/store.ts";
import { memoryStores, type Stores } from "./store.ts";

const hour = 3_600_000;
let time = 0;
let lines: string[] = [];
let stores: Stores;
let budgets: Budgets;

beforeEach(() => {
	time = Date.parse("2026-11-25T10:00:00Z");
	lines = [];
	stores = memoryStores(() => time);
	budgets = make(stores.find);
});

function make(find: FindStore, site = {}, limitMs = 50) {
	return createBudgets(find, {
		site,
		now: () => new Date(time),
		write: (line) => lines.push(line),
		hash: async (text) => `#${text}`,
		limitMs,
	});
}

/** How many of these get what they want. */
async function granted(effect: Effect, addresses: readonly string[], wanted = {}): Promise<number> {
	let count = 0;
	for (const address of addresses) {
		const permit = await budgets.charge(effect, { address }, wanted);
		if (permit.kind === "granted") count += permit.units;
	}
	return count;
}

/** What a network may have of the open part, where it has no smaller limits of its own. */
const share = (effect: Effect) => ({ hour: 0, day: 0, ...shareOf(siteLimits(effect, {}) ?? {}, "open") });

const times = (count: number, address: string) => Array.from({ length: count }, () => address);

describe("budgets of effects", () => {
	it("let one address search as much in a minute as its row says, and its networks as much as theirs", async () => {
		expect(await granted("search", times(500, "203.0.113.7"))).toBe(effects.search.budgets.address.minute);
		time += hour;
		const everyNetwork = Array.from({ length: 2000 }, (_, index) => `2001:db8:1:${index.toString(16)}::1`);
		expect(await granted("search", everyNetwork)).toBe(share("search").day);
	});

	it("let a whole day of one address cost less than a hundredth of what it cost before", async () => {
		let spent = 0;
		for (let minute = 0; minute < 24 * 60; minute += 1) {
			time = Date.parse("2026-11-26T00:00:00Z") + minute * 60_000;
			// Until there is no more in that minute, as above.
			for (let more = 1; more > 0; spent += more) more = await granted("search", ["203.0.113.7"]);
		}
		expect(spent).toBe(effects.search.budgets.address.day);
		expect(spent).toBeLessThan(691_200 / 100);
	});

	it("give the exact day at least, where a search may ask for more", async () => {
		await granted("search", times(38, "203.0.113.7"));
		const permit = await budgets.charge("search", { address: "203.0.113.7" }, { units: 8, least: 1 });
		expect(permit).toMatchObject({ kind: "granted", units: 2 });
	});

	it("lock nobody out: who is past a network's budget gets a place in its line, and is let through", async () => {
		const address = "203.0.113.7";
		await granted("search", times(500, address));
		const wait = await budgets.charge("search", { address });
		if (wait.kind !== "wait") throw new Error(wait.kind);
		expect(wait.seconds).toBe(10);
		time += 11_000;
		expect(await budgets.charge("search", { address, tickets: [wait.ticket] })).toMatchObject({ kind: "granted" });
		// Another network never noticed.
		expect(await budgets.charge("search", { address: "198.51.100.1" })).toMatchObject({ kind: "granted" });
	});

	it("count a turn of the line that was used in part, and one that the site made smaller", async () => {
		const address = "203.0.113.7";
		const wanted = { units: 8, least: 1 };
		for (const share of [0, 0.9]) {
			stores = memoryStores(() => time);
			budgets = make(stores.find, { search: { day: 10_000 } });
			await stores.find("site").charge({
				entries: [{ key: "search all", limits: { day: 8_000 } }],
				units: share * 8_000,
				least: 0,
			});
			await granted("search", times(500, address));
			const wait = await budgets.charge("search", { address });
			if (wait.kind !== "wait") throw new Error(wait.kind);
			time += 10_000;
			const turn = await budgets.charge("search", { address, tickets: [wait.ticket] }, wanted);
			if (turn.kind !== "granted") throw new Error(turn.kind);
			if (turn.units > 1) await turn.giveBack(1);
			expect((await budgets.charge("search", { address, tickets: [wait.ticket] }, wanted)).kind).toBe("wait");
		}
	});

	it("let one assistant's network take no more than its share, and then say when there is more", async () => {
		const { hour } = share("assistantSearch");
		expect(await granted("assistantSearch", times(500, "203.0.113.7"))).toBe(hour);
		expect(await budgets.charge("assistantSearch", { address: "203.0.113.7" })).toEqual({
			...{ kind: "refused", scope: "network", seconds: 3600 },
		});
		expect(await granted("assistantSearch", times(500, "203.0.113.8"))).toBe(0);
		expect(await granted("assistantSearch", times(500, "198.51.100.1"))).toBe(hour);
	});

	it("stop one name on many codes: 300 tries from 38 subnets of one network are thirty an hour", async () => {
		const tries = Array.from({ length: 300 }, (_, index) => `2001:db8:1:${(index % 38).toString(16)}00::1`);
		expect(await granted("wrongName", tries)).toBe(effects.wrongName.budgets.network.hour);
		expect((await budgets.charge("wrongName", { address: tries[0] })).kind).toBe("wait");
		expect((await budgets.charge("wrongName", { address: "198.51.100.1" })).kind).toBe("granted");
	});

	it("mail a mailbox five times a day, whoever asks", async () => {
		const mailbox = { hash: "box", kind: "alert" };
		const everybody = Array.from({ length: 30 }, (_, index) => `198.51.${index}.1`);
		expect(await granted("mail", everybody, { mailbox })).toBe(5);
		expect(await budgets.charge("mail", { address: "192.0.2.1" }, { mailbox })).toMatchObject({
			kind: "refused",
			scope: "mailbox",
		});
		// Another kind of mail has its own five, and another mailbox too.
		expect(await granted("mail", ["192.0.2.1"], { mailbox: { hash: "box", kind: "other" } })).toBe(1);
		expect(await granted("mail", ["192.0.2.1"], { mailbox: { hash: "another", kind: "alert" } })).toBe(1);
	});

	it("give back what an earlier budget gave when a later one has nothing", async () => {
		const mailbox = { hash: "box", kind: "alert" };
		const address = "203.0.113.7";
		for (let count = 0; count < 5; count++) await budgets.charge("mail", { address }, { mailbox });
		for (let count = 0; count < 50; count++) await budgets.charge("mail", { address }, { mailbox });
		const left = await granted("mail", times(50, address));
		expect(left).toBe(effects.mail.budgets.address.hour - 5);
	});

	it("count a second click, a reload and a second tab once", async () => {
		const address = "203.0.113.7";
		const hold = (once: string) => budgets.charge("hold", { address }, { once });
		for (let click = 0; click < 20; click++) expect((await hold("KKMW2R47")).kind).toBe("granted");
		for (const code of ["a", "b", "c"]) expect((await hold(code)).kind).toBe("granted");
		expect((await hold("d")).kind).toBe("wait");
		time += hour + 1;
		expect((await hold("KKMW2R47")).kind).toBe("granted");
	});

	it("refuse a second click too, where the site had nothing for the first", async () => {
		budgets = make(stores.find, { hold: { hour: 40 } });
		const hold = (once: string, address = "203.0.113.7") => budgets.charge("hold", { address }, { once });
		for (let index = 0; index < 32; index++) expect((await hold("a", `10.0.${index}.1`)).kind).toBe("granted");
		for (let click = 0; click < 3; click++) expect((await hold("b")).kind).toBe("refused");
	});

	it.each(["drained", "on its last unit"])("answer two clicks at once alike where the site is %s", async (how) => {
		const day = 40;
		const clock = setInterval(() => (time += 5), 5);
		// The way to the site is long: the second click comes while the first is on it.
		const find: FindStore = (name) => {
			const store = stores.find(name);
			if (name !== "site") return store;
			return {
				...store,
				async charge(wanted) {
					await new Promise((end) => setTimeout(end, 20));
					return store.charge(wanted);
				},
			};
		};
		// Also a busy machine goes that way sooner than anybody stops waiting.
		budgets = make(find, { order: { day } }, 1000);
		const others = how === "drained" ? 32 : 31;
		for (let index = 0; index < others; index++) await budgets.charge("order", { address: `10.0.${index}.1` });
		const click = () => budgets.charge("order", { address: "203.0.113.7" }, { once: "KKMW2R47" });
		const kinds = (await Promise.all([click(), click(), click()])).map(({ kind }) => kind);
		clearInterval(clock);
		const expected = how === "drained" ? "refused" : "granted";
		expect(kinds).toEqual([expected, expected, expected]);
		// It was paid for once.
		const { hour } = effects.order.budgets.address;
		const many = Array.from({ length: hour - (how === "drained" ? 0 : 1) }, (_, index) => `${index}`);
		budgets = make(stores.find, { order: { day: 1000 } });
		for (const once of many) {
			expect((await budgets.charge("order", { address: "203.0.113.7" }, { once })).kind).toBe("granted");
		}
		expect((await budgets.charge("order", { address: "203.0.113.7" }, { once: "one more" })).kind).toBe("wait");
	});

	it("answer two clicks at once on a network's last unit, and count them once", async () => {
		const address = "203.0.113.7";
		const { hour } = effects.message.budgets.address;
		for (let index = 1; index < hour; index++) await budgets.charge("message", { address });
		const click = () => budgets.charge("message", { address }, { once: "the same" });
		expect((await Promise.all([click(), click()])).map(({ kind }) => kind)).toEqual(["granted", "granted"]);
		expect((await budgets.charge("message", { address })).kind).toBe("wait");
	});

	it("take back what did not happen", async () => {
		const address = "203.0.113.7";
		for (let count = 0; count < 200; count++) {
			const permit = await budgets.charge("wrongCode", { address });
			if (permit.kind !== "granted") throw new Error("a right code was counted");
			await permit.giveBack(1);
		}
	});

	it("ask the distant object of the site once for many searches, and give back what they did not use", async () => {
		const spread = Array.from({ length: 40 }, (_, index) => `198.51.${index}.1`);
		await granted("search", spread);
		expect(stores.asked.get("site")).toBe(6);
	});

	/** How many of the site's day are neither spent nor held by this isolate. */
	async function leftOf(day: number): Promise<number> {
		const answer = await stores.find("site").charge({
			entries: [{ key: "search all", limits: { day: day * 0.8 } }],
			units: day,
			least: 0,
		});
		return answer.kind === "charged" ? answer.units : 0;
	}

	it("lose nothing of the site's where many search at once", async () => {
		budgets = make(stores.find, { search: { day: 1000 } });
		const charge = (index: number) => budgets.charge("search", { address: `198.51.${index}.1` });
		await charge(200);
		await Promise.all(Array.from({ length: 40 }, (_, index) => charge(index)));
		time += 61_000;
		await charge(201);
		expect(await leftOf(1000)).toBe(800 - 42);
	});

	it("take of the site no more than is wanted for an isolate that is asked once", async () => {
		for (let index = 0; index < 100; index++) {
			const isolate = make(stores.find, { search: { day: 1000 } });
			await isolate.charge("search", { address: `198.51.${index}.1` });
		}
		expect(await leftOf(1000)).toBe(700);
	});

	it("go once to the distant object for a new part, also where there is something to give back", async () => {
		const away = <T>(work: () => Promise<T>) => new Promise((end) => setTimeout(end, 30)).then(work);
		budgets = make((name) => {
			const near = stores.find(name);
			if (name !== "site") return near;
			return {
				...near,
				...{ charge: (all) => away(() => near.charge(all)), giveBack: (all) => away(() => near.giveBack(all)) },
			};
		});
		for (const address of ["198.51.100.1", "198.52.100.1"]) await budgets.charge("search", { address });
		time += 61_000;
		expect((await budgets.charge("search", { address: "198.53.100.1" })).kind).toBe("granted");
	});

	it("never let more through in an hour than the site has, whatever was held when it began", async () => {
		budgets = make(stores.find, { hold: { hour: 100 } });
		const spread = (at: number) => Array.from({ length: 200 }, (_, index) => `198.${at}.${index}.1`);
		time = Date.parse("2026-11-25T10:59:50Z");
		await granted("hold", spread(1).slice(0, 1));
		const late = await budgets.charge("hold", { address: "192.0.2.1" });
		time = Date.parse("2026-11-25T11:00:10Z");
		// Another isolate, in the hour that has begun.
		budgets = make(stores.find, { hold: { hour: 100 } });
		expect(await granted("hold", spread(2))).toBe(80);
		if (late.kind === "granted") await late.giveBack(1);
		expect(await granted("hold", spread(3))).toBe(0);
	});

	it("spend nothing of an hour that is over", async () => {
		budgets = make(stores.find, { hold: { hour: 100 } });
		time = Date.parse("2026-11-25T10:59:50Z");
		await granted("hold", ["198.51.100.1"]);
		time = Date.parse("2026-11-25T11:00:10Z");
		const spread = Array.from({ length: 200 }, (_, index) => `198.52.${index}.1`);
		expect(await granted("hold", spread)).toBe(80);
	});

	it("warn at half, four fifths and all of the site's day, give the least from four fifths on, and then say when", async () => {
		budgets = make(stores.find, { search: { day: 125 } });
		const wanted = { units: 3, least: 1 };
		let spent = 0;
		const sizes: number[] = [];
		for (let index = 0; index < 200; index++) {
			const permit = await budgets.charge("search", { address: `198.51.${index}.1` }, wanted);
			if (permit.kind !== "granted") {
				expect(permit).toEqual({ kind: "refused", scope: "site", seconds: 14 * 3600 });
				break;
			}
			sizes.push(permit.units);
			spent += permit.units;
		}
		expect(spent).toBe(100);
		expect(sizes[0]).toBe(3);
		expect(sizes.at(-1)).toBe(1);
		const told = lines.map((line) => JSON.parse(line));
		expect(told.map(({ percent }) => percent)).toEqual([50, 80, 100, undefined]);
		expect(told.at(-1)).toMatchObject({ event: "budget.refused", effect: "search", scope: "site" });
		// A job of ours has a budget of its own.
		expect(await budgets.charge("ownSearch", { address: undefined })).toMatchObject({ kind: "granted" });
	});

	it("are silent when an object fails or does not answer in time, and say so to operations", async () => {
		const slow = make(() => ({ charge: () => new Promise(() => {}), giveBack: async () => {}, pass: async () => {} }));
		expect(await slow.charge("search", { address: "203.0.113.7" })).toEqual({ kind: "silent" });
		const broken = make(() => ({
			charge: () => Promise.reject(new Error("down")),
			giveBack: async () => {},
			pass: async () => {},
		}));
		expect(await broken.charge("hold", { address: "203.0.113.7" })).toEqual({ kind: "silent" });
		expect(lines.map((line) => JSON.parse(line).why)).toEqual(["late", "Error: down"]);
	});

	it.each(["wrongCode", "wrongName"] as const)(
		"let nobody guess without an end while the objects are silent, and lock nobody else out (%s)",
		async (effect) => {
			budgets = make(() => ({
				charge: () => Promise.reject(new Error("down")),
				giveBack: async () => {},
				pass: async () => {},
			}));
			const { address, network } = effects[effect].budgets;
			expect(await granted(effect, times(300, "203.0.113.7"))).toBe(address.hour);
			expect(await budgets.charge(effect, { address: "203.0.113.7" })).toMatchObject({ kind: "refused", seconds: 60 });
			const everywhere = Array.from({ length: 300 }, (_, index) => `2001:db8:1:${(index % 38).toString(16)}00::1`);
			expect(await granted(effect, everywhere)).toBe(network.hour);
			// A right one is no guess, and another network was never counted.
			for (let time = 0; time < 40; time++) {
				const permit = await budgets.charge(effect, { address: "198.51.100.1" });
				if (permit.kind !== "granted") throw new Error(permit.kind);
				await permit.giveBack(1);
			}
			time += hour;
			expect(await granted(effect, ["203.0.113.7"])).toBe(1);
		},
	);

	it("do not fail or delay what happens when an object takes nothing back", async () => {
		for (const giveBack of [() => Promise.reject(new Error("down")), () => new Promise<void>(() => {})]) {
			budgets = make((name) => ({ ...stores.find(name), giveBack }));
			const permit = await budgets.charge("wrongCode", { address: "203.0.113.7" });
			if (permit.kind !== "granted") throw new Error(permit.kind);
			await permit.giveBack(1);
		}
		expect(lines.map((line) => JSON.parse(line).why)).toEqual(["Error: down", "late"]);
	});

	it.each(["down", "late"])("cost nobody a search that was not made because an object was silent (%s)", async (how) => {
		const address = "203.0.113.7";
		let silent = true;
		budgets = make((name) => {
			const site = stores.find(name);
			if (name !== "site" || !silent) return site;
			const late = async <T>(work: () => Promise<T>) => {
				if (how === "down") throw new Error("down");
				await new Promise((end) => setTimeout(end, 70));
				return work();
			};
			return { ...site, charge: (all) => late(() => site.charge(all)) };
		});
		await Promise.all(
			times(40, address).map(async (one) =>
				expect((await budgets.charge("search", { address: one })).kind).toBe("silent"),
			),
		);
		silent = false;
		await new Promise((end) => setTimeout(end, 150));
		expect(await granted("search", times(50, address))).toBe(effects.search.budgets.address.minute);
	});

	it("write down no address", async () => {
		await granted("search", times(50, "203.0.113.7"));
		expect(lines.join("\n")).not.toContain("203.0.113.7");
	});

	it("tell an object neither who asks nor what is done, but by a keyed hash", async () => {
		const told: string[] = [];
		budgets = createBudgets(
			(name) => ({
				charge: (wanted) => {
					told.push(name, JSON.stringify(wanted));
					return stores.find(name).charge(wanted);
				},
				giveBack: async (refund) => void told.push(JSON.stringify(refund)),
				pass: async () => {},
			}),
			{ now: () => new Date(time), write: () => {}, hash: async (text) => `hash of ${text.length} letters` },
		);
		const permit = await budgets.charge("hold", { address: "203.0.113.7" }, { once: "KKMW2R47" });
		if (permit.kind !== "granted") throw new Error(permit.kind);
		await permit.giveBack(1);
		expect(told.length).toBeGreaterThan(3);
		expect(told.join("\n")).not.toMatch(/203\.0|KKMW2R47/);
	});

	it.each(Object.keys(effects) as Effect[])(
		"have a limit for everybody together, or only ever make a network wait (%s)",
		(effect) => {
			const { budgets: rows, line } = rowOf(effect);
			expect(rows.site ?? line).toBeDefined();
		},
	);
});

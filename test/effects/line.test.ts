// The line of a network whose budget is spent: places, turns, and who goes first.
import { describe, expect, it } from "vitest";
import { type Charge, type Charged, charge, giveBack } from "../../src/effects/ledger.ts";
import { longestWaitMs, openPass } from "../../src/effects/line.ts";
import { sqlite } from "./store.ts";

const minute = 60_000;
const second = 1000;
const start = Date.parse("2026-11-25T10:00:00Z");

function wanted(more: Partial<Charge> = {}): Charge {
	return { entries: [{ key: "a", limits: { minute: 3, hour: 5 } }], units: 1, least: 1, ...more };
}

const line = { key: "search", seconds: 10, units: 8, whose: ["one"] };
const placed = (ticket: string | undefined) => (ticket === undefined ? {} : { tickets: [ticket] });

describe("the line of a network", () => {
	function drained() {
		const sql = sqlite();
		charge(sql, wanted({ units: 3, least: 3 }), start);
		charge(sql, wanted({ units: 2, least: 2 }), start + minute);
		return sql;
	}

	const begin = start + minute;

	function ask(sql: ReturnType<typeof drained>, now: number, ticket?: string, whose = ["one"]) {
		return charge(sql, wanted({ line: { ...line, whose }, units: 12, least: 1, ...placed(ticket) }), now);
	}

	function place(sql: ReturnType<typeof drained>, now: number): string {
		const answer = ask(sql, now);
		if (answer.kind !== "wait") throw new Error("nobody waits");
		return answer.ticket;
	}

	it("lets whoever brings a place through once its time has come, for as much as a turn is", () => {
		const sql = drained();
		const answer = ask(sql, begin);
		if (answer.kind !== "wait") throw new Error("nobody waits");
		expect(answer.readyAt - begin).toBe(10_000);
		expect(ask(sql, begin + 9_000, answer.ticket)).toEqual(answer);
		expect(ask(sql, begin + 10_000, answer.ticket)).toMatchObject({ kind: "charged", units: 8 });
		// The next turn is ten seconds later, whoever takes it.
		expect(ask(sql, begin + 10_000, answer.ticket)).toMatchObject({ kind: "wait", readyAt: begin + 20_000 });
		expect(ask(sql, begin + 20_000, answer.ticket)).toMatchObject({ kind: "charged" });
	});

	it("is not filled by those who never come back", () => {
		const sql = drained();
		const places = new Set(Array.from({ length: 500 }, (_, index) => place(sql, begin + index)));
		expect(places.size).toBe(1);
		const mine = place(sql, begin + 6_000);
		expect(places.has(mine)).toBe(false);
		expect(ask(sql, begin + 16_000, mine)).toMatchObject({ kind: "charged" });
	});

	it("takes no place of another line, none that was made up, and none that is too old", () => {
		const sql = drained();
		const mine = place(sql, begin);
		const other = charge(sql, wanted({ line: { ...line, key: "mail" }, tickets: [mine] }), begin + 20_000);
		expect(other.kind).toBe("wait");
		expect(ask(sql, begin + 20_000, "made up").kind).toBe("wait");
		expect(ask(sql, begin + 41 * minute, mine).kind).toBe("wait");
	});

	it("goes at half the pace after each thirty turns of a day, and never slower than one in ten minutes", () => {
		const sql = drained();
		const gaps: number[] = [];
		let now = begin;
		let turns = 0;
		for (let index = 0; index < 260; index++) {
			const answer = ask(sql, now);
			if (answer.kind !== "wait") {
				// The hour's budget is there again.
				break;
			}
			gaps.push(answer.readyAt - now);
			now = answer.readyAt;
			expect(ask(sql, now, answer.ticket).kind).toBe("charged");
			turns += 1;
			charge(sql, wanted({ units: 5, least: 1 }), now);
		}
		expect(turns).toBeGreaterThan(60);
		expect(gaps.slice(0, 30).every((gap) => gap === 10_000)).toBe(true);
		expect(gaps.slice(30, 60).every((gap) => gap === 20_000)).toBe(true);
		expect(Math.max(...gaps)).toBeLessThanOrEqual(longestWaitMs);
	});

	it("gives a turn back that came to nothing", () => {
		const sql = drained();
		const mine = place(sql, begin);
		for (let time = 0; time < 40; time++) {
			expect(ask(sql, begin + 10_000, mine).kind).toBe("charged");
			giveBack(sql, { entries: [], units: 1, at: begin + 10_000, turn: { line, ticket: mine } });
		}
		expect(ask(sql, begin + 10_000, mine).kind).toBe("charged");
		expect(ask(sql, begin + 10_000, mine).kind).toBe("wait");
	});

	it("does not give back the turn of somebody else with it", () => {
		const sql = drained();
		const mine = place(sql, begin);
		expect(ask(sql, begin + 10_000, mine).kind).toBe("charged");
		expect(ask(sql, begin + 20_000, mine).kind).toBe("charged");
		giveBack(sql, { entries: [], units: 1, at: begin + 10_000, turn: { line, ticket: mine } });
		expect(ask(sql, begin + 21_000, mine).kind).toBe("wait");
	});

	/** Who asks as soon as a second is over, with the newest place it was given. */
	function script(sql: ReturnType<typeof drained>, whose: (turn: number) => string[]) {
		let ticket: string | undefined;
		let turns = 0;
		return {
			turns: () => turns,
			poll(now: number) {
				const answer = ask(sql, now, ticket, whose(turns));
				if (answer.kind === "charged") turns += 1;
				else if (answer.kind === "wait") ticket = answer.ticket;
			},
		};
	}

	/** Seconds until somebody who comes back as told, so many seconds late, is let through. */
	function secondsTo(
		sql: ReturnType<typeof drained>,
		{ from, late, others, whose }: { from: number; late: number; others: (now: number) => void; whose: string[] },
	): number {
		let answer: Charged | undefined;
		let comes = from;
		for (let now = from; now < from + 30 * minute; now += second) {
			others(now);
			if (now < comes) continue;
			answer = ask(sql, now, answer?.kind === "wait" ? answer.ticket : undefined, whose);
			if (answer.kind === "charged") return (now - from) / second;
			if (answer.kind === "wait") comes = answer.readyAt + late * second;
		}
		return Number.POSITIVE_INFINITY;
	}

	const subnet = "2001:db8:1:100::/56";
	const mine = ["2001:db8:1:1ff::/64", subnet];

	it("lets a person of the same /48, or even /56, through within forty seconds while a script asks each second", () => {
		for (const first of [3, 4, 7, 10, 11, 18, 19, 25]) {
			for (const late of [1, 3, 6]) {
				for (const others of ["2001:db8:1:200::/56", subnet]) {
					const sql = drained();
					const machine = script(sql, () => ["2001:db8:1:101::/64", others]);
					for (let now = begin; now < begin + 90 * second; now += second) machine.poll(now);
					expect(machine.turns()).toBeGreaterThan(3);
					const from = begin + (90 + first) * second;
					for (let now = begin + 90 * second; now < from; now += second) machine.poll(now);
					const waited = secondsTo(sql, { from, late, others: machine.poll, whose: mine });
					expect(waited, `${first} ${late} ${others}`).toBeLessThanOrEqual(40);
					// And again, though that was a turn of its own.
					const again = secondsTo(sql, { from: from + waited * second, late, others: machine.poll, whose: mine });
					expect(again, `again ${first} ${late} ${others}`).toBeLessThanOrEqual(40);
				}
			}
		}
	});

	it("does not let a script of many subnets keep the turns for itself: each has one before somebody else's first", () => {
		const sql = drained();
		const machine = script(sql, (turn) => [`2001:db8:1:${turn % 5}00::/64`, `2001:db8:1:${turn % 5}00::/56`]);
		for (let now = begin; now < begin + 2 * minute; now += second) machine.poll(now);
		expect(machine.turns()).toBeGreaterThan(5);
		expect(
			secondsTo(sql, { from: begin + 2 * minute, late: 2, others: machine.poll, whose: mine }),
		).toBeLessThanOrEqual(40);
	});

	it("holds nobody up for more than a turn for the sake of who asks and never comes", () => {
		const sql = drained();
		const served = place(sql, begin);
		expect(ask(sql, begin + 10 * second, served).kind).toBe("charged");
		let answer: Charged | undefined;
		let now = begin + 10 * second;
		for (; answer?.kind !== "charged"; now += second) {
			// Another fresh subnet each second, which takes no turn.
			ask(sql, now, undefined, [`fresh ${now}`]);
			answer = ask(sql, now, served);
		}
		expect(now - second - (begin + 10 * second)).toBeLessThanOrEqual(20 * second);
	});

	it("lets who was shown to be a person through at once, once, and beside all others", () => {
		const sql = drained();
		openPass(sql, "a proof", begin);
		expect(ask(sql, begin, "a proof")).toMatchObject({ kind: "charged", units: 8, ticket: "a proof" });
		expect(ask(sql, begin, "a proof").kind).toBe("wait");
		// The same proof again is the same pass, and the line's own pace is as it was.
		openPass(sql, "a proof", begin + second);
		expect(ask(sql, begin + second, "a proof").kind).toBe("wait");
		const mine = place(sql, begin);
		expect(ask(sql, begin + 10 * second, mine).kind).toBe("charged");
		// Of another line too, and not for ever.
		openPass(sql, "another", begin);
		expect(ask(sql, begin + 41 * minute, "another").kind).toBe("wait");
	});

	it("gives a pass back that came to nothing, and no turn of somebody else with it", () => {
		const sql = drained();
		openPass(sql, "a proof", begin);
		const mine = place(sql, begin);
		expect(ask(sql, begin + 10 * second, mine).kind).toBe("charged");
		expect(ask(sql, begin + 10 * second, "a proof").kind).toBe("charged");
		giveBack(sql, { entries: [], units: 1, at: begin + 10 * second, turn: { line, ticket: "a proof" } });
		expect(ask(sql, begin + 11 * second, mine).kind).toBe("wait");
		expect(ask(sql, begin + 11 * second, "a proof").kind).toBe("charged");
	});

	it("writes for a flood of those who only ask no more than once in five seconds", () => {
		const sql = drained();
		let writes = 0;
		const counting = {
			exec(query: string, ...bindings: (string | number)[]) {
				if (!query.startsWith("SELECT")) writes += 1;
				return sql.exec(query, ...bindings);
			},
		};
		for (const whose of [() => ["one"], (time: number) => [`${time}`]]) {
			writes = 0;
			for (let time = 0; time < 60 * second; time += 100) ask(counting, begin + time, undefined, whose(time));
			// A place and who asks, for each five seconds.
			expect(writes).toBeLessThanOrEqual(24);
		}
	});

	it("keeps a row for who had a turn, and none for who only asks", () => {
		const sql = drained();
		for (let time = 0; time < 500; time++) ask(sql, begin + time, undefined, [`${time}`, `subnet ${time}`]);
		const count = (table: string) => Number(sql.exec(`SELECT count(*) AS rows FROM ${table}`).toArray()[0]?.rows);
		expect([count("tickets"), count("asked"), count("turns"), count("served")]).toEqual([1, 1, 0, 0]);
	});
});

// What a request spends and brings along: places in lines, and the answer to who is past a budget.
import { describe, expect, it } from "vitest";
import { type Proof, spendingOf } from "../../src/edge/spending.ts";
import type { Budgets } from "../../src/effects/budgets.ts";
import { effects } from "../../src/effects/effects.ts";
import { memoryBudgets } from "../effects/store.ts";

const url = "https://a.example/contact-us";

function from(cookie = "", address = "203.0.113.7"): Request {
	return new Request(url, { headers: { "CF-Connecting-IP": address, Cookie: cookie } });
}

describe("the places of a browser", () => {
	it("are one for each line it waits in: the second does not cost it the first", async () => {
		const line = spendingOf(from("__Host-place=for-a-search"), undefined).placeCookie("for-a-message");
		const [value = ""] = line.split(";");
		expect(value).toBe("__Host-place=for-a-message.for-a-search");
		const brought: (readonly string[] | undefined)[] = [];
		const budgets: Budgets = {
			charge: async (_, spender) => {
				brought.push(spender.tickets);
				return { kind: "silent" };
			},
			pass: async () => false,
		};
		await spendingOf(from(value), budgets).charge("search");
		expect(brought).toEqual([["for-a-message", "for-a-search"]]);
	});

	it("are four at most, each once", () => {
		const [value] = spendingOf(from("__Host-place=a.b.c.d.e.f"), undefined).placeCookie("c").split(";");
		expect(value).toBe("__Host-place=c.a.b.d");
	});
});

describe("a proof of a person", () => {
	const now = new Date("2026-11-25T10:00:00Z");

	/** As its provider counts it: once, or again by the same attempt. */
	function proof(answer = true): Proof & { attempts: string[] } {
		const attempts: string[] = [];
		return {
			...{ token: "a token", attempts },
			async isHuman(attempt) {
				attempts.push(attempt);
				return answer && attempt === attempts[0];
			},
		};
	}

	const { hour } = effects.message.budgets.address;

	/** Budgets in which the part of the address is spent. */
	async function drained(): Promise<Budgets> {
		const budgets = memoryBudgets(() => now);
		for (let spent = 0; spent < hour; spent++) await budgets.charge("message", { address: "203.0.113.7" });
		return budgets;
	}

	const kindOf = async (spending: ReturnType<typeof spendingOf>) => (await spending.charge("message")).kind;

	it("lets one through who would have to wait, once, and is not looked at before", async () => {
		const [budgets, mine] = [await drained(), proof()];
		expect(await kindOf(spendingOf(from("", "198.51.100.1"), budgets, { proof: mine }))).toBe("granted");
		expect(mine.attempts).toHaveLength(0);
		expect(await kindOf(spendingOf(from(), budgets))).toBe("wait");
		expect(await kindOf(spendingOf(from(), budgets, { proof: mine }))).toBe("granted");
		// Sent again it is the same attempt, and no second turn.
		expect(await kindOf(spendingOf(from(), budgets, { proof: mine }))).toBe("wait");
		expect(new Set(mine.attempts).size).toBe(1);
		expect(mine.attempts[0]).toMatch(/^[\da-f]{64}$/);
	});

	it("is another attempt from another network, which its provider refuses", async () => {
		const [budgets, mine] = [await drained(), proof()];
		for (let spent = 0; spent < hour; spent++) await budgets.charge("message", { address: "198.51.100.1" });
		expect(await kindOf(spendingOf(from(), budgets, { proof: mine }))).toBe("granted");
		expect(await kindOf(spendingOf(from("", "198.51.100.1"), budgets, { proof: mine }))).toBe("wait");
	});

	it("that is refused, or that nobody can judge, leaves the line as it was", async () => {
		const budgets = await drained();
		expect(await kindOf(spendingOf(from(), budgets, { proof: proof(false) }))).toBe("wait");
		expect(await spendingOf(from(), budgets, { proof: proof(false) }).pass()).toBeUndefined();
	});
});

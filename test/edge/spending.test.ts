// What a request spends and brings along: places in lines, and the answer to who is past a budget.
import { describe, expect, it } from "vitest";
import { spendingOf } from "../../src/edge/spending.ts";
import type { Budgets } from "../../src/effects/budgets.ts";

const url = "https://a.example/contact-us";

function from(cookie = ""): Request {
	return new Request(url, { headers: { "CF-Connecting-IP": "203.0.113.7", Cookie: cookie } });
}

describe("the places of a browser", () => {
	it("are one for each line it waits in: the second does not cost it the first", async () => {
		const line = spendingOf(from("place=for-a-search"), undefined).placeCookie("for-a-message");
		const [value = ""] = line.split(";");
		expect(value).toBe("place=for-a-message.for-a-search");
		const brought: (readonly string[] | undefined)[] = [];
		const budgets: Budgets = {
			charge: async (_, spender) => {
				brought.push(spender.tickets);
				return { kind: "silent" };
			},
		};
		await spendingOf(from(value), budgets).charge("search");
		expect(brought).toEqual([["for-a-message", "for-a-search"]]);
	});

	it("are four at most, each once", () => {
		const [value] = spendingOf(from("place=a.b.c.d.e.f"), undefined).placeCookie("c").split(";");
		expect(value).toBe("place=c.a.b.d");
	});
});

// docs/capacity.md says what figures.ts comes to, row by row.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
	always,
	behavior,
	costOf,
	type Meter,
	monthOf,
	plan,
	prices,
	type Step,
	searchesAnOrder,
	uses,
} from "./figures.ts";

const text = readFileSync(new URL("../../docs/capacity.md", import.meta.url), "utf8");
const months = [10_000, 1_000_000, 10_000_000];

/** Three digits that count: 45.7 k, 4.57 M. */
function short(number: number): string {
	const [unit, sign] = number >= 1e6 ? [1e6, " M"] : number >= 1e3 ? [1e3, " k"] : [1, ""];
	return Number((number / unit).toPrecision(3)) + sign;
}

const dollars = (amount: number) => `$${amount < 100 ? amount.toFixed(2) : Math.round(amount).toLocaleString("en-US")}`;
/** The text is long: where a row is missing, the row alone is shown. */
const says = (part: string) => expect(text.includes(part), part).toBe(true);
const row = (...cells: readonly string[]) => `| ${cells.join(" | ")} |`;

/** What is billed of a month, without what nobody has to take. */
const billed = (Object.keys(prices) as Meter[]).filter((meter) => meter !== "points" && meter !== "excessSearches");
const platform = (month: ReturnType<typeof monthOf>) =>
	billed.reduce((sum, meter) => sum + costOf(meter, month[meter]), plan);

const names: Readonly<Record<Meter, string>> = {
	requests: "requests",
	cpu: "CPU ms",
	written: "D1 rows written",
	objects: "Durable Object calls",
	objectRows: "rows that these write",
	queueOperations: "Queue operations",
	logs: "log, GB",
	points: "data points, if `EVENTS` is bound",
	mails: "mails",
	excessSearches: "searches beyond those of orders",
};

describe("docs/capacity.md", () => {
	it.each(Object.keys(uses) as Step[])("says what a %s uses, and how often it is taken to happen", (step) => {
		const { requests, read, written, objects, objectRows, lines, mails, searches, cpu } = uses[step];
		const cells = [requests, read, written, objects, objectRows, lines, mails, searches, cpu, behavior[step]];
		says(row(step, ...cells.map(String)));
	});

	it.each(Object.entries(names) as [Meter, string][])("says what a month uses and costs: %s", (meter, name) => {
		const cells = months.map((visits) => {
			const used = monthOf(visits)[meter];
			return `${short(used)}: ${dollars(costOf(meter, used))}`;
		});
		says(row(name, ...cells));
	});

	it("adds up what the platform asks", () => {
		const cells = months.map((visits) => `**${dollars(platform(monthOf(visits)))}**`);
		says(row("**the platform, plan and mails included**", ...cells));
	});

	it("says what a month without an order costs", () => {
		const cells = months.map((visits) => dollars(costOf("excessSearches", monthOf(visits, 0).excessSearches)));
		says(row("the same without any order", ...cells));
	});

	it.each(Object.entries(prices))("says the price: %s", (_, { included, dollars: price, per }) => {
		says(row(short(included), `$${price} ${per === 1 ? "each" : `for ${short(per)}`}`).slice(1));
	});

	it("says what runs without visitors, and what an order brings", () => {
		for (const number of [...Object.values(always), searchesAnOrder]) says(short(number));
	});
});

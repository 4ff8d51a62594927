// The report: the same numbers out of our own lines, out of wrangler tail and out of Logpush.
import { describe, expect, it } from "vitest";
import { Durations } from "../../../scripts/report/durations.ts";
import { readLines } from "../../../scripts/report/read-lines.ts";
import { Summary } from "../../../scripts/report/summary.ts";
import { printed, tablesOf } from "../../../scripts/report/tables.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 26, 10, minute)).toISOString();
const request = (route: string, status: number, ms: number, more = {}) => ({
	...{
		time: at(1),
		id: "x",
		method: "GET",
		route,
		path: "/",
		status,
		ms,
		language: "es",
		cache: "render",
		version: "v1",
	},
	...more,
});

const ours = [
	request("home", 200, 4, { cache: "memo" }),
	request("home", 200, 6, { cache: "edge" }),
	request("home", 500, 9, { error: "TypeError: x is not a function\n at y" }),
	request("bookingReview", 303, 20, { method: "POST" }),
	request("flightResults", 429, 1, { bot: true }),
	{ time: at(2), event: "search", what: "visitor.duffel", outcome: "found", count: 40, version: "v1" },
	{ time: at(2), event: "search", what: "visitor.duffel", outcome: "nothing", count: 0, version: "v1" },
	{ time: at(2), event: "search", what: "prices.duffel", outcome: "found", count: 40, version: "v1" },
	{ time: at(2), event: "search", what: "prices.duffel", outcome: "timeout", count: 0, version: "v1" },
	{ time: at(2), event: "search", what: "alerts.duffel", outcome: "found", count: 9, version: "v1" },
	{ time: at(2), event: "results", outcome: "shown", count: 40, version: "v1" },
	{ time: at(2), event: "results", outcome: "shown", count: 10, version: "v1" },
	{ time: at(3), event: "row", outcome: "opened", version: "v1" },
	{ time: at(4), event: "provider", what: "duffel.air.offer_requests", outcome: "ok", ms: 900, version: "v1" },
	{ time: at(5), event: "provider", what: "duffel.air.offer_requests", outcome: "down", ms: 100, version: "v1" },
	{ time: at(6), event: "vitals", what: "lcp", outcome: "good", ms: 1800, country: "MX", version: "v1" },
	{ time: at(6), event: "booking", what: "pay", outcome: "made", version: "v1" },
	{ time: at(6), event: "booking", what: "ticket", outcome: "made", version: "v1" },
	{ time: at(6), event: "budget", effect: "search", percent: 80 },
];

async function summaryOf(text: string): Promise<Summary> {
	const summary = new Summary();
	await readLines(
		(async function* () {
			yield* text.split("\n");
		})(),
		(line) => summary.add(line),
	);
	return summary;
}

const asStarted = ["Serving on http://localhost", ...ours.map((line) => JSON.stringify(line)), "{ cut"].join("\n");
const asTailed = ours
	.map((line) =>
		JSON.stringify(
			{
				outcome: "ok",
				event: { request: { url: "REDACTED" } },
				logs: [{ message: [JSON.stringify(line)], level: "log" }],
			},
			null,
			2,
		),
	)
	.join("\n");
const asPushed = ours
	.map((line) =>
		JSON.stringify({ EventType: "fetch", Logs: [{ Level: "log", Message: [JSON.stringify(line)], TimestampMs: 1 }] }),
	)
	.join("\n");

function cells(summary: Summary, name: string): Record<string, (string | number)[]> {
	const rows = tablesOf(summary).find((table) => table.name === name)?.rows ?? [];
	return Object.fromEntries(rows.map(([first, ...rest]) => [String(first), rest]));
}

describe("a report", () => {
	it.each([
		["npm start", asStarted],
		["wrangler tail", asTailed],
		["Logpush", asPushed],
	])("counts the lines of %s", async (_name, text) => {
		const summary = await summaryOf(text);
		expect(cells(summary, "all")).toMatchObject({
			from: [at(1)],
			to: [at(6)],
			requests: [5],
			"5xx": [1],
			"5xx of requests": ["20.0%"],
			"429": [1],
			crawlers: [1],
			"lines of version v1": [18],
		});
		expect(cells(summary, "routes")).toMatchObject({
			home: [3, 0, 1, 6, 9, 9, "66.7%"],
			"POST bookingReview": [1, 0, 0, expect.any(Number), expect.any(Number), expect.any(Number), "0.0%"],
		});
		expect(cells(summary, "funnel")).toMatchObject({
			"flights found": [1, ""],
			"results shown": [2, "200.0%"],
			"row opened": [1, "50.0%"],
			paid: [1, "100.0%"],
			ticketed: [1, "100.0%"],
			"(searched for prices)": [2, ""],
			"(searched for alerts)": [1, ""],
		});
		expect(cells(summary, "providers")["provider duffel.air.offer_requests"]?.slice(0, 2)).toEqual([2, "ok 1, down 1"]);
		expect(cells(summary, "budgets")).toEqual({ "budget search": [1, "80% 1", "", "", at(6)] });
		expect(cells(summary, "web vitals")).toHaveProperty("MX lcp");
		expect(cells(summary, "errors")).toEqual({ "home: TypeError: x is not a function": [1] });
	});

	it("prints its columns in line", async () => {
		const [all] = tablesOf(await summaryOf(asStarted));
		if (!all) return expect.fail();
		const [heading, , ...rows] = printed(all).split("\n");
		expect(heading).toBe("ALL");
		expect(rows.find((row) => row.startsWith("requests"))).toMatch(/^requests +5$/);
	});

	it("counts what a Worker with a wrong variable refused", async () => {
		const refused = { time: at(1), start: "refused", status: 503, why: "SITE_ORIGIN is no origin" };
		const other = { time: at(1), start: "bookings off", why: "no database is bound as DB" };
		const all = cells(await summaryOf([refused, other].map((line) => JSON.stringify(line)).join("\n")), "all");
		expect(all).toMatchObject({ requests: [1], "5xx": [1], "5xx of requests": ["100.0%"] });
	});

	it("counts failures of one kind together, whatever numbers they name", async () => {
		const failed = (counts: object) => ({
			time: at(1),
			route: "api.flights",
			status: 502,
			error: `FareSourceError: malformed: none of the offers could be read: ${JSON.stringify(counts)}\n    at x`,
		});
		const lines = [failed({ shape: 30 }), failed({ times: 12 })].map((line) => JSON.stringify(line));
		expect(cells(await summaryOf(lines.join("\n")), "errors")).toEqual({
			"api.flights: FareSourceError: malformed: none of the offers could be read": [2],
		});
	});

	it("tells first what only a person puts right, as the latest lines have it", async () => {
		const payments = (second: number, ...mismatches: object[]) => ({ time: at(second), cron: "payments", mismatches });
		const lines = [
			payments(2, { kind: "capturedButEnded", payment: "KKMW2R47-1" }),
			payments(1, { kind: "orderUnknown", payment: "R0K3XXRM-1" }),
			{ time: at(1), outbox: { failed: 2, dead: 0 } },
			{ time: at(2), cron: "outbox", givenUp: 3 },
			{ time: at(1), start: "bookings off", why: "the secret DATA_KEY is not set" },
		];
		const tables = tablesOf(await summaryOf(lines.map((line) => JSON.stringify(line)).join("\n")));
		expect(tables[1]).toMatchObject({
			name: "needs somebody",
			rows: [
				["money", "capturedButEnded: KKMW2R47-1", at(2)],
				["mails", "given up: 3", at(2)],
				["start: bookings off", "the secret DATA_KEY is not set 1", at(1)],
			],
		});
		const decided = await summaryOf([...lines, payments(3)].map((line) => JSON.stringify(line)).join("\n"));
		expect(Object.keys(cells(decided, "needs somebody"))).toEqual(["mails", "start: bookings off"]);
	});

	it("knows by a run that ends well and says nothing of it that nobody is needed any more", async () => {
		const run = (minute: number, more = {}) => ({
			time: at(minute),
			event: "cron",
			what: "mail",
			outcome: "ok",
			ms: 40,
			...more,
		});
		const said = { time: at(2), cron: "outbox", givenUp: 3 };
		const mismatch = { time: at(2), cron: "payments", mismatches: [{ kind: "noSource", payment: "KKMW2R47-1" }] };
		const needed = async (...lines: object[]) =>
			Object.keys(cells(await summaryOf(lines.map((line) => JSON.stringify(line)).join("\n")), "needs somebody"));
		expect(await needed(said, mismatch, run(3))).toEqual(["money"]);
		expect(await needed(said, mismatch, run(3, { what: "payments" }))).toEqual(["mails"]);
		// Its own line, also where that is read after the run's end.
		expect(await needed(run(2), said)).toEqual(["mails"]);
		expect(await needed(said, run(2))).toEqual(["mails"]);
		// Of one that fails nobody knows; nor of a line that is none of ours.
		expect(await needed(said, run(3, { outcome: "failed" }))).toEqual(["mails"]);
		expect(await needed(said, run(3, { what: "holds" }), run(3, { time: "now" }))).toEqual(["mails"]);
	});

	it("of nothing is empty tables and no failure", async () => {
		expect(cells(await summaryOf("no line of ours\n{}"), "routes")).toEqual({});
	});
});

describe("percentiles", () => {
	it("are right to a twentieth, whatever the order", () => {
		const durations = new Durations();
		for (let ms = 1000; ms >= 1; ms--) durations.add(ms);
		for (const [share, exact] of [
			[0.5, 500],
			[0.95, 950],
			[0.99, 990],
		] as const) {
			expect(Math.abs(durations.percentile(share) - exact) / exact).toBeLessThan(0.05);
		}
		expect(new Durations().percentile(0.5)).toBe(0);
	});
});

describe("the desk's lines", () => {
	it("are tables of their own, and no visitor's", async () => {
		const desk = { time: at(3), desk: "request", method: "GET", route: "booking", status: 200, ms: 30, role: "agent" };
		const lines = [
			request("home", 200, 4),
			desk,
			{ ...desk, method: "POST", status: 500, error: "Error: no\n at x" },
			{ ...desk, route: undefined, status: 404, role: undefined, why: "expired" },
			{ time: at(4), desk: "closed", why: "no identity provider is configured" },
			{ time: at(5), desk: "index", read: 3 },
		];
		const summary = await summaryOf(lines.map((line) => JSON.stringify(line)).join("\n"));
		expect([summary.requests, summary.serverErrors, [...summary.routes.keys()]]).toEqual([1, 0, ["home"]]);
		const rows = new Map(tablesOf(summary).map((table) => [table.name, table.rows]));
		expect(rows.get("desk")).toEqual([
			["booking", 1, 0, 0, 30, 30],
			["POST booking", 1, 0, 1, 30, 30],
		]);
		expect(rows.get("desk, besides")).toEqual([
			["nobody", 1, "expired 1", at(3)],
			["closed", 1, "no identity provider is configured 1", at(4)],
			["index", 1, "said 1", at(5)],
		]);
		expect(rows.get("errors")).toEqual([["desk booking: Error: no", 1]]);
	});
});

// A report as tables for people, and as data for programs: the same numbers.
import { funnel, type Summary, type Tally } from "./summary.ts";

export interface Table {
	readonly name: string;
	readonly columns: readonly string[];
	readonly rows: readonly (readonly (string | number)[])[];
}

const percent = (part: number, whole: number) => (whole > 0 ? `${((100 * part) / whole).toFixed(1)}%` : "");
const byCount = (a: readonly [string, { readonly count: number }], b: readonly [string, { readonly count: number }]) =>
	b[1].count - a[1].count;

export function tablesOf(summary: Summary): readonly Table[] {
	return [
		requests(summary),
		needsSomebody(summary),
		routes(summary),
		steps(summary),
		...eventTables(summary),
		desk(summary),
		deskTold(summary),
		vitals(summary),
		faults(summary),
	].filter(({ rows }) => rows.length > 0);
}

function requests({ first, last, requests, serverErrors, refusedTooMany, bots, versions }: Summary): Table {
	return {
		name: "all",
		columns: ["what", "value"],
		rows: [
			["from", first],
			["to", last],
			["requests", requests],
			["5xx", serverErrors],
			["5xx of requests", percent(serverErrors, requests)],
			["429", refusedTooMany],
			["crawlers", bots],
			...[...versions].map(([version, lines]) => [`lines of version ${version}`, lines]),
		],
	};
}

/** What no number of a route tells: money that does not fit, mails that were given up, a Worker that lacks something. */
function needsSomebody({ waiting, starts }: Summary): Table {
	const told = [...waiting].flatMap(([about, { time, what }]) => what.map((one) => [about, one, time]));
	const lacking = [...starts].map(([start, { outcomes, last }]) => [`start: ${start}`, inWords(outcomes), last]);
	return { name: "needs somebody", columns: ["what", "which", "latest"], rows: [...told, ...lacking] };
}

function routes({ routes }: Summary): Table {
	return {
		name: "routes",
		columns: ["route", "requests", "4xx", "5xx", "p50 ms", "p95 ms", "p99 ms", "from a cache"],
		rows: [...routes]
			.sort(byCount)
			.map(([route, { count, outcomes, ms, caches }]) => [
				route,
				count,
				outcomes.get("4xx") ?? 0,
				outcomes.get("5xx") ?? 0,
				...[0.5, 0.95, 0.99].map((share) => ms.percentile(share)),
				percent((caches.get("memo") ?? 0) + (caches.get("edge") ?? 0), count),
			]),
	};
}

/** Each step against the one before it that anybody took; at the end the searches that no visitor made. */
function steps({ steps, ownSearches }: Summary): Table {
	const rows: (string | number)[][] = [];
	let before = 0;
	for (const { step } of funnel) {
		const count = steps.get(step) ?? 0;
		if (steps.size > 0) rows.push([step, count, percent(count, before)]);
		before = count || before;
	}
	for (const [asker, count] of ownSearches) rows.push([`(searched for ${asker})`, count, ""]);
	return { name: "funnel", columns: ["step", "times", "of the step before"], rows };
}

const eventNames: Readonly<Record<string, string>> = {
	search: "searches",
	offer: "prices asked again",
	order: "orders",
	provider: "providers",
	mail: "mails",
	cron: "crons",
	budget: "budgets",
};

/** What is told apart, each a table; all others in one. */
function eventTables({ events }: Summary): readonly Table[] {
	const named = new Map<string, [string, Tally][]>();
	for (const entry of events) {
		const [event = ""] = entry[0].split(" ");
		const name = eventNames[event] ?? "other events";
		named.set(name, [...(named.get(name) ?? []), entry]);
	}
	return [...named].map(([name, entries]) => ({
		name,
		columns: ["event", "times", "outcomes", "p50 ms", "p95 ms", "latest"],
		rows: entries
			.sort(byCount)
			.map(([event, { count, outcomes, ms, last }]) => [
				event,
				count,
				inWords(outcomes),
				...(ms.count > 0 ? [ms.percentile(0.5), ms.percentile(0.95)] : ["", ""]),
				last,
			]),
	}));
}

/** The most frequent first: "sent 12, failed 1". */
function inWords(outcomes: Tally["outcomes"]): string {
	return [...outcomes]
		.sort((a, b) => b[1] - a[1])
		.map(([outcome, many]) => `${outcome} ${many}`)
		.join(", ");
}

/** Pages and acts of the agency's own people. */
function desk({ desk }: Summary): Table {
	return {
		name: "desk",
		columns: ["route", "requests", "4xx", "5xx", "p50 ms", "p95 ms"],
		rows: [...desk]
			.sort(byCount)
			.map(([route, { count, outcomes, ms }]) => [
				route,
				count,
				outcomes.get("4xx") ?? 0,
				outcomes.get("5xx") ?? 0,
				...[0.5, 0.95].map((share) => ms.percentile(share)),
			]),
	};
}

/** Who got nothing at the desk and why, and what its crons say. */
function deskTold({ deskTold }: Summary): Table {
	return {
		name: "desk, besides",
		columns: ["line", "times", "why", "latest"],
		rows: [...deskTold]
			.sort(byCount)
			.map(([kind, { count, outcomes, last }]) => [kind, count, inWords(outcomes), last]),
	};
}

/** The three quarters of visits that were at least as fast: what search engines judge by. */
function vitals({ vitals }: Summary): Table {
	return {
		name: "web vitals",
		columns: ["country and measure", "visits", "p75 (ms; cls by the thousand)"],
		rows: [...vitals].sort(byCount).map(([name, values]) => [name, values.count, values.percentile(0.75)]),
	};
}

function faults({ errors }: Summary): Table {
	return {
		name: "errors",
		columns: ["error", "times"],
		rows: [...errors].sort((a, b) => b[1] - a[1]).slice(0, 20),
	};
}

/** Columns in line, numbers to the right. */
export function printed({ name, columns, rows }: Table): string {
	const widths = columns.map((column, at) => Math.max(column.length, ...rows.map((row) => `${row[at] ?? ""}`.length)));
	const line = (cells: readonly (string | number)[]) =>
		cells
			.map((cell, at) =>
				typeof cell === "number" ? `${cell}`.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0),
			)
			.join("  ")
			.trimEnd();
	return [name.toUpperCase(), line(columns), ...rows.map(line)].join("\n");
}

// What a report counts of the Worker's lines, one after the other, in little memory however many there are.
import type { Asker } from "../../src/flights/told-source.ts";
import type { Duty } from "../../src/site/duties.ts";
import { Durations } from "./durations.ts";
import type { LogLine } from "./read-lines.ts";

class Counts extends Map<string, number> {
	add(name: string, many = 1): void {
		this.set(name, (this.get(name) ?? 0) + many);
	}
}

export interface Tally {
	count: number;
	readonly outcomes: Counts;
	readonly ms: Durations;
	/** ISO 8601 in UTC: of the latest. */
	last: string;
}

interface RouteTally extends Tally {
	readonly caches: Counts;
}

const newTally = (): Tally => ({ count: 0, outcomes: new Counts(), ms: new Durations(), last: "" });

/** Values by their name, made when they are first asked for. */
class Made<Value> extends Map<string, Value> {
	readonly #make: () => Value;

	constructor(make: () => Value) {
		super();
		this.#make = make;
	}

	at(name: string): Value {
		const found = this.get(name) ?? this.#make();
		this.set(name, found);
		return found;
	}
}

/** How one comes nearer to a ticket, step by step: the events that are counted for each. */
export const funnel: readonly {
	readonly step: string;
	readonly event: string;
	readonly outcome: string;
	/** All of it, or its first word. */
	readonly what?: string;
}[] = [
	{ step: "flights found", event: "search", outcome: "found", what: "visitor" },
	{ step: "results shown", event: "results", outcome: "shown" },
	{ step: "row opened", event: "row", outcome: "opened" },
	{ step: "flight chosen", event: "quote", outcome: "chosen" },
	{ step: "passengers named", event: "booking", outcome: "made", what: "draft" },
	{ step: "trip agreed to", event: "booking", outcome: "made", what: "review" },
	{ step: "sent, paid by phone", event: "booking", outcome: "made", what: "request" },
	{ step: "card authorized", event: "booking", outcome: "made", what: "authorize" },
	{ step: "seats held", event: "booking", outcome: "made", what: "hold" },
	{ step: "paid", event: "booking", outcome: "made", what: "pay" },
	{ step: "ticketed", event: "booking", outcome: "made", what: "ticket" },
];

/** Who searches besides visitors: none of it is a step of anybody's. */
const ownAskers: readonly string[] = ["prices", "alerts"] satisfies Asker[];

/** What a duty of the cron says on each run while there is any of it, and says nothing of once there is none. */
const toldBy: Readonly<Record<string, "money" | "mails">> = { payments: "money", mail: "mails" } satisfies {
	readonly [D in Duty]?: "money" | "mails";
};

interface Waiting {
	readonly time: string;
	readonly what: readonly string[];
}

export class Summary {
	/** Of the first and the last line that says a time. */
	first = "";
	last = "";
	requests = 0;
	serverErrors = 0;
	refusedTooMany = 0;
	bots = 0;
	readonly versions = new Counts();
	readonly routes = new Made<RouteTally>(() => ({ ...newTally(), caches: new Counts() }));
	/** By `event` or `event what`. */
	readonly events = new Made<Tally>(newTally);
	readonly steps = new Counts();
	/** Searches of the cron's, by what for. */
	readonly ownSearches = new Counts();
	/** Of the desk's Worker, by route: of its people, not of visitors. */
	readonly desk = new Made<Tally>(newTally);
	/** Of the desk: what else its lines tell, and why somebody was nobody there. */
	readonly deskTold = new Made<Tally>(newTally);
	/** By country and measure. */
	readonly vitals = new Made<Durations>(() => new Durations());
	/** Of requests that failed: the route, and what the error says first. */
	readonly errors = new Counts();
	/** What a Worker says that lacks something, or is configured wrongly. */
	readonly starts = new Made<Tally>(newTally);
	/** What only a person puts right, as the latest line that knows of it says: "money", "mails". */
	readonly waiting = new Map<"money" | "mails", Waiting>();

	add(line: LogLine): void {
		const { time, version } = line;
		if (typeof time === "string") {
			if (!this.first || time < this.first) this.first = time;
			if (time > this.last) this.last = time;
		}
		if (typeof version === "string") this.versions.add(version);
		if (typeof line.start === "string") count(this.starts.at(line.start), line, wordsOf(line.why));
		this.#addWaiting(line, typeof time === "string" ? time : "");
		if (typeof line.desk === "string") this.#addDesk(line, line.desk);
		else if (typeof line.event === "string") this.#addEvent(line, line.event);
		else if (typeof line.status === "number")
			// A Worker whose configuration is wrong answers before it knows any route.
			this.#addRequest(line, typeof line.route === "string" ? line.route : "none", line.status);
	}

	#addWaiting({ cron, mismatches, givenUp, event, what, outcome, ms }: LogLine, time: string): void {
		const tell = (about: "money" | "mails", what: readonly string[], at = time) => {
			if (at >= (this.waiting.get(about)?.time ?? "")) this.waiting.set(about, { time: at, what });
		};
		const about = event === "cron" && outcome === "ok" ? toldBy[wordsOf(what)] : undefined;
		// As of a second before it began: what it did say is later than that, wherever its line stands.
		const before = typeof ms === "number" ? Date.parse(time) - ms - 1_000 : Number.NaN;
		if (about && !Number.isNaN(before)) tell(about, [], new Date(before).toISOString());
		if (cron === "payments" && Array.isArray(mismatches)) {
			const told = mismatches as readonly { readonly kind?: unknown; readonly payment?: unknown }[];
			tell(
				"money",
				told.map(({ kind, payment }) => `${wordsOf(kind)}: ${wordsOf(payment)}`),
			);
		}
		if (cron === "outbox" && typeof givenUp === "number") tell("mails", givenUp > 0 ? [`given up: ${givenUp}`] : []);
	}

	#addRequest(line: LogLine, route: string, status: number): void {
		this.requests++;
		if (status >= 500) this.serverErrors++;
		if (status === 429) this.refusedTooMany++;
		if (line.bot === true) this.bots++;
		const tally = this.routes.at(`${line.method === "POST" ? "POST " : ""}${route}`);
		count(tally, line, `${Math.floor(status / 100)}xx`);
		if (typeof line.cache === "string") tally.caches.add(line.cache);
		if (typeof line.error === "string" && status >= 500) this.errors.add(`${route}: ${firstWords(line.error)}`);
	}

	#addDesk(line: LogLine, kind: string): void {
		const { method, route, status, why, error } = line;
		if (kind === "request" && typeof status === "number" && typeof route === "string") {
			const name = `${method === "POST" ? "POST " : ""}${route}`;
			count(this.desk.at(name), line, `${Math.floor(status / 100)}xx`);
			if (typeof error === "string" && status >= 500) this.errors.add(`desk ${route}: ${firstWords(error)}`);
		}
		if (kind !== "request" || typeof why === "string") {
			count(this.deskTold.at(kind === "request" ? "nobody" : kind), line, typeof why === "string" ? why : "said");
		}
	}

	#addEvent(line: LogLine, event: string): void {
		const { outcome, what, country, effect, percent } = line;
		const share = typeof percent === "number" ? `${percent}%` : "said";
		const result = typeof outcome === "string" ? outcome : share;
		// Budgets name what is spent.
		const kind = [what, effect].find((name) => typeof name === "string");
		if (event === "vitals") {
			const value = kind === "cls" ? line.count : line.ms;
			if (typeof value === "number")
				this.vitals.at(`${typeof country === "string" ? country : "??"} ${kind}`).add(value);
			return;
		}
		count(this.events.at(kind ? `${event} ${kind}` : event), line, result);
		for (const { step, ...wanted } of funnel) {
			const same = wanted.event === event && wanted.outcome === result;
			if (same && (wanted.what === undefined || wanted.what === kind?.split(".")[0])) this.steps.add(step);
		}
		const asker = kind?.split(".")[0] ?? "";
		if (event === "search" && ownAskers.includes(asker)) this.ownSearches.add(asker);
	}
}

function count(tally: Tally, { ms, time }: LogLine, outcome: string): void {
	tally.count++;
	tally.outcomes.add(outcome);
	if (typeof ms === "number") tally.ms.add(ms);
	if (typeof time === "string" && time > tally.last) tally.last = time;
}

const wordsOf = (value: unknown) => (typeof value === "string" ? value : "unknown");

/** Of an error's first line, what names its kind: not the counts behind it, by which each would be a row of its own. */
function firstWords(error: string): string {
	return (error.split("\n")[0] ?? "").replace(/: \{.*/, "").slice(0, 80);
}

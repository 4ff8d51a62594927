// The parts of the deep health check: what each reads, as values that the table of alarms judges. Nothing personal is read.

import type { Spent } from "../effects/site-spending.ts";
import { countAll } from "../features/bookings/payments/mismatches.ts";
import { isFree } from "../flights/source.ts";
import { failingOf } from "../flights/source-answers.ts";
import { type Lane, lanes } from "../mail/lanes.ts";
import { type Services, whyNoBookings } from "../services.ts";
import { dutyAges } from "./cron-runs.ts";
import { periodOf } from "./duties.ts";
import {
	bookingsOff,
	databaseMs,
	deadMails,
	dutySeconds,
	failingSeconds,
	type Limit,
	mailSeconds,
	mismatches,
	priceSeconds,
	type State,
	spentPercent,
	stateOf,
} from "./health-limits.ts";

/** One value with what it is measured against. */
export interface Reading extends Limit {
	/** As in docs/alarms.md: "mail.bookings.seconds". */
	readonly name: string;
	readonly value: number;
	readonly state: State;
	/** What else is known of it, for whoever looks. */
	readonly about?: Readonly<Record<string, string | number | null>>;
}

/** Gives its readings; none where there is nothing to look after. Rejects where it cannot tell. */
type Part = (services: Services) => Promise<readonly Reading[]>;

function reading(name: string, value: number, limit: Limit, about?: Reading["about"]): Reading {
	return { name, value, state: stateOf(value, limit), ...limit, ...(about && { about }) };
}

function databaseOf({ db }: Services): D1Database {
	if (!db) throw new Error("no database is bound as DB");
	return db;
}

const database: Part = async (services) => {
	const began = Date.now();
	await databaseOf(services).prepare("SELECT 1").first();
	return [reading("database.ms", Date.now() - began, databaseMs)];
};

const bookings: Part = async (services) => {
	const why = whyNoBookings(services);
	return [reading("bookings.off", why ? 1 : 0, bookingsOff, why ? { why } : undefined)];
};

interface LaneRow {
	readonly lane: string;
	readonly waiting: number;
	readonly since: string | null;
	readonly dead: number;
}

/** A mail that is to wait by design has not waited for anybody yet: it counts from when it is due; once tried, from when it was written. */
const mail: Part = async (services) => {
	const now = services.now();
	const { results } = await databaseOf(services)
		.prepare(
			`SELECT lane, count(next_attempt_at) AS waiting, count(dead_at) AS dead,
			min(CASE WHEN attempts > 0 AND dead_at IS NULL THEN created_at ELSE next_attempt_at END) AS since
			FROM outbox WHERE dead_at IS NOT NULL OR next_attempt_at IS NOT NULL GROUP BY lane`,
		)
		.all<LaneRow>();
	return lanes.flatMap((lane: Lane) => {
		const { since = null, waiting = 0, dead = 0 } = results.find((row) => row.lane === lane) ?? {};
		return [
			reading(`mail.${lane}.seconds`, secondsSince(since, now), mailSeconds[lane], { waiting }),
			reading(`mail.${lane}.dead`, dead, deadMails[lane]),
		];
	});
};

const crons: Part = async (services) => {
	const ages = await dutyAges(databaseOf(services), services.now());
	return ages.map(({ last: { duty, seconds = null, outcome }, tookMs, okSeconds }) => {
		const limit = dutySeconds[periodOf(duty) as keyof typeof dutySeconds];
		return reading(`cron.${duty}.seconds`, okSeconds, limit, { began: seconds, outcome, tookMs });
	});
};

/** By what it answered to visitors, the cron and the desk: to ask costs. What is free comes from no provider. */
const source: Part = async (services) => {
	const { fares, now } = services;
	if (!fares || isFree(fares)) return [];
	const known = await failingOf(databaseOf(services), fares.name, now());
	return Object.entries(failingSeconds).map(([asked, limit]) => {
		const {
			seconds = 0,
			failures = 0,
			why = null,
			goodAt = null,
		} = known.get(asked as keyof typeof failingSeconds) ?? {};
		const good = goodAt && secondsSince(goodAt, now());
		return reading(`source.${asked}.seconds`, seconds, limit, { failures, why, good });
	});
};

/** Without a source nothing can be priced, and pages say so. Where nothing is stored, the age is that of the database. */
const prices: Part = async (services) => {
	const { fares, now } = services;
	if (!fares) return [];
	const db = databaseOf(services);
	const row = await db
		.prepare("SELECT count(*) AS stored, max(seen_at) AS newest, min(seen_at) AS oldest FROM fares")
		.first<{ readonly stored: number; readonly newest: string | null; readonly oldest: string | null }>();
	const { stored = 0, newest = null, oldest = null } = row ?? {};
	const since =
		newest ?? (await db.prepare("SELECT min(applied_at) || 'Z' AS at FROM d1_migrations").first<string>("at"));
	return [
		reading("prices.newest.seconds", secondsSince(since, now()), priceSeconds.newest, { stored }),
		reading("prices.oldest.seconds", secondsSince(oldest, now()), priceSeconds.oldest),
	];
};

const none: Spent = { spent: 0, limit: 1 };

const spend: Part = async ({ spending }) => {
	if (!spending) return [];
	const names = Object.keys(spentPercent) as (keyof typeof spentPercent)[];
	return Promise.all(
		names.map(async (name) => {
			const { open, reserved } = (await spending(name)) ?? { open: none, reserved: none };
			return reading(`spend.${name}.percent`, Math.floor((100 * open.spent) / open.limit), spentPercent[name], {
				...open,
				reservedSpent: reserved.spent,
				reservedLimit: reserved.limit,
			});
		}),
	);
};

const money: Part = async (services) => {
	const counted = await countAll(databaseOf(services), services.now());
	const names = Object.keys(mismatches) as (keyof typeof mismatches)[];
	return names.map((name) => reading(`money.${name}.bookings`, counted.get(name) ?? 0, mismatches[name]));
};

export const parts = { database, bookings, mail, crons, source, prices, spend, money } as const satisfies Readonly<
	Record<string, Part>
>;

/** Nothing there is no age at all. */
function secondsSince(at: string | null, now: Date): number {
	return at === null ? 0 : Math.max(0, Math.floor((now.getTime() - Date.parse(at)) / 1_000));
}

// Looks at the prices that alerts wait for, oldest look first, and puts what is news into the outbox; run by the cron.

import { operatorsOf } from "../../flights/offers/offer.ts";
import { termsOfKey } from "../../flights/price-terms.ts";
import { asksToWait, type FareSource } from "../../flights/source.ts";
import { maxDaysAhead } from "../../flights/trip/limits.ts";
import { enqueue, type Outbox } from "../../mail/outbox.ts";
import { newToken, tokenHash } from "../../privacy/token.ts";
import { addDays, ago, dayMs } from "../../time/iso-date.ts";
import { today } from "../../time/local-time.ts";
import type { AlertMailPayload } from "./mail.ts";
import { type AlertRow, datesOf, sealedColumn, tripOf } from "./rows.ts";
import { addLink, freeNumber } from "./store.ts";
import { judge, type LastPrice } from "./verdict.ts";
import { cheapestOf, type Found } from "./watched-trip.ts";

type AlertStore = Pick<Outbox, "db" | "vault">;

export interface CheckLimits {
	/** Searches in a run. */
	readonly budget: number;
	/** Alerts that one search answers in a run; the others are the oldest next time. */
	readonly alerts: number;
	/** Once it aborts, the rest waits for the next run. */
	readonly signal: AbortSignal;
}

export interface Checked {
	readonly searches: number;
	readonly mails: number;
	/** Route and reason of each search that failed. */
	readonly failures: readonly string[];
}

type Group = Pick<AlertRow, "origin" | "destination" | "depart" | "stay" | "terms" | "checks">;

/**
 * One search for all alerts of the same route, dates and terms. What a failed search was for stays exactly as it was, behind those
 * that were looked at longer ago.
 */
export async function checkAlerts(
	store: AlertStore,
	fares: FareSource,
	now: Date,
	{ budget = 20, alerts = 200, signal = new AbortController().signal }: Partial<CheckLimits> = {},
): Promise<Checked> {
	// Half a day either way of every zone: the source itself knows what has left.
	const first = today("Etc/GMT+12", now);
	const range = [first, addDays(first, maxDaysAhead)] as const;
	const failures: string[] = [];
	let searches = 0;
	let mails = 0;
	for (const group of await oldestGroups(store.db, first, budget)) {
		if (signal.aborted) break;
		searches++;
		try {
			const watched = {
				from: group.origin,
				to: group.destination,
				dates: datesOf(group),
				terms: termsOfKey(group.terms),
				checks: group.checks,
			};
			const found = await cheapestOf(fares, watched, range, signal);
			const told = await tellGroup(store, group, found, now, alerts);
			mails += told.mailed;
			if (told.unreadable > 0) {
				failures.push(`${group.origin}-${group.destination}: addresses that cannot be opened: ${told.unreadable}`);
			}
			failures.push(...told.errors.map((error) => `${group.origin}-${group.destination}: ${error}`));
		} catch (error) {
			// That the run is over is no fault of the search.
			if (signal.aborted) break;
			failures.push(`${group.origin}-${group.destination}: ${String(error)}`);
			await failed(store.db, group, now).run();
			// A source that asks us to wait gets no further search in this run.
			if (asksToWait(error)) break;
		}
	}
	return { searches, mails, failures };
}

async function oldestGroups(db: D1Database, first: string, budget: number): Promise<Group[]> {
	const { results } = await db
		.prepare(
			`SELECT origin, destination, depart, stay, terms, max(checks) AS checks FROM fare_alerts
			LEFT JOIN fare_alert_failures USING (origin, destination, depart, stay)
			WHERE state = 'active' AND until >= ?
			GROUP BY origin, destination, depart, stay, terms
			ORDER BY max(min(coalesce(checked_at, '')), coalesce(max(failed_at), '')), min(created_at) LIMIT ?`,
		)
		.bind(first, budget)
		.all<Group>();
	return results;
}

/** Of whatever terms: nothing forgets it but the end of its alerts, and once a look succeeds, that one is the newer. */
function failed(db: D1Database, { origin, destination, depart, stay }: Group, now: Date): D1PreparedStatement {
	return db
		.prepare("INSERT OR REPLACE INTO fare_alert_failures VALUES (?, ?, ?, ?, ?)")
		.bind(origin, destination, depart, stay, now.toISOString());
}

/** What an alert came to. Unreadable: its address is sealed under a key that is gone. */
type Told = "mailed" | "quiet" | "unreadable";

/** Every alert of the group learns what was found, each by itself: one that cannot be told counts as looked at. */
async function tellGroup(store: AlertStore, group: Group, found: Found | undefined, now: Date, max: number) {
	const { results } = await store.db
		.prepare(
			`SELECT * FROM fare_alerts WHERE state = 'active' AND origin = ? AND destination = ? AND depart = ? AND stay = ?
			AND terms = ? ORDER BY coalesce(checked_at, ''), created_at LIMIT ?`,
		)
		.bind(group.origin, group.destination, group.depart, group.stay, group.terms, max)
		.all<AlertRow>();
	const count: Record<Told, number> = { mailed: 0, quiet: 0, unreadable: 0 };
	const errors = new Set<string>();
	for (const row of results) {
		try {
			count[await tell(store, row, group.checks + 1, found, now)]++;
		} catch (error) {
			errors.add(String(error));
			await lookedAt(store.db, row, group.checks + 1, now).run();
		}
	}
	return { ...count, errors: [...errors] };
}

function lookedAt(db: D1Database, { id }: AlertRow, checks: number, now: Date): D1PreparedStatement {
	return db
		.prepare("UPDATE fare_alerts SET checked_at = ?, checks = ? WHERE id = ?")
		.bind(now.toISOString(), checks, id);
}

async function tell(
	store: AlertStore,
	row: AlertRow,
	checks: number,
	found: Found | undefined,
	now: Date,
): Promise<Told> {
	const { db, vault } = store;
	const checked = lookedAt(db, row, checks, now);
	if (!found) {
		await checked.run();
		return "quiet";
	}
	const last = lastPriceOf(row);
	const price = { price: found.price, day: found.trip.depart, complete: found.complete };
	const { news, next } = judge(price, last, tripOf(row).threshold);
	if (!news) {
		await db.batch([checked, keepPrice(db, row.id, next)]);
		return "quiet";
	}
	const to = await vault.open(row.sealed ?? "", sealedColumn, row.id).catch(() => undefined);
	if (!to) {
		await checked.run();
		return "unreadable";
	}
	const results = await db.batch([checked, ...(await mailOf(store, row, { to, found, last, next }, now))]);
	return results.at(-1)?.meta.changes ? "mailed" : "quiet";
}

function lastPriceOf({ price, price_currency, price_day }: AlertRow): LastPrice | null {
	if (price === null || price_currency === null) return null;
	return { price: { minor: price, currency: price_currency }, day: price_day ?? "" };
}

function keepPrice(db: D1Database, id: string, { price, day }: LastPrice): D1PreparedStatement {
	return db
		.prepare("UPDATE fare_alerts SET price = ?, price_currency = ?, price_day = ? WHERE id = ?")
		.bind(price.minor, price.currency, day, id);
}

interface News {
	readonly to: string;
	readonly found: Found;
	readonly last: LastPrice | null;
	readonly next: LastPrice;
}

/**
 * Writes the mail and what it changes, all or nothing. An address that had a mail about the route within a day gets none, and the
 * price stays what it was: the drop is still news tomorrow, if it lasts. The same rule keeps two runs at once from sending two mails.
 */
async function mailOf({ db, vault }: AlertStore, row: AlertRow, { to, found, last, next }: News, now: Date) {
	const mail = crypto.randomUUID();
	const token = newToken();
	const at = now.toISOString();
	// One of before alerts had numbers gets its own with the first mail, which says it.
	const number = row.number ?? (await freeNumber(db));
	const payload: AlertMailPayload = {
		wish: tripOf(row),
		number,
		price: found.price,
		fee: found.offer.fee !== undefined,
		before: last && last.price.currency === found.price.currency ? last.price : null,
		depart: found.trip.depart,
		return: found.trip.return,
		carriers: operatorsOf(found.offer),
		sample: found.offer.sample,
		seenAt: found.offer.seenAt,
	};
	return [
		db
			.prepare(
				`UPDATE fare_alerts SET number = ?, mail = ?, mailed_at = ?, price = ?, price_currency = ?, price_day = ?
				WHERE id = ? AND state = 'active' AND NOT EXISTS (
					SELECT 1 FROM fare_alerts AS other WHERE other.email_hash = fare_alerts.email_hash
						AND other.origin = fare_alerts.origin AND other.destination = fare_alerts.destination
						AND other.mailed_at > ?
				)`,
			)
			.bind(...[number, mail, at, next.price.minor, next.price.currency, next.day, row.id], ago(now, dayMs)),
		addLink(
			db,
			{ alert: row.id, hash: await tokenHash(token), purpose: "unsubscribe", at },
			"fare_alerts.id = ? AND fare_alerts.mail = ?",
			row.id,
			mail,
		),
		await enqueue(
			{ db, vault },
			{ id: mail, kind: "alert.price", language: row.language, secrets: { to, token }, payload, about: row.id },
			now,
			{ sql: "EXISTS (SELECT 1 FROM fare_alerts WHERE id = ? AND mail = ?)", values: [row.id, mail] },
		),
	];
}

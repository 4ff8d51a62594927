// Ends the bookings that have run out of time, oldest first; run by the cron. What is erased when: erase.ts.

import { sqlIn } from "../../../states/state-table.ts";
import { ago, hourMs, minuteMs } from "../../../time/iso-date.ts";
import type { Booking } from "../booking.ts";
import { tellingHours } from "../payments/states.ts";
import { noPayment } from "../payments/steps.ts";
import { orderAnswerMinutes } from "../place-order.ts";
import { type BookingRow, openBooking, unopened } from "../rows.ts";
import { ordering, unsent } from "../states.ts";
import { type BookingStore, type ChangeOptions, changeBooking, findBooking } from "../store.ts";
import { eraseStatements } from "./erase.ts";

/** Hours that a draft waits for its traveler. */
export const draftHours = 24;

export interface Ended {
	readonly ended: number;
	/** Could not be changed, and were passed by; the next run tries again. */
	readonly failed: number;
}

interface Limit {
	/** Bookings that one run looks at. */
	readonly limit?: number;
}

/** Drafts that were not touched for a day are ended, and everything personal is erased with that change. */
export function endDrafts(store: BookingStore, now: Date, { limit }: Limit = {}): Promise<Ended> {
	return endAll(store, now, limit, {
		due: `state ${sqlIn(unsent)} AND updated_at < ? AND ${noPayment}`,
		values: [ago(now, draftHours * hourMs), ago(now, tellingHours * hourMs)],
		since: "updated_at",
		async change(row) {
			const also: ChangeOptions["also"] = (made) => eraseStatements(store.db, row.code, now, made);
			return [await withoutPeople(store, row), "expire", { actor: "system", detail: { why: "untouched" }, also }];
		},
	});
}

/** Holds that were not paid by the airline's deadline. */
export function endHolds(store: BookingStore, now: Date, { limit }: Limit = {}): Promise<Ended> {
	return endAll(store, now, limit, {
		due: `state ${sqlIn(["held"])} AND pay_by < ? AND ${noPayment}`,
		values: [now.toISOString(), ago(now, tellingHours * hourMs)],
		since: "pay_by",
		async change({ code }) {
			const booking = await findBooking(store, code);
			return booking && [booking, "expire", { actor: "system", detail: { why: "notPaid" } }];
		},
	});
}

/** Orders whose answer was lost with the request that waited for it: an agent looks what became of them. */
export function giveUpOrders(store: BookingStore, now: Date, { limit }: Limit = {}): Promise<Ended> {
	return endAll(store, now, limit, {
		due: `state ${sqlIn(ordering)} AND order_state ${sqlIn(["sending"])} AND order_started_at < ?`,
		values: [ago(now, orderAnswerMinutes * minuteMs)],
		since: "order_started_at",
		async change({ code }) {
			const booking = await findBooking(store, code);
			const patch = { order: { state: "unknown" } } as const;
			return booking && [booking, "orderUnknown", { actor: "system", detail: { why: "interrupted" }, patch }];
		},
	});
}

/** The booking without what is sealed. A change that sends no mail needs nothing personal, so it is made even when the key is lost. */
function withoutPeople({ vault }: BookingStore, row: BookingRow): Promise<Booking> {
	return openBooking(vault, unopened(row), []);
}

interface Work {
	/** SQL of the rows that are due, with its values. */
	readonly due: string;
	readonly values: readonly string[];
	/** The column that says how long they have been. */
	readonly since: "updated_at" | "pay_by" | "order_started_at";
	/** Undefined: it is gone since. */
	change(row: BookingRow): Promise<readonly [Booking, "expire" | "orderUnknown", ChangeOptions] | undefined>;
}

const pageSize = 50;

/** One that fails stops none of the others. */
async function endAll(store: BookingStore, now: Date, limit = 200, work: Work): Promise<Ended> {
	const count = { ended: 0, failed: 0 };
	let last: readonly [since: string, code: string] = ["", ""];
	for (let seen = 0; seen < limit; seen += pageSize) {
		const rows = await page(store.db, work, last, Math.min(pageSize, limit - seen));
		for (const row of rows) {
			try {
				const planned = await work.change(row);
				const answer = planned && (await changeBooking(store, ...planned, now));
				if (answer?.kind === "made") count.ended++;
			} catch {
				// The error may quote what somebody typed.
				count.failed++;
			}
			last = [row[work.since] ?? "", row.code];
		}
		if (rows.length < pageSize) break;
	}
	return count;
}

async function page(db: D1Database, { due, values, since }: Work, last: readonly string[], size: number) {
	const { results } = await db
		.prepare(`SELECT * FROM bookings WHERE ${due} AND (${since}, code) > (?, ?) ORDER BY ${since}, code LIMIT ?`)
		.bind(...values, ...last, size)
		.all<BookingRow>();
	return results;
}

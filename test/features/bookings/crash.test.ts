// The process dies before or after any of its writes: what was begun is whole afterwards, and is finished by trying again.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Booking } from "../../../src/features/bookings/booking.ts";
import { saveDraft } from "../../../src/features/bookings/drafts.ts";
import { holdProven, prove } from "../../../src/features/bookings/holds/hold.ts";
import { orderMinutes } from "../../../src/features/bookings/place-order.ts";
import { type BookingStore, changeBooking, findBooking, historyOf } from "../../../src/features/bookings/store.ts";
import { createSampleSource } from "../../../src/flights/sample/source.ts";
import type { Outbox } from "../../../src/mail/outbox.ts";
import { deliverAll } from "../../mail/deliver-all.ts";
import { adult, type Bookings, contact, newVisit, openBookings, quoted, secondAdult } from "./bookings.ts";
import { later, now } from "./sample-choice.ts";

let bookings: Bookings;
let quote: Awaited<ReturnType<typeof quoted>>;
beforeAll(async () => {
	bookings = await openBookings();
	quote = await quoted(bookings.db, now);
});
afterAll(() => bookings.stop());

class Killed extends Error {}

interface Death {
	/** Which write, from 1. */
	readonly at: number;
	readonly when: "before" | "after";
}

/** The database as a process sees it that dies at one of its writes; `writes` counts them. */
function mortal(db: D1Database, death: Death | undefined) {
	const count = { writes: 0 };
	let dead = false;
	async function write<T>(run: () => Promise<T>): Promise<T> {
		if (dead) throw new Killed();
		const mine = ++count.writes === death?.at;
		if (mine && death.when === "before") dead = true;
		if (dead) throw new Killed();
		const result = await run();
		if (mine) dead = true;
		if (dead) throw new Killed();
		return result;
	}
	const statement = (real: D1PreparedStatement): D1PreparedStatement =>
		new Proxy(real, {
			get(target, name) {
				if (name === "bind") return (...values: unknown[]) => statement(target.bind(...values));
				if (name === "run" || name === "first" || name === "all") {
					return (...args: []) => write(() => (target[name] as (...args: []) => Promise<unknown>)(...args));
				}
				if (name === "real") return target;
				return Reflect.get(target, name);
			},
		});
	const proxy = {
		prepare: (sql: string) => statement(db.prepare(sql)),
		batch: (all: (D1PreparedStatement & { readonly real: D1PreparedStatement })[]) =>
			write(() => db.batch(all.map(({ real }) => real))),
	};
	return { db: proxy as unknown as D1Database, count };
}

const source = createSampleSource({ now: () => now });
const passengers = [adult, secondAdult];

const charge = async () => ({ kind: "granted", units: 1, giveBack: async () => {} }) as const;

/** What a visitor does, and does again after a failure: every step looks at how far the booking is. */
async function book(store: BookingStore, outbox: Outbox, visitor: string): Promise<void> {
	const { code } = await saveDraft(store, { visitor, quote, passengers, contact, language: "es" }, now);
	let booking = await found(store, code);
	const step = async (change: "review" | "request") => {
		const options = {
			actor: "traveler",
			detail: { pay: "phone" },
			mailDelay: orderMinutes,
			patch: { reviewedAt: now.toISOString() },
		} as const;
		const answer = await changeBooking(store, booking, change, options, now);
		if (answer.kind === "made") booking = answer.booking;
	};
	if (booking.state === "draft") await step("review");
	if (booking.state === "reviewed") await step("request");
	if (booking.state === "requested") booking = (await prove(store, code, "mail", now)) ?? booking;
	await holdProven(store, source, booking, { charge, browser: visitor, now: () => now });
	await deliverAll(outbox, () => now);
}

async function found(store: BookingStore, code: string): Promise<Booking> {
	const booking = await findBooking(store, code);
	if (!booking) throw new Error(`no booking ${code}`);
	return booking;
}

async function bookAndDie(visitor: string, death: Death | undefined): Promise<number> {
	// They are all of one mailbox.
	await bookings.db.exec("DELETE FROM open_holds");
	const { db, count } = mortal(bookings.db, death);
	try {
		await book({ ...bookings.store, db }, { ...bookings.outbox, db }, visitor);
	} catch (error) {
		if (!(error instanceof Killed)) throw error;
	}
	return count.writes;
}

/** What is left of a booking once everybody has tried again and hours have passed. */
async function aftermath(visitor: string) {
	await book(bookings.store, bookings.outbox, visitor);
	await deliverAll(bookings.outbox, () => later(60));
	const { code } = await saveDraft(bookings.store, { visitor, quote, passengers, contact, language: "es" }, now);
	const booking = await found(bookings.store, code);
	const history = await historyOf(bookings.db, code);
	const { results } = await bookings.db
		.prepare("SELECT id, sent_at FROM outbox WHERE about = ?")
		.bind(code)
		.all<{ readonly id: string; readonly sent_at: string | null }>();
	return { booking, history, owed: results, sent: bookings.mails.filter(({ id }) => id.includes(code)) };
}

describe("a booking whose process dies", () => {
	it("at any write, before or after it, is whole, alone, and owes nobody a mail", { timeout: 120_000 }, async () => {
		const writes = await bookAndDie(newVisit(), undefined);
		expect(writes).toBeGreaterThan(8);
		for (let at = 1; at <= writes; at++) {
			for (const when of ["before", "after"] as const) {
				const label = `dies ${when} write ${at} of ${writes}`;
				const visitor = newVisit();
				await bookAndDie(visitor, { at, when });
				const { booking, history, owed, sent } = await aftermath(visitor);
				expect(booking.passengers, label).toEqual(passengers);
				expect(booking.contact, label).toEqual(contact);
				expect(
					history.map(({ version }) => version),
					label,
				).toEqual(Array.from({ length: booking.version }, (_, index) => index + 1));
				// Where it died between asking for the order and hearing of it, nobody asks a second time.
				expect(["held", "requested"], label).toContain(booking.state);
				if (booking.state === "requested") expect(booking.order.state, label).toBe("sending");
				expect(owed.every(({ sent_at }) => sent_at !== null) && owed.length >= 2, label).toBe(true);
				// A mail that went out before its process died is repeated under its own id, never under another.
				expect(new Set(sent.map(({ id }) => id)), label).toEqual(new Set(owed.map(({ id }) => id)));
				expect(
					owed.filter(({ id }) => /-(agency|held)$/.test(id)),
					label,
				).toHaveLength(1);
			}
		}
	});
});

// What runs out of time ends by the table, and nothing personal outlives its use; one broken row stops none of the others.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findOwnBooking, saveDraft } from "../../../../src/features/bookings/drafts.ts";
import { changeBooking, findBooking, historyOf } from "../../../../src/features/bookings/store.ts";
import { deleteOld, erasePersonal } from "../../../../src/features/bookings/upkeep/erase.ts";
import { endDrafts, endHolds, giveUpOrders } from "../../../../src/features/bookings/upkeep/retention.ts";
import { adult, type Bookings, contact, newVisit, openBookings, quoted } from "../bookings.ts";
import { later, now } from "../sample-choice.ts";
import { bookedWith } from "../steps.ts";

const day = 24 * 60;
const keepDays = 90;
let bookings: Bookings;
let quote: Awaited<ReturnType<typeof quoted>>;

beforeAll(async () => {
	bookings = await openBookings();
	quote = await quoted(bookings.db, now);
});
afterAll(() => bookings.stop());
beforeEach(() =>
	bookings.db.batch(
		["outbox", "bookings", "messages", "lookup_misses", "webhook_events"].map((table) =>
			bookings.db.prepare(`DELETE FROM ${table}`),
		),
	),
);

const booked: (steps?: Parameters<typeof bookedWith>[2]) => ReturnType<typeof bookedWith> = (steps) =>
	bookedWith(bookings.store, quote, steps);
const held = (payBy: Date) =>
	booked(["review", "request", ["hold", { order: { state: "made", payBy: payBy.toISOString() } }]]);

/** Everything that is sealed of a booking. */
async function personal(code: string) {
	const { db } = bookings;
	const { results } = await db
		.prepare(
			`SELECT sealed, NULL AS hashes, erased_at FROM bookings WHERE code = ?1
			UNION ALL SELECT sealed, surname_salted, NULL FROM passengers WHERE booking = ?1`,
		)
		.bind(code)
		.all<{ readonly sealed: string | null; readonly hashes: string | null; readonly erased_at: string | null }>();
	return {
		texts: results.flatMap(({ sealed, hashes }) => [sealed, hashes]).filter(Boolean),
		at: results[0]?.erased_at,
	};
}

const stateOf = async (code: string) => (await findBooking(bookings.store, code))?.state;
const mailsAbout = async (code: string) =>
	(await bookings.db.prepare("SELECT kind, next_attempt_at AS due FROM outbox WHERE about = ?").bind(code).all())
		.results;
const pay = (code: string, state: string, expires = later(3 * day)) =>
	bookings.db
		.prepare(
			`INSERT INTO payments (id, booking, attempt, provider, state, minor, currency, language, expires_at, created_at, updated_at)
			VALUES (?1, ?2, 1, 'test', ?3, 100, 'USD', 'en', ?4, ?4, ?4)`,
		)
		.bind(`${code}-1`, code, state, expires.toISOString())
		.run();

describe("a draft", () => {
	it("ends a day after it was last touched, with everything personal of it, and nobody is told", async () => {
		const [draft, reviewed, sent] = [await booked(), await booked(["review"]), await booked(["review", "request"])];
		expect(await endDrafts(bookings.store, later(day))).toEqual({ ended: 0, failed: 0 });
		expect(await endDrafts(bookings.store, later(day + 1))).toEqual({ ended: 2, failed: 0 });
		for (const { code } of [draft, reviewed]) {
			expect(await stateOf(code)).toBe("expired");
			expect(await personal(code)).toEqual({ texts: [], at: later(day + 1).toISOString() });
			expect(await mailsAbout(code)).toEqual([]);
			expect((await historyOf(bookings.db, code)).at(-1)).toMatchObject({ event: "expire", actor: "system" });
		}
		expect(await stateOf(sent.code)).toBe("requested");
		expect((await personal(sent.code)).texts).toHaveLength(5);
	});

	it("opens as a booking without anybody in it, which may still be noted about", async () => {
		const { code } = await booked();
		await endDrafts(bookings.store, later(day + 1));
		const erased = await findBooking(bookings.store, code);
		expect(erased).toMatchObject({ passengers: [], contact: null, erasedAt: later(day + 1).toISOString() });
		if (!erased) throw new Error("gone");
		const noted = await changeBooking(bookings.store, erased, "payment", { actor: "payment" }, later(2 * day));
		expect(noted.kind).toBe("made");
		expect((await personal(code)).texts).toEqual([]);
	});

	it("that has ended leaves its browser free to begin anew with the same quote", async () => {
		const visitor = newVisit();
		const draft = { visitor, quote, passengers: [adult], contact, language: "es" } as const;
		const ended = await saveDraft(bookings.store, draft, now);
		await endDrafts(bookings.store, later(day + 1));
		expect(await findOwnBooking(bookings.db, visitor, quote.code)).toBeUndefined();
		const again = await saveDraft(bookings.store, draft, later(day + 2));
		expect(again.kind).toBe("saved");
		expect(again.code).not.toBe(ended.code);
		expect(await stateOf(again.code)).toBe("draft");
	});

	it("waits while a card may be behind it", async () => {
		const [open, authorized, declined] = [await booked(["review"]), await booked(["review"]), await booked(["review"])];
		await pay(open.code, "open");
		await pay(authorized.code, "authorized", later(1));
		await pay(declined.code, "declined");
		expect(await endDrafts(bookings.store, later(day + 1))).toEqual({ ended: 1, failed: 0 });
		expect(await stateOf(declined.code)).toBe("expired");
		// A session that ended long ago holds nobody up.
		expect(await endDrafts(bookings.store, later(9 * day))).toEqual({ ended: 1, failed: 0 });
		expect(await stateOf(authorized.code)).toBe("reviewed");
	});

	it("waits a day after a session's end for what its provider may still tell", async () => {
		const { code } = await booked(["review"]);
		await pay(code, "open", later(2 * day));
		expect(await endDrafts(bookings.store, later(3 * day - 1))).toEqual({ ended: 0, failed: 0 });
		expect(await endDrafts(bookings.store, later(3 * day + 1))).toEqual({ ended: 1, failed: 0 });
		expect(await stateOf(code)).toBe("expired");
	});

	it("that cannot be read stops no other, and is erased a week later all the same", async () => {
		const broken = await booked();
		await bookings.db.prepare("UPDATE bookings SET offer = '{}' WHERE code = ?").bind(broken.code).run();
		const others = [await booked(), await booked()];
		expect(await endDrafts(bookings.store, later(day + 1))).toEqual({ ended: 2, failed: 1 });
		for (const { code } of others) expect(await stateOf(code)).toBe("expired");
		expect((await erasePersonal(bookings.db, keepDays, later(8 * day))).bookings).toBe(1);
		expect((await personal(broken.code)).texts).toEqual([]);
	});

	it("ends though the key that sealed it is lost", async () => {
		const { code } = await booked();
		await bookings.db.prepare("UPDATE bookings SET sealed = 'v1.00000000.AA==.AA=='").run();
		expect(await endDrafts(bookings.store, later(day + 1))).toEqual({ ended: 1, failed: 0 });
		expect((await personal(code)).texts).toEqual([]);
	});

	it("is taken oldest first, no more in a run than it may", async () => {
		const codes: string[] = [];
		for (let minute = 0; minute < 3; minute++) {
			codes.push((await bookedWith(bookings.store, quote, [], later(minute))).code);
		}
		expect(await endDrafts(bookings.store, later(2 * day), { limit: 2 })).toEqual({ ended: 2, failed: 0 });
		expect(await Promise.all(codes.map(stateOf))).toEqual(["expired", "expired", "draft"]);
	});

	it("leaves its row for thirty days, unless it was ever sent or paid, or money is still to be let go", async () => {
		const gone = await booked();
		const paid = await booked(["review"]);
		const owed = await booked(["review"]);
		const sent = await booked(["review", "request", "cancel"]);
		const canceled = await booked(["review", "cancel"]);
		await endDrafts(bookings.store, later(day + 1));
		await pay(paid.code, "captured");
		await pay(owed.code, "unwanted");
		expect(await erasePersonal(bookings.db, keepDays, later(2 * day))).toEqual({ bookings: 1, drafts: 0 });
		expect((await personal(canceled.code)).texts).toEqual([]);
		expect((await erasePersonal(bookings.db, keepDays, later(32 * day))).drafts).toBe(2);
		const { results } = await bookings.db.prepare("SELECT code FROM bookings").all<{ readonly code: string }>();
		expect(results.map(({ code }) => code).sort()).toEqual([owed.code, paid.code, sent.code].sort());
		expect(await historyOf(bookings.db, gone.code)).toEqual([]);
	});
});

describe("a hold", () => {
	it("ends when the airline's deadline has passed, and the traveler is told", async () => {
		const [over, kept] = [await held(later(60)), await held(later(180))];
		expect(await endHolds(bookings.store, later(61))).toEqual({ ended: 1, failed: 0 });
		expect(await stateOf(over.code)).toBe("expired");
		expect(await stateOf(kept.code)).toBe("held");
		const kinds = (await mailsAbout(over.code)).map(({ kind }) => kind);
		expect(kinds).toEqual(["booking.traveler"]);
		expect((await personal(over.code)).texts).toHaveLength(5);
	});

	it("that cannot be opened is passed by and counted", async () => {
		const [broken, fine] = [await held(later(10)), await held(later(20))];
		await bookings.db
			.prepare("UPDATE bookings SET sealed = 'v1.00000000.AA==.AA==' WHERE code = ?")
			.bind(broken.code)
			.run();
		expect(await endHolds(bookings.store, later(61))).toEqual({ ended: 1, failed: 1 });
		expect(await stateOf(fine.code)).toBe("expired");
	});
});

it("gives up an order whose answer was lost, and sends the mails that waited for it", async () => {
	const sending = (startedAt: Date) =>
		booked(["review", "request", ["orderSent", { order: { state: "sending", startedAt: startedAt.toISOString() } }]]);
	const [lost, young] = [await sending(now), await sending(later(4))];
	await bookings.db.prepare("UPDATE outbox SET next_attempt_at = ?").bind(later(60).toISOString()).run();
	expect(await giveUpOrders(bookings.store, later(6))).toEqual({ ended: 1, failed: 0 });
	const booking = await findBooking(bookings.store, lost.code);
	expect(booking).toMatchObject({ state: "requested", order: { state: "unknown" } });
	expect(booking?.passengers).toHaveLength(2);
	expect((await findBooking(bookings.store, young.code))?.order.state).toBe("sending");
	for (const { due } of await mailsAbout(lost.code)) expect(due).toBe(later(6).toISOString());
	for (const { due } of await mailsAbout(young.code)) expect(due).toBe(later(60).toISOString());
});

describe("what is personal", () => {
	it("is erased the configured days after the last flight, whatever the state, with the mails that wait", async () => {
		const { code, arrivesAt } = await booked(["review", "request", "pay", "ticket"]);
		const arrived = new Date(arrivesAt);
		expect((await erasePersonal(bookings.db, keepDays, later(keepDays * day - 1, arrived))).bookings).toBe(0);
		expect((await mailsAbout(code)).length).toBeGreaterThan(0);
		expect((await erasePersonal(bookings.db, keepDays, later(keepDays * day + 1, arrived))).bookings).toBe(1);
		expect((await personal(code)).texts).toEqual([]);
		expect(await mailsAbout(code)).toEqual([]);
		expect(await findBooking(bookings.store, code)).toMatchObject({ state: "ticketed", contact: null, passengers: [] });
		expect(await historyOf(bookings.db, code)).toHaveLength(5);
		expect((await erasePersonal(bookings.db, keepDays, later(keepDays * day + 2, arrived))).bookings).toBe(0);
	});
});

it("forgets wrong last names after a day and the payment provider's events after ninety", async () => {
	const { db } = bookings;
	const miss = db.prepare("INSERT INTO lookup_misses VALUES ('K7M2R4X9', ?, 3)");
	const event = db.prepare("INSERT INTO webhook_events (id, type, received_at) VALUES (?1, 'test', ?2)");
	await db.batch([
		...[miss.bind("2026-11-20T14"), miss.bind("2026-11-20T15")],
		...[event.bind("old", later(-91 * day).toISOString()), event.bind("new", later(-89 * day).toISOString())],
	]);
	expect(await deleteOld(db, now)).toEqual({ misses: 1, events: 1, codes: 0, holds: 0 });
});

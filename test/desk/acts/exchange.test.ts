// The exchange of a ticketed trip: proposed, accepted, paid, made, each once, with both itineraries in the history.
import { afterEach, beforeEach, expect, it } from "vitest";
import { dropExchange } from "../../../src/desk/acts/exchange.ts";
import { keepCard } from "../../../src/desk/acts/keep-card.ts";
import { keepRest } from "../../../src/desk/acts/keep-rest.ts";
import { markBooking } from "../../../src/desk/acts/mark.ts";
import { findTask } from "../../../src/desk/queue/read-queue.ts";
import { readRecord } from "../../../src/desk/record/read-record.ts";
import { answerChange } from "../../../src/features/bookings/airline-changes/answer.ts";
import { keepChange } from "../../../src/features/bookings/airline-changes/follow.ts";
import type { Booking } from "../../../src/features/bookings/booking.ts";
import { mailsOf } from "../../../src/features/bookings/booking-mails.ts";
import { refundedOf } from "../../../src/features/bookings/payments/refunds.ts";
import { countMismatches } from "../../../src/features/bookings/payments/steps.ts";
import { changeBooking, findBooking, historyOf } from "../../../src/features/bookings/store.ts";
import { acceptForBooking } from "../../../src/features/proposals/accept.ts";
import { exchangesOf } from "../../../src/features/proposals/pending.ts";
import { findProposal, makeProposal } from "../../../src/features/proposals/store.ts";
import { flightsOf } from "../../../src/flights/airline-changes.ts";
import { exchangeOffers, exchangeTotals, withoutOwnFee } from "../../../src/flights/exchange.ts";
import { createSampleSource } from "../../../src/flights/sample/source.ts";
import { enqueue, type NewMail } from "../../../src/mail/outbox.ts";
import { money } from "../../../src/money/money.ts";
import { later as laterBy } from "../../../src/time/iso-date.ts";
import { type Bookings, openBookings, quoted } from "../../features/bookings/bookings.ts";
import { readCalendar } from "../../features/bookings/read-calendar.ts";
import { later, now } from "../../features/bookings/sample-choice.ts";
import { bookedWith, changedBy } from "../../features/bookings/steps.ts";
import { deliverAll } from "../../mail/deliver-all.ts";
import { byTransfer, payDue, reissueRead } from "./said-yes.ts";

let bookings: Bookings;
let booking: Booking;
const ana = { agent: "ana@agency.example" };
const former = ["000-1234567890", "000-1234567891"];
const tickets = ["000-2234567890", "000-2234567891"];

beforeEach(async () => {
	bookings = await openBookings();
	const quote = await quoted(bookings.db, now);
	const order = { state: "made", type: "hold", airlineReference: "SAKQWX", tickets: former } as const;
	booking = await bookedWith(bookings.store, quote, ["review", "request", ["hold", { order }], "pay", "ticket"]);
});
afterEach(() => bookings.stop());

/** An exchange for the next day that was proposed and, unless told otherwise, accepted. */
async function proposed({ penalty = 7_500, accepted = true, at = now, back = 0 } = {}) {
	const fares = createSampleSource({ now: () => now });
	const depart = booking.offer.slices[0]?.segments[0]?.departingAt.slice(0, 10) ?? "";
	const date = laterBy(new Date(`${depart}T00:00:00Z`), 86_400_000).slice(0, 10);
	const found = await exchangeOffers(fares, booking.offer, { way: 0, date }, now);
	const offer = found?.offers[0];
	if (!offer) throw new Error("no other flight");
	const currency = "USD";
	const parts = { oldValue: booking.total, penalty: money(penalty, currency), fee: money(2_500, currency) };
	const newValue = money(booking.total.minor - back, currency);
	const { fareDifference, due } = exchangeTotals({ ...parts, newValue, residual: back > 0 ? "returned" : "kept" });
	const id = crypto.randomUUID();
	seen = id;
	await makeProposal(
		bookings.store,
		{
			...{ id, subject: { kind: "booking", id: booking.code }, kind: "exchange", former: booking.offer },
			options: [
				{
					offer: withoutOwnFee(offer),
					search: booking.search,
					exchange: { change: offer.id, ...parts, fareDifference, due },
				},
			],
			...{ language: "es", agent: ana.agent, validUntil: later(600).toISOString() },
		},
		now,
	);
	const proposal = await findProposal(bookings.db, id);
	const option = proposal?.options[0];
	if (!proposal || !option) throw new Error("not proposed");
	if (accepted) {
		const answer = await acceptForBooking(bookings.store, proposal, { position: 0, option, by: "code" }, at);
		expect(answer.kind).toBe("accepted");
	}
	return { offer, due, id };
}

const found = async () => (await findBooking(bookings.store, booking.code)) as Booking;
const waits = () => findTask(bookings.store, "exchange", booking.code, now);
let seen = "";
const make = (more: object = {}) => reissueRead(bookings.store, ana, booking.code, { seen, tickets, ...more }, now);
const pay = () => payDue(bookings.store, ana, { code: booking.code, seen }, now);
/** The card of this number paid, as settling writes it down. */
const paidWith = async (number: number) => {
	const detail = { payment: `${booking.code}-${number}`, proposal: seen, total: money(10_000, "USD") };
	return changeBooking(bookings.store, await found(), "payExchange", { actor: "payment", detail }, now);
};
const kindOf = async (answer: Promise<{ kind: string }>) => (await answer).kind;

it("is made once it is paid: flights, tickets, mail and calendar are the new ones, the former stand in the history", async () => {
	const { offer, due, id } = await proposed();
	expect(due).toEqual(money(10_000, "USD"));
	expect((await found()).offer).toEqual(booking.offer);
	expect(await waits()).toMatchObject({ kind: "exchange", id: booking.code });
	expect(await kindOf(make())).toBe("unpaid");
	expect(await kindOf(pay())).toBe("done");
	expect(await kindOf(pay())).toBe("paid");
	// The former numbers, none, what is no number, and fewer than travelers.
	for (const wrong of [former, [], ["12"], tickets.slice(1), [tickets[0], tickets[0]]])
		expect(await kindOf(make({ tickets: wrong }))).toBe("tickets");
	expect(await kindOf(make({ pnr: "SANEW1" }))).toBe("done");
	expect(await kindOf(make())).toBe("none");
	const after = await found();
	expect(after.offer.slices).toEqual(offer.slices);
	expect(after.order).toMatchObject({ tickets, airlineReference: "SANEW1" });
	expect(Date.parse(after.departsAt)).toBeGreaterThan(Date.parse(booking.departsAt));
	expect(await waits()).toBeUndefined();
	const last = (await historyOf(bookings.db, booking.code)).at(-1);
	expect(last).toMatchObject({ event: "exchange", actor: "agency" });
	expect(last?.detail).toMatchObject({
		...{ proposal: id, before: booking.offer.slices.map(flightsOf), after: offer.slices.map(flightsOf) },
		tickets: ["000-…890", "000-…891"],
	});
	await deliverAll(bookings.outbox, () => now);
	const mail = bookings.mails.at(-1);
	expect(mail?.text).toContain("000-2234567890");
	const [event] = readCalendar(mail?.attachments?.[0]?.text ?? "").events;
	expect(event?.start).toBe(Date.parse(after.departsAt));
	const { entries } = await readRecord(bookings.db, {});
	expect(entries.map(({ act }) => act).toSorted()).toEqual(["exchanged", "paidExchange"]);
});

it("waits for its traveler: nothing is paid or made of what nobody accepted", async () => {
	await proposed({ accepted: false });
	expect(await waits()).toBeUndefined();
	expect(await kindOf(pay())).toBe("none");
	expect(await kindOf(make())).toBe("none");
	expect(await kindOf(reissueRead(bookings.store, ana, "KMRWXKM0", { seen, tickets }, now))).toBe("unknown");
});

it("may be exchanged again afterwards, and an older acceptance is not found anew", async () => {
	await proposed();
	await pay();
	await make();
	booking = await found();
	await proposed({ penalty: 0 });
	expect(await kindOf(make({ tickets: ["000-3234567890", "000-3234567891"] }))).toBe("unpaid");
	expect((await waits())?.kind).toBe("exchange");
});

it("that was paid is made before another is accepted, and nobody writes down what they have not read", async () => {
	const first = await proposed();
	await proposed({ penalty: 0, at: later(1) });
	const second = seen;
	// A page from before the second: its amount and flights are the first one's.
	seen = first.id;
	expect([await kindOf(pay()), await kindOf(make())]).toEqual(["stale", "stale"]);
	seen = second;
	expect(await kindOf(pay())).toBe("done");
	await proposed({ accepted: false });
	const third = await findProposal(bookings.db, seen);
	const option = third?.options[0];
	if (!third || !option) throw new Error("not proposed");
	const accept = () => acceptForBooking(bookings.store, third, { position: 0, option, by: "code" }, now);
	expect(await kindOf(accept())).toBe("unfit");
	seen = second;
	expect(await kindOf(make())).toBe("done");
	// The other was for the flights from before.
	expect(await kindOf(accept())).toBe("decided");
	expect(await findProposal(bookings.db, third.id)).toMatchObject({ state: "withdrawn", withdrawnBy: "accepted" });
});

it("leaves the other way as an airline moved it since, and asks nobody about the former flights any more", async () => {
	const back = { ...booking.offer.slices[0], origin: "MIA", destination: "JFK" } as Booking["offer"]["slices"][number];
	const withWays = async (...slices: Booking["offer"]["slices"]) => {
		const offer = JSON.stringify({ ...booking.offer, slices });
		await bookings.db.prepare("UPDATE bookings SET offer = ? WHERE code = ?").bind(offer, booking.code).run();
	};
	const [way] = booking.offer.slices;
	if (!way) throw new Error("no flights");
	await withWays(way, back);
	const twoWays = await found();
	const id = crypto.randomUUID();
	seen = id;
	const usd = (minor: number) => money(minor, "USD");
	const parts = { penalty: usd(0), fareDifference: usd(5_000), fee: usd(0), due: usd(5_000) };
	const exchange = { change: "o", oldValue: usd(1), ...parts };
	const next = { ...way, segments: way.segments.map((one) => ({ ...one, flightNumber: "4711" })) };
	const option = { offer: { ...twoWays.offer, slices: [next, back] }, search: booking.search, exchange };
	const wanted = {
		id,
		subject: { kind: "booking", id: booking.code },
		kind: "exchange",
		former: twoWays.offer,
	} as const;
	const more = { options: [option], language: "es", agent: ana.agent, validUntil: later(600).toISOString() } as const;
	await makeProposal(bookings.store, { ...wanted, ...more }, now);
	const proposal = await findProposal(bookings.db, id);
	if (!proposal) throw new Error("not proposed");
	await acceptForBooking(bookings.store, proposal, { position: 0, option, by: "code" }, now);
	// Money moved for it: it does not end with what the airline does.
	expect(await kindOf(pay())).toBe("done");
	const moved = { ...back, segments: back.segments.map((one) => ({ ...one, flightNumber: "12" })) };
	await withWays(way, moved);
	const flights = { removed: [way], added: [{ ...way, segments: moved.segments }] };
	const told = {
		id: "aic_1",
		detectedAt: now.toISOString(),
		flights,
		cabin: undefined,
		acceptable: false,
		accepted: false,
	};
	await keepChange(bookings.store, booking.code, told, now);
	// The airline of these flights has other prefixes, if that is asked.
	const asked = await make();
	if (asked.kind === "asks") expect(await kindOf(make({ confirm: asked.confirm }))).toBe("done");
	expect((await found()).offer.slices).toEqual([next, moved]);
	const late = { number: 1, answer: "accepted", by: "link" } as const;
	expect((await answerChange(bookings.store, booking.code, late, now)).kind).toBe("gone");
});

it("that nobody has paid can be called off: it is in the history, a mail says so, and the next can be proposed", async () => {
	const { id } = await proposed();
	const drop = () => dropExchange(bookings.store, ana, { code: booking.code, seen }, now);
	expect([await kindOf(drop()), await kindOf(drop())]).toEqual(["done", "none"]);
	expect([await kindOf(pay()), await kindOf(make())]).toEqual(["none", "none"]);
	expect(await waits()).toBeUndefined();
	expect((await historyOf(bookings.db, booking.code)).at(-1)).toMatchObject({
		...{ event: "dropExchange", actor: "agency", detail: { proposal: id } },
	});
	expect((await readRecord(bookings.db, {})).entries.map(({ act }) => act)).toContain("droppedExchange");
	await deliverAll(bookings.outbox, () => now);
	const mail = bookings.mails.at(-1);
	expect(mail?.subject).toContain("El cambio que aceptó se canceló");
	expect(mail?.text).toContain("Sus boletos están como antes");
	await proposed({ at: later(1) });
	expect((await waits())?.kind).toBe("exchange");
});

it("that was paid is called off only with how its money came back, and leaves room for another", async () => {
	await proposed();
	await pay();
	const drop = (otherwise?: "transfer") =>
		dropExchange(bookings.store, ana, { code: booking.code, seen, otherwise }, now);
	expect(await kindOf(drop())).toBe("unrefunded");
	expect(await kindOf(drop("transfer"))).toBe("done");
	const last = (await historyOf(bookings.db, booking.code)).at(-1);
	expect(last?.detail).toMatchObject({ back: "transfer" });
	await proposed({ at: later(1) });
	expect(await kindOf(pay())).toBe("done");
});

it("that was called off leaves no money to come back once more, and hides none that was paid for the trip itself", async () => {
	const order = { state: "made", type: "hold", airlineReference: "SAKQWX", tickets: former } as const;
	const quote = await quoted(bookings.db, now);
	const held = await bookedWith(bookings.store, quote, ["review", "request", ["hold", { order }]]);
	const payment = { ...byTransfer, means: "cash", amount: held.total } as const;
	const read = { now, returnedHours: 24, confirm: true } as const;
	await markBooking(bookings.store, ana, held.code, { as: "paid", tickets: [], payment }, read);
	const paid = await findBooking(bookings.store, held.code);
	if (!paid) throw new Error("no booking");
	booking = await changedBy(bookings.store, paid, ["ticket"]);
	await proposed();
	await pay();
	const toldBack = async () => {
		const marking = { as: "cancelled", tickets: [] } as const;
		const answer = await markBooking(bookings.store, ana, booking.code, marking, { now: later(5), returnedHours: 24 });
		const question = answer.kind === "asks" ? answer.questions.find((one) => one.about === "cancel") : undefined;
		return question?.paid.map(({ amount, exchange, means }) => [amount.minor, exchange, means]);
	};
	const own = [booking.total.minor, false, "cash"];
	expect(await toldBack()).toEqual([own, [10_000, true, "transfer"]]);
	await dropExchange(bookings.store, ana, { code: booking.code, seen, otherwise: "transfer" }, later(3));
	expect(await toldBack()).toEqual([own]);
	await proposed({ at: later(4) });
	await pay();
	expect(await toldBack()).toEqual([own, [10_000, true, "transfer"]]);
});

it("is told by mails whose subjects say what happened", async () => {
	await proposed();
	await pay();
	await make();
	await deliverAll(bookings.outbox, () => now);
	expect(bookings.mails.at(-1)?.subject).toContain("Se cambiaron sus boletos (");
	const subjects = [];
	for (const change of ["tickets", "acceptChange", "dropExchange", "ticket"] as const) {
		const [mail] = mailsOf(change, "agency", booking, { inbox: "desk@example.test" });
		if (!mail) throw new Error(change);
		await enqueueAlone(mail);
		await deliverAll(bookings.outbox, () => now);
		subjects.push(
			bookings.mails
				.at(-1)
				?.subject.replace(/^.*?: /, "")
				.replace(/ \(.*$/, ""),
		);
	}
	expect(subjects).toEqual([
		...[
			"Números de boleto corregidos",
			"Vuelos nuevos por el cambio de la aerolínea",
			"El cambio que aceptó se canceló",
		],
		// A state that is new says it itself.
		"Con boletos emitidos",
	]);
});

async function enqueueAlone(mail: NewMail) {
	const always = { sql: "1", values: [] };
	await (await enqueue(bookings.store, { ...mail, id: crypto.randomUUID() }, now, always)).run();
}

/** Its booking was paid for by card; `refunded`: what of it was given back, and when. */
async function byCard(refunded: readonly { readonly minor: number; readonly at: Date }[]) {
	const { code, total } = booking;
	await bookings.db
		.prepare(
			`INSERT OR IGNORE INTO payments (id, booking, attempt, provider, state, minor, currency, language, expires_at, created_at, updated_at)
			VALUES (?1, ?2, 1, 'stripe', 'captured', ?3, 'USD', 'es', ?4, ?4, ?4)`,
		)
		.bind(`${code}-1`, code, total.minor, now.toISOString())
		.run();
	for (const [index, { minor, at }] of refunded.entries()) {
		await bookings.db
			.prepare("INSERT INTO refunds (id, payment, minor, state, created_at, updated_at) VALUES (?, ?, ?, 'done', ?, ?)")
			.bind(`${code}-1-r${index + 1}-${minor}`, `${code}-1`, minor, at.toISOString(), at.toISOString())
			.run();
	}
}

it("gives back on a card only what was refunded since, or says how it came back otherwise", async () => {
	// What was given back before it was accepted is for something else.
	await byCard([{ minor: 10_000, at: later(-5) }]);
	await proposed({ back: 20_000 });
	expect(await kindOf(pay())).toBe("unrefunded");
	await byCard([{ minor: 9_999, at: later(1) }]);
	expect(await kindOf(pay())).toBe("unrefunded");
	const told = { code: booking.code, seen, otherwise: "transfer" } as const;
	expect(await kindOf(payDue(bookings.store, ana, told, now))).toBe("done");
	const paid = (await historyOf(bookings.db, booking.code)).at(-1);
	expect(paid).toMatchObject({ event: "payExchange", detail: { back: "transfer" } });
	const { entries } = await readRecord(bookings.db, {});
	expect(entries.find(({ act }) => act === "paidExchange")?.detail).toEqual({ back: "transfer" });
	expect(await kindOf(make())).toBe("done");
});

it("is given back once the refund is there, and says so without a word of the agent", async () => {
	await proposed({ back: 20_000 });
	await byCard([{ minor: 10_000, at: later(1) }]);
	expect(await kindOf(pay())).toBe("done");
	expect((await historyOf(bookings.db, booking.code)).at(-1)?.detail).toMatchObject({ back: "card" });
	expect(await kindOf(make())).toBe("done");
	const { sums } = await exchangesOf(bookings.db, await found(), now);
	// It stands among the refunds, and is counted once.
	expect(sums).toMatchObject({ paid: booking.total, back: money(10_000, "USD") });
});

it("counts of a payment that was given back whole only what was given back since", async () => {
	const { total } = booking;
	await byCard([{ minor: total.minor - 1_000, at: later(-5) }]);
	await byCard([{ minor: 1_000, at: later(1) }]);
	await bookings.db
		.prepare("UPDATE payments SET state = 'refunded', updated_at = ?")
		.bind(later(1).toISOString())
		.run();
	expect(await refundedOf(bookings.db, booking.code, now.toISOString())).toBe(1_000);
	expect(await refundedOf(bookings.db, booking.code, later(-9).toISOString())).toBe(total.minor);
});

it("counts what came back on the card of one that was called off before another one was made", async () => {
	await proposed();
	await byCard([]);
	const [{ code, total }, paidFor] = [booking, seen];
	await bookings.db.prepare("UPDATE payments SET exchange = ?, minor = 10000").bind(paidFor).run();
	await paidWith(1);
	await byCard([{ minor: 10_000, at: later(1) }]);
	expect(await kindOf(dropExchange(bookings.store, ana, { code, seen: paidFor }, later(2)))).toBe("done");
	await proposed({ at: later(3) });
	await payDue(bookings.store, ana, { code, seen }, later(3));
	expect(await kindOf(make())).toBe("done");
	const { sums } = await exchangesOf(bookings.db, await found(), later(4));
	expect(sums).toMatchObject({ paid: money(total.minor + 20_000, "USD"), back: money(10_000, "USD") });
});

/** A second card took the exchange's money, and the exchange is down as paid with it. */
async function paidBySecondCard(): Promise<void> {
	await bookings.db
		.prepare(
			`INSERT INTO payments (id, booking, attempt, provider, state, minor, currency, language, exchange, expires_at, created_at, updated_at)
			SELECT booking || '-2', booking, 2, provider, state, 10000, currency, language, ?, expires_at, created_at, updated_at FROM payments`,
		)
		.bind(seen)
		.run();
	await paidWith(2);
}

it("that a card paid is called off once that card's money came back: what another one got back is for something else", async () => {
	await proposed();
	await byCard([]);
	const { code } = booking;
	await paidBySecondCard();
	const drop = () => dropExchange(bookings.store, ana, { code, seen }, later(2));
	await byCard([{ minor: 10_000, at: later(1) }]);
	expect(await kindOf(drop())).toBe("unrefunded");
	await bookings.db
		.prepare(
			"INSERT INTO refunds (id, payment, minor, state, created_at, updated_at) VALUES (?1, ?2, 10000, 'done', ?3, ?3)",
		)
		.bind(`${code}-2-r1`, `${code}-2`, later(1).toISOString())
		.run();
	expect(await kindOf(drop())).toBe("done");
	// Both came back: in all, both count.
	expect(await refundedOf(bookings.db, code, now.toISOString())).toBe(20_000);
});

it("that was paid on the phone is not called off for what a card got back that was taken besides", async () => {
	await proposed();
	await byCard([]);
	await bookings.db.prepare("UPDATE payments SET exchange = ?, minor = 10000, surplus = 1").bind(seen).run();
	await pay();
	await byCard([{ minor: 10_000, at: later(1) }]);
	const drop = (more = {}) => dropExchange(bookings.store, ana, { code: booking.code, seen, ...more }, later(2));
	expect(await kindOf(drop())).toBe("unrefunded");
	expect(await kindOf(drop({ otherwise: "transfer" }))).toBe("done");
});

it("by which money comes back counts no refund of what a card was charged besides, until that is what the trip was paid with", async () => {
	await byCard([]);
	await proposed({ back: 20_000 });
	const { code } = booking;
	const second = async (surplus: 0 | 1) =>
		bookings.db
			.prepare(
				`INSERT INTO payments (id, booking, attempt, provider, state, minor, currency, language, surplus, expires_at, created_at, updated_at)
				SELECT booking || '-2', booking, 2, provider, state, 10000, currency, language, ?1, expires_at, created_at, updated_at FROM payments
				WHERE attempt = 1 ON CONFLICT (id) DO UPDATE SET surplus = ?1`,
			)
			.bind(surplus)
			.run();
	await second(1);
	const tell = async (detail: Readonly<Record<string, unknown>>) =>
		changeBooking(bookings.store, await found(), "payment", { actor: "payment", detail }, now);
	await tell({ payment: `${code}-2`, state: "captured", surplus: true });
	await bookings.db
		.prepare(
			"INSERT INTO refunds (id, payment, minor, state, created_at, updated_at) VALUES (?, ?, 10000, 'done', ?, ?)",
		)
		.bind(`${code}-2-r1`, `${code}-2`, later(1).toISOString(), later(1).toISOString())
		.run();
	const counted = () => refundedOf(bookings.db, code, now.toISOString());
	expect([await kindOf(pay()), await counted()]).toEqual(["unrefunded", 0]);
	// With the last of it the mark goes; the history still says it.
	await second(0);
	expect([await kindOf(pay()), await counted()]).toEqual(["unrefunded", 0]);
	await tell({ payment: `${code}-2`, kept: true });
	expect([await counted(), await kindOf(pay())]).toEqual([10_000, "done"]);
});

it("by which money comes back waits for no refund on a card that was charged besides and is even", async () => {
	await byCard([]);
	const detail = { payment: `${booking.code}-1`, state: "captured", surplus: true };
	await changeBooking(bookings.store, await found(), "payment", { actor: "payment", detail }, now);
	await bookings.db.prepare("UPDATE payments SET state = 'refunded'").run();
	await proposed({ back: 20_000 });
	expect(await kindOf(pay())).toBe("done");
});

it("by which money comes back counts no refund of a card that paid for one that was called off", async () => {
	await byCard([]);
	await proposed();
	await paidBySecondCard();
	const { code } = booking;
	const drop = { code, seen, otherwise: "cash" } as const;
	expect(await kindOf(dropExchange(bookings.store, ana, drop, later(1)))).toBe("done");
	await proposed({ back: 20_000, at: later(2) });
	await bookings.db
		.prepare(
			"INSERT INTO refunds (id, payment, minor, state, created_at, updated_at) VALUES (?, ?, 10000, 'done', ?, ?)",
		)
		.bind(`${code}-2-r1`, `${code}-2`, later(3).toISOString(), later(3).toISOString())
		.run();
	expect(await kindOf(pay())).toBe("unrefunded");
	await byCard([{ minor: 10_000, at: later(3) }]);
	expect(await kindOf(pay())).toBe("done");
});

it("that nobody wrote down as paid, or that was called off, leaves no card's money with us unsaid", async () => {
	await proposed();
	await byCard([]);
	await bookings.db.prepare("UPDATE payments SET exchange = ?, minor = 10000, surplus = 1").bind(seen).run();
	const keep = () => keepCard(bookings.store, ana, { code: booking.code, payment: `${booking.code}-1` }, now);
	expect(await keep()).toMatchObject({ kind: "illegal", instead: "exchange" });
	await pay();
	const drop = { code: booking.code, seen, otherwise: "cash" } as const;
	expect(await kindOf(keep())).toBe("done");
	await bookings.db.prepare("UPDATE payments SET surplus = 1").run();
	expect(await kindOf(dropExchange(bookings.store, ana, drop, now))).toBe("done");
	expect(await keep()).toMatchObject({ kind: "illegal", instead: "exchange" });
});

it.each(["called off", "over", "left for another"])(
	"that is %s waits no more for money that a card paid besides, once a lead says that it came back elsewhere",
	async (how) => {
		const { db } = bookings;
		await proposed();
		await byCard([]);
		await db.prepare("UPDATE payments SET exchange = ?, minor = 10000, surplus = 1").bind(seen).run();
		const of = { code: booking.code, payment: `${booking.code}-1` };
		const stays = async (reason: "fare" | "elsewhere") => {
			const lea = { agent: "lea@agency.example", role: "lead" } as const;
			const asked = await keepRest(bookings.store, lea, { ...of, reason }, now);
			if (asked.kind !== "asks") return asked.kind;
			return kindOf(keepRest(bookings.store, lea, { ...of, reason, confirm: asked.confirm }, now));
		};
		// It may still be paid with it.
		expect(await stays("elsewhere")).toBe("illegal");
		if (how === "called off") await dropExchange(bookings.store, ana, { code: booking.code, seen }, now);
		else if (how === "left for another") await proposed({ at: later(1) });
		else
			await db
				.prepare(
					`UPDATE proposal_options SET offer = json_set(offer, '$.expiresAt', ?),
					exchange = json_set(exchange, '$.asked', json('{"minor":7500,"currency":"USD"}'))`,
				)
				.bind(later(-1).toISOString())
				.run();
		expect([...(await countMismatches(db))]).toEqual([["paidTwice", 1]]);
		expect(await keepCard(bookings.store, ana, of, now)).toMatchObject({ kind: "illegal", instead: "exchange" });
		expect(await stays("fare")).toBe("illegal");
		expect(await stays("elsewhere")).toBe("done");
		expect([...(await countMismatches(db))]).toEqual([]);
	},
);

it("counts what was paid for one that was called off, and how it came back, among all that was paid", async () => {
	await proposed();
	await pay();
	await make();
	const whole = booking.total.minor + 10_000;
	booking = await found();
	await proposed({ at: later(1) });
	await payDue(bookings.store, ana, { code: booking.code, seen }, later(1));
	await dropExchange(bookings.store, ana, { code: booking.code, seen, otherwise: "cash" }, later(1));
	const { sums, last } = await exchangesOf(bookings.db, await found(), later(2));
	expect(last?.standing).toBe("dropped");
	expect(sums?.back).toEqual(money(10_000, "USD"));
	expect((sums?.paid.minor ?? 0) - (sums?.back.minor ?? 0)).toBe(whole);
});

it("leaves what was paid in all, with our fees, on the trip's page", async () => {
	await proposed();
	await pay();
	await make();
	const after = await found();
	const { sums, last } = await exchangesOf(bookings.db, after, now);
	expect(last).toBeUndefined();
	expect(sums).toEqual({
		fare: after.total,
		fees: money(2_500 + (booking.offer.fee?.minor ?? 0), "USD"),
		penalties: money(7_500, "USD"),
		paid: money(booking.total.minor + 10_000, "USD"),
		back: money(0, "USD"),
	});
});

it("by which money comes back waits until that was given back, so that nobody forgets it", async () => {
	const { due } = await proposed({ back: 20_000 });
	expect(due).toEqual(money(-10_000, "USD"));
	expect(await kindOf(make())).toBe("unpaid");
	expect(await waits()).toMatchObject({ kind: "exchange" });
	expect([await kindOf(pay()), await kindOf(pay()), await kindOf(make())]).toEqual(["done", "paid", "done"]);
});

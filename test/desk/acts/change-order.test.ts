// An exchange that the source makes itself, against the fake Duffel: told once, asked again, never made twice.
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { type FakeDuffel, fakeToken, startFakeDuffel } from "../../../scripts/fakes/duffel/fake.ts";
import { changeAtSource, lookBeforeDrop } from "../../../src/desk/acts/change-order.ts";
import { dropExchange, openExchange } from "../../../src/desk/acts/exchange.ts";
import { findExchanges, pickExchange } from "../../../src/desk/acts/find-exchange.ts";
import { orderChangeOf } from "../../../src/desk/acts/order-change.ts";
import { sayChanged } from "../../../src/desk/acts/say-changed.ts";
import { readRecord } from "../../../src/desk/record/read-record.ts";
import type { Booking } from "../../../src/features/bookings/booking.ts";
import { createQuote } from "../../../src/features/bookings/quotes/quotes.ts";
import { findBooking, historyOf } from "../../../src/features/bookings/store.ts";
import { acceptForBooking } from "../../../src/features/proposals/accept.ts";
import { findProposal, makeProposal } from "../../../src/features/proposals/store.ts";
import { createDuffelOrderChanges } from "../../../src/flights/duffel/order-changes.ts";
import { createDuffelSource } from "../../../src/flights/duffel/source.ts";
import { exchangeTotals } from "../../../src/flights/exchange.ts";
import { searchOfOffer } from "../../../src/flights/query.ts";
import { FareSourceError } from "../../../src/flights/source.ts";
import { type Money, money } from "../../../src/money/money.ts";
import { addDays, later } from "../../../src/time/iso-date.ts";
import { type Bookings, openBookings } from "../../features/bookings/bookings.ts";
import { now } from "../../features/bookings/sample-choice.ts";
import { bookedWith } from "../../features/bookings/steps.ts";
import { journey } from "../../flights/sample/journey.ts";
import { payDue, reissueRead } from "./said-yes.ts";

const confirming = "POST /air/order_changes/:id/actions/confirm";
const ana = { agent: "ana@agency.example" };
let fake: FakeDuffel;
let bookings: Bookings;
/** Of the fake and of ours. */
let clock = now;

beforeAll(async () => {
	fake = await startFakeDuffel({ now: () => clock });
});
afterAll(() => fake.close());
beforeEach(async () => {
	clock = now;
	bookings = await openBookings();
});
afterEach(() => bookings.stop());

const source = () => createDuffelSource({ token: fakeToken, url: fake.url, searchCalls: 8, now: () => clock });
const changes = () =>
	createDuffelOrderChanges({ token: fakeToken, url: fake.url, now: () => clock, limits: { confirmMs: 300 } });

/** A ticketed booking of two with an order at the fake, whose passengers are called so there. */
async function ticketed(familyName: string): Promise<Booking> {
	const [offer] = await Array.fromAsync(source().search(journey("LHR-DXB", "2027-02-10", { adults: 2 })));
	if (!offer) throw new Error("no offer");
	const passenger = { givenName: "Ana", familyName, bornOn: "1985-04-12", gender: "f" } as const;
	const answer = await source().order({
		...{ offerId: offer.id, type: "instant", expected: offer.total, slices: offer.slices, reference: "KMRW2345" },
		passengers: [passenger, passenger],
		contact: { email: "ana@example.test", phone: "+13055550123" },
	});
	if (answer.kind !== "ordered") throw new Error(answer.kind);
	const search = `${searchOfOffer(offer)}`;
	const quote = { code: await createQuote(bookings.db, { offer, search, language: "es" }, now), search, offer };
	const { id, airlineReference } = answer.order;
	const tickets = ["999-0000000900", "999-0000000901"];
	const order = { state: "made", type: "instant", id, airlineReference, tickets } as const;
	return bookedWith(bookings.store, quote, ["review", "request", ["pay", { order }], "ticket"]);
}

/** Accepted: what the source asked, and its offer. `free`: it costs its traveler nothing. */
async function paid(
	familyName: string,
	{ free = false, of, days = 3 }: { free?: boolean; of?: Booking; days?: number } = {},
) {
	const booking = of ?? (await ticketed(familyName));
	const services = { fares: source(), orderChanges: changes() };
	const found = await findExchanges(
		services,
		booking,
		{ way: 0, date: addDays("2027-02-10", days), origin: "LHR", destination: "DXB" },
		now,
	);
	const [first] = (found !== "route" && found?.offers) || [];
	if (found === "route" || found?.by !== "source" || !first?.change) throw new Error("not offered by the source");
	const picked = await pickExchange(services, booking, { id: first.offer.id, by: "source" }, now);
	if (typeof picked === "string" || !picked.change) throw new Error(String(picked));
	const { offer, change } = picked;
	const amounts = { oldValue: booking.total, penalty: change.penalty, fee: money(2_500, "USD") };
	const totals = exchangeTotals({ ...amounts, newValue: offer.total, residual: change.residual });
	expect(totals.due.minor).toBe(change.asked.minor + 2_500);
	const off = free ? totals.due.minor : 0;
	const [fareDifference, due] = [totals.fareDifference, totals.due].map(({ minor }) => money(minor - off, "USD")) as [
		Money,
		Money,
	];
	const exchange = { change: offer.id, ...amounts, fareDifference, due, asked: change.asked };
	const accept = async () => {
		const id = crypto.randomUUID();
		await makeProposal(
			bookings.store,
			{
				...{ id, subject: { kind: "booking", id: booking.code }, kind: "exchange", former: booking.offer },
				options: [{ offer, search: booking.search, exchange }],
				...{ language: "es", agent: ana.agent, validUntil: later(now, 600_000) },
			},
			now,
		);
		const proposal = await findProposal(bookings.db, id);
		const option = proposal?.options[0];
		if (!proposal || !option) throw new Error("not proposed");
		const answer = await acceptForBooking(bookings.store, proposal, { position: 0, option, by: "code" }, now);
		return { id, kind: answer.kind };
	};
	const { id } = await accept();
	const wish = { code: booking.code, seen: id };
	const make = async () =>
		(await changeAtSource({ store: bookings.store, changes: changes(), now: () => clock }, ana, wish)).kind;
	const pay = () => payDue(bookings.store, ana, wish, now);
	return { booking, offer, change, wish, make, pay, accept };
}

const count = async (work: () => Promise<unknown>) => {
	const before = fake.count(confirming);
	await work();
	return fake.count(confirming) - before;
};

it("is made once it is paid, with the new flights and tickets of the source, however often it is pressed", async () => {
	const { booking, offer, make, pay, change } = await paid("García");
	expect(await make()).toBe("unpaid");
	await pay();
	const sent = await count(async () => {
		expect((await Promise.all([make(), make()])).toSorted()).toContain("done");
		expect(await make()).toBe("none");
	});
	expect(sent).toBe(1);
	const after = await findBooking(bookings.store, booking.code);
	expect(after?.offer.slices).toEqual(change.flights.added);
	expect(after?.total).toEqual(offer.total);
	expect(after?.order.tickets).toHaveLength(2);
	expect(after?.order.tickets).not.toEqual(booking.order.tickets);
	const { entries } = await readRecord(bookings.db, {});
	const told = entries.filter(({ act }) => act === "changedOrder").map(({ detail }) => detail);
	expect(told).toEqual([{ outcome: "made" }, { outcome: "asked" }]);
});

it("is asked about, and not told again, where it was made and nobody answered", async () => {
	const { booking, make, pay, wish } = await paid("Halfway");
	await pay();
	const sent = await count(async () => {
		expect(await make()).toBe("unsure");
		const tickets = ["999-1000000001", "999-1000000002"];
		const byHand = { seen: wish.seen, tickets };
		expect((await reissueRead(bookings.store, ana, booking.code, byHand, now)).kind).toBe("sending");
		expect(await make()).toBe("done");
	});
	expect(sent).toBe(1);
});

it("stays unsure while the airline is at it, and is told anew only once the first one never can be made", async () => {
	const { make, pay, wish } = await paid("Slow");
	await pay();
	expect(await make()).toBe("unsure");
	expect(await count(make)).toBe(0);
	clock = new Date(later(now, 3_600_000));
	expect(await make()).toBe("refused");
	expect((await orderChangeOf(bookings.db, wish.seen))?.state).toBe("refused");
	// By then its offer has ended too.
	expect(await make()).toBe("over");
});

it("that is refused changes nothing, and can be told again or made by hand", async () => {
	const { booking, make, pay, wish } = await paid("Unwilling");
	await pay();
	expect([await make(), await make()]).toEqual(["refused", "refused"]);
	expect((await findBooking(bookings.store, booking.code))?.offer).toEqual(booking.offer);
	const tickets = ["999-1000000001", "999-1000000002"];
	const byHand = { seen: wish.seen, tickets };
	expect((await reissueRead(bookings.store, ana, booking.code, byHand, now)).kind).toBe("done");
});

it("is told nothing by a source that does not answer, or asks for another amount, and goes on when it does", async () => {
	const { make, pay, change } = await paid("García");
	await pay();
	fake.answerNext("POST /air/order_changes", "drop");
	const sent = await count(async () => {
		expect(await make()).toBe("silent");
		const dearer = { change_total_amount: "9999.00", change_total_currency: "USD" };
		fake.answerNext("POST /air/order_changes", { status: 201, body: { data: { id: "oce_1", ...dearer } } });
		expect(await make()).toBe("price");
	});
	expect(sent).toBe(0);
	fake.answerNext(confirming, { status: 429, body: {}, headers: { "Retry-After": "60" } });
	expect(await make()).toBe("silent");
	expect(await make()).toBe("done");
	expect(fake.orderChanges.findLast(({ confirmed_at }) => confirmed_at)?.change_total_amount).toBe(
		(change.asked.minor / 100).toFixed(2),
	);
});

it("waits for its tickets where the airline issues them later, and asks the source for nothing else", async () => {
	const { booking, make, pay } = await paid("Later");
	await pay();
	const sent = await count(async () => expect([await make(), await make()]).toEqual(["ticketless", "ticketless"]));
	expect(sent).toBe(1);
	expect((await openExchange(bookings.store, booking.code, now))?.pending).toBeDefined();
	const order = fake.orders.at(-1);
	if (!order) throw new Error("no order");
	const passengers = order.passengers.map(({ id }) => id);
	order.documents = passengers.map((id, index) => ({
		...{ type: "electronic_ticket", unique_identifier: `999222222222${index}`, passenger_ids: [id] },
	}));
	expect(await make()).toBe("done");
	const after = await findBooking(bookings.store, booking.code);
	expect(after?.order.tickets).toEqual(["999-2222222220", "999-2222222221"]);
});

it("is today's way where the source does not change the order, or has none: found by the site's search, made by hand", async () => {
	const booking = await ticketed("Fixed");
	const services = { fares: source(), orderChanges: changes() };
	const wish = { way: 0, date: addDays("2027-02-10", 3), origin: "LHR", destination: "DXB" };
	const found = await findExchanges(services, booking, wish, now);
	if (found === "route" || !found) throw new Error("nothing");
	expect(found.by).toBe("site");
	expect(found.offers.length).toBeGreaterThan(0);
	expect(await findExchanges(services, booking, { ...wish, destination: "AMS" }, now)).toBe("route");
	const withoutOrder = { ...booking, order: { ...booking.order, id: null } };
	expect(await findExchanges(services, withoutOrder, wish, now)).toMatchObject({ by: "site" });
	expect(await findExchanges({ ...services, fares: undefined }, booking, wish, now)).toBeUndefined();
});

/** The answer to what was told is not on its way any more. */
const afterTelling = () => {
	clock = new Date(later(clock, 130_000));
};

const reading = "GET /air/order_changes/:id";
/** The source reads no end of it, or cannot read it at all; nobody learns more by asking. */
const lost = [
	["names no end", () => ({ status: 200, body: { data: { ...fake.orderChanges.at(-1), expires_at: null } } })],
	["cannot be read", () => ({ status: 404, body: {} })],
] as const;

it.each(lost)(
	"that %s is ended by hand, with who said so, and nothing is told, taken or given back by that",
	async (_, answer) => {
		const { booking, make, pay, wish } = await paid("Slow");
		await pay();
		expect(await make()).toBe("unsure");
		const desk = { store: bookings.store, changes: changes(), now: () => clock };
		const say = (outcome: "made" | "notMade") => sayChanged(desk, ana, { ...wish, outcome, by: "airline" });
		// Nor while its answer may be on the way, or as long as it ends by itself, does anybody say it in its place.
		expect((await say("notMade")).kind).toBe("telling");
		afterTelling();
		expect((await say("notMade")).kind).toBe("ahead");
		const before = await findBooking(bookings.store, booking.code);
		const sent = await count(async () => {
			fake.answerNext(reading, answer());
			clock = new Date(later(now, 7_200_000));
			expect((await say("notMade")).kind).toBe("done");
			expect((await say("made")).kind).toBe("known");
		});
		expect(sent).toBe(0);
		expect((await orderChangeOf(bookings.db, wish.seen))?.state).toBe("refused");
		const after = await findBooking(bookings.store, booking.code);
		expect([after?.offer, after?.total, after?.order]).toEqual([before?.offer, before?.total, before?.order]);
		expect((await historyOf(bookings.db, booking.code)).at(-1)).toMatchObject({
			...{ event: "sayExchange", actor: "agency" },
			detail: { proposal: wish.seen, outcome: "notMade", by: "airline" },
		});
		const { entries } = await readRecord(bookings.db, {});
		expect(entries.find(({ act }) => act === "saidChange")?.detail).toEqual({ outcome: "notMade", by: "airline" });
		// Then it goes on as with any that was refused.
		const byHand = { seen: wish.seen, tickets: ["999-1000000001", "999-1000000002"] };
		expect((await reissueRead(bookings.store, ana, booking.code, byHand, now)).kind).toBe("done");
	},
);

it("that was made, as the airline says, waits for its tickets: from the source or by hand", async () => {
	const { booking, make, pay, wish } = await paid("Slow");
	await pay();
	expect(await make()).toBe("unsure");
	const desk = { store: bookings.store, changes: changes(), now: () => clock };
	afterTelling();
	fake.answerNext(reading, { status: 404, body: {} });
	expect((await sayChanged(desk, ana, { ...wish, outcome: "made", by: "source" })).kind).toBe("done");
	hasFormerTickets(booking);
	expect(await make()).toBe("ticketless");
	const byHand = { seen: wish.seen, tickets: ["999-1000000001", "999-1000000002"] };
	expect((await reissueRead(bookings.store, ana, booking.code, byHand, now)).kind).toBe("done");
});

it("that the source knows about is not said by anybody else", async () => {
	const { make, pay, wish } = await paid("Halfway");
	await pay();
	expect(await make()).toBe("unsure");
	const desk = { store: bookings.store, changes: changes(), now: () => clock };
	const say = (seen: string = wish.seen) => sayChanged(desk, ana, { ...wish, seen, outcome: "notMade", by: "airline" });
	expect((await say("another")).kind).toBe("stale");
	afterTelling();
	expect((await say()).kind).toBe("known");
	expect((await orderChangeOf(bookings.db, wish.seen))?.state).toBe("made");
	expect(await make()).toBe("done");
});

it.each([
	["García", "notMade", "done"],
	["Unwilling", "made", "refused"],
] as const)(
	"is as its source (%s) answers, whatever somebody says while that is on the way (%s)",
	async (name, outcome, ends) => {
		const { pay, wish } = await paid(name);
		await pay();
		const confirm = async (change: string, asked: Money) => {
			const desk = { store: bookings.store, now: () => clock };
			expect((await sayChanged(desk, ana, { ...wish, outcome, by: "airline" })).kind).toBe("telling");
			expect((await dropExchange(bookings.store, ana, { ...wish, otherwise: "cash" }, clock)).kind).toBe("sending");
			return changes().confirm(change, asked);
		};
		const slow = { store: bookings.store, changes: { ...changes(), confirm }, now: () => clock };
		expect((await changeAtSource(slow, ana, wish)).kind).toBe(ends);
	},
);

/** The source's last order names the tickets from before, and no other. */
function hasFormerTickets({ order: { tickets } }: Booking): void {
	const order = fake.orders.at(-1);
	if (!order) throw new Error("no order");
	const former = tickets.map((unique_identifier) => ({ type: "electronic_ticket", unique_identifier }));
	order.documents = former.map((one) => ({ ...one, passenger_ids: [] })) as unknown as NonNullable<
		typeof order.documents
	>;
}

/** Somebody was told wrong, and wrote it down while the source could not be read. */
async function saidWrong(name: string, outcome: "made" | "notMade") {
	const of = await paid(name);
	await of.pay();
	expect(await of.make()).toBe("unsure");
	afterTelling();
	const desk = { store: bookings.store, changes: changes(), now: () => clock };
	fake.answerNext(reading, { status: 404, body: {} });
	expect((await sayChanged(desk, ana, { ...of.wish, outcome, by: "airline" })).kind).toBe("done");
	return { ...of, desk };
}

it("that was made is neither told again nor called off where somebody said that it was not", async () => {
	const { make, wish, desk } = await saidWrong("Halfway", "notMade");
	await lookBeforeDrop(desk, ana, wish);
	expect((await dropExchange(bookings.store, ana, { ...wish, otherwise: "cash" }, clock)).kind).toBe("sending");
	await bookings.db.prepare("UPDATE order_changes SET state = 'refused'").run();
	expect(await count(async () => expect(await make()).toBe("done"))).toBe(0);
});

it("that somebody said was not made is told nothing anew while its source cannot be asked", async () => {
	const { make, desk, wish } = await saidWrong("Halfway", "notMade");
	const standing = async () => {
		throw new FareSourceError("unavailable", "GET /air/order_changes/:id answered 503");
	};
	const deaf = { ...desk, changes: { ...changes(), standing } };
	const before = await orderChangeOf(bookings.db, wish.seen);
	const sent = await count(async () => expect((await changeAtSource(deaf, ana, wish)).kind).toBe("silent"));
	expect([sent, await orderChangeOf(bookings.db, wish.seen)]).toEqual([0, before]);
	expect(await count(async () => expect(await make()).toBe("done"))).toBe(0);
});

it("that never can be made any more is not made, also where somebody said that it was", async () => {
	const { booking, make, wish } = await saidWrong("Slow", "made");
	hasFormerTickets(booking);
	expect(await make()).toBe("ticketless");
	clock = new Date(later(now, 3_600_000));
	expect(await make()).toBe("refused");
	expect((await dropExchange(bookings.store, ana, { ...wish, otherwise: "cash" }, clock)).kind).toBe("done");
});

it("that costs nothing is not left for another one while the source may be making it", async () => {
	const { make, accept } = await paid("Halfway", { free: true });
	expect(await make()).toBe("unsure");
	expect((await accept()).kind).toBe("unfit");
	expect(await make()).toBe("done");
	expect((await accept()).kind).toBe("accepted");
});

it("is not made by hand besides where the source is told while somebody writes that down", async () => {
	const { booking, wish, pay, make } = await paid("Slow");
	await pay();
	const { db } = bookings;
	const batch: D1Database["batch"] = async (statements) => {
		// What changes a booking has more than the two that read its proposals.
		if (statements.length > 2) expect(await make()).toBe("unsure");
		return db.batch(statements);
	};
	const late = { ...bookings.store, db: { prepare: (sql: string) => db.prepare(sql), batch } as D1Database };
	const tickets = ["999-1000000001", "999-1000000002"];
	expect((await reissueRead(late, ana, booking.code, { seen: wish.seen, tickets }, now)).kind).toBe("stale");
	expect((await findBooking(bookings.store, booking.code))?.order.tickets).toEqual(booking.order.tickets);
});

it("takes no ticket of a former exchange for a new one", async () => {
	const first = await paid("García");
	await first.pay();
	expect(await first.make()).toBe("done");
	const order = fake.orders.at(-1);
	const booking = await findBooking(bookings.store, first.booking.code);
	if (!order || !booking) throw new Error("no order");
	for (const one of order.passengers) one.family_name = "Later";
	const documentsOf = (...tickets: readonly string[]) =>
		tickets.map((unique_identifier) => ({ type: "electronic_ticket", unique_identifier, passenger_ids: [] }));
	const former = [...first.booking.order.tickets, ...booking.order.tickets];
	order.documents = documentsOf(...former) as NonNullable<typeof order.documents>;
	const { make, pay } = await paid("Later", { of: booking, days: 5 });
	await pay();
	expect([await make(), await make()]).toEqual(["ticketless", "ticketless"]);
	const issued = ["999-3333333330", "999-3333333331"];
	order.documents = documentsOf(...former, ...issued) as NonNullable<typeof order.documents>;
	expect(await make()).toBe("done");
	expect((await findBooking(bookings.store, booking.code))?.order.tickets).toEqual(issued);
});

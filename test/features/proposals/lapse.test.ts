// An exchange that nobody paid before its source's offer ended: its traveler hears of it once, and of nothing else.
import { afterEach, beforeEach, expect, it } from "vitest";
import { runJobs } from "../../../src/cron.ts";
import type { Env } from "../../../src/env.ts";
import type { Booking } from "../../../src/features/bookings/booking.ts";
import type { PaymentState } from "../../../src/features/bookings/payments/states.ts";
import { changeBooking, findBooking, historyOf } from "../../../src/features/bookings/store.ts";
import { acceptForBooking } from "../../../src/features/proposals/accept.ts";
import { lapseExchanges } from "../../../src/features/proposals/lapse.ts";
import { exchangesOf } from "../../../src/features/proposals/pending.ts";
import { href } from "../../../src/links.ts";
import { createServices } from "../../../src/services.ts";
import { duties } from "../../../src/site/duties.ts";
import { languageCodes } from "../../languages.ts";
import { deliverAll } from "../../mail/deliver-all.ts";
import { testEnv } from "../../test-env.ts";
import { type Bookings, contact, openBookings, quoted } from "../bookings/bookings.ts";
import { readCalendar } from "../bookings/read-calendar.ts";
import { later, now } from "../bookings/sample-choice.ts";
import { bookedWith } from "../bookings/steps.ts";
import { texts } from "../funnel.ts";
import { otherChoice, proposed, terms } from "./proposed.ts";

let bookings: Bookings;
let booking: Booking;
beforeEach(async () => {
	bookings = await openBookings();
	const order = { state: "made", type: "hold", tickets: ["000-1234567890", "000-1234567891"] } as const;
	const steps = ["review", "request", ["hold", { order }], "pay", "ticket"] as const;
	booking = await bookedWith(bookings.store, await quoted(bookings.db, now), steps);
	await deliverAll(bookings.outbox, () => now);
});
afterEach(() => bookings.stop());

/** When the source's offer ends, in minutes. */
const ends = 20;

/** Accepted; `bySource`: its source makes it, for as long as its offer counts. */
async function accepted({ due = 16_400, bySource = true, at = now } = {}): Promise<string> {
	const amount = { ...terms.due, minor: due };
	const fareDifference = { ...terms.fareDifference, minor: due - terms.penalty.minor - terms.fee.minor };
	const exchange = { ...terms, fareDifference, due: amount, ...(bySource && { asked: amount }) };
	const other = await otherChoice();
	const option = { ...other, offer: { ...other.offer, expiresAt: later(ends).toISOString() }, exchange };
	const subject = { kind: "booking", id: booking.code } as const;
	const wanted = { subject, former: booking.offer, options: [option], kind: "exchange" } as const;
	const { proposal } = await proposed(bookings.store, wanted);
	const answer = await acceptForBooking(bookings.store, proposal, { position: 0, option, by: "code" }, at);
	expect(answer.kind).toBe("accepted");
	await deliverAll(bookings.outbox, () => later(5));
	return proposal.id;
}

const read = async () => (await findBooking(bookings.store, booking.code)) as Booking;
const change = async (event: "payExchange" | "dropExchange" | "cancel", proposal: string) =>
	changeBooking(bookings.store, await read(), event, { actor: "agency", detail: { proposal } }, now);
const run = async (minutes: number) => (await lapseExchanges(bookings.store, later(minutes))).lapsed;
const last = async () => (await historyOf(bookings.db, booking.code)).at(-1);

async function card(proposal: string, state: PaymentState) {
	await bookings.db
		.prepare(
			`INSERT INTO payments (id, booking, attempt, provider, state, minor, currency, language, exchange, expires_at, created_at, updated_at)
			VALUES (?1 || '-1', ?1, 1, 'stripe', ?2, 16400, 'USD', 'es', ?3, ?4, ?4, ?4)`,
		)
		.bind(booking.code, state, proposal, now.toISOString())
		.run();
}
const cardState = async () =>
	(await bookings.db.prepare("SELECT state FROM payments").first<{ state: string }>())?.state;

it.each(languageCodes)(
	"is told to the booking's own address: that it is over, costs nothing, and whom to call (%s)",
	async (language) => {
		await bookings.db.prepare("UPDATE bookings SET language = ?").bind(language).run();
		const proposal = await accepted();
		const before = bookings.mails.length;
		await card(proposal, "open");
		// Minutes of grace, for a card that was authorized at the very end.
		expect([await run(ends - 1), await run(ends + 1), await run(ends + 6), await run(ends + 7)]).toEqual([0, 0, 1, 0]);
		expect(await last()).toMatchObject({ event: "lapseExchange", actor: "system", detail: { proposal } });
		// Nothing more is taken for it.
		expect(await cardState()).toBe("expired");
		await deliverAll(bookings.outbox, () => later(ends + 8));
		const mails = bookings.mails.slice(before);
		const { t } = texts[language];
		expect(mails.map(({ to }) => to)).toEqual([contact.email]);
		const [mail] = mails;
		expect(mail?.subject).toContain(t("exchange.lapsed.heading"));
		for (const said of [
			"exchange.lapsed.heading",
			"exchange.lapsed.text",
			"exchange.lapsed.charged",
			"mail.call",
		] as const) {
			expect(mail?.text, said).toContain(t(said));
		}
		expect(mail?.html).toContain('href="tel:');
		expect(mail?.text).toContain(href(language, "bookingConfirmation", { confirmationCode: booking.code }));
		// The tickets are as they were.
		const [event] = readCalendar(mail?.attachments?.[0]?.text ?? "").events;
		expect(event?.start).toBe(Date.parse(booking.departsAt));
		expect((await exchangesOf(bookings.db, await read(), later(ends + 8))).last?.standing).toBe("lapsed");
	},
);

it.each([
	["paid", (id: string) => change("payExchange", id)],
	["called off", (id: string) => change("dropExchange", id)],
	["of a booking that was canceled", (id: string) => change("cancel", id)],
	["one whose card is still looked at", (id: string) => card(id, "authorized")],
	["one whose money was taken", (id: string) => card(id, "captured")],
	["replaced by another one", () => accepted({ bySource: false, at: later(1) })],
] as const)("is not told where it is %s", async (_, done) => {
	await done(await accepted());
	await deliverAll(bookings.outbox, () => later(5));
	const before = bookings.mails.length;
	expect(await run(ends + 6)).toBe(0);
	await deliverAll(bookings.outbox, () => later(ends + 8));
	expect(bookings.mails.length).toBe(before);
});

it("lets alone whose card is authorized while it is looked for", async () => {
	const proposal = await accepted();
	const { store } = bookings;
	// Its card is told of once the overdue ones were read, and before its booking is.
	let told = false;
	const db = {
		prepare: (sql: string) => store.db.prepare(sql),
		async batch(statements: D1PreparedStatement[]) {
			if (!told) await card(proposal, "authorized");
			told = true;
			return store.db.batch(statements);
		},
	} as unknown as D1Database;
	expect(await lapseExchanges({ ...store, db }, later(ends + 6))).toEqual({ lapsed: 0, failed: 0 });
	// Its money may be on its way already: whoever settles it says what becomes of it.
	expect(await cardState()).toBe("authorized");
	expect((await last())?.event).not.toBe("lapseExchange");
});

it("has no end where an agent makes it by hand, where money comes back, or where nothing is due", async () => {
	for (const [minute, more] of [{ bySource: false }, { due: -16_400 }, { due: 0 }].entries()) {
		await accepted({ ...more, at: later(minute) });
		expect(await run(ends + 6)).toBe(0);
	}
});

it("is found by the cron's run every five minutes, which says how many there were", async () => {
	const proposal = await accepted();
	const lines: { readonly cron?: string; readonly lapsed?: number }[] = [];
	const made = createServices({ ...testEnv(), DB: bookings.db } as unknown as Env);
	const services = { ...made, bookings: bookings.store, now: () => later(ends + 6) };
	for (const _ of [1, 2]) await runJobs(duties.holds.cron, services, (line) => lines.push(JSON.parse(line)));
	expect(lines.filter(({ cron }) => cron === "exchanges.lapsed").map(({ lapsed }) => lapsed)).toEqual([1]);
	expect((await last())?.detail).toEqual({ proposal });
});

// Starting a card payment: one open page for a booking, whatever is clicked twice, lost or changed in between.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readForm, text } from "../../../../scripts/fakes/stripe/form.ts";
import { canPayByCard, startCardPayment } from "../../../../src/features/bookings/payments/card.ts";
import { changeBooking, historyOf } from "../../../../src/features/bookings/store.ts";
import { type CardTest, only, openCards } from "./cards.ts";

let test: CardTest;
beforeAll(async () => {
	test = await openCards();
});
afterAll(() => test.stop());
beforeEach(() => {
	test.order = undefined;
});

const create = "POST /v1/checkout/sessions";

describe("starting to pay by card", () => {
	it("leads to the provider's page with the price as three lines that add up, and the ways back", async () => {
		const booking = await test.reviewed();
		const session = await test.opened(booking);
		expect(session).toMatchObject({
			...{ amount_total: booking.total.minor, currency: "usd", client_reference_id: booking.code },
			success_url: `https://www.farelark.example/booking-confirmation/${booking.code}?lng=es`,
			cancel_url: `https://www.farelark.example/payment?booking=${booking.code}&card=back&lng=es`,
		});
		const names = [0, 1, 2].map((line) =>
			text(session.sent, "line_items", `${line}`, "price_data", "product_data", "name"),
		);
		expect(names).toEqual(["Tarifa", "Impuestos y cargos de la aerolínea", "Nuestro cargo de agencia"]);
		expect(JSON.stringify(readForm(test.fake.calls.at(-1)?.body ?? ""))).not.toMatch(/Garc|maria|5512345678|1985/);
		expect(await test.states(booking.code)).toEqual(["open"]);
		expect(await test.read(booking.code)).toMatchObject({ state: "reviewed" });
	});

	it("twenty times at once opens one page", async () => {
		const booking = await test.reviewed();
		const answers = await Promise.all(Array.from({ length: 20 }, () => startCardPayment(test.cards, booking)));
		const urls = answers.flatMap((answer) => (answer.kind === "redirect" ? [answer.url] : []));
		expect(new Set(urls).size).toBe(1);
		expect(test.fake.sessions.filter(({ client_reference_id: code }) => code === booking.code)).toHaveLength(1);
		expect(await test.states(booking.code)).toEqual(["open"]);
	});

	it("finds the page that was opened before, until it is about to end", async () => {
		const booking = await test.reviewed();
		const first = await test.opened(booking);
		expect((await test.opened(booking)).id).toBe(first.id);
		test.wait(34);
		expect((await test.opened(booking)).id).not.toBe(first.id);
		expect(first.status).toBe("expired");
		expect(await test.states(booking.code)).toEqual(["expired", "open"]);
	});

	it("whose answer was lost asks again with the same key, and finds the page that was made", async () => {
		const booking = await test.reviewed();
		test.fake.answerNext(create, "lose", "lose");
		expect(await startCardPayment(test.cards, booking)).toEqual({ kind: "unavailable" });
		expect(await test.states(booking.code)).toEqual(["opening"]);
		await test.opened(booking);
		expect(test.fake.sessions.filter(({ client_reference_id: code }) => code === booking.code)).toHaveLength(1);
	});

	it("that the provider refuses takes another attempt, and says so when there is no way", async () => {
		const booking = await test.reviewed();
		const refused = { status: 400, body: { error: { type: "invalid_request_error" } } };
		test.fake.answerNext(create, refused);
		await test.opened(booking);
		expect(await test.states(booking.code)).toEqual(["expired", "open"]);
		const other = await test.reviewed();
		test.fake.answerNext(create, ...Array.from({ length: 5 }, () => refused));
		expect(await startCardPayment(test.cards, other)).toEqual({ kind: "unavailable" });
	});

	it("after the price was agreed to anew ends the old page, so that only the new price can be paid", async () => {
		const booking = await test.reviewed();
		const old = await test.opened(booking);
		const { minor, currency } = booking.total;
		const patch = { total: { minor: minor + 500, currency }, reviewedAt: test.cards.now().toISOString() };
		const latest = await test.read(booking.code);
		await changeBooking(test.cards.store, latest, "review", { actor: "traveler", patch }, test.cards.now());
		const fresh = await test.opened(booking);
		expect(old.status).toBe("expired");
		expect(fresh.amount_total).toBe(minor + 500);
	});

	it("is refused to a draft, to a booking that was sent, and where the price or the order cannot be had", async () => {
		const draft = await test.reviewed();
		await test.change(draft.code, "edit");
		expect(await startCardPayment(test.cards, draft)).toEqual({ kind: "unreviewed" });
		const sent = await test.reviewed();
		await test.change(sent.code, "request");
		expect(await startCardPayment(test.cards, sent)).toEqual({ kind: "sent" });
		expect(await startCardPayment(undefined, sent)).toEqual({ kind: "unavailable" });
		const { fee, ...withoutFee } = sent.offer;
		expect(fee).toBeDefined();
		expect(canPayByCard({ offer: withoutFee }, test.cards)).toBe(false);
		const inKwd = (minor: number) => ({ minor, currency: "KWD" });
		const dinars = { ...sent.offer, fare: undefined, total: inKwd(92_340), fee: inKwd(10_000) };
		const { fare: _, ...priced } = dinars;
		expect(canPayByCard({ offer: priced }, test.cards)).toBe(true);
		const odd = { ...priced, total: inKwd(92_345) };
		expect(canPayByCard({ offer: odd }, test.cards), "Stripe wants a 0 at the end").toBe(false);
		expect(canPayByCard({ offer: { ...sent.offer, source: "another" } }, test.cards)).toBe(false);
		const live = { ...test.cards, ...only({ ...test.checkout, live: true }) };
		expect(canPayByCard(sent, live), "real money for invented flights").toBe(false);
		expect(await test.states(sent.code)).toEqual([]);
	});

	it("for an offer that has ended says so", async () => {
		const booking = await test.reviewed();
		const offer = { ...booking.offer, expiresAt: test.cards.now().toISOString() };
		await changeBooking(test.cards.store, booking, "review", { actor: "traveler", patch: { offer } }, test.cards.now());
		expect(await startCardPayment(test.cards, booking)).toEqual({ kind: "gone" });
	});

	it("back from the page after paying, before the webhook, is not asked to pay again", async () => {
		const booking = await test.reviewed();
		const session = await test.opened(booking);
		await test.fake.pay(session.id);
		expect(await startCardPayment(test.cards, booking)).toEqual({ kind: "sent" });
		expect(await test.states(booking.code)).toEqual(["authorized"]);
		expect((await historyOf(test.bookings.db, booking.code)).at(-1)).toMatchObject({
			event: "authorize",
			to: "requested",
		});
	});

	it("while the provider is down is unavailable, said in the log without anything personal", async () => {
		const booking = await test.reviewed();
		const down = { status: 503, body: { error: { type: "api_error", message: "García" } } };
		test.fake.answerNext(create, down, down);
		test.bookings.lines.length = 0;
		expect(await startCardPayment(test.cards, booking)).toEqual({ kind: "unavailable" });
		expect(test.bookings.lines.join()).toMatch(/"payment":"unavailable"/);
		expect(test.bookings.lines.join()).not.toContain("García");
	});
});

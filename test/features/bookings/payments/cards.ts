// What tests of card payments share: a store for cards on a fake Stripe, its clock, and bookings to be paid.

import type { FakeEvent, FakeSession } from "../../../../scripts/fakes/stripe/data.ts";
import { type FakeStripe, fakeKey, fakeWebhookSecret, startFakeStripe } from "../../../../scripts/fakes/stripe/fake.ts";
import type { Booking } from "../../../../src/features/bookings/booking.ts";
import type { Checkout } from "../../../../src/features/bookings/checkout.ts";
import { saveDraft } from "../../../../src/features/bookings/drafts.ts";
import { startCardPayment } from "../../../../src/features/bookings/payments/card.ts";
import { receiveEvent } from "../../../../src/features/bookings/payments/payment-webhook.ts";
import { settle } from "../../../../src/features/bookings/payments/settle.ts";
import { type PaymentStore, paymentStore, paymentsOf } from "../../../../src/features/bookings/payments/store.ts";
import { createStripeCheckout } from "../../../../src/features/bookings/payments/stripe/checkout.ts";
import type { BookingChange } from "../../../../src/features/bookings/states.ts";
import { changeBooking, findBooking } from "../../../../src/features/bookings/store.ts";
import { createSampleSource } from "../../../../src/flights/sample/source.ts";
import type { FareSource } from "../../../../src/flights/source.ts";
import { withFee } from "../../../../src/flights/with-fee.ts";
import { perLanguage } from "../../../../src/i18n/languages.ts";
import { createMessages } from "../../../../src/i18n/messages.ts";
import { adult, type Bookings, contact, newVisit, openBookings, quoted, secondAdult } from "../bookings.ts";
import { now as start } from "../sample-choice.ts";

const fee = { minor: 2_000, currency: "USD" };

export interface CardTest {
	readonly bookings: Bookings;
	readonly cards: PaymentStore;
	/** The one provider. */
	readonly checkout: Checkout;
	readonly fake: FakeStripe;
	/** What the fare source does with orders; undefined: as the sample source does. */
	order: FareSource["order"] | undefined;
	readonly asked: { orders: number };
	/** Moves the clock of everybody. */
	wait(minutes: number): void;
	reviewed(): Promise<Booking>;
	read(code: string): Promise<Booking>;
	change(code: string, change: BookingChange): Promise<void>;
	/** Starts a payment and gives the session that its page is for. */
	opened(booking: Booking): Promise<FakeSession>;
	/** Hands events in as the webhook does; without any, all that were not handed in yet. */
	tell(...events: readonly FakeEvent[]): Promise<string[]>;
	/** State of each payment, in order. */
	states(code: string): Promise<string[]>;
	stop(): Promise<void>;
}

/** A store with one provider, for all payments. */
export const only = (checkout: Checkout) => ({ checkout, checkouts: new Map([[checkout.name, checkout]]) });

/** @param deadlineMs of a call to the provider, in milliseconds: short only where one is to hang, since the machine may be busy */
export async function openCards({ deadlineMs = 10_000 } = {}): Promise<CardTest> {
	const bookings = await openBookings();
	let clock = start;
	const now = () => clock;
	const fake = await startFakeStripe({ now });
	fake.webhooks = "hold";
	const source = withFee(createSampleSource({ now }), fee);
	const asked = { orders: 0 };
	const fares: FareSource = {
		...source,
		order(request, signal) {
			asked.orders += 1;
			return (test.order ?? source.order)(request, signal);
		},
	};
	const messages = perLanguage((language) => createMessages(language, {}));
	const config = { origin: "https://www.farelark.example" };
	const checkout = createStripeCheckout({
		...{ key: fakeKey, webhookSecret: fakeWebhookSecret, url: fake.url, deadlineMs },
	});
	const cards = paymentStore({ bookings: bookings.store, ...only(checkout), fares, config, messages, now });
	if (!cards) throw new Error("no desk");
	const quote = await quoted(bookings.db, start, { instant: true });
	const priced = await source.offer(quote.offer.id);
	if (priced.kind !== "found") throw new Error("gone");
	let told = 0;

	const test: CardTest = {
		...{ bookings, cards, checkout, fake, order: undefined, asked },
		wait(minutes) {
			clock = new Date(clock.getTime() + minutes * 60_000);
		},
		async reviewed() {
			const draft = { visitor: newVisit(), quote: { ...quote, offer: priced.offer }, contact, language: "es" } as const;
			const { code } = await saveDraft(bookings.store, { ...draft, passengers: [adult, secondAdult] }, now());
			await test.change(code, "review");
			return test.read(code);
		},
		async read(code) {
			const booking = await findBooking(bookings.store, code);
			if (!booking) throw new Error(`no ${code}`);
			return booking;
		},
		async change(code, change) {
			const patch = change === "review" ? { reviewedAt: now().toISOString() } : {};
			const answer = await changeBooking(
				bookings.store,
				await test.read(code),
				change,
				{ actor: "agency", patch },
				now(),
			);
			if (answer.kind !== "made") throw new Error(`${change}: ${answer.kind}`);
		},
		async opened(booking) {
			const answer = await startCardPayment(cards, booking);
			const session = answer.kind === "redirect" && fake.sessions.find(({ id }) => answer.url.endsWith(id));
			if (!session) throw new Error(`not open: ${answer.kind}`);
			return session;
		},
		async tell(...events) {
			const outcomes: string[] = [];
			const all = events.length > 0 ? events : fake.events.slice(told);
			if (events.length === 0) told = fake.events.length;
			for (const event of all) {
				const { body, signature } = fake.signed(event);
				const answer = await checkout.readEvent(body, signature, now());
				const outcome = answer.kind === "event" ? await receiveEvent(cards, checkout, answer.event) : answer;
				outcomes.push(outcome.kind);
				if (outcome.kind === "processed") await settle(cards, outcome.booking);
			}
			return outcomes;
		},
		async states(code) {
			return (await paymentsOf(bookings.db, code)).map(({ state }) => state);
		},
		async stop() {
			await bookings.stop();
			await fake.close();
		},
	};
	return test;
}

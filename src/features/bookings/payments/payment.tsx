// The last step of a booking: sent now and paid by phone, or paid by card on the provider's own page where there is one.

import { TooMany, tooSoon } from "../../../edge/spending.ts";
import { orUnavailable } from "../../../edge/unavailable.ts";
import { settingOf } from "../../../forms/form-setting.ts";
import type { FormProblem } from "../../../forms/problem.ts";
import { readForm } from "../../../forms/read-form.ts";
import { deliverSoon } from "../../../mail/wake.ts";
import { type Page, type PageData, type PageResult, seeOther } from "../../../page/page.ts";
import { issueFormToken, readFormToken } from "../../../privacy/form-token.ts";
import { visitorOf } from "../../../privacy/visitor.ts";
import { proseData } from "../../../prose/views/prose-page.tsx";
import { groupReference } from "../../../references/reference.ts";
import { findDocuments } from "../documents/find-documents.ts";
import { paymentForm } from "../forms/payment-form.ts";
import { type OwnBooking, openOwnTrip, toConfirmation, toStep } from "../own-trip.tsx";
import { canHold } from "../place-order.ts";
import type { BookingInput, BookingPorts, ExchangeDue } from "../ports.ts";
import { isReviewStale } from "../price-now.ts";
import { askingForProof } from "../proof/asking-for-proof.ts";
import { isUnsent } from "../states.ts";
import { changeBooking, findBooking, historyOf } from "../store.ts";
import { type CardAnswer, canPayByCard, startCardPayment } from "./card.ts";
import { exchangePage, exchangeToPay, payExchangeByCard } from "./exchange-payment.tsx";
import { type PaymentNotice, PaymentView } from "./payment-view.tsx";
import { paymentStore } from "./store.ts";

const purpose = "payment";

export const payment: Page<"payment", BookingPorts> = {
	async load(input) {
		if (!input.query.has("booking")) return proseData(input);
		const trip = await openOwnTrip(input);
		if (trip.kind === "closed") return trip.page;
		const exchange = await orUnavailable("exchange", exchangeToPay(input, trip));
		if (exchange) return exchangeView(input, trip, exchange, input.query.get("card") === "back" ? "back" : undefined);
		const elsewhere = otherStep(input, trip);
		return elsewhere ?? paymentPage(input, trip, input.query.get("card") === "back" ? "back" : undefined);
	},

	async action(input, form) {
		const trip = await openOwnTrip(input);
		if (trip.kind === "closed") return trip.page;
		const exchange = await orUnavailable("exchange", exchangeToPay(input, trip));
		const elsewhere = exchange ? undefined : otherStep(input, trip);
		if (elsewhere) return elsewhere;
		const again = (notice: PaymentNotice) =>
			exchange ? exchangeView(input, trip, exchange, notice) : paymentPage(input, trip, notice);
		const now = input.services.now();
		const token = { token: form.get("token"), now };
		const reading = await readFormToken(trip.store.vault, purpose, visitorOf(input.visit) ?? "", token);
		if (reading !== "ok") return { ...(await again("token")), status: 403 };
		// Its page has one button.
		if (exchange) return payExchangeByCard(input, trip, exchange, again);
		try {
			const reading = readForm(paymentForm, form, settingOf(input));
			if (reading.kind === "invalid") {
				return { ...(await paymentPage(input, trip, undefined, reading.problems)), status: 400 };
			}
			if (reading.value.how === "phone") return await payByPhone(input, trip);
			if (await takesCard(input.services, trip)) return await payByCard(input, trip);
			return { ...(await paymentPage(input, trip, "off")), status: 400 };
		} catch (error) {
			if (error instanceof TooMany) throw error;
			return failed(input, trip, String(error));
		}
	},
};

/** Where a booking belongs that is not at this step: not agreed to yet, for too long ago, or sent. */
function otherStep(input: BookingInput, { booking }: OwnBooking): Response | undefined {
	if (!isUnsent(booking)) return toConfirmation(input, booking);
	const ready = booking.state === "reviewed" && !isReviewStale(booking, input.services.now());
	return ready ? undefined : toStep(input, "bookingReview", booking);
}

/**
 * Sends the booking. Of two clicks, two tabs and a replay one does; the others find it sent. Where seats can be held, they wait until
 * the traveler has brought back what the mail of the request brings.
 */
async function payByPhone(input: BookingInput, trip: OwnBooking): Promise<Response> {
	const { fares, outbox, now } = input.services;
	const { store } = trip;
	let { booking } = trip;
	for (let attempt = 0; attempt < 2; attempt++) {
		const asking = canHold(booking, fares) ? await askingForProof(input.spending, store, booking, now()) : {};
		const options = { actor: "traveler", detail: { pay: "phone" }, ...asking } as const;
		const answer = await changeBooking(store, booking, "request", options, now());
		if (answer.kind === "made") {
			input.afterwards(deliverSoon(outbox, now));
			return toConfirmation(input, booking);
		}
		const found = await findBooking(store, booking.code);
		const elsewhere = found && otherStep(input, { ...trip, booking: found });
		if (!found || elsewhere) return elsewhere ?? toConfirmation(input, booking);
		booking = found;
	}
	// Changed twice while it was sent: what it is now has to be looked at.
	return toStep(input, "bookingReview", booking);
}

async function payByCard(input: BookingInput, trip: OwnBooking): Promise<PageResult> {
	const permit = await input.spending.charge("order", { once: trip.booking.code });
	if (permit.kind === "wait" || permit.kind === "refused") throw tooSoon(permit, input.spending);
	if (permit.kind === "silent") {
		return { ...(await paymentPage(input, trip, "off")), status: 503, degraded: "payment: budgets are silent" };
	}
	let answer: CardAnswer | undefined;
	try {
		answer = await startCardPayment(paymentStore(input.services), trip.booking);
	} finally {
		// No page was opened: by the provider's refusal nobody loses one.
		if (answer?.kind !== "redirect") await permit.giveBack(1);
	}
	if (answer.kind === "redirect") return seeOther(answer.url);
	if (answer.kind === "sent") return toConfirmation(input, trip.booking);
	// The review says what became of the trip and its price.
	if (answer.kind !== "unavailable") return toStep(input, "bookingReview", trip.booking);
	return { ...(await paymentPage(input, trip, "off")), status: 503, degraded: "payment: no card page" };
}

/** A price that was not confirmed is not charged before an agent has looked. */
async function takesCard(services: BookingInput["services"], trip: OwnBooking): Promise<boolean> {
	return canPayByCard(trip.booking, paymentStore(services)) && !(await isUnconfirmed(trip));
}

async function isUnconfirmed({ store, booking }: OwnBooking): Promise<boolean> {
	const history = await historyOf(store.db, booking.code);
	return history.findLast(({ event }) => event === "review")?.detail?.price === "unconfirmed";
}

/** It is not known what the database did: what it says now decides, if it answers. */
async function failed(input: BookingInput, trip: OwnBooking, reason: string): Promise<PageResult> {
	const booking = await findBooking(trip.store, trip.booking.code).catch(() => undefined);
	if (booking && !isUnsent(booking)) return toConfirmation(input, booking);
	return { ...(await paymentPage(input, trip, "failed")), status: 503, degraded: `payment: ${reason}` };
}

async function exchangeView(
	input: BookingInput,
	{ kind, store, booking }: OwnBooking,
	exchange: ExchangeDue,
	notice?: PaymentNotice,
) {
	const token = await issueFormToken(store.vault, purpose, visitorOf(input.visit) ?? "", input.services.now());
	return exchangePage(input, { kind, store, booking }, exchange, { token, notice });
}

async function paymentPage(
	input: BookingInput,
	trip: OwnBooking,
	notice?: PaymentNotice,
	problems?: readonly FormProblem<"how">[],
): Promise<PageData> {
	const { services } = input;
	const { store, booking } = trip;
	const token = await issueFormToken(store.vault, purpose, visitorOf(input.visit) ?? "", services.now());
	// The page stands without its history, and then offers no card.
	const unconfirmed = await isUnconfirmed(trip).catch(() => true);
	const view = (
		<PaymentView
			booking={booking}
			token={token}
			now={services.now()}
			holds={canHold(booking, services.fares)}
			unconfirmed={unconfirmed}
			cards={canPayByCard(booking, paymentStore(services)) && !unconfirmed}
			documents={await findDocuments(booking.offer.slices, input)}
			notice={notice}
			problems={problems}
		/>
	);
	return { view, reference: groupReference(booking.code) };
}

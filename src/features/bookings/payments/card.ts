// Paying a booking by card, on the payment provider's own page.

import { priceParts } from "../../../flights/quote.ts";
import type { Translate } from "../../../i18n/messages.ts";
import { href } from "../../../links.ts";
import { type Money, sameMoney } from "../../../money/money.ts";
import { later, minuteMs } from "../../../time/iso-date.ts";
import type { Booking } from "../booking.ts";
import { type Checkout, CheckoutError, type CheckoutPage, type PageRequest } from "../checkout.ts";
import type { ExchangeDue } from "../ports.ts";
import { follow } from "./follow.ts";
import { isIn, live, waiting } from "./states.ts";
import {
	changeAccount,
	expirePayment,
	insertPayment,
	type Payment,
	type PaymentStore,
	readAccount,
	stillDue,
} from "./store.ts";

export type CardAnswer =
	/** The provider's page, for a 303. */
	| { readonly kind: "redirect"; readonly url: string }
	/** No provider, or it does not answer: nothing was taken; paying by phone is still there. */
	| { readonly kind: "unavailable" }
	/** It has to be reviewed first: it was never, or its details were changed since. */
	| { readonly kind: "unreviewed" }
	/** The fare source no longer answers for this offer, or the flight has left: a new search is needed. */
	| { readonly kind: "gone" }
	/** The booking was sent already: its confirmation says how far it is. */
	| { readonly kind: "sent" };

/** The provider wants 30 minutes at least from when it gets the call, which may be a second one. */
const pageMinutes = 35;
/** One that ends sooner is not worth going to. */
const minMs = 2 * minuteMs;
const maxAttempts = 5;

/** A store with a provider for new payments. */
type OpenStore = PaymentStore & { readonly checkout: Checkout };

/**
 * May the whole price be asked of a card? Only if our own fee is in it, the order can be made, the trip is real, and the provider can
 * count each part of the price.
 */
export function canPayByCard({ offer }: Pick<Booking, "offer">, cards: PaymentStore | undefined): cards is OpenStore {
	if (!cards?.checkout || !offer.fee || cards.fares?.name !== offer.source) return false;
	const { checkout } = cards;
	const { fare, taxes, fee } = priceParts(offer);
	return !(offer.sample && checkout.live) && [fare, taxes, fee].every((part) => !part || checkout.takes(part));
}

/**
 * Opens the provider's page for a reviewed booking, or finds the one that is open for it. The price was refreshed and
 * agreed to before. Nothing is charged here: the provider's events tell how it ends.
 */
export async function startCardPayment(
	cards: PaymentStore | undefined,
	{ code, offer }: Pick<Booking, "code" | "offer">,
): Promise<CardAnswer> {
	return canPayByCard({ offer }, cards) ? start(cards, code, undefined) : { kind: "unavailable" };
}

/** May what an exchange costs be asked of a card? Its whole amount is known; an invented trip is not paid for with real money. */
export function canPayExchange(
	{ offer }: Pick<Booking, "offer">,
	cards: PaymentStore | undefined,
	due: Money,
): cards is OpenStore {
	return cards?.checkout !== undefined && !(offer.sample && cards.checkout.live) && cards.checkout.takes(due);
}

/** The same for what an accepted exchange costs: just that is authorized, then taken at once. */
export async function startExchangeCard(
	cards: PaymentStore | undefined,
	{ code, offer }: Pick<Booking, "code" | "offer">,
	exchange: ExchangeDue,
): Promise<CardAnswer> {
	return canPayExchange({ offer }, cards, exchange.due) ? start(cards, code, exchange) : { kind: "unavailable" };
}

async function start(cards: OpenStore, code: string, exchange: ExchangeDue | undefined): Promise<CardAnswer> {
	try {
		for (let attempt = 0; attempt < maxAttempts; attempt++) {
			const answer = await openOnce(cards, code, exchange);
			if (answer) return answer;
		}
	} catch (error) {
		if (!(error instanceof CheckoutError)) throw error;
		cards.store.write(JSON.stringify({ time: cards.now().toISOString(), payment: "unavailable", why: error.message }));
	}
	return { kind: "unavailable" };
}

/** Undefined where what it found has changed; then read it again. */
async function openOnce(
	cards: OpenStore,
	code: string,
	exchange: ExchangeDue | undefined,
): Promise<CardAnswer | undefined> {
	const account = await readAccount(cards, code);
	if (!account) return { kind: "unavailable" };
	const { booking } = account;
	const refusal = exchange ? await refuseExchange(cards, booking, exchange) : refuse(booking, cards.now());
	if (refusal) return refusal;
	const payments = account.payments.filter((one) => one.exchange === (exchange?.proposal ?? null));
	if (payments.some((one) => isIn(live, one))) return { kind: "sent" };
	const charge: Charge = { booking, exchange, amount: exchange?.due ?? booking.total };
	const last = payments.at(-1);
	if (last?.state === "open") return resume(cards, charge, last);
	const attempt = last?.state === "opening" ? last : await begin(cards, charge);
	return attempt && open(cards, charge, attempt);
}

/** What a card is asked for. */
interface Charge {
	readonly booking: Booking;
	/** Where it is not for the booking itself. */
	readonly exchange: ExchangeDue | undefined;
	readonly amount: Money;
}

async function refuseExchange(
	{ store, now }: OpenStore,
	{ code, state }: Booking,
	{ proposal, due, until }: ExchangeDue,
): Promise<CardAnswer | undefined> {
	if (until !== null && Date.parse(until) <= now().getTime()) return { kind: "gone" };
	const { sql, values } = stillDue(code, proposal);
	const waits = await store.db
		.prepare(`SELECT 1 WHERE ${sql}`)
		.bind(...values)
		.first();
	return state === "ticketed" && due.minor > 0 && waits ? undefined : { kind: "sent" };
}

function refuse({ state, offer, departsAt }: Booking, now: Date): CardAnswer | undefined {
	if (state === "draft") return { kind: "unreviewed" };
	if (state !== "reviewed") return { kind: "sent" };
	const at = now.toISOString();
	const over = departsAt <= at || (offer.expiresAt !== null && Date.parse(offer.expiresAt) <= now.getTime());
	return over ? { kind: "gone" } : undefined;
}

/** Writes down the attempt before the provider hears of it; undefined where another one was faster. */
async function begin(cards: OpenStore, { booking: read, exchange, amount }: Charge): Promise<Payment | undefined> {
	const { code, version } = read;
	const { store, checkout } = cards;
	const now = cards.now();
	let begun: Payment | undefined;
	await changeAccount(cards, code, ({ booking, payments }) => {
		begun = undefined;
		if (booking.version !== version) return undefined;
		const attempt = (payments.at(-1)?.attempt ?? 0) + 1;
		const payment: Payment = {
			...{ id: `${code}-${attempt}`, booking: code, attempt, state: "opening", ...amount },
			...{ provider: checkout.name, page: null, charge: null, surplus: 0, restStays: null },
			...{ exchange: exchange?.proposal ?? null, wantedUntil: exchange?.until ?? null },
			expiresAt: later(now, pageMinutes * minuteMs),
			createdAt: now.toISOString(),
			updatedAt: now.toISOString(),
		};
		begun = payment;
		const detail = { payment: payment.id, state: "opening" };
		return {
			change: "payment",
			options: {
				...{ actor: "traveler", detail },
				...(exchange && { onlyIf: stillDue(code, exchange.proposal) }),
				also: (made) => [insertPayment(store.db, payment, made)],
			},
		};
	});
	return begun;
}

/** With the payment's id as key, so that a call whose answer was lost gives the same page again. */
async function open(cards: OpenStore, charge: Charge, payment: Payment): Promise<CardAnswer | undefined> {
	const current = payment.provider === cards.checkout.name && payment.expiresAt > cards.now().toISOString();
	const fits = current && sameMoney(charge.amount, payment);
	const page = fits ? await ask(cards.checkout, requestOf(cards, charge, payment)) : undefined;
	if (!page) {
		// No visitor was ever sent there.
		await expirePayment(cards, payment, waiting, "payment");
		return undefined;
	}
	const account = await follow(cards, payment, page);
	const row = account?.payments.find(({ id }) => id === payment.id);
	if (row?.state === "open" && page.url) return { kind: "redirect", url: page.url };
	return undefined;
}

async function ask(checkout: Checkout, request: PageRequest): Promise<CheckoutPage | undefined> {
	try {
		return await checkout.openPage(request);
	} catch (error) {
		// The next attempt has a key of its own.
		if (error instanceof CheckoutError && error.failure === "rejected") return undefined;
		throw error;
	}
}

/** Goes on where the payment began, also after another provider was chosen for new ones: two pages could both be paid. */
async function resume(
	cards: PaymentStore,
	{ amount, exchange }: Charge,
	payment: Payment,
): Promise<CardAnswer | undefined> {
	if (!payment.page) throw new Error(`payment ${payment.id} is open without a page`);
	const checkout = cards.checkouts.get(payment.provider);
	if (!checkout) return { kind: "unavailable" };
	const found = await checkout.findPage(payment.page);
	if (!found) {
		await expirePayment(cards, payment, waiting, "payment");
		return undefined;
	}
	const lasts = Date.parse(payment.expiresAt) - cards.now().getTime() > minMs;
	if (found.state === "open" && found.url && lasts && sameMoney(amount, payment)) {
		return { kind: "redirect", url: found.url };
	}
	const page = found.state === "open" ? await checkout.endPage(found.id) : found;
	const account = await follow(cards, payment, page);
	// Still open: paid this very moment, and not decided yet.
	if (page.state === "open") return { kind: "unavailable" };
	const same = (one: Payment) => one.exchange === (exchange?.proposal ?? null);
	return account?.payments.some((one) => same(one) && isIn(live, one)) ? { kind: "sent" } : undefined;
}

function requestOf({ origin, messages }: PaymentStore, { booking, exchange }: Charge, payment: Payment): PageRequest {
	const { code, language } = booking;
	const { t } = messages[language];
	return {
		payment: payment.id,
		booking: code,
		language,
		lines: exchange ? [{ name: t("exchange.pay.line"), amount: exchange.due }] : linesOf(booking, t),
		expiresAt: payment.expiresAt,
		successUrl: origin + href(language, "bookingConfirmation", { confirmationCode: code }),
		cancelUrl: origin + href(language, "payment", undefined, { booking: code, card: "back" }),
	};
}

function linesOf({ total, offer }: Booking, t: Translate): PageRequest["lines"] {
	const { fare, taxes, fee } = priceParts({ ...offer, total });
	return [
		{ name: t(taxes ? "price.fare" : "price.fareWithTaxes"), amount: fare },
		...(taxes ? [{ name: t("price.taxes"), amount: taxes }] : []),
		...(fee ? [{ name: t("price.fee"), amount: fee }] : []),
	].filter(({ amount }) => amount.minor > 0);
}

// What a booking is in one line, and what its code is called while it is that: the same on its page and in its mails.

import { tellAtStart } from "../../flights/trip/start-clock.ts";
import type { MessageKey, Translate, Words } from "../../i18n/messages.ts";
import type { Booking, BookingOrder } from "./booking.ts";
import { type BookingState, stateNames } from "./states.ts";

/**
 * What became of a booking's money on cards, in one word for all its payments.
 * `none`: no card was asked for; `open`: its page is or was there, and nobody has paid; `reserved`: kept on the card,
 * not taken; `taken`; `released`: what was kept was let go; `refunded`; `expired` and `declined`: ended without money.
 */
export type CardMoney = "none" | "open" | "reserved" | "taken" | "released" | "refunded" | "expired" | "declined";

/** What a booking's state is told from besides the booking. */
export interface Standing {
	/** When a page is read; a mail is written for its own time and names no past. */
	readonly now?: Date | undefined;
	/** Undefined where nobody has looked. */
	readonly money?: CardMoney | undefined;
	/** Its seats are kept once its traveler types the digits of a mail; a mail says what was so when it was caused. */
	readonly holds?: boolean | undefined;
}

/** `open`: something is still to be done; `held`: seats are kept; `good`: there are tickets; `ended`: there is no trip. */
export type Tone = "open" | "held" | "good" | "ended";

const tones = {
	...{ draft: "open", reviewed: "open", requested: "open", held: "held", paid: "held", ticketed: "good" },
	...{ expired: "ended", cancelled: "ended", failed: "ended" },
} as const satisfies Record<BookingState, Tone>;

export function toneOf({ state, order }: Booking, { now }: Standing = {}): Tone {
	if (state === "requested" && order.state === "refused") return "ended";
	return state === "held" && isPast(order.payBy, now) ? "ended" : tones[state];
}

/** @param style `near` in a line of its own, `exact` in a sentence */
export function tellTime(booking: Booking, { language }: Words, style: "near" | "exact"): (instant: string) => string {
	return tellAtStart(booking.offer.slices, language, style);
}

/** "Request received: not paid, price not guaranteed until we call", "Held until Tuesday, November 24, 6:00 PM, Bogotá time", "Ticketed". */
export function headlineOf(booking: Booking, words: Words, { now, money }: Standing = {}): string {
	const { t } = words;
	const { state, order, contact } = booking;
	if (state === "requested" && order.state !== "none") return t(headlinesOfOrder[order.state]);
	const told = money && headlinesOfMoney[state]?.[money];
	if (told) return t(told);
	// Nobody is called who did not allow it.
	if (state === "requested") {
		return t(contact?.callback === false ? "confirm.headline.requested.quiet" : "confirm.headline.requested");
	}
	if (state === "held" && order.payBy) return heldUntil(order.payBy, tellTime(booking, words, "near"), t, now);
	return t(stateNames[state]);
}

function heldUntil(payBy: string, tell: (instant: string) => string, t: Translate, now: Date | undefined): string {
	return t(isPast(payBy, now) ? "confirm.headline.heldPast" : "confirm.headline.held", { time: tell(payBy) });
}

export function isPast(instant: string | null, now: Date | undefined): boolean {
	return instant !== null && now !== undefined && Date.parse(instant) <= now.getTime();
}

/** Of a request of which the fare source was told. */
const headlinesOfOrder = {
	sending: "confirm.headline.sending",
	made: "confirm.headline.made",
	unknown: "confirm.headline.unknown",
	refused: "confirm.headline.refused",
} as const satisfies Record<Exclude<BookingOrder["state"], "none">, MessageKey>;

/** Where a card says more than the booking itself. */
const headlinesOfMoney: Readonly<Partial<Record<BookingState, Readonly<Partial<Record<CardMoney, MessageKey>>>>>> = {
	reviewed: {
		declined: "confirm.headline.declined",
		expired: "confirm.headline.cardExpired",
		reserved: "confirm.headline.cardUnwanted",
		released: "confirm.headline.cardReleased",
		refunded: "confirm.headline.cardRefunded",
	},
	requested: { reserved: "confirm.headline.cardReserved" },
	paid: { refunded: "confirm.headline.paidRefunded" },
	cancelled: { taken: "confirm.headline.cancelledTaken", refunded: "confirm.headline.cancelledRefunded" },
};

/** What was paid of the amount; undefined where neither the booking nor a card says. */
export function moneyText({ state }: Booking, t: Translate, money: CardMoney = "none"): string | undefined {
	// Paid by phone, it does not matter that a card was let go before.
	const card = state === "paid" && money === "released" ? undefined : textsOfMoney[money];
	const key = card ?? textsOfState[state];
	return key && t(key);
}

const textsOfMoney: Readonly<Partial<Record<CardMoney, MessageKey>>> = {
	reserved: "confirm.money.reserved",
	taken: "confirm.money.taken",
	released: "confirm.money.released",
	refunded: "confirm.money.refunded",
};

const textsOfState: Readonly<Partial<Record<BookingState, MessageKey>>> = {
	...{ draft: "confirm.money.none", reviewed: "confirm.money.none", requested: "confirm.money.none" },
	...{ held: "confirm.money.none", expired: "confirm.money.none", failed: "confirm.money.none" },
	paid: "confirm.money.paid",
};

/** Nothing is confirmed before there are tickets, and nothing is booked before somebody keeps seats or has paid. */
export function codeNameOf({ state, order }: Pick<Booking, "state" | "order">): MessageKey {
	if (state === "ticketed") return "confirm.code.ticketed";
	const booked = order.state === "made" || state === "held" || state === "paid" || state === "expired";
	return booked ? "confirm.code.booked" : "confirm.code.requested";
}

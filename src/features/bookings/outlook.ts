// What a booking's state means for the traveler, in words: the same on its page and in its mails.

import { dayRuleText } from "../../flights/trip/day-rule.ts";
import type { MessageKey, Translate, Words } from "../../i18n/messages.ts";
import type { Booking, BookingOrder } from "./booking.ts";
import { dayRuleOf } from "./day-rule-of.ts";
import {
	type CardMoney,
	codeNameOf,
	headlineOf,
	isPast,
	moneyText,
	type Standing,
	type Tone,
	tellTime,
	toneOf,
} from "./headline.ts";
import { payDeadline } from "./pay-deadline.ts";
import { isUnderWay } from "./states.ts";

export interface Outlook {
	/** The state in one line. */
	readonly state: string;
	readonly tone: Tone;
	/** What its code is called. */
	readonly codeName: string;
	/** Whether the amount is paid, where that is known. */
	readonly money: string | undefined;
	/** What it means. */
	readonly text: string;
	/** Sentences that say what must happen until when; a hold's two deadlines are two sentences. */
	readonly deadlines: readonly string[];
	/** What happens next, in order, and who does it. */
	readonly next: readonly string[];
	/** What the traveler can do: call, look at the page again, search again or call; undefined where there is only to wait. */
	readonly action: "call" | "look" | "search" | undefined;
	/** The 24-hour rule for this booking's own dates, whom it binds, and how to cancel with us; empty once the booking has ended. */
	readonly rule: readonly string[];
}

export function outlookOf(booking: Booking, words: Words, standing: Standing = {}): Outlook {
	const { t } = words;
	const tell = tellTime(booking, words, "exact");
	return {
		state: headlineOf(booking, words, standing),
		tone: toneOf(booking, standing),
		codeName: t(codeNameOf(booking)),
		money: moneyText(booking, t, standing.money),
		text: meaningOf(booking, tell, t, standing),
		deadlines: deadlineTexts(booking, tell, t, standing),
		next: nextKeys(booking, standing).map((key) => t(key)),
		action: actionOf(booking, standing),
		rule: ruleTexts(booking, tell, t, standing.now),
	};
}

type Tell = (instant: string) => string;

const meanings = {
	draft: "confirm.draft.text",
	reviewed: "confirm.draft.text",
	requested: "confirm.requested.text",
	held: "confirm.held.text",
	paid: "confirm.paid.text",
	ticketed: "confirm.ticketed.text",
	expired: "confirm.expired.text",
	cancelled: "confirm.cancelled.text",
	failed: "confirm.failed.text",
} as const satisfies Record<Booking["state"], MessageKey>;

/** What became of the order of a booking that was requested. */
const orderMeanings = {
	none: "confirm.requested.text",
	sending: "confirm.sending.text",
	made: "confirm.made.text",
	unknown: "confirm.unknown.text",
	refused: "confirm.refused.text",
} as const satisfies Record<BookingOrder["state"], MessageKey>;

function meaningOf(
	{ state, order, proven, offer }: Booking,
	tell: Tell,
	t: Translate,
	{ now, money }: Standing,
): string {
	// Whether the seats are kept still, nobody has said.
	if (state === "held" && order.payBy && isPast(order.payBy, now)) {
		return t("confirm.payByPassed", { time: tell(order.payBy) });
	}
	if (state !== "requested") return t(meanings[state]);
	// Its hold was not asked for, though it may have been: an agent goes on. What is paid at once never has one.
	const unheld = proven && order.state === "none" && !offer.payment.instant && !isAsked(order, money);
	return t(unheld ? "confirm.proven.text" : orderMeanings[order.state]);
}

/** Of a request: of what nobody asked the airline for, and no card pays. */
function deadlineTexts(booking: Booking, tell: Tell, t: Translate, standing: Standing): string[] {
	const { state, order } = booking;
	const { now, money, holds = false } = standing;
	if (state === "requested") {
		const waits = order.state === "none" && !isAsked(order, money);
		return waits ? [payDeadline(booking, { tell, t, now, holds })] : [];
	}
	if (state !== "held") return [];
	const { payBy, guaranteedUntil } = order;
	return [
		...(isPast(payBy, now) ? [] : [payDeadline(booking, { tell, t, now, holds })]),
		guaranteedUntil ? t("confirm.guaranteed", { time: tell(guaranteedUntil) }) : t("confirm.unguaranteed"),
	];
}

function nextKeys({ state, order, contact }: Booking, { money }: Standing): MessageKey[] {
	switch (state) {
		case "requested":
			if (isAsked(order, money)) return ["confirm.next.airline"];
			if (order.state === "made") return ["confirm.next.tickets"];
			return [
				order.state === "none" ? "confirm.next.check" : "confirm.next.look",
				...(contact?.callback ? (["confirm.next.callback"] as const) : []),
				...(order.state === "none" ? (["confirm.next.payHeld", "confirm.next.issue"] as const) : []),
			];
		case "held":
			return ["confirm.next.payHeld", "confirm.next.issue"];
		case "paid":
			return [money === "refunded" ? "confirm.next.again" : "confirm.next.tickets"];
		case "ticketed":
			return ["confirm.next.compare", "pass.checkin"];
		case "expired":
		case "failed":
			return ["confirm.next.again"];
		case "cancelled":
			return [...(money === "refunded" ? [] : (["confirm.next.refund"] as const)), "confirm.next.again"];
		case "draft":
		case "reviewed":
			return [];
	}
}

/** The airline is asked, or is about to be: a card is enough for that. */
function isAsked({ state }: BookingOrder, money: CardMoney | undefined): boolean {
	return state === "sending" || (state === "none" && money === "reserved");
}

function actionOf({ state, order }: Booking, { money }: Standing): Outlook["action"] {
	switch (state) {
		case "requested":
			return isAsked(order, money) || order.state === "made" ? "look" : "call";
		case "held":
			return "call";
		case "expired":
		case "cancelled":
		case "failed":
			return "search";
		case "paid":
			return money === "refunded" ? "search" : undefined;
		case "ticketed":
		case "draft":
		case "reviewed":
			return undefined;
	}
}

/** @param now left out in a mail, which is written when the booking changes */
function ruleTexts(booking: Booking, tell: Tell, t: Translate, now = new Date(booking.updatedAt)): string[] {
	if (!isUnderWay(booking.state)) return [];
	const rule = dayRuleOf(booking, now);
	return [...(rule ? [dayRuleText(rule, tell, t)] : []), t("day.binds"), t("confirm.cancel")];
}

// What a booking's state means for the traveler, in words: the same on its page and in its mails.

import { freeCancellation, leadHours } from "../../flights/trip/free-cancellation.ts";
import { formatDeadline } from "../../i18n/formats.ts";
import type { MessageKey, Translate, Words } from "../../i18n/messages.ts";
import { findAirport } from "../../places/airports.ts";
import { hourMs } from "../../time/iso-date.ts";
import type { Booking, BookingOrder } from "./booking.ts";
import { isUnderWay, stateNames } from "./states.ts";

export interface Outlook {
	/** The state in a few words. */
	readonly state: string;
	/** What it means. */
	readonly text: string;
	/** Sentences that say what must happen until when; a hold's two deadlines are two sentences. */
	readonly deadlines: readonly string[];
	/** What happens next, in order, and who does it. */
	readonly next: readonly string[];
	/** The 24-hour rule for this booking's own dates, and our own terms; empty once the booking has ended. */
	readonly rule: readonly string[];
}

/** @param now where a page is read; a mail is written for its own time and names no past */
export function outlookOf(booking: Booking, words: Words, now?: Date): Outlook {
	const { t } = words;
	return {
		state: t(stateNames[booking.state]),
		text: t(meaning(booking)),
		deadlines: booking.state === "held" ? holdTexts(booking.order, tellerOf(booking, words), t, now) : [],
		next: nextKeys(booking).map((key) => t(key)),
		rule: ruleTexts(booking, tellerOf(booking, words), t),
	};
}

type Tell = (instant: string) => string;

/** Moments as the clocks tell them where the trip begins, with the zone in words. */
function tellerOf({ offer }: Booking, { language }: Words): Tell {
	const zone = findAirport(offer.slices[0]?.origin ?? "")?.zone ?? "UTC";
	return (instant) => formatDeadline(instant, zone, language);
}

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

function meaning({ state, order }: Booking): MessageKey {
	return state === "requested" ? orderMeanings[order.state] : meanings[state];
}

function holdTexts({ payBy, guaranteedUntil }: BookingOrder, tell: Tell, t: Translate, now: Date | undefined) {
	const passed = payBy !== null && now !== undefined && Date.parse(payBy) <= now.getTime();
	return [
		payBy ? t(passed ? "confirm.payByPassed" : "confirm.payBy", { time: tell(payBy) }) : t("confirm.payByUnknown"),
		guaranteedUntil ? t("confirm.guaranteed", { time: tell(guaranteedUntil) }) : t("confirm.unguaranteed"),
	];
}

function nextKeys({ state, order, contact }: Booking): MessageKey[] {
	switch (state) {
		case "requested":
			if (order.state === "sending") return ["confirm.next.airline"];
			if (order.state === "made") return ["confirm.next.tickets"];
			return [
				order.state === "none" ? "confirm.next.check" : "confirm.next.look",
				...(contact?.callback ? (["confirm.next.callback"] as const) : []),
				...(order.state === "none" ? (["confirm.next.payCall", "confirm.next.issue"] as const) : []),
			];
		case "held":
			return ["confirm.next.payHeld", "confirm.next.issue"];
		case "paid":
			return ["confirm.next.tickets"];
		case "ticketed":
			return ["confirm.next.compare", "pass.checkin"];
		case "expired":
		case "failed":
			return ["confirm.next.again"];
		case "cancelled":
			return ["confirm.next.refund", "confirm.next.again"];
		case "draft":
		case "reviewed":
			return [];
	}
}

function ruleTexts({ state, order, departsAt }: Booking, tell: Tell, t: Translate): string[] {
	if (!isUnderWay(state)) return [];
	const ours = t("confirm.day.ours");
	const bookedAt = order.state === "made" ? order.startedAt : null;
	if (bookedAt === null) {
		const last = new Date(Date.parse(departsAt) - leadHours * hourMs).toISOString();
		return state === "requested" ? [t("confirm.day.open", { time: tell(last) }), ours] : [ours];
	}
	const { applies, until } = freeCancellation({ bookedAt, departsAt });
	return [applies ? t("confirm.day.applies", { time: tell(until) }) : t("confirm.day.late"), ours];
}

// Until when a booking is to be paid, in one text: the same before it is sent, on its page and in its mails.
import type { Translate } from "../../i18n/messages.ts";
import type { Booking } from "./booking.ts";
import { isPast } from "./headline.ts";

interface Setting {
	/** Writes a time as the clocks show it where the trip begins, with the city. */
	readonly tell: (instant: string) => string;
	readonly t: Translate;
	/** Left out in a mail, which names no past. */
	readonly now?: Date | undefined;
	/** Will its source be asked to keep the seats unpaid, once its traveler has proven that they can be reached? */
	readonly holds: boolean;
}

/** Seats that nobody keeps have no deadline: what is said of them is that, and how they are kept. */
export function payDeadline({ state, order, offer, proven }: Booking, { tell, t, now, holds }: Setting): string {
	if (state === "held")
		return order.payBy ? t("confirm.payBy", { time: tell(order.payBy) }) : t("confirm.payByUnknown");
	if (!holds || proven) return t("pay.deadline.open");
	const { payBy } = offer.payment;
	if (payBy === null || isPast(payBy, now)) return t("pay.deadline.hold.untold");
	return t("pay.deadline.hold", { time: tell(payBy) });
}

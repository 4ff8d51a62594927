// What the agency promises to who asks for a call, and the sentence that says it: which number, and by when.

import type { Channels } from "../../channels/channels.ts";
import { type CallBy, callBy } from "../../channels/promise.ts";
import { formatPhoneNumber } from "../../forms/phone.ts";
import { formatClock } from "../../i18n/clocks.ts";
import { formatDay } from "../../i18n/formats.ts";
import type { Words } from "../../i18n/messages.ts";
import { unbroken } from "../../i18n/plain.ts";
import { formatDeadline, zoneText } from "../../places/deadline.ts";
import { defaultZone } from "../../places/zones.ts";
import { dateOf, toInstant, toLocal } from "../../time/local-time.ts";
import type { CallbackRequest, CallTime } from "./forms/message.ts";

type Asked = Pick<CallbackRequest, "when">;

export function promiseOf({ when }: Asked, { callBack }: Channels, now: Date): CallBy {
	const at = (time: string) => (when ? toInstant(`${when.day}T${time}`, when.zone) : 0);
	return callBy(callBack, when && { from: at(when.from), to: at(when.to) }, now.getTime());
}

/** "We call +57 310 456 7890 by 10:45 AM, Bogotá time." @param by ISO 8601, null where nothing is promised */
export function willCall(
	{ phone, when, zone }: Pick<CallbackRequest, "phone" | "when" | "zone">,
	by: string | null,
	now: Date,
	words: Words,
): string {
	const number = unbroken(formatPhoneNumber(phone));
	if (when) return words.t("callback.will.when", { number, when: whenText(when, words) });
	if (!by) return words.t("callback.will.soon", { number });
	return words.t("callback.will.by", { number, time: momentText(by, zone ?? defaultZone, now, words) });
}

/** A moment of the same day without the day. */
function momentText(by: string, zone: string, now: Date, { language }: Words): string {
	const [then, today] = [Date.parse(by), now.getTime()].map((instant) => toLocal(instant, zone));
	if (!then || !today || dateOf(then) !== dateOf(today)) return formatDeadline(by, zone, language, "near");
	return `${unbroken(formatClock(then, language))}, ${zoneText(zone, language)}`;
}

/** "Wed, Feb 10, 2027, 10:00 AM – 12:00 PM, Mexico City time". */
export function whenText(when: CallTime, { language }: Pick<Words, "language">): string {
	const clock = (time: string) => formatClock(`${when.day}T${time}`, language);
	const hours = `${clock(when.from)} – ${clock(when.to)}`;
	return `${formatDay(when.day, language)}, ${hours}, ${zoneText(when.zone, language)}`;
}

// The answer of the 24-hour clock in words: its heading, what it means, and the times it was worked out from.

import { leadHours } from "../../../flights/trip/free-cancellation.ts";
import { formatAgo } from "../../../i18n/formats.ts";
import type { MessageKey, Words } from "../../../i18n/messages.ts";
import { formatDuration } from "../../../i18n/plain.ts";
import { formatDeadline } from "../../../places/deadline.ts";
import { hourMs, minuteMs } from "../../../time/iso-date.ts";
import type { ClockAnswer, ClockKind, ClockQuestion } from "./clock-answer.ts";

const texts: Readonly<Record<ClockKind, readonly [heading: MessageKey, text: MessageKey]>> = {
	ceased: ["change.rule.ceased.heading", "change.rule.ceased.text"],
	left: ["change.rule.left.heading", "change.rule.left.text"],
	abroad: ["clock.abroad", "clock.abroad.text"],
	short: ["change.rule.free.short.heading", "change.rule.free.short.text"],
	held: ["clock.held", "clock.held.text"],
	over: ["clock.over", "clock.over.text"],
	open: ["clock.open", "clock.open.text"],
	ours: ["clock.ours", "clock.ours.text"],
	agency: ["clock.agency", "change.rule.free.seller.text"],
};

interface ClockText {
	readonly heading: string;
	readonly text: string;
	readonly rows: readonly (readonly [name: string, value: string])[];
}

export function clockText({ kind, until }: ClockAnswer, asked: ClockQuestion, { t, language }: Words): ClockText {
	const { airline, bookedAt, departsAt, zone, departsZone } = asked;
	const end = until ? formatDeadline(until, zone, language, "full") : "";
	const values = { airline: airline?.name ?? t("change.airline.any"), until: end, days: leadHours / 24 };
	const [heading, text] = texts[kind];
	const minutes = (from: string, to: string) => Math.floor((Date.parse(to) - Date.parse(from)) / minuteMs);
	const rows: (readonly [string, string] | undefined)[] = [
		until === undefined ? undefined : leftRow(until, asked.now),
		[t("clock.row.booked"), formatDeadline(bookedAt, zone, language, "full")],
		[t("clock.row.departs"), formatDeadline(departsAt, departsZone, language, "full")],
		kind === "short" ? [t("clock.row.between"), formatDuration(minutes(bookedAt, departsAt))] : undefined,
	];
	return { heading: t(heading, values), text: t(text, values), rows: rows.flatMap((row) => (row ? [row] : [])) };

	/** Rounded down: nobody is promised a minute too many. */
	function leftRow(end: string, now: string): readonly [string, string] {
		const left = minutes(now, end);
		if (left >= 0) return [t("clock.row.left"), t("clock.left", { time: formatDuration(left) })];
		const hours = Math.floor((Date.parse(now) - Date.parse(end)) / hourMs);
		return [t("clock.row.ended"), formatAgo(hours, language)];
	}
}

// A trip and a price as rows and lines of a mail: what the mails of quotes and bookings have in common.

import { flightName, isCodeShare, type Segment, type Slice } from "../../../flights/offers/offer.ts";
import { airportIn } from "../../../flights/trip/flight-airports.ts";
import { landingText, stopsText } from "../../../flights/views/stops-text.ts";
import { formatClock } from "../../../i18n/clocks.ts";
import { formatDay } from "../../../i18n/formats.ts";
import type { Language } from "../../../i18n/languages.ts";
import { formatDuration } from "../../../i18n/plain.ts";
import { cell, cells, type MailContext, row } from "../../../mail/layout.ts";
import { clockTextOf } from "../../../places/deadline.ts";
import { escapeHtml } from "../../../text/fill.ts";

const totalLine = "border-top-width:2px;border-top-style:solid;padding:10px 0";
const partLine = "border-top-width:1px;border-top-style:solid;padding:8px 0;font-size:15px;line-height:22px";

/** The total, largest (14 CFR 399.84). */
export function totalRow(label: string, amount: string): string {
	return row(
		cells(
			cell(escapeHtml(label), { line: "ink" }, `${totalLine};font-size:16px;line-height:25px`),
			cell(
				escapeHtml(amount),
				{ line: "ink" },
				`${totalLine};font-size:28px;line-height:34px;font-weight:800;letter-spacing:-0.02em`,
				'align="right"',
			),
		),
		{},
		"padding-top:20px",
	);
}

/** A part of it, or any fact beside its name. */
export function partRow(label: string, value: string): string {
	return row(
		cells(
			cell(escapeHtml(label), { text: "muted", line: "rule" }, partLine),
			cell(escapeHtml(value), { line: "rule" }, partLine, 'align="right"'),
		),
	);
}

/** The day and duration, then a line a flight, each with who really flies it (14 CFR 257.5). */
export function sliceTexts(slice: Slice, { t, language }: MailContext): string[] {
	const { segments, durationMinutes } = slice;
	const [first] = segments;
	const way = stopsText(slice, { t, language });
	return [
		`${first ? dayOf(first.departingAt, language) : ""} · ${way} · ${formatDuration(durationMinutes)}`,
		...segments.flatMap((segment) => [
			t("mail.flight", {
				flight: flightName(segment),
				carrier: segment.marketingCarrier.name,
				from: segment.origin,
				departs: momentOf(segment, "departingAt", first, language),
				to: segment.destination,
				arrives: momentOf(segment, "arrivingAt", first, language),
			}),
			...(segment.landings ?? []).map((landing) => landingText(landing, slice, { t, language })),
			...(isCodeShare(segment)
				? [t("itinerary.operated", { flight: flightName(segment), carrier: segment.operatingCarrier.name })]
				: []),
		]),
	];
}

function dayOf(local: string, language: Language): string {
	return formatDay(local.slice(0, 10), language);
}

/** The time with whose it is, and the day where it is another than that of the first departure. */
function momentOf(
	segment: Segment,
	end: "departingAt" | "arrivingAt",
	first: Segment | undefined,
	language: Language,
): string {
	const local = segment[end];
	const code = end === "departingAt" ? segment.origin : segment.destination;
	const airport = airportIn([segment], code);
	const clock = [formatClock(local, language), ...(airport ? [clockTextOf(airport, language)] : [])].join(" ");
	return local.slice(0, 10) === first?.departingAt.slice(0, 10) ? clock : `${clock} (${dayOf(local, language)})`;
}

/** Both codes with the arc between them, drawn by a border: a client that rounds none shows a straight line. */
export function sliceRows({ origin, destination }: Slice, texts: readonly string[]): string[] {
	const code = "font-size:30px;line-height:36px;font-weight:800;letter-spacing:0.01em";
	const arc = cell(
		'<div style="font-size:0;line-height:0">&nbsp;</div>',
		{ line: "route" },
		"border-top-width:2px;border-top-style:solid;border-radius:50% 50% 0 0/100% 100% 0 0;font-size:0;line-height:0",
		'height="18"',
	);
	return [
		row(
			cells(
				cell(escapeHtml(origin), {}, `${code};padding-right:12px`, 'width="1%"'),
				cell(cells(arc), {}, "font-size:0;line-height:0"),
				cell(escapeHtml(destination), {}, `${code};padding-left:12px`, 'width="1%" align="right"'),
			),
			{},
			"padding-top:20px",
		),
		row(texts.map(escapeHtml).join("<br>"), { text: "muted" }, "padding-top:4px;font-size:15px;line-height:23px"),
	];
}

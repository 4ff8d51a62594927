// The mail to the traveler: how far the booking is, what happens next and until when, and everything that was booked.

import { isChanged } from "../../../flights/airline-changes.ts";
import { otherAirportsText } from "../../../flights/trip/other-airports.ts";
import { tripName } from "../../../flights/trip/trip-name.ts";
import { formatDay } from "../../../i18n/formats.ts";
import { callButton, composeMail, linkButton, type MailContext, row } from "../../../mail/layout.ts";
import type { ComposedMail } from "../../../mail/outbox.ts";
import { groupReference, spellReference } from "../../../references/reference.ts";
import { escapeHtml } from "../../../text/fill.ts";
import type { Booking } from "../booking.ts";
import { calendarAttachment } from "../calendar/calendar.ts";
import { type CalendarTrip, calendarTrip, openTrip } from "../calendar-trip.ts";
import { type Outlook, outlookOf } from "../outlook.ts";
import { priceTexts } from "../price-texts.ts";
import { parseBooking } from "../rows.ts";
import { isEnded } from "../states.ts";
import { bagTexts, namesOf, pageOf, sampleTexts } from "./booking-texts.ts";
import { partRow, sliceRows, sliceTexts, totalRow } from "./trip-rows.ts";
import { whatHappened } from "./what-happened.ts";

/** What stands before everything else. */
export interface TopPart {
	/** Escaped. */
	readonly rows: readonly string[];
	readonly lines: readonly string[];
}

export interface Mailed {
	readonly top?: TopPart;
	/** The change that caused it: the booking's state does not always tell it. */
	readonly why?: string | undefined;
	/** As `Standing` has it. */
	readonly holds?: boolean | undefined;
	/** As `ChangeOptions` have it. */
	readonly withdrawn?: boolean | undefined;
	/** What its calendar file tells; the booking alone unless given. */
	readonly trip?: CalendarTrip;
}

/** @param data as the outbox has it: the booking, and what its calendar file tells besides */
export function renderSealedBooking(data: unknown, context: MailContext, mailed: Mailed): ComposedMail {
	const booking = parseBooking(data);
	return renderTravelerMail(booking, context, { ...mailed, trip: openTrip(data, booking) });
}

/** Pure: the same booking gives the same mail. */
export function renderTravelerMail(
	booking: Booking,
	context: MailContext,
	{ top, why, holds, withdrawn, trip = calendarTrip(booking) }: Mailed = {},
): ComposedMail {
	const happened = whatHappened({ why, withdrawn, moved: trip.ways.some(isChanged) }, context);
	const first = top ?? happened;
	const { t, language } = context;
	// Its card is what the mail is about, and the booking alone does not tell it.
	const money = why === "authorize" ? "reserved" : undefined;
	const outlook = outlookOf(booking, context, { holds, money });
	const { label } = sampleTexts(booking, context);
	const date = formatDay(booking.offer.slices[0]?.segments[0]?.departingAt.slice(0, 10) ?? "", language);
	const subject =
		label +
		t("mail.booking.subject", { code: groupReference(booking.code), state: happened?.subject ?? outlook.state });
	const name = tripName({ ...booking.offer, search: booking.search }, context);
	const preheader = label + t("mail.booking.preheader", { name, date });
	const rows = [...(first?.rows ?? []), ...htmlRows(booking, outlook, context)];
	const lines = [...(first?.lines ?? []), ...textLines(booking, outlook, context)];
	return {
		...composeMail({ subject, preheader, rows, lines, why: t("mail.booking.why") }, context),
		attachments: [calendarAttachment(booking, context, trip)],
	};
}

const heading = (text: string) => row(`<strong>${escapeHtml(text)}</strong>`, {}, "padding-top:20px");
const small = "padding-top:12px;font-size:14px;line-height:21px";

function htmlRows(booking: Booking, outlook: Outlook, context: MailContext): string[] {
	const { t, language } = context;
	const { warning } = sampleTexts(booking, context);
	const price = priceTexts(booking, context);
	const { code, order } = booking;
	return [
		row(`<strong>${escapeHtml(outlook.state)}</strong>`, {}, "font-size:24px;line-height:30px"),
		row([outlook.text, ...outlook.deadlines].map(escapeHtml).join("<br>"), {}, "padding-top:4px"),
		...(warning ? [row(`<strong>${escapeHtml(warning)}</strong>`, {}, small)] : []),
		heading(t("confirm.next")),
		row(numbered(outlook.next).map(escapeHtml).join("<br>"), {}, "font-size:15px"),
		row(
			`${escapeHtml(outlook.codeName)} <strong style="font-size:20px;letter-spacing:0.06em">${escapeHtml(groupReference(code))}</strong>`,
			{},
			"padding-top:20px",
		),
		row(
			escapeHtml(t("confirm.spoken", { spelling: spellReference(code, language) })),
			{ text: "muted" },
			"font-size:14px",
		),
		row(callButton(context), {}, "padding-top:12px"),
		row(linkButton(pageOf(booking, context), t("mail.booking.open")), {}, "padding-top:12px"),
		row(escapeHtml(t("mail.booking.open.hint")), { text: "muted" }, "font-size:14px"),
		heading(tripName({ ...booking.offer, search: booking.search }, context)),
		...otherAirportsText(booking.offer.slices, context).map((text) =>
			row(`<strong>${escapeHtml(text)}</strong>`, {}, small),
		),
		...booking.offer.slices.flatMap((slice) => sliceRows(slice, sliceTexts(slice, context))),
		row(escapeHtml(calendarText(booking, context)), { text: "muted" }, small),
		heading(t("mail.booking.people")),
		row(namesOf(booking).map(escapeHtml).join("<br>"), {}, "padding-bottom:8px"),
		...codeFacts(order, context).map(([name, value]) => partRow(name, value)),
		totalRow(price.totalFor, price.total),
		...price.parts.map(([part, amount]) => partRow(part, amount)),
		row([...bagTexts(booking, context), ...outlook.rule].map(escapeHtml).join("<br>"), { text: "muted" }, small),
	];
}

function textLines(booking: Booking, outlook: Outlook, context: MailContext): string[] {
	const { t, language } = context;
	const { warning } = sampleTexts(booking, context);
	const price = priceTexts(booking, context);
	const { code, order } = booking;
	return [
		...[outlook.state, outlook.text, ...outlook.deadlines, ""],
		...(warning ? [warning, ""] : []),
		...[t("confirm.next"), ...numbered(outlook.next), ""],
		`${outlook.codeName} ${groupReference(code)}`,
		t("confirm.spoken", { spelling: spellReference(code, language) }),
		...[t("mail.call"), "", `${t("mail.booking.open")}:`, pageOf(booking, context), t("mail.booking.open.hint")],
		...["", tripName({ ...booking.offer, search: booking.search }, context)],
		...otherAirportsText(booking.offer.slices, context),
		...booking.offer.slices.flatMap((slice) => [
			"",
			`${slice.origin} → ${slice.destination}`,
			...sliceTexts(slice, context),
		]),
		...["", calendarText(booking, context), ""],
		...[t("mail.booking.people"), ...namesOf(booking)],
		...codeFacts(order, context).map(([name, value]) => `${name}: ${value}`),
		...["", `${price.total} ${price.totalFor}`],
		...price.parts.map(([part, amount]) => `  ${part}: ${amount}`),
		...["", ...bagTexts(booking, context), ...outlook.rule],
	];
}

/** What the attachment is for: of a trip that will not be flown, it takes the flights back. */
function calendarText({ state }: Booking, { t }: MailContext): string {
	return isEnded(state) ? t("mail.booking.calendar.ended") : t("mail.booking.calendar");
}

function numbered(texts: readonly string[]): string[] {
	return texts.length > 1 ? texts.map((text, index) => `${index + 1}. ${text}`) : [...texts];
}

/** The codes under which the airline knows the trip. */
function codeFacts({ airlineReference, tickets }: Booking["order"], { t }: MailContext) {
	return [
		...(airlineReference ? [[t("confirm.airlineReference"), airlineReference] as const] : []),
		...(tickets.length > 0 ? [[t("confirm.tickets", { count: tickets.length }), tickets.join(", ")] as const] : []),
	];
}

// The mail to the agency's inbox: what an agent needs to go on, and first of all what must not be done twice.

import { otherAirportsText } from "../../../flights/trip/other-airports.ts";
import { tripName } from "../../../flights/trip/trip-name.ts";
import { formatInstant } from "../../../i18n/clocks.ts";
import { languages } from "../../../i18n/languages.ts";
import { agencyPhone } from "../../../mail/agency-phone.ts";
import { composeMail, linkButton, type MailContext, row } from "../../../mail/layout.ts";
import type { ComposedMail } from "../../../mail/outbox.ts";
import { groupReference } from "../../../references/reference.ts";
import { escapeHtml } from "../../../text/fill.ts";
import type { Booking } from "../booking.ts";
import { headlineOf } from "../headline.ts";
import { priceTexts } from "../price-texts.ts";
import { isEnded } from "../states.ts";
import { pageOf, sampleTexts } from "./booking-texts.ts";
import { partRow, sliceRows, sliceTexts } from "./trip-rows.ts";

/** Pure: the same booking gives the same mail. Birth dates and TSA numbers stay where they are sealed. */
export function renderAgencyMail(booking: Booking, context: MailContext): ComposedMail {
	const { t } = context;
	const { code, order, offer } = booking;
	const { label, warning } = sampleTexts(booking, context);
	const alarm = alarmOf(booking, context);
	const name = headlineOf(booking, context);
	const told = alarm ? `${name}: ${alarm.name}` : name;
	const subject = label + t("mail.agency.subject", { code: groupReference(code), state: told });
	const facts = factsOf(booking, context);
	// Two last names are told from two first names by the comma.
	const people = booking.passengers.map(({ familyName, givenName }) => `${familyName}, ${givenName}`);
	const about = [tripName({ ...offer, search: booking.search }, context), ...otherAirportsText(offer.slices, context)];
	const more = t("mail.agency.more", { code });
	const page = pageOf(booking, context);
	const rows = [
		...(alarm
			? [
					row(
						`<strong>${escapeHtml(alarm.name)}. ${escapeHtml(alarm.advice)}</strong>`,
						{},
						"font-size:20px;line-height:28px",
					),
				]
			: []),
		...(warning
			? [row(`<strong>${escapeHtml(warning)}</strong>`, {}, "padding-bottom:8px;font-size:14px;line-height:21px")]
			: []),
		...facts.map(([fact, value]) => partRow(fact, value)),
		row(`<strong>${escapeHtml(t("mail.agency.people"))}</strong>`, {}, "padding-top:20px"),
		row(people.map(escapeHtml).join("<br>")),
		row(escapeHtml(more), { text: "muted" }, "font-size:14px"),
		...about.map((text) => row(`<strong>${escapeHtml(text)}</strong>`, {}, "padding-top:12px")),
		...offer.slices.flatMap((slice) => sliceRows(slice, sliceTexts(slice, context))),
		row(linkButton(page, t("mail.booking.open")), {}, "padding-top:20px"),
	];
	const lines = [
		...(alarm ? [`${alarm.name}. ${alarm.advice}`, ""] : []),
		...(warning ? [warning, ""] : []),
		...facts.map(([fact, value]) => `${fact}: ${value}`),
		...["", t("mail.agency.people"), ...people, more],
		...["", ...about],
		...offer.slices.flatMap((slice) => ["", `${slice.origin} → ${slice.destination}`, ...sliceTexts(slice, context)]),
		...["", `${t("mail.booking.open")}:`, page],
	];
	const preheader = `${label}${name}. ${t("mail.agency.order")}: ${orderText(order.state, context)}`;
	return composeMail({ subject, preheader, rows, lines, why: t("mail.agency.why") }, context);
}

const orderTexts = {
	none: "mail.agency.order.none",
	sending: "mail.agency.order.sending",
	made: "mail.agency.order.made",
	unknown: "mail.agency.order.unknown",
	refused: "mail.agency.order.refused",
} as const;

function orderText(state: Booking["order"]["state"], { t }: MailContext): string {
	return t(orderTexts[state]);
}

const orderAdvice = {
	made: "mail.agency.order.made.do",
	unknown: "mail.agency.order.unknown.do",
	refused: "mail.agency.order.refused.do",
} as const;

/** The warning about an order that nobody wants any more, whose fate is not known or that was refused: who orders again unseen may order twice. */
function alarmOf({ code, order: { state }, ...booking }: Booking, { t }: MailContext) {
	if (state === "none" || state === "sending" || (state === "made" && !isEnded(booking.state))) return undefined;
	return { name: `${t("mail.agency.order")}: ${t(orderTexts[state])}`, advice: t(orderAdvice[state], { code }) };
}

const provenTexts = {
	mail: "mail.agency.proven.mail",
	agent: "mail.agency.proven.agent",
	nobody: "mail.agency.proven.nobody",
} as const;

function factsOf(booking: Booking, context: MailContext): readonly (readonly [name: string, value: string])[] {
	const { t, language } = context;
	const { code, order, contact, quote } = booking;
	const time = (instant: string) => formatInstant(instant, language);
	const { booking: agreed, bookingParts } = priceTexts(booking, context);
	return [
		[t("mail.agency.code"), code],
		[t("mail.agency.state"), headlineOf(booking, context)],
		[t("mail.agency.order"), orderText(order.state, context)],
		...(order.airlineReference ? [[t("confirm.airlineReference"), order.airlineReference] as const] : []),
		...(order.payBy ? [[t("mail.agency.payBy"), time(order.payBy)] as const] : []),
		...(order.guaranteedUntil ? [[t("mail.agency.guaranteed"), time(order.guaranteedUntil)] as const] : []),
		...(contact
			? ([
					[t("mail.agency.phone"), agencyPhone(contact.phone, context)],
					[t("mail.agency.email"), contact.email],
					[t("mail.agency.proven"), t(provenTexts[booking.proven?.by ?? "nobody"])],
					[t("mail.agency.callback"), t(contact.callback ? "mail.agency.yes" : "mail.agency.no")],
				] as const)
			: []),
		[t("mail.agency.language"), languages[booking.language].name],
		[t("mail.agency.total"), agreed],
		...bookingParts,
		[t("mail.agency.quote"), groupReference(quote)],
	];
}

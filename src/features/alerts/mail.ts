// The two mails of a fare alert: the one that asks whether it was wanted, and the one that tells of a price.

import { plainTerms, termParameters } from "../../flights/price-terms.ts";
import { wholeLabel } from "../../flights/views/price-rows.ts";
import { href } from "../../links.ts";
import { callButton, composeMail, linkButton, type MailContext, painted, row } from "../../mail/layout.ts";
import type { ComposedMail } from "../../mail/outbox.ts";
import type { Money } from "../../money/money.ts";
import { findPlace, zoneOf } from "../../places/airports.ts";
import { formatDeadline } from "../../places/deadline.ts";
import { groupReference } from "../../references/reference.ts";
import { escapeHtml } from "../../text/fill.ts";
import type { IsoDate } from "../../time/iso-date.ts";
import { type AlertTrip, pendingDays } from "./forms/alert.ts";
import { conditionText, datesText, moneyText, routeCities, routeText, termsLine } from "./mail-texts.ts";

/** One that waited in the outbox when alerts came to have terms has none: it is for one adult in economy. */
type MailedTrip = Omit<AlertTrip, "terms"> & Partial<Pick<AlertTrip, "terms">>;

export interface ConfirmMailPayload {
	readonly wish: MailedTrip;
	/** What the alert is called; one that waited in the outbox when they came has none. */
	readonly number?: string | null;
}

export interface AlertMailPayload extends ConfirmMailPayload {
	/** The total as the search's list shows it, with the bags that were asked for. */
	readonly price: Money;
	/** Our own fee is in it. Mails from before do not say, and it was. */
	readonly fee?: boolean;
	/** What it was compared with, in the same currency. */
	readonly before: Money | null;
	readonly depart: IsoDate;
	readonly return: IsoDate | null;
	/** Names of those who operate the flights. */
	readonly carriers: readonly string[];
	readonly sample: boolean;
	/** ISO 8601 in UTC. */
	readonly seenAt: string;
}

/** Pure: the same data and language give the same mail. `token` is the secret of the link that confirms. */
export function renderConfirmMail(
	{ wish: trip, number }: ConfirmMailPayload,
	token: string,
	context: MailContext,
): ComposedMail {
	const { t, language, origin } = context;
	const link = origin + href(language, "fareAlertConfirm", {}, { token });
	const subject = t("mail.alert.confirm.subject", routeCities(trip, language));
	const preheader = t("mail.alert.confirm.preheader");
	const lead = t("mail.alert.confirm.lead");
	const terms = termsLine(trip.terms, context);
	const what = [routeText(trip, context), datesText(trip.dates, context), terms, conditionText(trip, context)];
	const ignore = t("mail.alert.confirm.ignore", { days: pendingDays });
	const button = t("alert.confirm.button");
	const rows = [
		row(escapeHtml(lead)),
		tripRow(what),
		row(linkButton(link, button), {}, "padding-top:20px"),
		row(
			[ignore, ...called(number, context)].map(escapeHtml).join("<br>"),
			{ text: "muted" },
			"padding-top:20px;font-size:14px;line-height:21px",
		),
	];
	const lines = [lead, "", ...what, "", `${button}:`, link, "", ignore, ...called(number, context)];
	return composeMail({ subject, preheader, rows, lines, why: t("mail.alert.confirm.why") }, context);
}

/** Pure: the same data and language give the same mail. `token` is the secret of the link that ends the alert. */
export function renderAlertMail(payload: AlertMailPayload, token: string, context: MailContext): ComposedMail {
	const { t, language, origin } = context;
	const { wish: trip, sample } = payload;
	const stop = origin + href(language, "fareAlertUnsubscribe", {}, { token });
	const search = origin + href(language, "flightResults", {}, searchOf(payload));
	const price = moneyText(payload.price, language);
	const dates = datesText({ kind: "days", depart: payload.depart, return: payload.return }, context);
	const from = findPlace(trip.from);
	const time = formatDeadline(payload.seenAt, from ? zoneOf(from) : "UTC", language);
	// The inbox shows the subject and the preheader only.
	const label = sample ? `${t("sample.badge")}: ` : "";
	// No price of a sample stands where a price is read without its mark beside it.
	const happened = trip.threshold ? "mail.alert.price.subject.reached" : "mail.alert.price.subject.dropped";
	const subject = label + t(sample ? happened : "mail.alert.price.subject", { ...routeCities(trip, language), price });
	const lead = leadOf(payload, context);
	const warning = sample ? `${label}${t("sample.text")}` : "";
	const fare = fareText(payload, context);
	const facts = [dates, t("mail.alert.price.operated", { carriers: payload.carriers.join(", ") })];
	const seen = t("mail.alert.price.seen", { time });
	const fee = t("fee.summary");
	const route = routeText(trip, context);
	const named = called(payload.number, context);
	const rows = [
		row(lead.map(escapeHtml).join("<br>")),
		...(warning ? [row(`<strong>${escapeHtml(warning)}</strong>`, {}, "padding-top:12px;font-size:14px")] : []),
		row(`<strong>${escapeHtml(route)}</strong>`, {}, "padding-top:16px;font-size:20px;line-height:27px"),
		row(`<strong>${escapeHtml(price)}</strong>`, {}, "font-size:28px;line-height:36px;letter-spacing:-0.02em"),
		row(escapeHtml(fare), { text: "muted" }, "font-size:15px"),
		row(facts.map(escapeHtml).join("<br>"), {}, "padding-top:12px"),
		row(linkButton(search, t("mail.alert.price.search")), {}, "padding-top:16px"),
		row(callButton(context), {}, "padding-top:12px"),
		row(
			[seen, fee, ...named].map(escapeHtml).join("<br>"),
			{ text: "muted" },
			"padding-top:16px;font-size:14px;line-height:21px",
		),
		row(textLink(stop, t("mail.alert.price.stop")), {}, "padding-top:12px;font-size:14px"),
	];
	const preheader = label + t("mail.alert.price.preheader", { dates, time });
	const lines = [
		...[...lead, ""],
		...(warning ? [warning, ""] : []),
		...[route, price, fare, "", ...facts, ""],
		...[`${t("mail.alert.price.search")}:`, search, "", t("mail.call"), "", seen, fee, ...named, ""],
		...[`${t("mail.alert.price.stop")}:`, stop],
	];
	return {
		...composeMail({ subject, preheader, rows, lines, why: t("mail.alert.price.why") }, context),
		headers: unsubscribeHeaders(stop),
	};
}

/** The mail client's own button to stop: one POST, no page in between (RFC 8058). */
function unsubscribeHeaders(url: string): Readonly<Record<string, string>> {
	return { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

function leadOf({ wish: trip, before }: AlertMailPayload, { t, language }: MailContext): string[] {
	const said = trip.threshold
		? t("mail.alert.price.reached", { price: moneyText(trip.threshold, language) })
		: t("mail.alert.price.dropped");
	return before ? [said, t("mail.alert.price.before", { price: moneyText(before, language) })] : [said];
}

/** "round trip, economy, total for 2 travelers, with 1 checked bag, taxes included" */
function fareText(
	{ wish: { terms = plainTerms }, fee = true, return: back }: AlertMailPayload,
	context: MailContext,
): string {
	const { t, language } = context;
	return t(back ? "alert.fare.round" : "alert.fare.oneway", {
		cabin: t(`search.cabin.${terms.cabin}`).toLocaleLowerCase(language),
		total: wholeLabel({ fee, bags: terms.bags }, terms, context),
	});
}

function searchOf({ wish, depart, return: back }: AlertMailPayload): Record<string, string> {
	const { from, to, terms = plainTerms } = wish;
	const out = { trip: back ? "round" : "oneway", from, to, depart, ...(back && { return: back }) };
	return { ...out, adults: "1", ...termParameters(terms) };
}

/** The alert's number, by which the site knows it. */
function called(number: string | null | undefined, { t }: MailContext): string[] {
	return number ? [t("mail.alert.number", { number: groupReference(number) })] : [];
}

function tripRow([route = "", ...rest]: readonly string[]): string {
	return row(
		`<strong style="font-size:20px;line-height:27px">${escapeHtml(route)}</strong><br>${rest.map(escapeHtml).join("<br>")}`,
		{},
		"padding-top:16px",
	);
}

function textLink(url: string, text: string): string {
	return `<a href="${escapeHtml(url)}" ${painted({ text: "primary" })}>${escapeHtml(text)}</a>`;
}

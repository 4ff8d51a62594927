// The mail that brings a quote: the journey, the total and its parts, until when it holds, and the number to call.
import { formatMoney, type Money } from "../flights/money.ts";
import { headCount, type Quote, totalOf } from "../flights/quote.ts";
import { formatDeadline } from "../i18n/deadline.ts";
import { languages } from "../i18n/languages.ts";
import { travelersText } from "../i18n/travelers.ts";
import { cityName } from "../places/airports.ts";
import { escapeHtml } from "../prose/fill.ts";
import { headerLine } from "./header-line.ts";
import { callButton, type Mail, type MailContext, mailHtml, mailText, row } from "./layout.ts";
import { partRow, sliceRows, sliceTexts, totalRow } from "./trip-rows.ts";

export interface QuoteMail {
	readonly quote: Quote;
	/** Whom it greets, as given. */
	readonly name: string;
}

/** Pure: the same data and language give the same mail. */
export function renderQuoteMail({ quote, name }: QuoteMail, context: MailContext): Mail {
	const { t, language } = context;
	const said = quoteTexts(quote, context);
	const [first] = quote.slices;
	// The inbox shows the subject and the preheader only.
	const label = quote.sample ? `${t("sample.badge")}: ` : "";
	const subject = headerLine(
		label +
			t("mail.quote.subject", {
				number: quote.number,
				from: cityName(first?.origin ?? "", language),
				to: cityName(first?.destination ?? "", language),
				price: said.total,
			}),
	);
	const hello = t("mail.quote.hello", { name });
	const lead = t("mail.quote.lead");
	const why = t("mail.quote.why");
	const flights = quote.slices.map((slice) => sliceTexts(slice, context));
	const muted = { text: "muted" } as const;
	const rows = [
		row(`${escapeHtml(hello)}<br>${escapeHtml(lead)}`),
		row(
			`${escapeHtml(t("quote.number"))} <strong style="font-size:20px;letter-spacing:0.06em">${escapeHtml(quote.number)}</strong>`,
			{},
			"padding-top:16px",
		),
		...(said.sample ? [row(`<strong>${escapeHtml(said.sample)}</strong>`, {}, "font-size:14px")] : []),
		...quote.slices.flatMap((slice, index) => sliceRows(slice, flights[index] ?? [])),
		row(escapeHtml(said.travelers), muted, "padding-top:12px;font-size:15px"),
		totalRow(said.totalFor, said.total),
		...said.parts.map(([part, amount]) => partRow(part, amount)),
		row(`<strong>${escapeHtml(said.holds)}</strong>`, {}, "padding-top:16px"),
		row(callButton(context), {}, "padding-top:12px"),
		row(`<strong>${escapeHtml(t("quote.next"))}</strong>`, {}, "padding-top:20px"),
		row(said.next.map(escapeHtml).join("<br>"), {}, "font-size:15px"),
		row(escapeHtml(t("trip.bags")), muted, "padding-top:12px;font-size:14px;line-height:21px"),
	];
	return {
		subject,
		html: mailHtml({ subject, preheader: label + said.preheader, rows: rows.join("\n"), why }, context),
		text: mailText(
			[
				...[hello, lead, ""],
				`${t("quote.number")} ${quote.number}${said.sample ? ` (${said.sample})` : ""}`,
				...quote.slices.flatMap((slice, index) => [
					"",
					`${slice.origin} → ${slice.destination}`,
					...(flights[index] ?? []),
				]),
				...["", said.travelers, ""],
				`${said.total} ${said.totalFor}`,
				...said.parts.map(([part, amount]) => `  ${part}: ${amount}`),
				...[said.holds, "", t("mail.call"), ""],
				...[t("quote.next"), ...said.next, "", t("trip.bags")],
			],
			why,
			context,
		),
	};
}

/** What both forms of the mail say about the quote as a whole. */
function quoteTexts({ price, holds, travelers, sample }: Quote, { t, language }: MailContext) {
	const amount = (money: Money) => formatMoney(money, languages[language].locale);
	const time = holds && formatDeadline(holds.until, holds.zone, language);
	const total = amount(totalOf(price));
	const totalFor = t(price.fee ? "itinerary.total" : "price.beforeFee", { count: headCount(travelers) });
	const holdsText = time ? t("quote.holds", { time }) : t("quote.unheld");
	const parts: readonly (readonly [part: string, amount: string])[] = [
		[t(price.taxes ? "price.fare" : "price.fareWithTaxes"), amount(price.fare)],
		...(price.taxes ? [[t("price.taxes"), amount(price.taxes)] as const] : []),
		[t("price.fee"), price.fee ? amount(price.fee) : t("price.feeTold")],
	];
	return {
		total,
		parts,
		totalFor,
		travelers: travelersText(t, travelers),
		holds: holdsText,
		// The short form promises both: the fee in the total, and the time.
		preheader:
			price.fee && time ? t("mail.quote.preheader", { price: total, time }) : `${total} ${totalFor}. ${holdsText}`,
		next: [t("quote.next.call"), t("quote.next.names"), t("quote.next.pay")].map(
			(text, index) => `${index + 1}. ${text}`,
		),
		sample: sample && `${t("sample.badge")}: ${t("sample.text")}`,
	};
}

// The mail that brings a quote: the journey, the total and its parts, until when it holds, and the number to call.
import { flightName, isCodeShare } from "../flights/flight-name.ts";
import { formatMoney, type Money } from "../flights/money.ts";
import type { Segment, Slice } from "../flights/offer.ts";
import { headCount, type Quote, totalOf } from "../flights/quote.ts";
import { formatDeadline } from "../i18n/deadline.ts";
import { formatClock, formatDay, formatDuration } from "../i18n/formats.ts";
import { type Language, languages } from "../i18n/languages.ts";
import { travelersText } from "../i18n/travelers.ts";
import { cityName } from "../places/airports.ts";
import { escapeHtml } from "../prose/fill.ts";
import { headerLine } from "./header-line.ts";
import { callButton, cell, cells, type Mail, type MailContext, mailHtml, mailText, row } from "./layout.ts";

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
		row(
			cells(
				cell(escapeHtml(said.totalFor), { line: "ink" }, `${totalLine};font-size:16px;line-height:25px`),
				cell(
					escapeHtml(said.total),
					{ line: "ink" },
					`${totalLine};font-size:28px;line-height:34px;font-weight:800;letter-spacing:-0.02em`,
					'align="right"',
				),
			),
			{},
			"padding-top:20px",
		),
		...said.parts.map(([part, amount]) =>
			row(
				cells(
					cell(escapeHtml(part), { ...muted, line: "rule" }, partLine),
					cell(escapeHtml(amount), { line: "rule" }, partLine, 'align="right"'),
				),
			),
		),
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

const totalLine = "border-top-width:2px;border-top-style:solid;padding:10px 0";
const partLine = "border-top-width:1px;border-top-style:solid;padding:8px 0;font-size:15px;line-height:22px";

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

/** The day and duration, then a line a flight, each with who really flies it (14 CFR 257.5). */
function sliceTexts({ segments, durationMinutes, stops }: Slice, { t, language }: MailContext): string[] {
	const [first] = segments;
	const way = stops === 0 ? t("itinerary.nonstop") : t("itinerary.stops", { count: stops });
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
			...(isCodeShare(segment)
				? [t("itinerary.operated", { flight: flightName(segment), carrier: segment.operatingCarrier.name })]
				: []),
		]),
	];
}

function dayOf(local: string, language: Language): string {
	return formatDay(local.slice(0, 10), language);
}

/** The time, and the day where it is another than that of the first departure. */
function momentOf(
	segment: Segment,
	end: "departingAt" | "arrivingAt",
	first: Segment | undefined,
	language: Language,
): string {
	const local = segment[end];
	const clock = formatClock(local, language);
	return local.slice(0, 10) === first?.departingAt.slice(0, 10) ? clock : `${clock} (${dayOf(local, language)})`;
}

/** Both codes with the arc between them, drawn by a border: a client that rounds none shows a straight line. */
function sliceRows({ origin, destination }: Slice, texts: readonly string[]): string[] {
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

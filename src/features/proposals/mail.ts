// The mail with the link of a proposal: each option in a line with its price, until when it counts, and the page that says the rest.

import type { Slice } from "../../flights/offers/offer.ts";
import { type PriceParts, priceParts } from "../../flights/quote.ts";
import { airportIn, type Flown, segmentsOf } from "../../flights/trip/flight-airports.ts";
import { otherAirportsText } from "../../flights/trip/other-airports.ts";
import type { Travelers } from "../../flights/trip/travelers.ts";
import { tripName } from "../../flights/trip/trip-name.ts";
import { bookingPriceText } from "../../flights/views/price-rows.ts";
import { formatDay } from "../../i18n/formats.ts";
import { languages } from "../../i18n/languages.ts";
import { href } from "../../links.ts";
import { callButton, composeMail, linkButton, type MailContext, row } from "../../mail/layout.ts";
import type { ComposedMail, NewMail } from "../../mail/outbox.ts";
import { formatTotal, type Money } from "../../money/money.ts";
import { formatDeadline } from "../../places/deadline.ts";
import { escapeHtml } from "../../text/fill.ts";
import { absolute, amountOf } from "./amounts.ts";
import type { Proposal, ProposalKind, ProposalOption } from "./proposal.ts";

interface MailedSlice extends Flown {
	readonly from: string;
	readonly to: string;
	readonly day: string;
}

/** One that waited in the outbox when search and price came to be in it has neither. */
export interface MailedOption {
	readonly slices: readonly MailedSlice[];
	readonly amount: Money;
	/** Canonical query string, by which the trip is named. */
	readonly search?: string;
	/** Of another trip; of an exchange `amount` says all. */
	readonly price?: { readonly parts: PriceParts; readonly travelers: Travelers };
}

/** Nothing personal. */
export interface ProposalMail {
	readonly kind: ProposalKind;
	/** Of each option: its ends and days, and what is agreed to with it. */
	readonly options: readonly MailedOption[];
	/** ISO 8601 in UTC, and whose clocks tell it. */
	readonly until: string;
	readonly zone: string;
	readonly sample: boolean;
}

interface Sending {
	readonly id: string;
	readonly to: string;
	/** Of the link. */
	readonly secret: string;
}

export function proposalMail(proposal: Proposal, { id, to, secret }: Sending): NewMail {
	const { kind, options, former, validUntil, language, subject } = proposal;
	const payload: ProposalMail = {
		kind,
		options: options.map(mailedOption),
		until: validUntil,
		zone: airportIn(segmentsOf(former.slices), former.slices[0]?.origin ?? "")?.zone ?? "UTC",
		sample: former.sample,
	};
	// What is about a booking goes with it.
	const about = subject.kind === "booking" ? subject.id : proposal.id;
	return { id, kind: "proposal.offer", language, about, payload, secrets: { to, token: secret } };
}

export function mailedOption(option: ProposalOption): MailedOption {
	const { offer, search, exchange } = option;
	const price = { parts: priceParts(offer), travelers: offer.travelers };
	return { slices: offer.slices.map(mailedSlice), amount: amountOf(option), search, ...(!exchange && { price }) };
}

function mailedSlice({ origin, destination, segments }: Slice): MailedSlice {
	const unlisted = segments.flatMap((one) => one.unlisted ?? []);
	const day = segments[0]?.departingAt.slice(0, 10) ?? "";
	return { from: origin, to: destination, day, ...(unlisted.length > 0 && { unlisted }) };
}

/** Pure: the same proposal gives the same mail. */
export function renderProposalMail(mail: ProposalMail, secret: string, context: MailContext): ComposedMail {
	const { t, language, origin } = context;
	const heading = t(mail.kind === "exchange" ? "proposal.heading.exchange" : "proposal.heading");
	const label = mail.sample ? `${t("sample.badge")}: ` : "";
	const lead = t("proposal.lead", { time: formatDeadline(mail.until, mail.zone, language) });
	const options = mail.options.map((option) => optionText(option, context));
	const link = origin + href(language, "proposal", { secret });
	const button = t("mail.proposal.open");
	const forward = t("mail.proposal.forward");
	const muted = "padding-top:12px;font-size:14px;line-height:21px";
	const rows = [
		row(`<strong>${escapeHtml(heading)}</strong>`, {}, "font-size:24px;line-height:30px"),
		...(mail.sample ? [row(escapeHtml(label + t("sample.text")), {}, "padding-top:4px")] : []),
		row(escapeHtml(lead), {}, "padding-top:12px"),
		...options.map((option) => row(escapeHtml(option), {}, "padding-top:12px")),
		row(linkButton(link, button), {}, "padding-top:16px"),
		row(escapeHtml(forward), { text: "muted" }, muted),
		row(callButton(context), {}, "padding-top:12px"),
	];
	const sample = mail.sample ? [label + t("sample.text"), ""] : [];
	const lines = [heading, "", ...sample, lead, "", ...options, "", `${button}:`, link, "", forward, "", t("mail.call")];
	const subject = label + heading;
	return composeMail({ subject, preheader: label + lead, rows, lines, why: t("mail.proposal.why") }, context);
}

/** "Bogotá to Miami (BOG – MIA, Feb 10, 2027; MIA – BOG, Feb 17, 2027): $423.10 USD total for 1 traveler. You return to …" */
export function optionText(option: MailedOption, context: MailContext): string {
	const { language } = context;
	const slices = option.slices.map((slice) => ({ origin: slice.from, destination: slice.to, segments: [slice] }));
	const name = tripName({ slices, search: option.search }, context);
	const days = option.slices.map(({ from, to, day }) => `${from} – ${to}, ${formatDay(day, language)}`).join("; ");
	return [`${name} (${days}): ${priceText(option, context)}`, ...otherAirportsText(slices, context)].join(". ");
}

function priceText({ amount, price }: MailedOption, context: MailContext): string {
	if (price) return bookingPriceText(price.parts, price.travelers, context);
	const told = formatTotal(absolute(amount), languages[context.language].money);
	return amount.minor < 0 ? `${context.t("proposal.back")} ${told}` : told;
}

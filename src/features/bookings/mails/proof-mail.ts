// The mail with six digits and a link: who brings one of them back reads this mailbox.
import { languages } from "../../../i18n/languages.ts";
import type { MessageKey } from "../../../i18n/messages.ts";
import { composeMail, linkButton, type MailContext, row } from "../../../mail/layout.ts";
import type { ComposedMail } from "../../../mail/outbox.ts";
import { formatTotal, type Money } from "../../../money/money.ts";
import { groupReference } from "../../../references/reference.ts";
import { escapeHtml } from "../../../text/fill.ts";
import type { Booking } from "../booking.ts";
import { parseBooking } from "../rows.ts";
import { pageOf, sampleTexts } from "./booking-texts.ts";
import { renderTravelerMail, type TopPart } from "./traveler-mail.ts";

/** What is sealed with it. */
export interface ProofMail {
	readonly booking: Booking;
	readonly digits: string;
	/**
	 * `hold`: the seats of the booking wait for it; `open`: somebody who knows code and last name wants to see it; `accept`: somebody
	 * who has the link of a proposal wants to accept it.
	 */
	readonly why: "hold" | "open" | "accept";
	/** To be accepted: its number, from 1, and what it costs; below zero it comes back. */
	readonly option?: {
		readonly number: number;
		readonly amount: Money;
		/** Bags that were asked for are not in it. */
		readonly withoutBags?: boolean;
	};
}

const whys = {
	hold: "mail.proof.hold",
	open: "mail.proof.open",
	accept: "mail.proof.accept",
} as const satisfies Record<ProofMail["why"], MessageKey>;

/** Who reads the digits out to somebody says yes to what stands beside them. */
function asked({ why, option }: Pick<ProofMail, "why" | "option">, { t, language }: MailContext): string {
	if (!option) return t(whys[why]);
	const { minor, currency } = option.amount;
	const total = formatTotal({ minor: Math.abs(minor), currency }, languages[language].money);
	const price = option.withoutBags ? `${total}, ${t("bags.without")}` : total;
	const which = t(minor < 0 ? "mail.proof.option.back" : "mail.proof.option", { number: option.number, price });
	return `${which} ${t(whys[why])}`;
}

/** The request's own mail has the whole trip in it; who only wants to open a booking gets no more than is needed for that. */
export function renderProofMail(data: unknown, secret: string, context: MailContext): ComposedMail {
	const { digits, why, option, ...sealed } = data as ProofMail;
	const booking = parseBooking(sealed.booking);
	const { t } = context;
	const top = topOf(booking, { digits, why, ...(option && { option }) }, secret, context);
	const code = groupReference(booking.code);
	const { label, warning } = sampleTexts(booking, context);
	const subject = label + t("mail.proof.subject", { digits, code });
	if (why === "hold") return { ...renderTravelerMail(booking, context, { top, holds: true }), subject };
	const name = `${t("lookup.code")} ${code}`;
	return composeMail(
		{
			subject,
			preheader: label + asked({ why, ...(option && { option }) }, context),
			rows: [
				...(warning ? [row(escapeHtml(warning))] : []),
				...top.rows,
				row(escapeHtml(name), {}, "padding-top:20px"),
			],
			lines: [...(warning ? [warning, ""] : []), ...top.lines, name],
			why: t("mail.booking.why"),
		},
		context,
	);
}

function topOf(
	booking: Booking,
	{ digits, why, ...more }: Omit<ProofMail, "booking">,
	secret: string,
	context: MailContext,
): TopPart {
	const { t } = context;
	const link = `${pageOf(booking, context, { proof: secret })}`;
	const text = asked({ why, ...more }, context);
	const button = t(why === "hold" ? "proof.link.hold" : "proof.link.open");
	const note = t("mail.proof.note");
	return {
		rows: [
			row(escapeHtml(text)),
			row(
				`<strong style="font-size:32px;letter-spacing:0.12em">${digits}</strong>`,
				{},
				"padding-top:8px;line-height:40px",
			),
			row(linkButton(link, button), {}, "padding-top:8px"),
			row(escapeHtml(note), { text: "muted" }, "padding:8px 0 20px;font-size:14px;line-height:21px"),
		],
		lines: [text, "", digits, "", `${button}:`, link, "", note, ""],
	};
}

// The mail to the agency's inbox when a card was charged for a booking that did not wait for it: an agent has to look.

import { languages } from "../../../i18n/languages.ts";
import { composeMail, linkButton, type MailContext, row } from "../../../mail/layout.ts";
import type { ComposedMail } from "../../../mail/outbox.ts";
import { formatTotal, type Money } from "../../../money/money.ts";
import { groupReference } from "../../../references/reference.ts";
import { escapeHtml } from "../../../text/fill.ts";
import { type BookingState, isUnderWay, stateNames } from "../states.ts";
import { pageOf, sampleTexts } from "./booking-texts.ts";
import { partRow } from "./trip-rows.ts";

/** Nothing personal. */
export interface SurplusMail {
	/** Of the booking. */
	readonly code: string;
	/** In which the money found it. */
	readonly state: BookingState;
	/** Of invented flights. */
	readonly sample: boolean;
	/** Our id of the payment. */
	readonly payment: string;
	readonly provider: string;
	readonly total: Money;
}

/** Who has the provider's account finds a person by it: it is sealed with the mail's recipient. */
export interface SurplusCharge {
	/** The provider's name of the money. */
	readonly charge: string | null;
}

export function renderSurplusMail(mail: SurplusMail & SurplusCharge, context: MailContext): ComposedMail {
	const { code, state, sample, payment, provider, charge, total } = mail;
	const { t, language } = context;
	const { label, warning } = sampleTexts({ offer: { sample } }, context);
	const name = t("mail.surplus.name");
	const amount = formatTotal(total, languages[language].money);
	const happened = t("mail.surplus.happened", { amount });
	// What ended needs no money: there it is only given back.
	const steps = [
		t(isUnderWay(state) ? "mail.surplus.refund" : "mail.surplus.refund.ended", { charge: charge ?? payment, provider }),
		...(isUnderWay(state) ? [t("mail.surplus.keep", { code })] : []),
		t("mail.surplus.until", { payment }),
	];
	const facts = [
		[t("mail.agency.code"), code],
		[t("mail.agency.state"), t(stateNames[state])],
		[t("mail.surplus.payment"), [payment, provider, charge].filter(Boolean).join(", ")],
		[t("mail.surplus.amount"), amount],
	] as const;
	const more = t("mail.surplus.more", { code });
	const page = pageOf({ code }, context);
	const rows = [
		row(`<strong>${escapeHtml(happened)}</strong>`, {}, "font-size:20px;line-height:28px"),
		...(warning ? [row(`<strong>${escapeHtml(warning)}</strong>`, {}, "padding-top:8px;font-size:14px")] : []),
		...steps.map((step) => row(escapeHtml(step), {}, "padding-top:12px")),
		row("", {}, "padding-top:12px"),
		...facts.map(([fact, value]) => partRow(fact, value)),
		row(escapeHtml(more), { text: "muted" }, "padding-top:12px;font-size:14px"),
		row(linkButton(page, t("mail.booking.open")), {}, "padding-top:20px"),
	];
	const lines = [
		happened,
		...(warning ? ["", warning] : []),
		...steps.flatMap((step) => ["", step]),
		"",
		...facts.map(([fact, value]) => `${fact}: ${value}`),
		...["", more, "", `${t("mail.booking.open")}:`, page],
	];
	const subject = label + t("mail.agency.subject", { code: groupReference(code), state: name });
	return composeMail({ subject, preheader: happened, rows, lines, why: t("mail.agency.why") }, context);
}

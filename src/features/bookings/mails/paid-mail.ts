// The mail to the agency's inbox when an agent wrote down that something was paid by phone: how much, how, and by what it is found.
import { languages } from "../../../i18n/languages.ts";
import { composeMail, linkButton, type MailContext, row } from "../../../mail/layout.ts";
import type { ComposedMail } from "../../../mail/outbox.ts";
import { formatTotal } from "../../../money/money.ts";
import { groupReference } from "../../../references/reference.ts";
import { escapeHtml } from "../../../text/fill.ts";
import { pageOf, sampleTexts } from "./booking-texts.ts";
import type { PaidMail, PaidMailData } from "./paid-notice.ts";
import { partRow } from "./trip-rows.ts";

export function renderPaidMail(payload: unknown, data: unknown, context: MailContext): ComposedMail {
	const { code, sample, exchange } = payload as PaidMail;
	const { amount, means, reference, people, agent } = data as PaidMailData;
	const { t, language } = context;
	const { label, warning } = sampleTexts({ offer: { sample } }, context);
	const told = formatTotal(amount, languages[language].money);
	const happened = t(exchange ? "mail.paid.exchange" : "mail.paid.happened", { amount: told });
	const facts = [
		[t("mail.agency.code"), code],
		[t("mail.agency.people"), people.join("; ")],
		[t("mail.surplus.amount"), told],
		[t("mail.paid.means"), t(`mail.paid.means.${means}`)],
		[t("mail.paid.reference"), reference],
		[t("mail.paid.by"), agent],
	] as const;
	const page = pageOf({ code }, context);
	return composeMail(
		{
			subject: label + t("mail.agency.subject", { code: groupReference(code), state: t("mail.paid.name") }),
			preheader: happened,
			rows: [
				row(`<strong>${escapeHtml(happened)}</strong>`, {}, "font-size:20px;line-height:28px"),
				...(warning ? [row(`<strong>${escapeHtml(warning)}</strong>`, {}, "padding-top:8px;font-size:14px")] : []),
				row("", {}, "padding-top:12px"),
				...facts.map(([fact, value]) => partRow(fact, value)),
				row(linkButton(page, t("mail.booking.open")), {}, "padding-top:20px"),
			],
			lines: [
				happened,
				...(warning ? ["", warning] : []),
				"",
				...facts.map(([fact, value]) => `${fact}: ${value}`),
				...["", `${t("mail.booking.open")}:`, page],
			],
			why: t("mail.agency.why"),
		},
		context,
	);
}

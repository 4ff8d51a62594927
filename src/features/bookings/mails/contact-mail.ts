// The mails about a contact that was corrected: to the address from before, which did not ask for it, and to the agency.

import { agencyPhone } from "../../../mail/agency-phone.ts";
import { callButton, composeMail, linkButton, type MailContext, row } from "../../../mail/layout.ts";
import type { ComposedMail } from "../../../mail/outbox.ts";
import { groupReference } from "../../../references/reference.ts";
import { escapeHtml } from "../../../text/fill.ts";
import type { Contact } from "../booking.ts";
import { pageOf, sampleTexts } from "./booking-texts.ts";
import { partRow } from "./trip-rows.ts";

/** Nothing personal. */
export interface CorrectedBooking {
	readonly code: string;
	/** Of invented flights. */
	readonly sample: boolean;
}

export interface ContactMail extends CorrectedBooking {
	readonly changed: { readonly email: boolean; readonly phone: boolean };
}

/** Says that something was changed, and neither what it was nor what it is: this address may be a stranger's. */
export function renderContactMail({ code, sample, changed }: ContactMail, context: MailContext): ComposedMail {
	const { t } = context;
	const { label, warning } = sampleTexts({ offer: { sample } }, context);
	const happened = [
		...(changed.email ? [t("mail.contact.email")] : []),
		...(changed.phone ? [t("mail.contact.phone")] : []),
	];
	const name = `${t("lookup.code")} ${groupReference(code)}`;
	const wrong = t("mail.contact.wrong");
	const rows = [
		row(`<strong>${happened.map(escapeHtml).join("<br>")}</strong>`, {}, "font-size:20px;line-height:28px"),
		...(warning ? [row(`<strong>${escapeHtml(warning)}</strong>`, {}, "padding-top:8px;font-size:14px")] : []),
		row(escapeHtml(name), {}, "padding-top:12px"),
		row(escapeHtml(wrong), {}, "padding-top:12px"),
		row(callButton(context), {}, "padding-top:12px"),
	];
	const lines = [...happened, ...(warning ? ["", warning] : []), "", name, "", wrong, t("mail.call")];
	const subject = label + t("mail.contact.subject", { code: groupReference(code) });
	return composeMail({ subject, preheader: happened.join(" "), rows, lines, why: t("mail.booking.why") }, context);
}

/** What is sealed with the agency's mail. */
export interface CorrectedContact {
	readonly before: Contact;
	readonly after: Contact;
}

export function renderAgencyContactMail(
	{ code, sample }: CorrectedBooking,
	{ before, after }: CorrectedContact,
	context: MailContext,
): ComposedMail {
	const { t } = context;
	const { label, warning } = sampleTexts({ offer: { sample } }, context);
	const name = t("mail.contact.agency.name");
	const advice = t("mail.contact.agency.do");
	const number = (phone: string) => agencyPhone(phone, context);
	const facts: readonly (readonly [name: string, value: string])[] = [
		[t("mail.agency.code"), code],
		...(before.email === after.email
			? ([[t("mail.agency.email"), after.email]] as const)
			: ([
					[t("mail.contact.agency.emailBefore"), before.email],
					[t("mail.contact.agency.emailNow"), after.email],
				] as const)),
		...(before.phone === after.phone
			? ([[t("mail.agency.phone"), number(after.phone)]] as const)
			: ([
					[t("mail.contact.agency.phoneBefore"), number(before.phone)],
					[t("mail.contact.agency.phoneNow"), number(after.phone)],
				] as const)),
		[t("mail.agency.callback"), t(after.callback ? "mail.agency.yes" : "mail.agency.no")],
	];
	const page = pageOf({ code }, context);
	const rows = [
		row(`<strong>${escapeHtml(`${name}. ${advice}`)}</strong>`, {}, "font-size:20px;line-height:28px"),
		...(warning ? [row(`<strong>${escapeHtml(warning)}</strong>`, {}, "padding-top:8px;font-size:14px")] : []),
		row("", {}, "padding-top:12px"),
		...facts.map(([fact, value]) => partRow(fact, value)),
		row(linkButton(page, t("mail.booking.open")), {}, "padding-top:20px"),
	];
	const lines = [
		`${name}. ${advice}`,
		...(warning ? ["", warning] : []),
		"",
		...facts.map(([fact, value]) => `${fact}: ${value}`),
		...["", `${t("mail.booking.open")}:`, page],
	];
	const subject = label + t("mail.agency.subject", { code: groupReference(code), state: name });
	return composeMail({ subject, preheader: name, rows, lines, why: t("mail.agency.why") }, context);
}

// Every kind of mail that the outbox can hold, and how each is written.

import {
	type AlertMailPayload,
	type ConfirmMailPayload,
	renderAlertMail,
	renderConfirmMail,
} from "./features/alerts/mail.ts";
import { renderChangeMail } from "./features/bookings/airline-changes/change-mail.ts";
import { renderAgencyMail } from "./features/bookings/mails/agency-mail.ts";
import {
	type ContactMail,
	type CorrectedBooking,
	type CorrectedContact,
	renderAgencyContactMail,
	renderContactMail,
} from "./features/bookings/mails/contact-mail.ts";
import { renderPaidMail } from "./features/bookings/mails/paid-mail.ts";
import { renderProofMail } from "./features/bookings/mails/proof-mail.ts";
import { renderSurplusMail, type SurplusCharge, type SurplusMail } from "./features/bookings/mails/surplus-mail.ts";
import { type Mailed, renderSealedBooking } from "./features/bookings/mails/traveler-mail.ts";
import { parseBooking } from "./features/bookings/rows.ts";
import { type MessageMail, renderAcknowledgement, renderAgencyMessage } from "./features/contact/mail.ts";
import { type AnswerMail, renderAnswerMail } from "./features/proposals/answer-mail.ts";
import { type ProposalMail, renderProposalMail } from "./features/proposals/mail.ts";
import type { Language, Localized } from "./i18n/languages.ts";
import type { Translate } from "./i18n/messages.ts";
import type { MailKind } from "./mail/lanes.ts";
import type { MailContext } from "./mail/layout.ts";
import type { Compose, ComposedMail, MailSecrets } from "./mail/outbox.ts";

type Render = (payload: unknown, secrets: MailSecrets, context: MailContext) => ComposedMail;

/** Payloads are our own, written by the version that enqueued the mail: a kind whose payload changes gets a new name. */
const kinds = {
	"alert.confirm": (payload, { token }, context) => renderConfirmMail(payload as ConfirmMailPayload, token, context),
	"alert.price": (payload, { token }, context) => renderAlertMail(payload as AlertMailPayload, token, context),
	"booking.traveler": (payload, { data }, context) =>
		renderSealedBooking(data, context, payload as Pick<Mailed, "why" | "holds" | "withdrawn">),
	"booking.proof": (_, { data, token }, context) => renderProofMail(data, token, context),
	"booking.moved": (_, { data, token }, context) => renderChangeMail(data, token, context),
	"booking.agency": (_, { data }, context) => renderAgencyMail(parseBooking(data), context),
	"booking.contact": (payload, _, context) => renderContactMail(payload as ContactMail, context),
	"booking.contact.agency": (payload, { data }, context) =>
		renderAgencyContactMail(payload as CorrectedBooking, data as CorrectedContact, context),
	// One that was written before has the charge in its payload, and no data.
	"booking.surplus": (payload, { data }, context) =>
		renderSurplusMail({ ...(data as SurplusCharge), ...(payload as SurplusMail) }, context),
	"booking.paid": (payload, { data }, context) => renderPaidMail(payload, data, context),
	"proposal.offer": (payload, { token }, context) => renderProposalMail(payload as ProposalMail, token, context),
	"proposal.answered": (payload, _, context) => renderAnswerMail(payload as AnswerMail, context),
	"message.agency": (_, { data }, context) => renderAgencyMessage(data as MessageMail, context),
	"message.acknowledged": (_, { data }, context) => renderAcknowledgement(data as MessageMail, context),
} satisfies Readonly<Record<MailKind, Render>>;

export const mailKinds = Object.keys(kinds) as MailKind[];

const isMailKind = (kind: string): kind is MailKind => Object.hasOwn(kinds, kind);

/** Writes mails with the texts of each language. Throws on a kind that does not exist. */
export function composeMails(
	words: Omit<MailContext, "language" | "t">,
	texts: Localized<{ readonly t: Translate }>,
): Compose {
	return (kind, payload, secrets, language: Language) => {
		if (!isMailKind(kind)) throw new Error(`No mail of the kind ${kind}`);
		return kinds[kind](payload, secrets, { ...words, language, t: texts[language].t });
	};
}

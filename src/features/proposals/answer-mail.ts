// The mail that says what was answered to a proposal about a booking, to its own address: who did not answer it themselves calls.

import { airportIn, segmentsOf } from "../../flights/trip/flight-airports.ts";
import { languages } from "../../i18n/languages.ts";
import { href } from "../../links.ts";
import { callButton, composeMail, linkButton, type MailContext, row } from "../../mail/layout.ts";
import type { ComposedMail, NewMail } from "../../mail/outbox.ts";
import { formatTotal } from "../../money/money.ts";
import { formatDeadline } from "../../places/deadline.ts";
import { groupReference } from "../../references/reference.ts";
import { escapeHtml } from "../../text/fill.ts";
import { absolute, nextTextOf } from "./amounts.ts";
import { type MailedOption, mailedOption, optionText } from "./mail.ts";
import type { Proposal, ProposalOption } from "./proposal.ts";

/** Nothing personal. */
export interface AnswerMail {
	/** The booking's. */
	readonly code: string;
	/** Of the exchange, which is still to be made; null: the answer was No. */
	readonly accepted: MailedOption | null;
	/** ISO 8601 in UTC, and whose clocks tell it. */
	readonly at: string;
	readonly zone: string;
	readonly sample: boolean;
}

/** @param accepted an exchange, as it was agreed to; undefined for No. Another trip that was accepted is told by the booking's own mail. */
export function answerMail(
	{ id, former, language, subject }: Proposal,
	accepted: ProposalOption | undefined,
	to: string,
	now: Date,
): NewMail {
	const payload: AnswerMail = {
		...{ code: subject.id, at: now.toISOString(), sample: former.sample },
		accepted: accepted ? mailedOption(accepted) : null,
		zone: airportIn(segmentsOf(former.slices), former.slices[0]?.origin ?? "")?.zone ?? "UTC",
	};
	return {
		...{ id: `${id}-answer`, kind: "proposal.answered", language, about: subject.id, payload },
		secrets: { to, token: "" },
	};
}

/** Pure: the same answer gives the same mail. */
export function renderAnswerMail(mail: AnswerMail, context: MailContext): ComposedMail {
	const { t, language, origin } = context;
	const { accepted, code } = mail;
	const label = mail.sample ? `${t("sample.badge")}: ` : "";
	const heading = t(accepted ? "mail.answer.accepted" : "proposal.declined.heading");
	const said = t("mail.answer.at", { code: groupReference(code), time: formatDeadline(mail.at, mail.zone, language) });
	const next = accepted ? nextOf(accepted, context) : t("mail.answer.declined");
	const option = accepted ? [optionText(accepted, context)] : [];
	const wrong = t("mail.answer.wrong");
	const link = origin + href(language, "bookingConfirmation", { confirmationCode: code });
	const button = t("mail.booking.open");
	const muted = "padding-top:12px;font-size:14px;line-height:21px";
	const sample = mail.sample ? [label + t("sample.text")] : [];
	const rows = [
		row(`<strong>${escapeHtml(heading)}</strong>`, {}, "font-size:24px;line-height:30px"),
		...[...sample, said, ...option, next].map((text) => row(escapeHtml(text), {}, "padding-top:12px")),
		row(linkButton(link, button), {}, "padding-top:16px"),
		row(escapeHtml(wrong), { text: "muted" }, muted),
		row(callButton(context), {}, "padding-top:12px"),
	];
	const lines = [
		heading,
		"",
		...[...sample, said, ...option, next].flatMap((text) => [text, ""]),
		`${button}:`,
		link,
		"",
		wrong,
		"",
		t("mail.call"),
	];
	const subject = `${label}${heading}: ${groupReference(code)}`;
	return composeMail({ subject, preheader: label + said, rows, lines, why: t("mail.answer.why") }, context);
}

function nextOf({ amount }: MailedOption, { t, language }: MailContext): string {
	return t(nextTextOf(amount.minor), { amount: formatTotal(absolute(amount), languages[language].money) });
}

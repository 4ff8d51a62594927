// The mails of a message: what the agency gets to answer, and the word to the writer that it arrived.

import { formatInstant } from "../../i18n/clocks.ts";
import { languages } from "../../i18n/languages.ts";
import { href } from "../../links.ts";
import { agencyPhone } from "../../mail/agency-phone.ts";
import { callButton, composeMail, headerLine, type MailContext, row } from "../../mail/layout.ts";
import type { ComposedMail } from "../../mail/outbox.ts";
import { formatDeadline } from "../../places/deadline.ts";
import { defaultZone } from "../../places/zones.ts";
import { escapeHtml } from "../../text/fill.ts";
import { tripLines } from "./asked-trip.ts";
import { whenText } from "./call-promise.ts";
import type { CallbackRequest, Message } from "./forms/message.ts";

/** What is sealed with either mail. */
export interface MessageMail {
	readonly message: Message;
	/** The number as it is said: "K7M-2R4". */
	readonly number: string;
	/** ISO 8601 in UTC. */
	readonly receivedAt: string;
	/** By when a call was promised: ISO 8601 in UTC. */
	readonly promisedAt?: string;
	/** The number of the message that it takes the place of. */
	readonly replaces?: string;
}

/** Pure. Everything that was written, to the agency; an answer goes to the writer. */
export function renderAgencyMessage(mail: MessageMail, context: MailContext): ComposedMail {
	const { t } = context;
	const { message, number } = mail;
	const values = { number, topic: t(`topic.${message.topic}`), name: message.name };
	const facts = factsOf(mail, context);
	const text = message.kind === "contact" ? message.text : "";
	const rows = [
		...facts.map(([label, value]) => row(`${escapeHtml(named(label))} <strong>${escapeHtml(value)}</strong>`)),
		...(text ? [row(escapeHtml(text).replaceAll("\n", "<br>"), {}, "padding-top:20px")] : []),
	];
	const subject = t(`mail.message.agency.subject.${message.kind}`, values);
	const lines = [...facts.map(([label, value]) => `${named(label)} ${value}`), ...(text ? ["", text] : [])];
	return {
		...composeMail({ subject, preheader: values.topic, rows, lines, why: t("mail.message.agency.why") }, context),
		...(message.email && { replyTo: headerLine(message.email) }),
	};
}

/** Some of the form's labels are questions. */
const named = (label: string) => (label.endsWith("?") ? label : `${label}:`);

/**
 * Pure. Says nothing that was typed, for the address may be somebody else's: whoever fills in a form cannot make us
 * send his words to others.
 */
export function renderAcknowledgement(mail: MessageMail, context: MailContext): ComposedMail {
	const { t } = context;
	const { message, number } = mail;
	const subject = t("mail.message.ack.subject", { number });
	const lead = t(`mail.message.ack.lead.${message.kind}`, { topic: t(`topic.${message.topic}`) });
	const when = message.kind === "callback" ? [callText(mail, context)] : [];
	const say = t("mail.message.ack.number", { number });
	const more = t("mail.message.ack.more");
	const rows = [
		row([lead, ...when].map(escapeHtml).join("<br>")),
		row(`<strong>${escapeHtml(say)}</strong>`, {}, "padding-top:16px;font-size:20px;line-height:28px"),
		row(escapeHtml(more), {}, "padding-top:16px"),
		row(callButton(context), {}, "padding-top:12px"),
	];
	const lines = [lead, ...when, "", say, "", more, "", t("mail.call")];
	return composeMail({ subject, preheader: lead, rows, lines, why: t("mail.message.ack.why") }, context);
}

/** When somebody is called, as they are told. */
function callText({ message, promisedAt }: MessageMail, { t, language }: MailContext): string {
	if (message.kind !== "callback") return "";
	if (message.when) return whenText(message.when, { language });
	if (!promisedAt) return t("callback.when.soon");
	return t("callback.by", { time: formatDeadline(promisedAt, message.zone ?? defaultZone, language) });
}

type Fact = readonly [label: string, value: string];

function factsOf(mail: MessageMail, context: MailContext): Fact[] {
	const { message, number, receivedAt, promisedAt, replaces } = mail;
	const { t, language } = context;
	const { phone, email } = message;
	return [
		[t("message.number"), number],
		...(replaces ? [[t("message.replaces"), replaces] as const] : []),
		[t("message.received"), formatInstant(receivedAt, language)],
		[t("message.language"), languages[language].name],
		[t("message.topic"), t(`topic.${message.topic}`)],
		[t("message.name"), message.name],
		...(email ? [[t("message.email"), email] as const] : []),
		...(phone ? [[t("message.phone"), agencyPhone(phone, context)] as const] : []),
		...(message.kind === "contact" && message.code ? [[t("message.code"), message.code] as const] : []),
		...(message.kind === "callback"
			? [
					[t("callback.speaks"), languages[message.speaks].name] as const,
					[t("callback.when"), callText(mail, context)] as const,
					...(promisedAt ? [[t("callback.promised"), formatInstant(promisedAt, language)] as const] : []),
					...tripFacts(message, context),
					[t("callback.consent.given"), t("callback.consent")] as const,
				]
			: []),
	];
}

/** What the caller was looking at, and the same search to open. */
function tripFacts({ trip }: CallbackRequest, context: MailContext): Fact[] {
	if (!trip) return [];
	const { t, language, origin } = context;
	const lines = tripLines(trip, context).map((line) => [t("message.trip"), line] as const);
	const search = trip.search && href(language, "flightResults", {}, new URLSearchParams(trip.search));
	return [...lines, ...(search ? [[t("message.search"), origin + search] as const] : [])];
}

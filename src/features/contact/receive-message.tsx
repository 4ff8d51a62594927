// A form that writes to the agency, on every page that has one: the form, the word that it arrived, and its post.

import type { ComponentType, ReactElement } from "react";
import { type Granted, spend, TooMany } from "../../edge/spending.ts";
import type { Tell } from "../../events/events.ts";
import type { Form, Typed } from "../../forms/form.ts";
import { settingOf } from "../../forms/form-setting.ts";
import type { FormProblem } from "../../forms/problem.ts";
import { readForm } from "../../forms/read-form.ts";
import { isTrapped } from "../../forms/trap.ts";
import type { HumanCheck } from "../../human-check/turnstile.ts";
import { proofField } from "../../human-check/turnstile-widget.tsx";
import { href, type Query } from "../../links.ts";
import { mailboxHash } from "../../mail/mailbox.ts";
import type { Outbox } from "../../mail/outbox.ts";
import { deliverSoon } from "../../mail/wake.ts";
import { type PageData, type PageInput, seeOther } from "../../page/page.ts";
import { usePage } from "../../page/page-context.tsx";
import { numberLength } from "../../references/browser/typed-code.ts";
import { groupReference, normalizeReference, spellReference } from "../../references/reference.ts";
import { watched } from "../../ui/form/form-view.tsx";
import type { Message } from "./forms/message.ts";
import type { Again, MessageFormProps } from "./message-form.tsx";
import { ownMessageCookies } from "./own-message.ts";
import { findMessage, keepMessage, requestKeys } from "./store.ts";

type MessagePage = "contactUs" | "callBack" | "bookingHelp" | "flightChangeAssistance";
/** What the pages with a form of this feature ask for. */
export interface MessagePorts {
	/** Absent where no mail can be sent, or no message be kept. */
	readonly outbox: Outbox | undefined;
	/** Absent where none is configured. */
	readonly humans: HumanCheck | undefined;
	readonly tell: Tell;
}

type Input = PageInput<MessagePage, MessagePorts>;
export type StepInput = Pick<Input, "services" | "query" | "t" | "language">;

/** A message as it is kept. */
export interface Kept {
	readonly message: Message;
	/** By when a call was promised: ISO 8601 in UTC; null where nothing was. */
	readonly promisedAt: string | null;
}

/** What happens to a message that was filled in rightly. */
export type Step<Field extends string> =
	| ({ readonly kind: "keep" } & Kept)
	/** Its writer reads something first. */
	| { readonly kind: "ask"; readonly part: MessagePart }
	/** The writer wants to change it. */
	| { readonly kind: "again" }
	| { readonly kind: "wrong"; readonly problems: readonly FormProblem<Field>[] };

export interface MessageKind<Field extends string, Shape, Value extends Message = Message> {
	readonly form: Form<Field, Value, Shape, Message["kind"]>;
	readonly View: ComponentType<MessageFormProps<Field>>;
	/** As a link fills it in. */
	start(input: PageInput): Typed<Field>;
	/** Parameters of the page that stay while the form is sent. */
	readonly kept: "all" | "none";
	/** Without, a message is kept at once. */
	step?(
		input: StepInput,
		filled: { readonly typed: Typed<Field>; readonly value: Value; readonly action: string },
		posted: FormData,
	): Step<Field>;
	/** The number of the message of this browser that it takes the place of. */
	readonly replaces?: string;
}

/** The part of a page that a form makes, whatever stands around it. */
export interface MessagePart extends Pick<PageData, "status" | "degraded" | "done"> {
	readonly view: ReactElement;
}

/** The form, or in its place the word that the last one arrived. */
export function messagePart<Field extends string, Shape, Value extends Message>(
	input: Input,
	kind: MessageKind<Field, Shape, Value>,
): MessagePart {
	const { form, View } = kind;
	const action = actionOf(input, kind);
	const sent = normalizeReference(input.query.get("sent") ?? "", numberLength);
	if (sent.kind === "ok") {
		const done = input.t(`message.sent.${form.id}.heading`);
		return { view: <MessageSent id={form.id} number={sent.code} back={action} />, done };
	}
	return { view: <View typed={kind.start(input)} action={action} on={isOn(input)} /> };
}

/** @param page the page around the form, whatever the form shows */
export async function answerMessage<Field extends string, Shape, Value extends Message>(
	input: Input,
	posted: FormData,
	kind: MessageKind<Field, Shape, Value>,
	page: (part: MessagePart) => PageData,
): Promise<PageData | Response> {
	const { View, step, replaces } = kind;
	const action = actionOf(input, kind);
	const shared = { action, on: isOn(input) };
	const { typed, ...reading } = readForm(kind.form, posted, settingOf(input));
	const wrong = (problems: readonly FormProblem<Field>[]) =>
		page({ view: <View {...shared} typed={typed} problems={problems} />, status: 400 });
	if (reading.kind === "invalid") return wrong(reading.problems);
	const { value } = reading;
	const next = step?.(input, { typed, value, action }, posted) ?? { kind: "keep", message: value, promisedAt: null };
	if (next.kind === "wrong") return wrong(next.problems);
	if (next.kind === "again") return page({ view: <View {...shared} typed={typed} back /> });
	// Nothing is asked where nothing can be kept.
	if (next.kind === "ask" && isOn(input)) return page(next.part);
	const kept = next.kind === "keep" ? next : { message: value, promisedAt: null };
	const received = await receive(input, posted, { ...kept, ...(replaces && { replaces }) });
	if (received.kind === "sent") return sentPlace(input, kind.form.id, received.number);
	const { why, status, failure } = received;
	return page({ view: <View {...shared} typed={typed} again={why} />, status, degraded: failure });
}

/** 303 to where it is said that it arrived: a reload of that sends nothing. Only its own page tells of a call who asked for it. */
async function sentPlace(input: Input, kind: Message["kind"], number: string): Promise<Response> {
	const { language, services, visit } = input;
	if (kind === "contact") return seeOther(href(language, input.id, {}, { sent: number }));
	const { outbox, now } = services;
	const cookies = outbox && (await ownMessageCookies(outbox, visit, number, now()));
	return seeOther(href(language, "callBack", {}, { sent: number }), cookies);
}

type Received =
	| { readonly kind: "sent"; readonly number: string }
	/** The form is shown again with everything in it; `failure` is for the log. */
	| { readonly kind: "again"; readonly why: Again; readonly status: 400 | 503; readonly failure?: string };

/** Keeps a message that was filled in rightly. The same post again gets the same answer, and causes nothing more. */
async function receive(input: Input, posted: FormData, kept: Kept & { readonly replaces?: string }): Promise<Received> {
	const { message } = kept;
	const { outbox, humans, config, now, tell } = input.services;
	if (!outbox) return { kind: "again", why: "failed", status: 503 };
	if (isTrapped(posted)) return { kind: "again", why: "trapped", status: 400 };
	let paid: Granted | undefined;
	try {
		// Who changes a request and then changes it back means the last one.
		const said = kept.replaces ? { ...message, replaces: kept.replaces } : message;
		const keys = await requestKeys(outbox.vault, said, input.language, now());
		const before = await findMessage(outbox.db, keys);
		if (before) return { kind: "sent", number: before };
		const [key] = keys;
		const granted = await spend(input.spending, "message", { once: key });
		paid = granted;
		const proof = { token: String(posted.get(proofField) ?? ""), action: message.kind, attempt: key };
		const human = humans ? await humans.verify(proof) : "human";
		if (human !== "human") await granted.giveBack(1);
		if (human === "unavailable") {
			return { kind: "again", why: "unreachable", status: 503, failure: "turnstile: no answer" };
		}
		if (human === "refused") return { kind: "again", why: "unchecked", status: 400 };
		const acknowledged = await mayAcknowledge(input, outbox, message.email, key);
		const arrived = { ...kept, language: input.language, key, inbox: config.agency.inbox, acknowledged };
		const number = await keepMessage(outbox, arrived, now());
		tell("message", { outcome: "sent", what: message.kind });
		input.afterwards(deliverSoon(outbox, now));
		return { kind: "sent", number };
	} catch (error) {
		if (error instanceof TooMany) throw error;
		await paid?.giveBack(1);
		// Should the message have been written all the same, sending it again changes nothing.
		const failure = `message: ${error instanceof Error ? error.name : "unknown"}`;
		return { kind: "again", why: "failed", status: 503, failure };
	}
}

/** The message arrives in any case; whoever typed an address that had its mails of a day reads its number on the page. */
async function mayAcknowledge(
	{ spending }: Input,
	{ vault }: Outbox,
	email: string | null,
	once: string,
): Promise<boolean> {
	if (!email) return false;
	const mailbox = { hash: await mailboxHash(vault, email), kind: "acknowledgement" };
	const permit = await spending.charge("mail", { mailbox, once });
	return permit.kind === "granted" || permit.kind === "silent";
}

function isOn({ services }: Input): boolean {
	return services.outbox !== undefined;
}

/** Where the form is sent, without a fragment: one would take the focus from what the answer says. */
function actionOf({ id, language, query }: Input, { kept }: { readonly kept: "all" | "none" }): string {
	const names: Query = new URLSearchParams([...query].filter(([name]) => kept === "all" && name !== "sent"));
	return href(language, id, {}, names);
}

interface MessageSentProps {
	/** Id of the form it stands for. */
	readonly id: "contact" | "callback";
	/** The message's number, six characters. */
	readonly number: string;
	/** Where the form is. */
	readonly back: string;
}

/** What stands in place of a form whose message has arrived: its number, and what happens next. */
function MessageSent({ id, number, back }: MessageSentProps) {
	const { t, language } = usePage();
	return (
		<section className="card mt-6 mb-10 max-w-[44rem]" id={id} aria-labelledby={`${id}-heading`} {...watched(id)}>
			{/* biome-ignore lint/a11y/noAutofocus: the page was loaded to say this */}
			<h2 id={`${id}-heading`} className="text-xl" tabIndex={-1} autoFocus>
				{t(`message.sent.${id}.heading`)}
			</h2>
			<p className="mt-2">
				{t("message.number")}: <strong className="text-xl">{groupReference(number)}</strong>
			</p>
			<p className="text-sm text-muted">{spellReference(number, language)}</p>
			<p className="mt-2">{t(`message.sent.${id}.text`)}</p>
			<p>
				<a className="link inline-flex min-h-11 items-center" href={back}>
					{t("message.sent.another")}
				</a>
			</p>
		</section>
	);
}

// What every form that writes to the agency does with a post: who sent it, was it sent before, keep it, mail it.
import { randomReference } from "../bookings/reference.ts";
import { href, type Query } from "../links.ts";
import { deliverSoon } from "../mail/deliver-soon.ts";
import { findMessage, keepMessage, requestKey } from "../messages/keep.ts";
import type { Message } from "../messages/message.ts";
import { issueFormToken, readFormToken } from "../privacy/form-token.ts";
import { type Again, messageTrap, proofField } from "../ui/message-form.tsx";
import type { PageInput } from "./page.ts";

export type Received =
	| { readonly kind: "sent"; readonly number: string }
	/** The form is shown again with everything in it; `token` is the one to send it with. */
	| {
			readonly kind: "again";
			readonly why: Again;
			readonly status: 400 | 503;
			readonly token: string | undefined;
			/** For the log. */
			readonly failure?: string;
	  };

/** A form's token; undefined where nothing that is sent could be kept and mailed. */
export async function messageToken({ services }: PageInput, purpose: Message["kind"]): Promise<string | undefined> {
	const { outbox, now } = services;
	return outbox && issueFormToken(outbox.vault, purpose, "", now());
}

/** Keeps a message that was filled in rightly. The same post again gets the same answer, and causes nothing more. */
export async function receiveMessage(input: PageInput, form: FormData, message: Message): Promise<Received> {
	const { outbox, humans, config, now } = input.services;
	if (!outbox) return { kind: "again", why: "failed", status: 503, token: undefined };
	// Answered as if it had arrived, so that a machine learns nothing.
	if (form.get(messageTrap)) return { kind: "sent", number: randomReference() };
	const token = String(form.get("token") ?? "");
	const reading = await readFormToken(outbox.vault, message.kind, "", { token, now: now() });
	const again = (why: Again, status: 400 | 503, failure?: string): Received => ({
		...{ kind: "again", why, status, token },
		...(failure && { failure }),
	});
	if (reading === "hasty") return again("hasty", 400);
	if (reading !== "ok")
		return { kind: "again", why: "expired", status: 400, token: await messageToken(input, message.kind) };
	try {
		const key = await requestKey(token, message, input.language);
		const before = await findMessage(outbox.db, key);
		if (before) return { kind: "sent", number: before };
		const proof = { token: String(form.get(proofField) ?? ""), action: message.kind, attempt: key };
		const human = humans ? await humans.verify(proof) : "human";
		if (human === "unavailable") return again("unreachable", 503, "turnstile: no answer");
		if (human === "refused") return again("unchecked", 400);
		const arrived = { message, language: input.language, key, inbox: config.agency.inbox };
		const number = await keepMessage(outbox, arrived, now());
		input.afterwards(deliverSoon(outbox, now));
		return { kind: "sent", number };
	} catch (error) {
		// The same token: should the message have been written all the same, sending it again changes nothing.
		return again("failed", 503, `message: ${error instanceof Error ? error.name : "unknown"}`);
	}
}

/** 303 to where the form stood, which then says that it arrived: a reload of that sends nothing. */
export function arrivedAt(
	{ language }: PageInput,
	id: "contactUs" | "bookingHelp" | "flightChangeAssistance",
	kind: Message["kind"],
	number: string,
): Response {
	const query: Query = { sent: number };
	const Location = `${href(language, id, {}, query)}#${kind}`;
	return new Response(null, { status: 303, headers: { Location, "Cache-Control": "no-store" } });
}

// The wish to be called, on every page that offers it: its form, its answer, and its post.
import type { ReactElement } from "react";
import { normalizeReference } from "../bookings/reference.ts";
import { href, type Query } from "../links.ts";
import { blankCallback, parseCallbackForm, readCallbackForm } from "../messages/callback-form.ts";
import { CallbackFormView } from "../ui/callback-form.tsx";
import { MessageSent } from "../ui/message-sent.tsx";
import type { PageData, PageInput } from "./page.ts";
import { arrivedAt, messageToken, receiveMessage } from "./receive-message.ts";

type CallbackPage = "bookingHelp" | "flightChangeAssistance";

/** The form, or in its place the word that the last one arrived. */
export async function callbackView(input: PageInput, id: CallbackPage): Promise<ReactElement> {
	const sent = normalizeReference(input.query.get("sent") ?? "");
	if (sent.kind === "ok") return <MessageSent id="callback" number={sent.code} back={actionOf(input, id)} />;
	const token = await messageToken(input, "callback");
	return <CallbackFormView form={blankCallback(input.language)} token={token} action={actionOf(input, id)} />;
}

/** @param page the page around the form, whatever the form shows */
export async function receiveCallback(
	input: PageInput,
	posted: FormData,
	id: CallbackPage,
	page: (form: ReactElement) => PageData,
): Promise<PageData | Response> {
	const action = actionOf(input, id);
	const form = readCallbackForm(posted);
	const parsed = parseCallbackForm(form, input.services.now());
	if (parsed.kind === "invalid") {
		const token = await messageToken(input, "callback");
		const view = <CallbackFormView form={form} problems={parsed.problems} token={token} action={action} />;
		return { ...page(view), index: false, status: 400 };
	}
	const received = await receiveMessage(input, posted, parsed.message);
	if (received.kind === "sent") return arrivedAt(input, id, "callback", received.number);
	const { why, status, token, failure } = received;
	const view = <CallbackFormView form={form} again={why} token={token} action={action} />;
	return { ...page(view), index: false, status, degraded: failure };
}

/** What else the page was asked stays asked. */
function actionOf({ language, query }: PageInput, id: CallbackPage): string {
	const kept: Query = new URLSearchParams([...query].filter(([name]) => name !== "sent"));
	return href(language, id, {}, kept);
}

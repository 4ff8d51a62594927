// The wish to be called, on every page that offers it: its form, its answer, and its post.
import { blank } from "../../forms/form.ts";
import type { PageData, PageInput } from "../../page/page.ts";
import { CallbackFormView } from "./callback-form-view.tsx";
import { callbackForm } from "./forms/callback-form.ts";
import { answerMessage, type MessagePart, type MessagePorts, messagePart } from "./receive-message.tsx";

type CallbackPage = PageInput<"bookingHelp" | "flightChangeAssistance", MessagePorts>;

const kind = {
	form: callbackForm,
	View: CallbackFormView,
	start: ({ language }: PageInput) => blank(callbackForm, { speaks: language }),
	kept: "all",
} as const;

/** The form, or in its place the word that the last one arrived. */
export function callbackPart(input: CallbackPage): MessagePart {
	return messagePart(input, kind);
}

/** @param page the page around the form, whatever the form shows */
export function receiveCallback(input: CallbackPage, posted: FormData, page: (part: MessagePart) => PageData) {
	return answerMessage(input, posted, kind, page);
}

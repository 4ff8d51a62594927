// The wish to be called, on every page that offers it: its form, its answer, and its post.
import { blank } from "../forms/form.ts";
import { callbackForm } from "../messages/callback-form.ts";
import { CallbackFormView } from "../ui/callback-form.tsx";
import type { PageData, PageInput } from "./page.ts";
import { answerMessage, type MessagePart, messagePart } from "./receive-message.tsx";

type CallbackPage = PageInput<"bookingHelp" | "flightChangeAssistance">;

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

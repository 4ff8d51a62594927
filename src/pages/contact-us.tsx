// The contact page: its text, and the form that writes to us.
import { blank } from "../forms/form.ts";
import { contactForm } from "../messages/contact-form.ts";
import { ContactFormView } from "../ui/contact-form.tsx";
import type { Page, PageData, PageInput } from "./page.ts";
import { proseData } from "./prose-page.tsx";
import { answerMessage, type MessagePart, messagePart } from "./receive-message.tsx";

const kind = {
	form: contactForm,
	View: ContactFormView,
	start: ({ query }: PageInput) => blank(contactForm, { topic: (query.get("topic") ?? "").slice(0, 20) }),
	kept: "none",
} as const;

export const contactUs: Page<"contactUs"> = {
	load: (input) => pageAround(input, messagePart(input, kind)),
	action: (input, posted) => answerMessage(input, posted, kind, (part) => pageAround(input, part)),
};

function pageAround(input: PageInput, { view, ...answer }: MessagePart): PageData {
	return { ...proseData(input, { before: view }), index: input.query.size === 0, ...answer };
}

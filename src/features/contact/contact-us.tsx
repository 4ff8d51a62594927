// The contact page: its text, and the form that writes to us.
import { blank } from "../../forms/form.ts";
import type { Page, PageData, PageInput } from "../../page/page.ts";
import { proseData } from "../../prose/views/prose-page.tsx";
import { ContactFormView } from "./contact-form-view.tsx";
import { contactForm } from "./forms/contact-form.ts";
import { answerMessage, type MessagePart, type MessagePorts, messagePart } from "./receive-message.tsx";

const kind = {
	form: contactForm,
	View: ContactFormView,
	start: ({ query }: PageInput) => blank(contactForm, { topic: (query.get("topic") ?? "").slice(0, 20) }),
	kept: "none",
} as const;

export const contactUs: Page<"contactUs", MessagePorts> = {
	load: (input) => pageAround(input, messagePart(input, kind)),
	action: (input, posted) => answerMessage(input, posted, kind, (part) => pageAround(input, part)),
};

function pageAround(input: PageInput, { view, ...answer }: MessagePart): PageData {
	return { ...proseData(input, { before: view }), index: input.query.size === 0, ...answer };
}

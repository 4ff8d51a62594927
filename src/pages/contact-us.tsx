// The contact page: its text, and the form that writes to us.
import type { ReactElement } from "react";
import { normalizeReference } from "../bookings/reference.ts";
import { href } from "../links.ts";
import { blankContact, parseContactForm, readContactForm } from "../messages/contact-form.ts";
import { ContactFormView } from "../ui/contact-form.tsx";
import { MessageSent } from "../ui/message-sent.tsx";
import type { Page, PageData, PageInput } from "./page.ts";
import { proseData } from "./prose-page.tsx";
import { arrivedAt, messageToken, receiveMessage } from "./receive-message.ts";

export const contactUs: Page<"contactUs"> = {
	async load(input) {
		const back = href(input.language, "contactUs");
		const sent = normalizeReference(input.query.get("sent") ?? "");
		if (sent.kind === "ok") return withForm(input, <MessageSent id="contact" number={sent.code} back={back} />, false);
		const form = { ...blankContact, topic: (input.query.get("topic") ?? "").slice(0, 20) };
		const token = await messageToken(input, "contact");
		return withForm(input, <ContactFormView form={form} token={token} action={back} />, !input.query.size);
	},

	async action(input, posted) {
		const back = href(input.language, "contactUs");
		const form = readContactForm(posted);
		const parsed = parseContactForm(form);
		if (parsed.kind === "invalid") {
			const token = await messageToken(input, "contact");
			const view = <ContactFormView form={form} problems={parsed.problems} token={token} action={back} />;
			return { ...withForm(input, view, false), status: 400 };
		}
		const received = await receiveMessage(input, posted, parsed.message);
		if (received.kind === "sent") return arrivedAt(input, "contactUs", "contact", received.number);
		const { why, status, token, failure } = received;
		const view = <ContactFormView form={form} again={why} token={token} action={back} />;
		return { ...withForm(input, view, false), status, degraded: failure };
	},
};

function withForm(input: PageInput, form: ReactElement, index: boolean): PageData {
	return { ...proseData(input, { before: form }), index };
}

// The contact page: its text, and the form that writes to us.

import { blank, type FieldOf } from "../../forms/form.ts";
import type { Page, PageData, PageInput } from "../../page/page.ts";
import { usePage } from "../../page/page-context.tsx";
import { contactTopics } from "../../parameters.ts";
import { proseData } from "../../prose/views/prose-page.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { Select } from "../../ui/controls/select.tsx";
import { TextArea } from "../../ui/controls/text-area.tsx";
import { MailField } from "../../ui/form/mail-field.tsx";
import { PhoneControl } from "../../ui/form/phone-control.tsx";
import { useFields } from "../../ui/form/use-fields.ts";
import { contactForm } from "./forms/contact-form.ts";
import { MessageForm, type MessageFormProps } from "./message-form.tsx";
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

/** The contact form: who writes, about what, and how to answer. */
function ContactFormView(props: MessageFormProps<FieldOf<typeof contactForm>>) {
	const { t } = usePage();
	const { summary, control } = useFields(contactForm, props);
	const topics = contactTopics.map((topic) => [topic, t(`topic.${topic}`)] as const);
	return (
		<MessageForm
			{...props}
			{...{ form: contactForm, summary }}
			heading={t("contact.heading")}
			lead={t("contact.lead")}
			submit={t("contact.submit")}
		>
			<Field {...control("name")} />
			<MailField {...control("email")} />
			<PhoneControl control={control} />
			<div className="grid items-end gap-4 sm:grid-cols-2">
				<Select {...control("topic")} options={[["", "–"], ...topics]} />
				<Field {...control("code")} />
			</div>
			<TextArea {...control("text")} />
		</MessageForm>
	);
}

// The contact form: who writes, about what, and how to answer.
import type { FieldOf } from "../forms/form.ts";
import { contactForm } from "../messages/contact-form.ts";
import { contactTopics } from "../messages/message.ts";
import { usePage } from "../render/page-context.tsx";
import { Field } from "./controls/field.tsx";
import { Select } from "./controls/select.tsx";
import { TextArea } from "./controls/text-area.tsx";
import { PhoneControl } from "./form/phone-control.tsx";
import { useFields } from "./form/use-fields.ts";
import { MessageForm, type MessageFormProps } from "./message-form.tsx";

export function ContactFormView(props: MessageFormProps<FieldOf<typeof contactForm>>) {
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
			<Field {...control("email")} />
			<PhoneControl control={control} />
			<div className="grid items-end gap-4 sm:grid-cols-2">
				<Select {...control("topic")} options={[["", "–"], ...topics]} />
				<Field {...control("code")} />
			</div>
			<TextArea {...control("text")} />
		</MessageForm>
	);
}

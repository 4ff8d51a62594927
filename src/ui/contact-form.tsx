// The contact form: who writes, about what, and how to answer.
import { type ContactField, type ContactForm, longestText } from "../messages/contact-form.ts";
import { contactTopics } from "../messages/message.ts";
import { usePage } from "../render/page-context.tsx";
import { Field } from "./controls/field.tsx";
import { Select } from "./controls/select.tsx";
import { TextArea } from "./controls/text-area.tsx";
import { MessageForm, type MessageFormState, useControls } from "./message-form.tsx";

type ContactFormProps = MessageFormState<ContactForm, ContactField> & { readonly action: string };

export function ContactFormView({ form, problems, again, token, action }: ContactFormProps) {
	const { t } = usePage();
	const { summary, control } = useControls("contact", problems);
	const optional = t("message.optional");
	const topics = contactTopics.map((topic) => [topic, t(`topic.${topic}`)] as const);
	return (
		<MessageForm
			id="contact"
			heading={t("contact.heading")}
			lead={t("contact.lead")}
			submit={t("contact.submit")}
			{...{ action, summary, again, token }}
		>
			<Field {...control("name")} label={t("message.name")} defaultValue={form.name} autoComplete="name" required />
			<div className="grid items-end gap-4 sm:grid-cols-2">
				<Field
					{...control("email")}
					type="email"
					label={t("message.email")}
					hint={t("contact.email.hint")}
					defaultValue={form.email}
					autoComplete="email"
					maxLength={254}
					required
				/>
				<Field
					{...control("phone")}
					type="tel"
					label={t("message.phone")}
					mark={optional}
					hint={t("contact.phone.hint")}
					defaultValue={form.phone}
					autoComplete="tel"
				/>
			</div>
			<div className="grid items-end gap-4 sm:grid-cols-2">
				<Select
					{...control("topic")}
					label={t("message.topic")}
					options={[["", "–"], ...topics]}
					defaultValue={form.topic}
					required
				/>
				<Field
					{...control("code")}
					label={t("message.code")}
					mark={optional}
					defaultValue={form.code}
					autoComplete="off"
					autoCapitalize="characters"
					spellCheck={false}
				/>
			</div>
			<TextArea
				{...control("text")}
				label={t("contact.text")}
				hint={t("contact.text.hint", { limit: longestText })}
				defaultValue={form.text}
				required
			/>
		</MessageForm>
	);
}

// The contact form: who writes, about what, and how to answer; and the message it makes.
import * as v from "valibot";
import type { CodeReader } from "../../../forms/code-reader.ts";
import { email, optionalPhone } from "../../../forms/contact-rules.ts";
import { defineForm } from "../../../forms/form.ts";
import { phoneFields } from "../../../forms/phone-fields.ts";
import { say } from "../../../forms/problem.ts";
import { filled, oneOf, within } from "../../../forms/rules.ts";
import { contactTopics } from "../../../parameters.ts";
import type { ContactMessage } from "./message.ts";

/** Characters of a message. */
const maxTextLength = 4000;

export const contactForm = defineForm({
	id: "contact",
	fields: {
		name: { label: "message.name", autoComplete: "name", required: true },
		email: {
			...{ label: "message.email", hint: "contact.email.hint", required: true },
			...{ type: "email", autoComplete: "email", maxLength: 254 },
		},
		...phoneFields({ optional: true }),
		topic: { label: "message.topic", required: true },
		code: {
			...{ label: "message.code", optional: true, code: true },
			...{ autoComplete: "off", autoCapitalize: "characters", spellCheck: false },
		},
		text: {
			...{ label: "contact.text", hint: "contact.text.hint", values: { limit: maxTextLength } },
			...{ lines: true, required: true },
		},
	},
	shape: ({ country, phone, ...typed }) => ({ ...typed, phone: { number: phone, country } }),
	schema: ({ phones, codes }) =>
		v.pipe(
			v.object({
				name: filled("message.problem.name"),
				email: email({ missing: "message.problem.emailMissing", wrong: "message.problem.email" }),
				phone: optionalPhone(phones, "phone.problem"),
				topic: oneOf(contactTopics, "message.problem.topic"),
				code: v.pipe(
					v.string(),
					v.transform((text) => readCode(text, codes)),
					v.nullable(v.string(say("message.problem.code"))),
				),
				text: v.pipe(filled("message.problem.text"), within(maxTextLength, "message.problem.long")),
			}),
			v.transform((message): ContactMessage => ({ kind: "contact", ...message })),
		),
});

/** An airline's code of six is no mistake here: it is kept as it is. Null: none was typed; undefined: that is no code. */
function readCode(text: string, codes: CodeReader): string | null | undefined {
	const reading = codes.any(text);
	switch (reading.kind) {
		case "blank":
			return text ? undefined : null;
		case "unread":
			return text;
		case "ok":
		case "airline":
		case "either":
			return reading.code;
		default:
			return undefined;
	}
}

// How the traveler of a booking that was sent is reached, typed again where something of it was wrong.
import * as v from "valibot";
import { email, phone } from "../../../forms/contact-rules.ts";
import { defineForm } from "../../../forms/form.ts";
import { phoneFields } from "../../../forms/phone-fields.ts";

export const correctionForm = defineForm({
	id: "correction",
	fields: {
		email: {
			...{ label: "pax.email", required: true, type: "email" },
			...{ autoComplete: "email", spellCheck: false, maxLength: 254 },
		},
		...phoneFields(),
	},
	shape: ({ email, country, phone }) => ({ email, phone: { number: phone, country } }),
	schema: ({ phones }) =>
		v.object({
			email: email({ missing: "alert.problem.emailMissing", wrong: "alert.problem.email" }),
			phone: phone(phones, { missing: "pax.problem.phoneMissing", wrong: "phone.problem" }),
		}),
});

// The form that opens a booking whose code is known: a traveler's last name, and whether it stays open on this device.
import * as v from "valibot";
import { defineForm } from "../../../forms/form.ts";
import { checked, filled } from "../../../forms/rules.ts";

/** The longest last name, in characters; the passengers' form takes no longer one. */
const maxNameLength = 100;

export const nameForm = defineForm({
	id: "lookup",
	fields: {
		surname: {
			...{ label: "lookup.label", hint: "lookup.hint", required: true },
			...{ autoComplete: "family-name", spellCheck: false, maxLength: maxNameLength, maxKept: maxNameLength },
		},
		stay: { label: "lookup.stay", hint: "lookup.stay.hint" },
	},
	shape: (typed) => typed,
	schema: () =>
		v.object({
			surname: filled("lookup.missing"),
			stay: v.pipe(
				v.string(),
				v.transform((box) => box === checked),
			),
		}),
});

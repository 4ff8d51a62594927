// The first half of what opens a booking whose code is known: a traveler's last name.
import * as v from "valibot";
import { defineForm } from "../../../forms/form.ts";
import { filled } from "../../../forms/rules.ts";

/** The longest last name, in characters; the passengers' form takes no longer one. */
const maxNameLength = 100;

export const nameForm = defineForm({
	id: "lookup",
	fields: {
		surname: {
			...{ label: "lookup.label", hint: "lookup.hint", required: true },
			...{ autoComplete: "family-name", spellCheck: false, maxLength: maxNameLength, maxKept: maxNameLength },
		},
	},
	shape: (typed) => typed,
	schema: () => v.object({ surname: filled("lookup.missing") }),
});

// The forms of one field that open something: a chosen trip by its reference, a booking by its code, then by a last name.
import * as v from "valibot";
import type { CodeProblem } from "../../../forms/code-reader.ts";
import { code, codeField, longestCode } from "../../../forms/contact-rules.ts";
import { defineForm } from "../../../forms/form.ts";
import { filled } from "../../../forms/rules.ts";
import type { MessageKey } from "../../../i18n/messages.ts";

export const referenceProblems = {
	blank: "reference.missing",
	malformed: "reference.malformed",
	misheard: "reference.misheard",
	unknown: "reference.unknown",
} as const satisfies Readonly<Record<CodeProblem | "unknown", MessageKey>>;

export const referenceForm = defineForm({
	id: "reference",
	fields: { quote: { label: "reference.label", hint: "reference.hint", ...codeField } },
	shape: (typed) => typed,
	schema: ({ codes }) => v.object({ quote: code(codes.reference, referenceProblems) }),
});

export const codeForm = defineForm({
	id: "code",
	fields: {
		code: { label: "lookup.code", hint: "lookup.codeHint", required: true, maxLength: longestCode, ...codeField },
	},
	shape: (typed) => typed,
	schema: ({ codes }) =>
		v.object({
			code: code(codes.confirmation, {
				blank: "lookup.codeMissing",
				malformed: "lookup.codeMalformed",
				misheard: "lookup.codeMisheard",
			}),
		}),
});

/** The longest last name, in characters; the passengers' form takes no longer one. */
const longestName = 100;

export const nameForm = defineForm({
	id: "lookup",
	fields: {
		surname: {
			...{ label: "lookup.label", hint: "lookup.hint", required: true },
			...{ autoComplete: "family-name", spellCheck: false, maxLength: longestName, longest: longestName },
		},
	},
	shape: (typed) => typed,
	schema: () => v.object({ surname: filled("lookup.missing") }),
});

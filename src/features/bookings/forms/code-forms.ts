// The forms of one field that open something: a chosen trip by its reference, a booking by its code, then by a last name.
import * as v from "valibot";
import { defineForm } from "../../../forms/form.ts";
import { say } from "../../../forms/problem.ts";
import { filled } from "../../../forms/rules.ts";
import type { MessageKey } from "../../../i18n/messages.ts";
import {
	confirmationLength,
	normalizeReference,
	type ReferenceReading,
	referenceLength,
} from "../../../references/reference.ts";

/** Nobody dictates more than this for one code. */
const longestCode = 160;
const codeField = {
	autoComplete: "off",
	autoCapitalize: "characters",
	spellCheck: false,
	longest: longestCode,
} as const;

type Wrong = Exclude<ReferenceReading["kind"], "ok">;

/** To the code as it is kept. */
function code(length: typeof referenceLength | typeof confirmationLength, texts: Readonly<Record<Wrong, MessageKey>>) {
	return v.pipe(
		v.string(),
		v.rawTransform(({ dataset, addIssue, NEVER }) => {
			const reading = normalizeReference(dataset.value, length);
			if (reading.kind === "ok") return reading.code;
			addIssue({ message: say(texts[reading.kind]) });
			return NEVER;
		}),
	);
}

export const referenceProblems = {
	blank: "reference.missing",
	malformed: "reference.malformed",
	misheard: "reference.misheard",
	unknown: "reference.unknown",
} as const satisfies Readonly<Record<Wrong | "unknown", MessageKey>>;

export const referenceForm = defineForm({
	id: "reference",
	fields: { quote: { label: "reference.label", hint: "reference.hint", ...codeField } },
	shape: (typed) => typed,
	schema: () => v.object({ quote: code(referenceLength, referenceProblems) }),
});

export const codeProblems = {
	blank: "lookup.codeMissing",
	malformed: "lookup.codeMalformed",
	misheard: "lookup.codeMisheard",
} as const satisfies Readonly<Record<Wrong, MessageKey>>;

export const codeForm = defineForm({
	id: "code",
	fields: {
		code: { label: "lookup.code", hint: "lookup.codeHint", required: true, maxLength: longestCode, ...codeField },
	},
	shape: (typed) => typed,
	schema: () => v.object({ code: code(confirmationLength, codeProblems) }),
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

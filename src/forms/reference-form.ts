// The one field for a reference of any kind, and what it says of one that opens nothing: which slip is likely, or whose it may be.
import * as v from "valibot";
import type { AnyReading, OwnReference } from "../references/browser/any-reference.ts";
import { codeField } from "./contact-rules.ts";
import { defineForm } from "./form.ts";
import { say } from "./problem.ts";

export const referenceForm = defineForm({
	id: "reference",
	fields: { code: { label: "reference.label", hint: "reference.hint", required: true, ...codeField } },
	shape: (typed) => typed,
	schema: ({ codes }) =>
		v.object({
			code: v.pipe(
				v.string(),
				v.rawTransform(({ dataset: { value: typed }, addIssue, NEVER }): OwnReference => {
					const reading = codes.any(typed);
					if (reading.kind === "ok") return { of: reading.of, code: reading.code };
					// What a browser leaves to the server opens nothing here.
					if (reading.kind === "unread") return { of: "number", code: typed };
					addIssue({ message: problemOf(reading) });
					return NEVER;
				}),
			),
		}),
});

function problemOf({ kind, ...values }: Exclude<AnyReading, { readonly kind: "ok" }>): string {
	return say(`reference.${kind}`, values);
}

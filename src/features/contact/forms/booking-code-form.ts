// The field for a confirmation code that leads on to its booking; a trip's reference in it is right in another place.
import * as v from "valibot";
import type { CodeReader } from "../../../forms/code-reader.ts";
import { code, codeField } from "../../../forms/contact-rules.ts";
import { defineForm } from "../../../forms/form.ts";
import { say } from "../../../forms/problem.ts";
import { groupReference } from "../../../references/browser/typed-code.ts";

/** The problem of a reference in the place of a code. */
export const isReference = "bookingcode.quote";

export const bookingCodeForm = defineForm({
	id: "bookingcode",
	fields: { code: { label: "bookingcode.label", hint: "bookingcode.hint", ...codeField } },
	shape: (typed) => typed,
	schema: ({ codes }) =>
		v.object({
			code: v.pipe(
				noReference(codes),
				code(codes.confirmation, {
					blank: "bookingcode.missing",
					malformed: "bookingcode.malformed",
					misheard: "bookingcode.misheard",
				}),
			),
		}),
});

function noReference(codes: CodeReader) {
	return v.pipe(
		v.string(),
		v.rawCheck(({ dataset, addIssue }) => {
			const reading = dataset.typed ? codes.reference(dataset.value) : undefined;
			if (reading?.kind === "ok") addIssue({ message: say(isReference, { code: groupReference(reading.code) }) });
		}),
	);
}

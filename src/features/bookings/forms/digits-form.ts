// The six digits that came by mail, and whether the booking stays open on this device.
import * as v from "valibot";
import { defineForm } from "../../../forms/form.ts";
import { say } from "../../../forms/problem.ts";
import { checked } from "../../../forms/rules.ts";
import { plainDigits } from "../../../text/plain-digits.ts";

/** As they may be copied: with spaces or a hyphen, in the digits of another language. */
const maxTyped = 20;

export const digitsForm = defineForm({
	id: "proof",
	fields: {
		digits: {
			...{ label: "proof.digits", required: true, autoComplete: "one-time-code", inputMode: "numeric" },
			...{ spellCheck: false, maxLength: maxTyped, maxKept: maxTyped },
		},
		stay: { label: "lookup.stay", hint: "lookup.stay.hint" },
	},
	shape: (typed) => typed,
	schema: () =>
		v.object({
			digits: v.pipe(
				v.string(),
				v.transform((text) => plainDigits(text).replace(/[\s-]/g, "")),
				v.regex(/^[0-9]{6}$/, say("proof.digits.six")),
			),
			stay: v.pipe(
				v.string(),
				v.transform((box) => box === checked),
			),
		}),
});

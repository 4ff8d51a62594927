// The choice whether a visit may be measured; nothing is chosen beforehand, and no answer is neither a yes nor a no.
import * as v from "valibot";
import { defineForm } from "../../forms/form.ts";
import { oneOf } from "../../forms/rules.ts";

export const measurementForm = defineForm({
	id: "measurement",
	fields: { consent: { label: "consent.form.question" } },
	shape: (typed) => typed,
	schema: () => v.object({ consent: oneOf(["denied", "granted"], "consent.form.missing") }),
});

// How a booking is paid: one of two buttons.
import * as v from "valibot";
import { defineForm } from "../../../forms/form.ts";
import { oneOf } from "../../../forms/rules.ts";

export const paymentForm = defineForm({
	id: "pay",
	fields: { how: { label: "pay.heading.choice" } },
	shape: (typed) => typed,
	schema: () => v.object({ how: oneOf(["phone", "card"], "pay.how.missing") }),
});

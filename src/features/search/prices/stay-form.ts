// The nights of a round trip whose departure is left open: one number, which the page of the month asks for and the API takes.
import * as v from "valibot";
import {
	blank,
	checkForm,
	defineForm,
	type FieldOf,
	type FormState,
	type Setting,
	typedIn,
} from "../../../forms/form.ts";
import { say } from "../../../forms/problem.ts";

/** Nights of a round trip for which nobody has said how many. */
export const usualStay = 7;
/** A stay this long still has departures to choose from before the last day on sale. */
export const maxStay = 300;

/** The prices that are shown beside it are for the usual stay. */
const wrong = say("open.problem.stay", { limit: maxStay, usual: usualStay });

export const stayForm = defineForm({
	id: "open",
	fields: {
		// No `type`: a number field would drop what it cannot read, and what was typed is to stay.
		stay: { label: "open.stay", blank: String(usualStay), inputMode: "numeric", maxLength: 20, maxKept: 20 },
	},
	shape: (typed) => typed,
	schema: (_: Partial<Setting>) =>
		v.object({
			stay: v.pipe(v.string(), v.regex(/^\d+$/, wrong), v.transform(Number), v.maxValue(maxStay, wrong)),
		}),
});

export type StayState = FormState<FieldOf<typeof stayForm>>;

/** The nights of a URL, as in a form that nobody has filled in where it says none. */
export function readStay(params: URLSearchParams) {
	const { stay } = typedIn(stayForm, params);
	return checkForm(stayForm, blank(stayForm, stay ? { stay } : {}), {});
}

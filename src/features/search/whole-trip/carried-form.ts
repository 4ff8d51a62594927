// What is carried and what is compared, chosen above a comparison: sent by GET with the search, whose own rules read the checked bags.
import * as v from "valibot";
import { checkForm, defineForm, type FormState, type Setting, typedIn } from "../../../forms/form.ts";
import { say } from "../../../forms/problem.ts";

/** Says of the second or the third place that nothing is to stand there. */
export const noOffer = "none";

/** @param seats each has one carry-on where nothing is said */
function carriedForm(seats: number) {
	const wrong = say("whole.problem.carryOn");
	return defineForm({
		id: "whole",
		fields: {
			carryon: { label: "whole.form.carryOn", hint: "search.bagsHint", blank: String(seats) },
			bags: { label: "search.bags", hint: "search.bagsHint", blank: "0" },
			second: { label: "whole.form.second", maxKept: 500 },
			third: { label: "whole.form.third", maxKept: 500 },
		},
		shape: ({ carryon }) => ({ carryon }),
		schema: (_: Partial<Setting>) =>
			v.object({
				carryon: v.pipe(v.string(), v.regex(/^\d$/, wrong), v.transform(Number), v.maxValue(seats, wrong)),
			}),
	});
}

type CarriedForm = ReturnType<typeof carriedForm>;
type CarriedField = keyof CarriedForm["fields"];

export interface ReadCarried extends FormState<CarriedField> {
	readonly form: CarriedForm;
	readonly seats: number;
	/** Of all travelers together; as usual where it cannot be read. */
	readonly carryOns: number;
}

export function readCarried(params: URLSearchParams, seats: number): ReadCarried {
	const form = carriedForm(seats);
	const sent = typedIn(form, params);
	const typed = { ...sent, carryon: sent.carryon || String(seats), bags: sent.bags || "0" };
	const reading = checkForm(form, typed, {});
	if (reading.kind === "ok") return { form, seats, typed, carryOns: reading.value.carryon };
	return { form, seats, typed, problems: reading.problems, carryOns: seats };
}

// A form that was sent, read on the server: its own rules, and the question about an e-mail address with a slip in it.
import { checkForm, type Form, type Reading, type Setting, typedIn } from "./form.ts";
import { question, takeMeant } from "./mail-question.ts";

/** Never throws: a value, or every problem at once in the order of the form, one for a field. */
export function readForm<Field extends string, Value, Shape>(
	form: Form<Field, Value, Shape>,
	data: FormData | URLSearchParams,
	setting: Setting,
): Reading<Field, Value> {
	return question(form, checkForm(form, takeMeant(form, typedIn(form, data), data), setting), data);
}

// One field of a form by the form's own rules, which the server asks again when it is sent.

import { defaultLanguage, isLanguage } from "../../i18n/languages.ts";
import type { CodeReader } from "../code-reader.ts";
import { type AnyForm, checkForm, typedIn } from "../form.ts";
import type { PhoneReader } from "../phone-reader.ts";
import { sentence } from "./sentences.ts";
import { show } from "./show.ts";

/** Where the declaration of each form is, by its name in the markup. */
export type CheckedForms = Readonly<Record<string, () => Promise<AnyForm>>>;

/** Says beside the field what is wrong with it, or takes back what was said. */
export async function check(
	load: CheckedForms[string] | undefined,
	element: HTMLFormElement,
	field: string,
): Promise<void> {
	const form = await load?.();
	if (!form) return;
	const { lang } = document.documentElement;
	const language = isLanguage(lang) ? lang : defaultLanguage;
	const asked = phoneBy(form, field) ?? field;
	const phones = form.fields[asked]?.countryIn ? (await import("../phone.ts")).phones : unread;
	const reading = checkForm(form, typedIn(form, new FormData(element)), {
		now: new Date(),
		language,
		phones,
		codes: unasked,
	});
	const problem = reading.kind === "invalid" ? reading.problems.find((one) => one.field === asked) : undefined;
	const said = problem && { word: await sentence("search.error"), text: await sentence(problem.key, problem.values) };
	show(element, `${form.id}-${asked}`, said);
}

/** The number whose country this field is. */
function phoneBy(form: AnyForm, field: string): string | undefined {
	return Object.keys(form.fields).find((name) => form.fields[name]?.countryIn === field);
}

/** Nothing is wrong with a code until the server says so. */
const unasked: CodeReader = {
	confirmation: (code) => ({ kind: "ok", code }),
	reference: (code) => ({ kind: "ok", code }),
};

/** For all fields but a number itself: its tables are not worth loading for them. */
const unread: PhoneReader = { read: () => ({ kind: "blank" }) };

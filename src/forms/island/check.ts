// One field of a form by the form's own rules, which the server asks again when it is sent.

import { defaultLanguage, isLanguage } from "../../i18n/languages.ts";
import type { MessageKey, Values } from "../../i18n/messages.ts";
import type { CodeReader } from "../code-reader.ts";
import { type AnyForm, checkForm, typedIn } from "../form.ts";
import type { PhoneReader } from "../phone-reader.ts";

/** The sentences of problems, from the page's locale file, which is fetched when the first one is wanted. */
type Sentences = Readonly<Record<string, string>>;
let loaded: Promise<Sentences> | undefined;

/** Rejects when the file cannot be had; the next call tries again. */
async function sentence(key: MessageKey, values: Values = {}): Promise<string> {
	loaded ??= load();
	const sentences = await loaded.catch((error: unknown) => {
		loaded = undefined;
		throw error;
	});
	return (sentences[key] ?? key).replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}

async function load(): Promise<Sentences> {
	const response = await fetch(`/locales/${document.documentElement.lang}/translation.json`);
	if (!response.ok) throw new Error(`locale file: ${response.status}`);
	return response.json();
}

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

/** A problem beside its field in the page, as the server would have written it there. */
interface Said {
	/** Heard before the text: "Error:". */
	readonly word: string;
	readonly text: string;
}

/** @param id of the control; undefined takes back what was said */
function show(form: HTMLFormElement, id: string, said: Said | undefined): void {
	const control = form.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
	const frame = control?.closest<HTMLElement>("fieldset.choices, .form-field");
	if (!control || !frame) return;
	const group = frame.matches("fieldset");
	document.getElementById(`${id}-error`)?.remove();
	describe(group ? frame : control, `${id}-error`, said !== undefined);
	if (!group) {
		frame.toggleAttribute("data-invalid", said !== undefined);
		if (said) control.setAttribute("aria-invalid", "true");
		else control.removeAttribute("aria-invalid");
	}
	const place = frame.querySelector(":scope > .control-box, :scope > .choice");
	if (said) place?.insertAdjacentElement("beforebegin", message(`${id}-error`, said));
}

function message(id: string, { word, text }: Said): HTMLElement {
	const element = document.createElement("p");
	element.className = "control-error";
	element.id = id;
	// It came up while the visitor was elsewhere already.
	element.role = "alert";
	const heard = document.createElement("span");
	heard.className = "sr-only";
	heard.textContent = `${word} `;
	element.appendChild(heard);
	element.appendChild(document.createTextNode(text));
	return element;
}

/** Adds an id to those that describe an element, or takes it away. */
function describe(element: HTMLElement, id: string, described: boolean): void {
	const ids = new Set((element.getAttribute("aria-describedby") ?? "").split(" ").filter(Boolean));
	if (described) ids.add(id);
	else ids.delete(id);
	if (ids.size > 0) element.setAttribute("aria-describedby", [...ids].join(" "));
	else element.removeAttribute("aria-describedby");
}

// One field of a form by the form's own rules, which the server asks again when it is sent.

import { defaultLanguage, isLanguage, type Language } from "../../i18n/languages.ts";
import type { MessageKey, Values } from "../../i18n/messages.ts";
import type { CodeReader } from "../code-reader.ts";
import { type AnyForm, checkForm, typedIn } from "../form.ts";
import type { PhoneReader } from "../phone-reader.ts";

/** The sentences of problems, from the page's locale file, which is fetched when the first one is wanted. */
type Sentences = Readonly<Record<string, string>>;
let loaded: Promise<Sentences> | undefined;

/** Rejects when the file cannot be had; the next call tries again. */
export async function sentence(key: MessageKey, values: Values = {}): Promise<string> {
	loaded ??= load();
	const sentences = await loaded.catch((error: unknown) => {
		loaded = undefined;
		throw error;
	});
	// The number to call is the page's own, which may have been changed for whom an advertisement brought.
	const all: Values = { phone: document.querySelector("[data-phone-text]")?.textContent ?? "", ...values };
	return (sentences[key] ?? key).replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(all[name] ?? whole));
}

async function load(): Promise<Sentences> {
	const response = await fetch(`/locales/${document.documentElement.lang}/translation.json`);
	if (!response.ok) throw new Error(`locale file: ${response.status}`);
	return response.json();
}

/** What a form's declaration may depend on. */
export interface FormInPage {
	/** Everything that the form would send now, hidden fields included. */
	readonly sent: FormData;
	readonly language: Language;
}

/** Where the declaration of each form is, by its name in the markup; none where the page does not say enough. */
export type CheckedForms = Readonly<Record<string, (page: FormInPage) => Promise<AnyForm | undefined>>>;

/** Says beside the field that was left what is wrong with it, or takes back what was said. @param calm resolves when it may */
export async function check(
	load: CheckedForms[string] | undefined,
	element: HTMLFormElement,
	left: Pick<HTMLElement, "closest"> & { readonly name: string },
	calm: () => Promise<void>,
): Promise<void> {
	const { lang } = document.documentElement;
	const language = isLanguage(lang) ? lang : defaultLanguage;
	const sent = new FormData(element);
	const form = await load?.({ sent, language });
	if (!form) return;
	const asked = phoneBy(form, left.name) ?? left.name;
	const row = form.fields[asked];
	const reading = checkForm(form, typedIn(form, sent), {
		...{ now: new Date(), language },
		phones: row?.countryIn ? (await import("./phones.ts")).typedPhones : unreadPhones,
		codes: row?.code ? (await import("./typed-codes.ts")).typedCodes : unreadCodes,
	});
	// Where a number says no country, the problem is the country's.
	for (const name of [asked, row?.countryIn, ...partsBeside(left)]) {
		if (!name) continue;
		const problem = reading.kind === "invalid" ? reading.problems.find((one) => one.field === name) : undefined;
		const said = problem && { word: await sentence("search.error"), text: await sentence(problem.key, problem.values) };
		await calm();
		show(element, `${form.id}-${name}`, said);
	}
	if (row?.type === "email") await import("./mail-question.ts").then((file) => file.questionMail(element, asked, calm));
}

/** The other parts of a date that are filled in: what is wrong with the date may be said of any of them. */
function partsBeside(left: Parameters<typeof check>[2]): string[] {
	const inputs = Array.from(left.closest("[data-parts]")?.querySelectorAll("input") ?? []);
	return inputs.filter(({ name, value }) => name !== left.name && value).map(({ name }) => name);
}

/** The number whose country this field is. */
function phoneBy(form: AnyForm, field: string): string | undefined {
	return Object.keys(form.fields).find((name) => form.fields[name]?.countryIn === field);
}

/** For all fields but a number itself: its tables are not worth loading for them. */
const unreadPhones: PhoneReader = { read: () => ({ kind: "blank" }), example: () => undefined };
/** For all fields but a code itself. */
const unreadCodes: CodeReader = { confirmation: () => ({ kind: "unread" }), any: () => ({ kind: "unread" }) };

/** A problem beside its field in the page, as the server would have written it there. */
interface Said {
	/** Heard before the text: "Error:". */
	readonly word: string;
	readonly text: string;
}

/** @param id of the control; undefined takes back what was said */
function show(form: HTMLFormElement, id: string, said: Said | undefined): void {
	const control = form.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
	const part = control?.closest("[data-parts]");
	const frame = part?.parentElement ?? control?.closest<HTMLElement>("fieldset.choices, .form-field");
	if (!control || !frame) return;
	const wrong = said !== undefined;
	const error = `${id}-error`;
	const group = frame.matches("fieldset");
	document.getElementById(error)?.remove();
	if (group) describe(frame, error, wrong);
	else frame.toggleAttribute("data-invalid", wrong);
	// Of a group of radio buttons, none is wrong by itself.
	if (!group || part) {
		describe(control, error, wrong);
		control.ariaInvalid = wrong ? "true" : null;
	}
	const place = frame.querySelector(":scope > .control-box, :scope > .choice, :scope > [data-parts]");
	if (wrong) place?.insertAdjacentElement("beforebegin", message(error, said));
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
export function describe(element: HTMLElement, id: string, described: boolean): void {
	const others =
		element
			.getAttribute("aria-describedby")
			?.split(" ")
			.filter((one) => one && one !== id) ?? [];
	const ids = described ? [...others, id] : others;
	if (ids.length > 0) element.setAttribute("aria-describedby", ids.join(" "));
	else element.removeAttribute("aria-describedby");
}

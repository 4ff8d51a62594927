// A form in the browser: what is typed outlives a reload and a change of language, and each field is checked when it is left.
import type { Mount } from "../../islands/island.ts";
import type { CheckedForms } from "./check.ts";

/** `wanted.ts` looks for it too: a form of which something is kept wakes up by itself. */
const entryOf = (form: string) => `form.${form}`;

function keep(form: string, typed: Readonly<Record<string, string>>): void {
	try {
		sessionStorage.setItem(entryOf(form), JSON.stringify(typed));
	} catch {
		// Storage can be switched off or full; then nothing is kept.
	}
}

function recall(form: string): Readonly<Record<string, unknown>> {
	try {
		return JSON.parse(sessionStorage.getItem(entryOf(form)) ?? "{}");
	} catch {
		return {};
	}
}

function forget(form: string): void {
	try {
		sessionStorage.removeItem(entryOf(form));
	} catch {
		// Without storage nothing was kept.
	}
}

/** The mount of every form; `forms` are those whose rules the browser asks. */
export const formMount =
	(forms: CheckedForms): Mount =>
	(element) => {
		const { form: name = "", answer, kept } = element.dataset;
		// Where the form was, or above it, now stands what came of it.
		if (!(element instanceof HTMLFormElement) || answer === "done") forget(name);
		if (!(element instanceof HTMLFormElement)) return;
		// In a form that came back, what the server wrote is what the visitor typed.
		const read = answer === "again" ? typedIn : touchedIn;
		const save = () => kept !== undefined && keep(name, read(element));
		// The rules may not load, as in a tunnel: then nothing is said.
		const ask = (left: Control) =>
			import("./check.ts").then(({ check }) => check(forms[name], element, left)).catch(() => {});
		leftBefore(element).forEach(ask);
		if (answer === undefined) fillIn(element, recall(name));
		if (answer === "again" || !controlsOf(element).every(isUntouched)) save();
		element.addEventListener("input", save);
		element.addEventListener("change", save);
		element.addEventListener("focusout", ({ target, relatedTarget }) => {
			const control = controlsOf(element).find((one) => one === target);
			// A message that comes up now would move the button away from under the pointer; the server checks everything.
			if (!control || !isWorthAWord(control) || relatedTarget instanceof HTMLButtonElement) return;
			if (!isSaidByServer(control)) void ask(control);
		});
	};

/** What a quick visitor filled in and left before this script came; nothing when a button is about to be pressed. */
function leftBefore(form: HTMLFormElement): readonly Control[] {
	const { activeElement } = document;
	const controls = controlsOf(form);
	if (!controls.some((control) => control === activeElement)) return [];
	return controls.filter((control) => control !== activeElement && !isUntouched(control) && isWorthAWord(control));
}

/** Whoever only passes through a field is told nothing. */
function isWorthAWord(control: Control): boolean {
	return isChoice(control) || control.value !== "" || control.ariaInvalid === "true";
}

/** What the server said of this very text stands: it has rules that the browser has not. What is said here is an alert. */
function isSaidByServer(control: Control): boolean {
	return document.getElementById(`${control.id}-error`)?.role === null && isUntouched(control);
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isControl(element: unknown): element is Control {
	return [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement].some((kind) => element instanceof kind);
}

/** Those that a visitor fills in; not hidden ones, the trap, the proof of a person, nor a consent, given anew each time. */
function controlsOf(form: HTMLFormElement): Control[] {
	return Array.from<unknown>(form.elements)
		.filter(isControl)
		.filter(({ type, tabIndex, dataset }) => type !== "hidden" && tabIndex >= 0 && dataset.fleeting === undefined);
}

function isChoice(control: Control): control is HTMLInputElement {
	return control.type === "radio" || control.type === "checkbox";
}

/** As the server made it. */
function isUntouched(control: Control): boolean {
	if (control instanceof HTMLSelectElement) {
		const options = [...control.options];
		const first = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
		return control.value === (first?.value ?? "");
	}
	return isChoice(control) ? control.checked === control.defaultChecked : control.value === control.defaultValue;
}

function typedIn(form: HTMLFormElement): Record<string, string> {
	return valuesOf(controlsOf(form));
}

/** Without what the server chose: the same form in another language may begin with something else. */
function touchedIn(form: HTMLFormElement): Record<string, string> {
	return valuesOf(controlsOf(form).filter((control) => !isUntouched(control)));
}

function valuesOf(controls: readonly Control[]): Record<string, string> {
	const typed = controls.flatMap((control) =>
		isChoice(control) && !control.checked ? [] : [[control.name, control.value] as const],
	);
	return Object.fromEntries(typed);
}

/** What a link filled in stays, and what was typed before this script came. */
function fillIn(form: HTMLFormElement, typed: Readonly<Record<string, unknown>>): void {
	const untouched = controlsOf(form).filter(isUntouched);
	for (const control of untouched) {
		const value = typed[control.name];
		if (typeof value !== "string" || value === "") continue;
		if (isChoice(control)) control.checked = control.value === value;
		else if (control instanceof HTMLSelectElement || control.defaultValue === "") control.value = value;
	}
}

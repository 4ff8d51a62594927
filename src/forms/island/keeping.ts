// What is typed in a form stays in the tab: it outlives a reload and a change of language.
import { type Control, controlsOf, isChoice, isUntouched } from "./controls.ts";

type Kept = Readonly<Record<string, string>>;

/** `wanted.ts` looks for it too: a form of which something is kept wakes up by itself. */
const entryOf = (form: string) => `form.${form}`;

/** Nothing typed leaves nothing behind, which would wake the form for no reason. */
export function keep(form: string, typed: Kept): void {
	try {
		if (Object.keys(typed).length === 0) sessionStorage.removeItem(entryOf(form));
		else sessionStorage.setItem(entryOf(form), JSON.stringify(typed));
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

export function forget(form: string): void {
	keep(form, {});
}

export function typedIn(form: HTMLFormElement): Kept {
	return valuesOf(controlsOf(form));
}

/** Without what the server chose: the same form in another language may begin with something else. */
export function touchedIn(form: HTMLFormElement): Kept {
	return valuesOf(controlsOf(form).filter((control) => !isUntouched(control)));
}

function valuesOf(controls: readonly Control[]): Kept {
	const typed = controls.flatMap((control) =>
		isChoice(control) && !control.checked ? [] : [[control.name, control.value] as const],
	);
	return Object.fromEntries(typed);
}

/** Fills in what is kept. What a link filled in stays, and what was typed before this script came. */
export function fillIn(form: HTMLFormElement, name: string): void {
	const typed = recall(name);
	for (const control of controlsOf(form).filter(isUntouched)) {
		const value = typed[control.name];
		if (typeof value !== "string" || value === "") continue;
		if (isChoice(control)) control.checked = control.value === value;
		else if (control instanceof HTMLSelectElement || control.defaultValue === "") control.value = value;
	}
}

// The controls of a form in the page: which of them are kept, what is in them, and whether anybody was there.

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isControl(element: unknown): element is Control {
	return [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement].some((kind) => element instanceof kind);
}

/** Those that a visitor fills in; not hidden ones, the trap, the proof of a person, nor a consent, given anew each time. */
export function controlsOf(form: HTMLFormElement): Control[] {
	return Array.from<unknown>(form.elements)
		.filter(isControl)
		.filter(({ type, tabIndex, dataset }) => type !== "hidden" && tabIndex >= 0 && dataset.fleeting === undefined);
}

export function isChoice(control: Control): control is HTMLInputElement {
	return control.type === "radio" || control.type === "checkbox";
}

/** As the server made it. */
export function isUntouched(control: Control): boolean {
	if (control instanceof HTMLSelectElement) {
		const options = [...control.options];
		const first = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
		return control.value === (first?.value ?? "");
	}
	return isChoice(control) ? control.checked === control.defaultChecked : control.value === control.defaultValue;
}

export function typedIn(form: HTMLFormElement): Record<string, string> {
	return valuesOf(controlsOf(form));
}

/** Without what the server chose: the same form in another language may begin with something else. */
export function touchedIn(form: HTMLFormElement): Record<string, string> {
	return valuesOf(controlsOf(form).filter((control) => !isUntouched(control)));
}

function valuesOf(controls: readonly Control[]): Record<string, string> {
	const typed = controls.flatMap((control) =>
		isChoice(control) && !control.checked ? [] : [[control.name, control.value] as const],
	);
	return Object.fromEntries(typed);
}

/** What a link filled in stays, and what was typed before this script came. */
export function fillIn(form: HTMLFormElement, typed: Readonly<Record<string, unknown>>): void {
	const untouched = controlsOf(form).filter(isUntouched);
	for (const control of untouched) {
		const value = typed[control.name];
		if (typeof value !== "string" || value === "") continue;
		if (isChoice(control)) control.checked = control.value === value;
		else if (control instanceof HTMLSelectElement || control.defaultValue === "") control.value = value;
	}
}

// What of a form a visitor fills in, and whether anything is to be said about it when it is left.

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function isControl(element: unknown): element is Control {
	return [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement].some((kind) => element instanceof kind);
}

/**
 * Those that a visitor fills in and that are sent; not hidden ones, the trap, the proof of a person, nor a consent,
 * given anew each time.
 */
export function controlsOf(form: HTMLFormElement): Control[] {
	return shownIn(form).filter((one) => one.dataset.fleeting === undefined);
}

/** Consents and the like: only a change of language takes them along. */
export function givenAnew(form: HTMLFormElement): Control[] {
	return shownIn(form).filter((one) => one.dataset.fleeting === "anew");
}

function shownIn(form: HTMLFormElement): Control[] {
	return Array.from<unknown>(form.elements)
		.filter(isControl)
		.filter((one) => one.name !== "" && one.type !== "hidden" && one.tabIndex >= 0);
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

/** Whoever only passes through a field is told nothing. */
export function isWorthAWord(control: Control): boolean {
	return isChoice(control) || control.value !== "" || control.ariaInvalid === "true";
}

/** A message that comes up now would move the button away from under the pointer; the server checks everything. */
export function isAboutToPress(next: EventTarget | null): boolean {
	return next instanceof HTMLButtonElement;
}

/** What a quick visitor filled in and left before this script came; nothing when a button is about to be pressed. */
export function leftBefore(form: HTMLFormElement): readonly Control[] {
	const { activeElement } = document;
	const controls = controlsOf(form);
	if (!controls.some((control) => control === activeElement)) return [];
	return controls.filter((control) => control !== activeElement && !isUntouched(control) && isWorthAWord(control));
}

// What is typed in a form stays in the tab: it outlives a reload and a change of language.
import { localize } from "../../i18n/language-parameter.ts";
import { defaultLanguage } from "../../i18n/languages.ts";
import { type Control, controlsOf, givenAnew, isChoice, isUntouched } from "./controls.ts";

type Typed = Readonly<Record<string, string>>;

interface Kept {
	/** The page that it was typed on, in whichever language. */
	readonly at: string;
	readonly typed: Typed;
	/** The language is being changed: what is given anew on each page goes along, once. */
	readonly turned?: boolean;
}

/** `wanted.ts` looks for it too: a form of which something is kept wakes up by itself. */
const entryOf = (form: string) => `form.${form}`;

/** Nothing typed leaves nothing behind, which would wake the form for no reason. */
export function keep(form: string, typed: Typed, turned = false): void {
	const kept: Kept = { at: here(), typed, ...(turned && { turned }) };
	try {
		if (Object.keys(typed).length === 0) sessionStorage.removeItem(entryOf(form));
		else sessionStorage.setItem(entryOf(form), JSON.stringify(kept));
	} catch {
		// Storage can be switched off or full; then nothing is kept.
	}
}

function here(): string {
	return localize(location.pathname + location.search, defaultLanguage);
}

function recall(form: string): Kept | undefined {
	try {
		const kept: Partial<Kept> | null = JSON.parse(sessionStorage.getItem(entryOf(form)) ?? "null");
		return kept?.at && kept.typed ? { ...kept, at: kept.at, typed: kept.typed } : undefined;
	} catch {
		return undefined;
	}
}

/** All that is kept of forms of its kind: of other travelers too, once some are saved. */
export function forget(form: string): void {
	const [kind = ""] = form.split(" ");
	try {
		for (const entry of Object.keys(sessionStorage))
			if (entry === entryOf(kind) || entry.startsWith(`${entryOf(kind)} `)) sessionStorage.removeItem(entry);
	} catch {
		// As above.
	}
}

export function typedIn(form: HTMLFormElement, turned = false): Typed {
	return valuesOf(keptControlsOf(form, turned));
}

/** Without what the server chose: the same form in another language may begin with something else. */
export function touchedIn(form: HTMLFormElement, turned = false): Typed {
	return valuesOf(keptControlsOf(form, turned).filter((control) => !isUntouched(control)));
}

function keptControlsOf(form: HTMLFormElement, turned: boolean | undefined): Control[] {
	return turned ? [...controlsOf(form), ...givenAnew(form)] : controlsOf(form);
}

function valuesOf(controls: readonly Control[]): Typed {
	const typed = controls.flatMap((control) => {
		if (!isChoice(control) || control.checked) return [[control.name, control.value] as const];
		return control.type === "checkbox" ? [[control.name, ""] as const] : [];
	});
	return Object.fromEntries(typed);
}

/**
 * Fills in what is kept, and never what was typed before this script came. On the page that it was typed on it takes the place of what the
 * server wrote; on another, what a link or a booking filled in stays.
 */
export function fillIn(form: HTMLFormElement, name: string): void {
	const kept = recall(name);
	if (!kept) return;
	const same = kept.at === here();
	for (const control of keptControlsOf(form, same && kept.turned).filter(isUntouched)) {
		const value = kept.typed[control.name];
		if (typeof value !== "string" || (value === "" && !same)) continue;
		if (isChoice(control)) control.checked = control.value === value;
		else if (same || control instanceof HTMLSelectElement || control.defaultValue === "") control.value = value;
		if (!isUntouched(control)) unfold(control);
	}
}

/** What was filled in is seen. */
function unfold(control: Control): void {
	const folded = control.closest("details");
	if (folded) folded.open = true;
}

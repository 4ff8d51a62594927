// What is typed in a search stays in the tab until it is sent: from then on it is in the URL of the results.
import { fillIn, forget, keep, touchedIn } from "../../../../forms/island/keeping.ts";
import type { OnLater } from "./form-context.tsx";

/** Fills in what the tab keeps of the search. Call what it returns once all fields are there: from then on it is kept. */
export function keepSearch(element: HTMLElement): OnLater {
	const form = element.querySelector("form") as HTMLFormElement;
	// A form that shows what a URL asked for has no name.
	const { form: name } = element.dataset;
	if (name) fillIn(form, name);
	return (later) => {
		if (name) keepIn(form, name);
		holdIn(form, later);
	};
}

function keepIn(form: HTMLFormElement, name: string): void {
	fillIn(form, name);
	let sent = false;
	const save = () => (sent ? forget(name) : keep(name, touchedIn(form)));
	const typing = () => {
		sent = false;
		save();
	};
	form.addEventListener("input", typing);
	form.addEventListener("change", typing);
	form.addEventListener("submit", () => {
		sent = true;
	});
	// What a click writes, as the swap and the calendar do, no event of a field tells.
	addEventListener("pagehide", save);
	// The visitor came back to a page that the browser had held.
	addEventListener("pageshow", () => {
		sent = false;
	});
}

/** On the way back a browser fills in only the fields that come with the page: the later ones hold theirs in its history. */
function holdIn(form: HTMLFormElement, later: HTMLDetailsElement): void {
	const inputs = [...later.querySelectorAll("input")];
	const held: readonly string[] = history.state?.flights ?? [];
	for (const [index, input] of inputs.entries()) input.value ||= held[index] ?? "";
	later.open ||= inputs.some(({ value }) => value !== "");
	const hold = () => history.replaceState({ ...history.state, flights: inputs.map(({ value }) => value) }, "");
	for (const type of ["change", "submit"]) form.addEventListener(type, hold);
}

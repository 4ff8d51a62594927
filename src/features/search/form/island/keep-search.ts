// What is typed in a search stays in the tab until it is sent: from then on it is in the URL of the results.
import { fillIn, forget, keep, touchedIn } from "../../../../forms/island/keeping.ts";

/** Fills in what the tab keeps of the search, and goes on keeping it. */
export function keepSearch(element: HTMLElement): void {
	const { form: name } = element.dataset;
	const form = element.querySelector("form");
	// A form that shows what a URL asked for has no name.
	if (!name || !form) return;
	fillIn(form, name);
	for (const details of form.querySelectorAll<HTMLDetailsElement>(".fs-more details"))
		if ([...details.querySelectorAll("input")].some(({ value }) => value !== "")) details.open = true;

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

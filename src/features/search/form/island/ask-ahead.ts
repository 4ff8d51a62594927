// Suggests places while the search's code is on its way: the list that the island takes over when it is there.
import type { PlaceOption } from "../../../../places/browser/place-text.ts";
import { fetchJson, firstPlaces } from "./first-places.ts";

type Places = readonly PlaceOption[];

/** The server's answer; undefined where there is none: plain typing goes on, and the server resolves the text. */
export function fetchPlaces(text: string, options?: RequestInit): Promise<Places | undefined> {
	return fetchJson(`/api/places?${new URLSearchParams({ lng: document.documentElement.lang, q: text })}`, options).then(
		(answer) => (answer as { readonly places?: Places } | undefined)?.places,
	);
}

function made(name: string, textContent: string): HTMLElement {
	return Object.assign(document.createElement(name), { textContent });
}

/** As the view of the combobox draws them, whose markup it is. No text becomes markup (Trusted Types). None closes the list. */
export function drawPlaces(input: HTMLInputElement, places: Places): void {
	const list = input.nextElementSibling as HTMLElement;
	list.replaceChildren(
		...places.map(({ label, detail }) => {
			const option = made("div", label);
			option.role = "option";
			option.dataset.label = label;
			option.appendChild(made("span", ` ${detail}`)).className = "control-hint";
			return option;
		}),
	);
	list.hidden = !places[0];
	input.ariaExpanded = String(!list.hidden);
}

/** Whoever types before the form's code is there sees the places all the same, and can choose one with a finger. */
export function askAhead(): void {
	for (const type of ["input", "focusout", "mousedown"]) document.addEventListener(type, suggest);
}

function suggest(event: Event): void {
	const { type, target } = event as Event & { target: Element };
	const input = (type === "mousedown" ? document.activeElement : target) as HTMLInputElement;
	const text = input.value;
	const isOurs = () => input.matches("[role=combobox]:not([data-taken] *)");
	const draw = (places: Places | undefined) => {
		if (places && input.value === text && isOurs()) drawPlaces(input, places);
	};
	// What is typed in other fields is asked of nobody.
	if (type === "input" && text[1] && isOurs()) {
		draw(firstPlaces(text));
		fetchPlaces(text).then(draw);
	} else {
		const option = isOurs() && target.closest<HTMLElement>("[role=option]");
		draw([]);
		if (option) {
			// The focus stays in the field, as the island keeps it.
			event.preventDefault();
			// Not its text: a translator may have changed that.
			input.value = option.dataset.label ?? "";
		}
	}
}

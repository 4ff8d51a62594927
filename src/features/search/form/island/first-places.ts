// What is suggested for the first three letters, known before they are typed: asked for at the first touch of the form.
import type { PlaceOption } from "../../../../places/browser/place-text.ts";

/** A file of public/places, written by scripts/first-places.ts. */
export interface FirstPlaces {
	readonly places: readonly PlaceOption[];
	/** By the first letters, folded: which of the places, in the order of the search's own answer. */
	readonly answers: Readonly<Record<string, readonly number[]>>;
}

/** The form's code is thirty times as large: on a slow line it would take most of it. */
const headStartMs = 50;

let first: FirstPlaces | undefined;

/** Resolves when they are there, or have had their head start. Never rejects: without them the server alone is asked. */
export function fetchFirstPlaces(): Promise<void> {
	return new Promise((resolve) => {
		setTimeout(resolve, headStartMs);
		fetchJson(`/places/${document.documentElement.lang}.json`).then((places) => {
			first = places as FirstPlaces | undefined;
			resolve();
		});
	});
}

/** Undefined where only the server knows. */
export function firstPlaces(text: string): readonly PlaceOption[] | undefined {
	return first?.answers[text.toLowerCase()]?.map((index) => (first as FirstPlaces).places[index] as PlaceOption);
}

/** Undefined for what failed or is out of reach. */
export function fetchJson(url: string, options?: RequestInit): Promise<unknown> {
	return fetch(url, options)
		.then((response) => response.json())
		.catch(() => {});
}

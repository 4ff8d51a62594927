// Asks the server for places while someone types: after a pause, one question at a time, and never an error.
import type { Language } from "../../../../i18n/languages.ts";
import type { PlaceOption } from "../../../../places/browser/place-text.ts";

const endpoint = "/api/places";
const pauseMs = 120;
const minLength = 2;
const maxLength = 60;
const maxPlaces = 8;

export interface PlaceLookup {
	/** Asks after a pause; forgets the question before. */
	ask(text: string): void;
	/** Forgets the question; no answer will come. */
	cancel(): void;
}

/** `answer` gets the places found, or undefined when there is nothing to say: text too short, or the server failed. */
export function createPlaceLookup(
	language: Language,
	answer: (places: readonly PlaceOption[] | undefined) => void,
): PlaceLookup {
	let current = new AbortController();
	function cancel() {
		current.abort();
	}
	function ask(typed: string) {
		cancel();
		current = new AbortController();
		const { signal } = current;
		const text = typed.trim();
		if (text.length < minLength || text.length > maxLength) return answer(undefined);
		const timer = setTimeout(async () => {
			const places = await fetchPlaces(text, language, signal);
			if (!signal.aborted) answer(places);
		}, pauseMs);
		signal.addEventListener("abort", () => clearTimeout(timer));
	}
	return { ask, cancel };
}

async function fetchPlaces(text: string, language: Language, signal: AbortSignal) {
	const query = new URLSearchParams({ q: text, lng: language, limit: String(maxPlaces) });
	try {
		const response = await fetch(`${endpoint}?${query}`, { signal });
		if (!response.ok) return undefined;
		const { places } = (await response.json()) as { readonly places: readonly PlaceOption[] };
		return places;
	} catch {
		// Offline, aborted or broken: plain typing goes on, and the server resolves the text.
		return undefined;
	}
}

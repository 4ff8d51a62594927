// The combobox behind a place field: asks while typing, and answers the keys of the ARIA pattern (list, manual selection).
import { type KeyboardEvent, type RefObject, useEffect, useState } from "react";
import type { Language } from "../../../../i18n/languages.ts";
import { askNearest } from "../../../../places/browser/ask-nearest.ts";
import { labelOf, type PlaceOption } from "../../../../places/browser/place-text.ts";
import { isWorthAsking, placesUrl } from "./ask-ahead.ts";
import { useForm } from "./form-context.tsx";

const pauseMs = 120;

/** Asks the server for places while someone types: after a pause, one question at a time, and never an error. */
interface PlaceLookup {
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
		if (!isWorthAsking(text)) return answer(undefined);
		const timer = setTimeout(async () => {
			const places = await fetchPlaces(text, language, signal);
			if (!signal.aborted) answer(places);
		}, pauseMs);
		signal.addEventListener("abort", () => clearTimeout(timer));
	}
	return { ask, cancel };
}

async function fetchPlaces(text: string, language: Language, signal: AbortSignal) {
	try {
		const response = await fetch(placesUrl(text, language), { signal });
		if (!response.ok) return undefined;
		const { places } = (await response.json()) as { readonly places: readonly PlaceOption[] };
		return places;
	} catch {
		// Offline, aborted or broken: plain typing goes on, and the server resolves the text.
		return undefined;
	}
}

/** The list under a place field as a state: which places it offers, and which one the arrow keys have reached. */
interface Suggestions {
	readonly places: readonly PlaceOption[];
	/** Index of the place the arrow keys have reached, or -1: the caret is in the text. */
	readonly active: number;
}

const noSuggestions: Suggestions = { places: [], active: -1 };

/** One step of the arrow keys. Beyond either end is the text itself, so that what was typed can be reached again. */
export function move(list: Suggestions, step: 1 | -1): Suggestions {
	const stops = list.places.length + 1;
	return { ...list, active: ((list.active + 1 + step + stops) % stops) - 1 };
}

export interface Combobox {
	readonly list: Suggestions;
	ask(text: string): void;
	/** Offers the airport near the visitor while the field is empty; says nothing where there is none. */
	offerNearest(): void;
	choose(place: PlaceOption): void;
	close(): void;
	readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

export function useSuggestions(input: RefObject<HTMLInputElement | null>): Combobox {
	const { language, t, announce } = useForm();
	const [list, setList] = useState(noSuggestions);
	const [lookup] = useState(() =>
		createPlaceLookup(language, (places) => {
			setList({ places: places ?? [], active: -1 });
			if (places) announce(places.length ? t("search.found", { count: places.length }) : t("search.foundNone"));
		}),
	);

	useEffect(() => {
		// Someone may have typed here before this code arrived.
		if (input.current && input.current === document.activeElement) lookup.ask(input.current.value);
		return lookup.cancel;
	}, [lookup, input]);

	async function offerNearest() {
		const { airport } = await askNearest();
		const field = input.current;
		if (!airport || !field || field.value || field !== document.activeElement) return;
		setList({ places: [airport], active: -1 });
		announce(t("search.found", { count: 1 }));
	}

	function close() {
		lookup.cancel();
		setList(noSuggestions);
	}
	function choose(place: PlaceOption) {
		if (input.current) input.current.value = labelOf(place);
		close();
	}
	function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
		if (event.nativeEvent.isComposing) return;
		const { key, currentTarget } = event;
		const reached = list.places[list.active];
		if (key === "ArrowDown" || key === "ArrowUp") {
			event.preventDefault();
			if (list.places.length > 0) setList(move(list, key === "ArrowDown" ? 1 : -1));
			else lookup.ask(currentTarget.value);
		} else if (key === "Enter" && reached) {
			event.preventDefault();
			choose(reached);
		} else if (key === "Tab" && reached) choose(reached);
		else if (key === "Escape" && list.places.length > 0) {
			event.preventDefault();
			close();
		} else if (list.active >= 0 && ["Home", "End", "ArrowLeft", "ArrowRight"].includes(key)) {
			// Keys that edit the text lead back to it; the browser moves the caret.
			setList({ ...list, active: -1 });
		}
	}
	return { list, ask: lookup.ask, offerNearest, choose, close, onKeyDown };
}

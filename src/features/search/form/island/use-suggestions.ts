// The combobox behind a place field: asks while typing, and answers the keys of the ARIA pattern (list, manual selection).
import { type KeyboardEvent, type RefObject, useEffect, useState } from "react";
import { askNearest } from "../../../../places/browser/ask-nearest.ts";
import type { PlaceOption } from "../../../../places/browser/place-text.ts";
import { useForm } from "./form-context.tsx";
import { createPlaceLookup } from "./place-lookup.ts";
import { move, noSuggestions, type Suggestions } from "./suggestions.ts";

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
		if (input.current) input.current.value = place.label;
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

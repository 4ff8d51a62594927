// The combobox behind a place field: asks while typing, and answers the keys of the ARIA pattern (list, manual selection).
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { askNearest } from "../../../../places/browser/ask-nearest.ts";
import { codeInLabel, labelOf, type PlaceOption } from "../../../../places/browser/place-text.ts";
import { fetchPlaces } from "./ask-ahead.ts";
import { firstPlaces } from "./first-places.ts";
import { useForm } from "./form-context.tsx";

const pauseMs = 120;
const minLength = 2;
const maxLength = 60;

/** Asks the server for places while someone types: after a pause, one question at a time, and never an error. */
interface PlaceLookup {
	/** Asks after a pause; forgets the question before. */
	ask(text: string): void;
	/** Whether the answer is still on its way: what was answered before belongs to another text. */
	isWaiting(): boolean;
	/** Forgets the question; no answer will come. */
	cancel(): void;
}

/** `answer` gets the places found, or undefined when there is nothing to say: text too short, or the server failed. */
export function createPlaceLookup(answer: (places: readonly PlaceOption[] | undefined) => void): PlaceLookup {
	let current = new AbortController();
	let timer: ReturnType<typeof setTimeout> | undefined;
	let waiting = false;
	function cancel() {
		waiting = false;
		clearTimeout(timer);
		current.abort();
	}
	function ask(typed: string) {
		cancel();
		current = new AbortController();
		const { signal } = current;
		const text = typed.trim();
		if (text.length < minLength || text.length > maxLength) return answer(undefined);
		timer = setTimeout(async () => {
			const places = await fetchPlaces(text, { signal });
			if (signal.aborted) return;
			waiting = false;
			// What is known here stays where nobody answers: a phone without a connection keeps its list.
			answer(places ?? first);
		}, pauseMs);
		const first = firstPlaces(text);
		waiting = !first;
		if (first) answer(first);
	}
	return { ask, isWaiting: () => waiting, cancel };
}

/** The list under a place field as a state: which places it offers, and which one the arrow keys have reached. */
interface Suggestions {
	readonly places: readonly PlaceOption[];
	/** Index of the place the arrow keys have reached, or -1: the caret is in the text. */
	readonly active: number;
}

const noSuggestions: Suggestions = { places: [], active: -1 };

/** How far the arrow keys went (down is positive), and whether Enter followed them. */
const noKeys = { steps: 0, enter: false };

/** Steps of the arrow keys. Beyond either end is the text itself, so that what was typed can be reached again. */
export function move(list: Suggestions, steps: number): Suggestions {
	const stops = list.places.length + 1;
	return { ...list, active: ((((list.active + 1 + steps) % stops) + stops) % stops) - 1 };
}

/** Another answer: the place that the arrow keys have reached stays reached where it is in that too. */
export function withReached({ places: before, active }: Suggestions, places: readonly PlaceOption[]): Suggestions {
	return { places, active: places.findIndex(({ code }) => code === before[active]?.code) };
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
	const { t, announce } = useForm();
	const [list, setList] = useState(noSuggestions);
	const shown = useRef(list);
	function show(next: Suggestions) {
		shown.current = next;
		setList(next);
	}
	// Keys pressed while an answer is on its way are meant for that list, not for one that is older than the text.
	const early = useRef(noKeys);
	const [lookup] = useState(() =>
		createPlaceLookup((places) => {
			const { steps, enter } = early.current;
			early.current = noKeys;
			const next = move(withReached(shown.current, places ?? []), steps);
			const reached = enter && next.places[next.active];
			if (reached) return choose(reached);
			show(next);
			if (places) announce(places.length ? t("search.found", { count: places.length }) : t("search.foundNone"));
		}),
	);

	// Before the browser draws: a list that was open stays so.
	useLayoutEffect(() => {
		// Someone may have typed here before this code arrived, or chosen a place.
		const field = input.current;
		if (field === document.activeElement && field && !codeInLabel(field.value)) lookup.ask(field.value);
		return lookup.cancel;
	}, [lookup, input]);

	async function offerNearest() {
		const { airport } = await askNearest();
		const field = input.current;
		if (!airport || !field || field.value || field !== document.activeElement) return;
		show({ places: [airport], active: -1 });
		announce(t("search.found", { count: 1 }));
	}

	function ask(text: string) {
		early.current = noKeys;
		// Another text: the place that the arrow keys had reached was one for the text before.
		show({ ...shown.current, active: -1 });
		lookup.ask(text);
	}
	function close() {
		early.current = noKeys;
		lookup.cancel();
		show(noSuggestions);
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
			const step = key === "ArrowDown" ? 1 : -1;
			if (list.places.length > 0 && !lookup.isWaiting()) return show(move(list, step));
			early.current = { steps: early.current.steps + step, enter: false };
			if (!lookup.isWaiting()) lookup.ask(currentTarget.value);
		} else if (key === "Enter" && early.current.steps) {
			event.preventDefault();
			early.current = { ...early.current, enter: true };
		} else if (key === "Enter" && reached) {
			event.preventDefault();
			choose(reached);
		} else if (key === "Tab" && reached) choose(reached);
		else if (key === "Escape") {
			// Without a list it is the browser's own key.
			if (list.places.length > 0) event.preventDefault();
			close();
		} else if (list.active >= 0 && ["Home", "End", "ArrowLeft", "ArrowRight"].includes(key)) {
			// Keys that edit the text lead back to it; the browser moves the caret.
			show({ ...list, active: -1 });
		}
	}
	return { list, ask, offerNearest, choose, close, onKeyDown };
}

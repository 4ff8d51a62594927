// Asks for places while the search's code is on its way: the same questions later find their answers in the browser's cache.

const minLength = 2;
const maxLength = 60;
const maxPlaces = 8;

export function isWorthAsking({ length }: string): boolean {
	return length >= minLength && length <= maxLength;
}

export function placesUrl(text: string, language: string): string {
	return `/api/places?${new URLSearchParams({ q: text, lng: language, limit: `${maxPlaces}` })}`;
}

/** Whoever types before the list of suggestions can open does not wait for the code first, and for the places then. */
export function askAhead(): void {
	document.addEventListener("input", ({ target }) => {
		if (
			!(target instanceof HTMLInputElement) ||
			target.getAttribute("role") !== "combobox" ||
			target.closest("[data-awake]")
		)
			return;
		const text = target.value.trim();
		// What does not come is asked for again.
		if (isWorthAsking(text)) fetch(placesUrl(text, document.documentElement.lang)).catch(() => {});
	});
}

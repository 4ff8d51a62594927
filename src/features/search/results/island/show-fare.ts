// Lets a row of the results stand for another fare of its flights: what it costs, what it includes, what is chosen.

/** @param item of the row; `index`: of the offer. */
export function showFare(item: HTMLElement, index: number): void {
	const wanted = item.querySelector<HTMLElement>(`[data-fare="${index}"]`);
	if (!wanted) return;
	if (wanted.hidden) {
		for (const part of item.querySelectorAll<HTMLElement>("[data-fare]")) {
			part.hidden = Number(part.dataset.fare) !== index;
		}
	}
	const { id = "", about = "" } = wanted.dataset;
	// A browser that restores a form after "back" may have put another fare's id there.
	const choice = item.querySelector<HTMLInputElement>("input[name=offer]");
	if (!choice || choice.value === id) return;
	choice.value = id;
	const link = item.querySelector<HTMLAnchorElement>("[data-link]");
	if (link) link.search = String(withOffer(link.search, id));
	const call = item.querySelector(".call-button .sr-only");
	if (call) call.textContent = ` ${about}`;
}

function withOffer(search: string, id: string): URLSearchParams {
	const params = new URLSearchParams(search);
	params.set("offer", id);
	return params;
}

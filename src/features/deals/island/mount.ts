// Offers the fares from the city nearest to the visitor: where prices stand already, in their place; elsewhere folded
// under a line that takes the place of a link, or, where none are known, that link leads to all places from there.
import type { Mount } from "../../../islands/island.ts";
import { askNearest, type NearestFare } from "../../../places/browser/ask-nearest.ts";

export const mount: Mount = (element) => {
	// The page is complete without the answer, so nothing waits for it.
	void askNearest().then(({ show, deals = [], explore }) => {
		const link = element.querySelector<HTMLAnchorElement>(":scope > p > a");
		if (explore && link && !deals.length) {
			link.href = explore.href;
			if (link.firstChild) link.firstChild.textContent = explore.text;
		}
		const row = element.querySelector("template")?.content.firstElementChild;
		const list = element.querySelector("ul");
		const name = element.querySelector("h2, summary");
		const places = list?.childElementCount || deals.length || 1;
		// Nothing is taken from somebody who is about to choose it.
		if (!row || !list || !name || !show || deals.length < places || list.matches(":hover, :focus-within")) return;
		name.textContent = show;
		list.replaceChildren(...deals.slice(0, places).map((fare) => filled(row, fare)));
		const folded = element.querySelector("details");
		if (!folded) return;
		folded.hidden = false;
		element.querySelector("p")?.remove();
	});
};

function filled(row: Element, { price, href, ...texts }: NearestFare): Node {
	const copy = row.cloneNode(true) as Element;
	const all: Readonly<Record<string, string>> = { ...texts, ...price };
	for (const part of copy.querySelectorAll<HTMLElement>("[data-fare]")) {
		const text = all[part.dataset.fare ?? ""];
		if (text) part.textContent = part.className === "sr-only" ? ` ${text}` : text;
		else part.parentElement?.remove();
	}
	copy.querySelector("a")?.setAttribute("href", href);
	return copy;
}

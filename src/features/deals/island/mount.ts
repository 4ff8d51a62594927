// Offers the fares from the city nearest to the visitor: where prices stand already, in their place; elsewhere a link
// becomes a button, and the rows come when it is pressed.
import type { Mount } from "../../../islands/island.ts";
import { askNearest, type NearestFare } from "../../../places/browser/ask-nearest.ts";

export const mount: Mount = (element) => {
	// The page is complete without the answer, so nothing waits for it.
	void askNearest().then(({ show, deals = [] }) => {
		const row = element.querySelector("template")?.content.firstElementChild;
		if (!row || !show || deals.length === 0) return;
		const shown = element.querySelector("ul");
		if (shown) {
			replace(shown, deals, row, show);
			return;
		}
		const link = element.querySelector(".go");
		if (!link) return;
		const list = document.createElement("ul");
		list.id = "nearest-fares";
		list.hidden = true;
		for (const fare of deals) list.appendChild(filled(row, fare));
		element.appendChild(list);
		link.replaceWith(button(show, list));
	});
};

/** Puts fares in the place of as many others, unless somebody is about to choose one of those. */
function replace(list: Element, deals: readonly NearestFare[], row: Element, show: string): void {
	const places = list.children.length;
	const heading = list.parentElement?.querySelector("h2");
	if (!heading || deals.length < places || list.matches(":hover, :focus-within")) return;
	heading.textContent = show;
	list.replaceChildren(...deals.slice(0, places).map((fare) => filled(row, fare)));
}

/** Makes a button as high as the link it replaces, even on two close-set lines, so that nothing moves. */
function button(text: string, list: HTMLElement): HTMLElement {
	const control = document.createElement("button");
	control.type = "button";
	control.className = "go";
	control.textContent = text;
	control.setAttribute("aria-controls", list.id);
	control.setAttribute("aria-expanded", "false");
	control.addEventListener("click", () => {
		list.hidden = !list.hidden;
		control.setAttribute("aria-expanded", String(!list.hidden));
	});
	return control;
}

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

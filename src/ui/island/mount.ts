// Puts what a call means from the visitor's country in place of the words that hold for every country. Nothing moves: what
// would be taller than those is left out.
import type { Mount } from "../../islands/island.ts";

/** As `/api/country` answers. */
interface Answer {
	readonly call?: { readonly note: string; readonly number?: string; readonly href?: string };
}

export const mount: Mount = async (element) => {
	const response = await fetch(`/api/country?lng=${document.documentElement.lang}`);
	const { call }: Answer = response.ok ? await response.json() : {};
	const place = element.querySelector("p");
	// Who is on the link in it keeps the focus, and the words.
	if (!call || !place || place.contains(document.activeElement)) return;
	const { offsetHeight } = place;
	const former = [...place.childNodes];
	place.style.minHeight = `${offsetHeight}px`;
	place.replaceChildren(`${call.note} `, ...(call.href ? [linkTo(call.href, call.number)] : []));
	if (place.offsetHeight > offsetHeight) place.replaceChildren(...former);
};

function linkTo(href: string, text = ""): HTMLAnchorElement {
	const link = document.createElement("a");
	link.className = "link whitespace-nowrap";
	link.href = href;
	link.textContent = text;
	return link;
}

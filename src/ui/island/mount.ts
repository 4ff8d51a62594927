// Puts what a call means from the visitor's country in place of the words that hold for every country, and WhatsApp beside
// the other ways where the agency has a number for it. Nothing moves: what would be taller than what stands there is left out.
import type { Mount } from "../../islands/island.ts";

/** As `/api/country` answers. */
interface Answer {
	readonly call?: {
		readonly note: string;
		readonly number?: string;
		readonly href?: string;
		readonly whatsapp?: { readonly text: string; readonly href: string };
	};
}

export const mount: Mount = async (element) => {
	const response = await fetch(`/api/country?lng=${document.documentElement.lang}`);
	const { call }: Answer = response.ok ? await response.json() : {};
	if (!call) return;
	const { note, number, href, whatsapp } = call;
	const place = element.querySelector("p");
	const ways = element.nextElementSibling;
	// Who is on the link in it keeps the focus, and the words.
	if (place && !place.contains(document.activeElement)) {
		const former = [...place.childNodes];
		const { offsetHeight } = place;
		place.style.minHeight = `${offsetHeight}px`;
		place.replaceChildren(`${note} `, ...(href ? [linkTo(href, number, "whitespace-nowrap")] : []));
		if (place.offsetHeight > offsetHeight) place.replaceChildren(...former);
	}
	if (ways instanceof HTMLElement && whatsapp) {
		const { offsetHeight } = ways;
		const link = linkTo(whatsapp.href, whatsapp.text, "py-2.5");
		ways.insertAdjacentElement("beforeend", link);
		if (ways.offsetHeight > offsetHeight) link.remove();
	}
};

function linkTo(href: string, text = "", looks = ""): HTMLAnchorElement {
	const link = document.createElement("a");
	link.className = `link ${looks}`;
	link.href = href;
	link.textContent = text;
	if (!href.startsWith("tel:")) link.rel = "noopener external";
	return link;
}

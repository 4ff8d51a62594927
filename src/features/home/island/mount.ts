// Links the pages that an unknown address may have meant. The address itself is not shown: anybody may have written it.
import type { Mount } from "../../../islands/island.ts";
import { meantCookie, readMeant } from "./meant-cookie.ts";

export const mount: Mount = (element) => {
	const pages = readMeant(document.cookie);
	const meant = element.querySelector<HTMLElement>("[data-meant]");
	if (pages.length === 0 || !meant) return;
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
	document.cookie = meantCookie([]);
	const list = meant.querySelector("ul");
	for (const [href, name] of pages) {
		const link = document.createElement("a");
		link.className = "go";
		link.href = href;
		link.textContent = name;
		const item = document.createElement("li");
		item.appendChild(link);
		list?.appendChild(item);
	}
	meant.hidden = false;
};

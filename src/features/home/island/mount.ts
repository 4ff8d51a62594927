// Says what was asked for and what may have been meant: as text, never as markup.
import type { Mount } from "../../../islands/island.ts";
import { askedCookie, readAsked } from "./asked-cookie.ts";

export const mount: Mount = (element) => {
	const asked = readAsked(document.cookie);
	const [shown, path, meant] = ["[data-shown]", "[data-path]", "[data-meant]"].map((part) =>
		element.querySelector<HTMLElement>(part),
	);
	if (!asked || !shown || !path || !meant) return;
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
	document.cookie = askedCookie(undefined);
	path.textContent = asked.path;
	const list = meant.querySelector("ul");
	for (const [href, name] of asked.pages) {
		const link = document.createElement("a");
		link.className = "go";
		link.href = href;
		link.textContent = name;
		const item = document.createElement("li");
		item.appendChild(link);
		list?.appendChild(item);
	}
	meant.hidden = asked.pages.length === 0;
	shown.hidden = false;
};

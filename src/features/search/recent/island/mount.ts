// Keeps the search of a results page on this device, and lists the others beside the form.
import type { Mount } from "../../../../islands/island.ts";
import { forgetSearches, type KeptSearch, keepSearch, keptSearches } from "./kept-searches.ts";

export interface RecentProps {
	/** Address of the results, in the page's language. */
	readonly action: string;
	/** The search of this page. */
	readonly made?: Omit<KeptSearch, "lang">;
}

export const mount: Mount<RecentProps> = (element, { action, made }) => {
	const [section, list] = [element.querySelector("section"), element.querySelector("ul")];
	const cleared = element.querySelector<HTMLElement>("[data-cleared]");
	if (!section || !list || !cleared) return;
	const now = new Date();
	if (made) keepSearch({ ...made, lang: document.documentElement.lang }, now);
	const others = keptSearches(now).filter(({ search }) => search !== made?.search);
	list.replaceChildren(...others.map((kept) => itemOf(kept, action)));
	section.hidden = others.length === 0;
	section.querySelector("button")?.addEventListener("click", () => {
		forgetSearches();
		section.hidden = true;
		cleared.hidden = false;
		cleared.focus();
	});
};

function itemOf({ search, text, lang }: KeptSearch, action: string): HTMLLIElement {
	const [item, link] = [document.createElement("li"), document.createElement("a")];
	const url = new URL(action, location.origin);
	for (const [name, value] of new URLSearchParams(search)) url.searchParams.append(name, value);
	Object.assign(link, { className: "link", rel: "nofollow", href: url.pathname + url.search, textContent: text, lang });
	item.appendChild(link);
	return item;
}

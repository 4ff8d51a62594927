// Keeps the search of a results page on this device, and lists the others beside the form.
import type { Mount } from "../../../../islands/island.ts";
import { forgetSearches, type KeptSearch, keepSearch, keptSearches } from "./kept-searches.ts";

export interface RecentProps {
	/** Address of the results in the page's language, up to the search. */
	readonly before: string;
	/** The search of this page. */
	readonly made?: Omit<KeptSearch, "lang">;
}

export const mount: Mount<RecentProps> = (element, { before, made }) => {
	const [section, list] = [element.querySelector<HTMLElement>("[data-recent]"), element.querySelector("ul")];
	const cleared = element.querySelector<HTMLElement>("[data-cleared]");
	if (!section || !list || !cleared) return;
	const now = new Date();
	if (made) keepSearch({ ...made, lang: document.documentElement.lang }, now);
	const others = keptSearches(now).filter(({ search }) => search !== made?.search);
	list.replaceChildren(...others.map((kept) => itemOf(kept, before)));
	section.hidden = others.length === 0;
	section.querySelector("button")?.addEventListener("click", () => {
		forgetSearches();
		section.hidden = true;
		cleared.hidden = false;
		cleared.focus();
	});
};

function itemOf({ search, text, lang }: KeptSearch, before: string): HTMLLIElement {
	const [item, link] = [document.createElement("li"), document.createElement("a")];
	Object.assign(link, { className: "link", rel: "nofollow", href: before + search, textContent: text, lang });
	item.appendChild(link);
	return item;
}

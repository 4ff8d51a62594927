// Keeps the search of a results page on this device, and lists the others beside the form.

import type { Mount } from "../../../../islands/island.ts";
import { type KeptSearch, keepOnly, keepSearch, searchesBut } from "./kept-searches.ts";

export interface RecentProps {
	/** Address of the results in the page's language, up to the search. */
	readonly before: string;
	/** The search of this page. */
	readonly made?: Omit<KeptSearch, "lang">;
	/** Says of the button beside each search that it forgets it; without it there is none. */
	readonly forget?: string;
}

export const mount: Mount<RecentProps> = (element, { before, made, forget }) => {
	const [section, list] = [element.querySelector<HTMLElement>("[data-recent]"), element.querySelector("ul")];
	const cleared = element.querySelector<HTMLElement>("[data-cleared]");
	const clear = section?.querySelector<HTMLElement>("p button");
	if (!section || !list || !cleared || !clear) return;
	const now = new Date();
	if (made) keepSearch({ ...made, lang: document.documentElement.lang }, now);
	const show = (searches: readonly KeptSearch[]) => {
		list.replaceChildren(...searches.map(itemOf));
		section.hidden = !searches[0];
	};
	const leave = (searches: readonly KeptSearch[]) => {
		show(searches);
		keepOnly(searches);
		cleared.hidden = !section.hidden;
		(section.hidden ? cleared : clear).focus();
	};
	const itemOf = ({ search, text, lang }: KeptSearch) => {
		const [item, link] = [document.createElement("li"), document.createElement("a")];
		Object.assign(link, { className: "link", rel: "nofollow", href: before + search, textContent: text, lang });
		item.appendChild(link);
		if (forget) {
			const onclick = () => leave(searchesBut(search, now));
			item.appendChild(Object.assign(clear.cloneNode(), { textContent: forget, title: text, onclick }));
		}
		return item;
	};
	show(searchesBut(made?.search, now));
	clear.onclick = () => leave([]);
	// The server is asked to forget the rest; what only this browser has, of forms too, goes here.
	element.querySelector("[value=all]")?.addEventListener("click", () => {
		keepOnly([]);
		sessionStorage.clear();
	});
};

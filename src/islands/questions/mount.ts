// Shows only the questions with the words that are typed, says how many, and opens the one that the URL names.
import { queryWords, wordSearch } from "../../i18n/word-search.ts";
import type { Mount } from "../island.ts";

/** Quiet until the typing rests. */
const restMs = 400;

export const mount: Mount = (element, _, { messages }) => {
	const find = (selector: string) => element.querySelector<HTMLElement>(selector);
	const field = element.querySelector<HTMLInputElement>("input[name=q]");
	const told = find("[data-shown]");
	if (!field || !told) return;
	const groups = [...element.querySelectorAll<HTMLElement>("[data-group]")].map((group) => ({
		group,
		items: [...group.querySelectorAll("details")].map((item) => ({
			item,
			text: `${group.querySelector("h2")?.textContent} ${item.textContent}`,
		})),
	}));
	const total = groups.flatMap(({ items }) => items).length;
	let resting: ReturnType<typeof setTimeout>;

	function show(): void {
		const query = field?.value ?? "";
		const sought = queryWords(query).length > 0;
		const fits = wordSearch(query);
		let count = 0;
		for (const { group, items } of groups) {
			let shown = 0;
			for (const { item, text } of items) {
				item.hidden = !fits(text);
				if (!item.hidden) shown++;
			}
			group.hidden = shown === 0;
			count += shown;
		}
		hide("[data-contents]", sought);
		hide("[data-all]", !sought);
		hide("[data-nothing]", count > 0);
		clearTimeout(resting);
		resting = setTimeout(() => tell(sought ? count : undefined), restMs);
	}

	function hide(selector: string, away: boolean): void {
		const part = find(selector);
		if (part) part.hidden = away;
	}

	function tell(count: number | undefined): void {
		const text = count === undefined ? "" : (messages["help.shown"] ?? "");
		const filled = text.replace("{{count}}", String(count)).replace("{{total}}", String(total));
		if (told && told.textContent !== filled) told.textContent = filled;
	}

	/** The question that the URL leads to, also when a search has put it away. */
	function openAddressed(): void {
		const item = document.getElementById(location.hash.slice(1));
		if (!(item instanceof HTMLDetailsElement) || !element.contains(item)) return;
		item.open = true;
		if (!item.hidden || !field) return;
		field.value = "";
		show();
		item.scrollIntoView();
	}

	field.addEventListener("input", show);
	addEventListener("hashchange", openAddressed);
	// A browser that restores a field after "back" may have another text in it than the list was made with.
	if (field.value !== field.defaultValue) show();
	openAddressed();
};

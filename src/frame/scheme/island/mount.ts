// The choice of appearance in the footer: marks the kept one, applies and keeps a new one.
import type { Mount } from "../../../islands/island.ts";
import { schemeEntry, schemes } from "./scheme.ts";

export const mount: Mount = (element) => {
	const inputs = [...element.querySelectorAll("input")];
	// The page comes with "auto" marked: anything else was chosen before this code was there.
	const early = inputs.find(({ checked, value }) => checked && value !== "auto");
	if (early) choose(early.value);
	const mark = () => {
		const kept = document.documentElement.dataset.scheme ?? "auto";
		for (const input of inputs) input.checked = input.value === kept;
	};
	mark();
	for (const input of inputs) input.addEventListener("change", () => choose(input.value));
	// Another page of the site may have chosen since: one that is open too, or one that was left by the back button.
	const follow = () => {
		choose(keptScheme());
		mark();
	};
	addEventListener("storage", ({ key }) => key === schemeEntry && follow());
	addEventListener("pageshow", ({ persisted }) => persisted && follow());
};

function keptScheme(): string {
	try {
		return localStorage.getItem(schemeEntry) ?? "auto";
	} catch {
		return "auto";
	}
}

function choose(name: string): void {
	const root = document.documentElement;
	const chosen = schemes.find((scheme) => scheme === name && scheme !== "auto");
	if (chosen) root.dataset.scheme = chosen;
	else delete root.dataset.scheme;
	// The browser's own frame follows: each of the two metas speaks for one scheme.
	for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[data-scheme]")) {
		const own = meta.dataset.scheme;
		meta.media = chosen ? (own === chosen ? "all" : "not all") : `(prefers-color-scheme: ${own})`;
	}
	try {
		if (chosen) localStorage.setItem(schemeEntry, chosen);
		else localStorage.removeItem(schemeEntry);
	} catch {
		// Without storage the choice holds for this page.
	}
}

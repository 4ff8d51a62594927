// The language hint: on a page in the default language, offers the one that the visitor reads. It never switches by itself.
import LanguageDetector from "i18next-browser-languagedetector";
import { isLanguage, type Language } from "../../i18n/languages.ts";
import { languageName } from "../chosen-language.ts";
import type { Mount } from "../island.ts";

const dismissedEntry = "language-hint";

export const mount: Mount = (element) => {
	const spoken = firstSpoken(detected());
	const hint = [...element.querySelectorAll<HTMLElement>("[data-hint]")].find(({ lang }) => lang === spoken);
	if (!hint || wasDismissed()) return;
	hint.hidden = false;
	hint.querySelector("button")?.addEventListener("click", () => {
		hint.hidden = true;
		keepDismissed();
		// The button that had the focus is gone: go on from the top of the content.
		document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
	});
};

/** The first of these language codes (es-MX counts as es) that the site speaks. */
export function firstSpoken(codes: readonly string[]): Language | undefined {
	return codes.map((code) => code.toLowerCase().split(/[-_]/)[0]).find(isLanguage);
}

/** Most telling first. Nothing is cached here: what counts as a choice is kept by `chosen-language.ts`. */
function detected(): readonly string[] {
	// The detector gives every language it finds, not only the first, once it has something that can choose among them.
	const detector = new LanguageDetector(
		{ languageUtils: { getBestMatchFromCodes: firstSpoken } },
		{
			order: ["querystring", "cookie", "localStorage", "navigator", "htmlTag"],
			lookupQuerystring: languageName,
			lookupCookie: languageName,
			lookupLocalStorage: languageName,
			caches: [],
		},
	);
	return [detector.detect() ?? []].flat();
}

function wasDismissed(): boolean {
	try {
		return localStorage.getItem(dismissedEntry) === "dismissed";
	} catch {
		return false;
	}
}

function keepDismissed(): void {
	try {
		localStorage.setItem(dismissedEntry, "dismissed");
	} catch {
		// Without storage the hint comes back on the next page.
	}
}

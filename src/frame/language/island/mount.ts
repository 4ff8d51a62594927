// The language hint: on a page in the default language, offers the one that the visitor reads. It never switches by itself.
import type { Mount } from "../../../islands/island.ts";
import { languageName } from "./chosen-language.ts";

const dismissedEntry = "language-hint";

export const mount: Mount = (element) => {
	const hints = [...element.querySelectorAll<HTMLElement>("[data-hint]")];
	const spoken = firstSpoken(detected(), [document.documentElement.lang, ...hints.map(({ lang }) => lang)]);
	const hint = hints.find(({ lang }) => lang === spoken);
	if (!hint || wasDismissed()) return;
	hint.hidden = false;
	hint.querySelector("button")?.addEventListener("click", () => {
		hint.hidden = true;
		keepDismissed();
		// The button that had the focus is gone: go on from the top of the content.
		document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
	});
};

/** The first of these language codes (es-MX counts as es) that the site speaks: of this page, or of one that a hint offers. */
export function firstSpoken(codes: readonly string[], speaks: readonly string[]): string | undefined {
	return codes.map((code) => code.toLowerCase().split(/[-_]/)[0] ?? "").find((code) => speaks.includes(code));
}

/** Most telling first: what the address says, what was chosen before, what the browser speaks. */
function detected(): readonly string[] {
	const { search } = location;
	return named({ search, cookie: document.cookie, stored: stored(languageName), speaks: navigator.languages });
}

interface Told {
	/** Of the address, as of `location`. */
	readonly search: string;
	/** As of `document`. */
	readonly cookie: string;
	readonly stored: string | null;
	readonly speaks: readonly string[];
}

/** What counts as a choice is kept by `chosen-language.ts`; here it is only read. */
export function named({ search, cookie, stored, speaks }: Told): readonly string[] {
	const asked = new URLSearchParams(search).get(languageName);
	const chosen = new RegExp(`(?:^|; )${languageName}=([^;]*)`).exec(cookie)?.[1];
	return [asked, chosen, stored, ...speaks].filter((code) => typeof code === "string");
}

function stored(entry: string): string | null {
	try {
		return localStorage.getItem(entry);
	} catch {
		return null;
	}
}

function wasDismissed(): boolean {
	return stored(dismissedEntry) === "dismissed";
}

function keepDismissed(): void {
	try {
		localStorage.setItem(dismissedEntry, "dismissed");
	} catch {
		// Without storage the hint comes back on the next page.
	}
}

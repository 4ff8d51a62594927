// The language hint: on a page in the default language, marks the link to the one that the visitor reads. It never switches by itself.
import { languageName } from "./chosen-language.ts";

/** A part of boot, and no island: an island's own file would be a second script before anybody touches the page. */
export function hintLanguage(): void {
	const links = [...document.querySelectorAll<HTMLElement>("[data-hint]")];
	if (!links[0]) return;
	const spoken = firstSpoken(detected(), [document.documentElement.lang, ...links.map(({ lang }) => lang)]);
	const link = links.find(({ lang }) => lang === spoken);
	// It is a mark for the eye, and described so to who does not see it.
	if (link) link.title = link.dataset.hint as string;
}

/** The first of these language codes (es-MX counts as es) that the site speaks: of this page, or of one that a hint offers. */
export function firstSpoken(codes: readonly string[], speaks: readonly string[]): string | undefined {
	return codes.map((code) => code.toLowerCase().replace(/[-_].*/, "")).find((code) => speaks.includes(code));
}

/** Most telling first: what the address says, what was chosen before, what the browser speaks. */
function detected(): readonly string[] {
	const { search } = location;
	return named({ search, cookie: document.cookie, stored: stored(), speaks: navigator.languages });
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
	return [asked, chosen, stored, ...speaks].flatMap((code) => code ?? []);
}

function stored(): string | null {
	try {
		return localStorage.getItem(languageName);
	} catch {
		return null;
	}
}

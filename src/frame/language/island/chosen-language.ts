// Keeps the language that the visitor chose, where the language hint and the server's redirects look for it.

/** Name of the cookie, of the local storage entry and of the query parameter. */
export const languageName = "lng";

/**
 * A choice is an address that names its language (lng=es) or a click on a link marked `data-language`. An address
 * without language is English, but visiting one is not a choice: it leaves what was chosen before.
 */
export function keepChosenLanguage(): void {
	if (new URLSearchParams(location.search).has(languageName)) keep(document.documentElement.lang);
	document.addEventListener("click", ({ target }) => {
		const link = (target as Element).closest<HTMLElement>("a[data-language]");
		if (link) keep(link.dataset.language as string);
	});
}

function keep(language: string): void {
	const year = 365 * 24 * 60 * 60;
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser, and is asynchronous
	document.cookie = `${languageName}=${language}; Path=/; Max-Age=${year}; SameSite=Lax`;
	try {
		localStorage.setItem(languageName, language);
	} catch {
		// Storage can be switched off; the cookie is enough.
	}
}

// Fetched under the same name in every version when the code of an island did not come: the page that a visitor has may be
// of a version whose files are gone. One reload brings the page and the files of one version.

const entry = "reloaded";

/** Once for each version in a tab, so that it cannot go on; and only where nothing is lost, since pages work without script. */
function mayHelp(version: string): boolean {
	return !wasPosted() && !mayBeSending() && !wasTyped() && markOnce(version);
}

/** A reload would send it again. */
function wasPosted(): boolean {
	const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	return Number(visit?.responseStatus) >= 400 || document.querySelector("form[method=post][data-answer]") !== null;
}

/** Nobody tells a script what the browser has under way, and a reload would come before the answer to what was sent. */
function mayBeSending(): boolean {
	return document.querySelector("form[method=post]") !== null && navigator.userActivation?.hasBeenActive !== false;
}

/** The address of the page's own script has a hash. */
function versionOf(page: Document): string {
	const [script] = page.querySelectorAll<HTMLElement>("script[type=module][src], link[rel=modulepreload]");
	return script?.getAttribute("src") ?? script?.getAttribute("href") ?? "";
}

/** False where that version was marked before, or where nothing can be kept. */
function markOnce(version: string): boolean {
	try {
		const marked = sessionStorage.getItem(entry)?.split(" ") ?? [];
		if (marked.includes(version)) return false;
		sessionStorage.setItem(entry, [...marked, version].join(" "));
		return true;
	} catch {
		return false;
	}
}

/** What was typed or chosen is sent without script too, and is worth more than the script. */
function wasTyped(): boolean {
	const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
	return (
		[...fields].some((field) =>
			field instanceof HTMLInputElement && ["checkbox", "radio"].includes(field.type)
				? field.checked !== field.defaultChecked
				: field.value !== field.defaultValue,
		) ||
		[...document.querySelectorAll("select")].some(({ options, selectedOptions: [chosen] }) => {
			const all = [...options];
			return chosen !== (all.find(({ defaultSelected }) => defaultSelected) ?? all[0]);
		})
	);
}

/** In ms: a link that was pressed before this script was there has mostly led away by then. */
const patience = 1000;

const waiting = setTimeout(() => {
	if (!mayHelp(versionOf(document))) return;
	// The answer takes its time, and whoever begins to type meanwhile stays where they are.
	addEventListener("input", () => stop(), { capture: true, once: true });
	location.reload();
}, patience);

// Whoever is led away goes on, however long the other page takes: a reload would call that off.
addEventListener("beforeunload", () => clearTimeout(waiting), { once: true });

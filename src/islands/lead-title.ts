// Puts before the document's title what a late part of the page has found.

/** "From $396 · New York to Miami, Feb 10–17, 2027": script runs when all of the page is there. */
export function leadTitle(): void {
	const lead = document.querySelector<HTMLElement>("[data-lead]")?.dataset.lead;
	if (lead) document.title = `${lead} · ${document.title}`;
}

// What every page does for its header at once: the border of a scrolled one, and the role of the menu's button.

/**
 * Says that the menu's summary is a button: not every screen reader does by itself. This is done in the browser only,
 * because HTML lets a summary have no role in the markup. A role hides the state that the browser would tell, so it is
 * told here.
 */
export function nameMenuButton(): void {
	for (const summary of document.querySelectorAll(".menu-button")) {
		const details = summary.parentElement;
		const tell = () => summary.setAttribute("aria-expanded", String(details?.hasAttribute("open")));
		summary.setAttribute("role", "button");
		details?.addEventListener("toggle", tell);
		tell();
	}
}

/** CSS pixels; at exactly this many the page still counts as unscrolled. */
const borderThreshold = 10;

/** Shows the header's bottom border once the page is scrolled further than that. */
export function markScrolledHeader(): void {
	const header = document.querySelector(".site-header");
	const mark = () => header?.toggleAttribute("data-scrolled", window.scrollY > borderThreshold);
	addEventListener("scroll", mark, { passive: true });
	mark();
}

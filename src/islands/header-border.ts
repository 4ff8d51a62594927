// The header's bottom border: shown once the page is scrolled by more than 10 px.

/** CSS pixels; at exactly this many the page still counts as unscrolled. */
const borderThreshold = 10;

export function markScrolledHeader(): void {
	const header = document.querySelector(".site-header");
	const mark = () => header?.toggleAttribute("data-scrolled", window.scrollY > borderThreshold);
	addEventListener("scroll", mark, { passive: true });
	mark();
}

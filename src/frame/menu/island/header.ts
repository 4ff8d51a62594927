// What every page does for its header at once: the border of a scrolled one.

/** CSS pixels; at exactly this many the page still counts as unscrolled. */
const borderThreshold = 10;

/** Shows the header's bottom border once the page is scrolled further than that. */
export function markScrolledHeader(): void {
	const header = document.querySelector(".site-header");
	const mark = () => header?.toggleAttribute("data-scrolled", window.scrollY > borderThreshold);
	addEventListener("scroll", mark, { passive: true });
	mark();
}

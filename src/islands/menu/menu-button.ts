// Says that the menu's summary is a button: not every screen reader does by itself.

/**
 * This is done in the browser only, because HTML lets a summary have no role in the markup. A role hides the state that
 * the browser would tell, so it is told here.
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

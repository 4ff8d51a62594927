// Holds the page still while the menu covers it.

/**
 * Stops the page from scrolling and takes everything beside `kept` (the header) out of reach; returns the way back.
 * The scroll position is never touched, so nothing jumps. iOS before 16 scrolls a page whose overflow is hidden:
 * there the moves themselves are stopped, except inside `scroller`.
 */
export function lockPage(kept: Element, scroller: Element): () => void {
	const { body } = document;
	const scrollbar = window.innerWidth - document.documentElement.clientWidth;
	const before = { overflow: body.style.overflow, paddingRight: body.style.paddingRight };
	const hidden = [...(kept.parentElement?.children ?? [])].filter(
		(other) => other !== kept && !other.hasAttribute("inert"),
	);
	const stop = (event: TouchEvent) => {
		const inside = event.target instanceof Node && scroller.contains(event.target);
		if (!(inside && scroller.scrollHeight > scroller.clientHeight)) event.preventDefault();
	};

	body.style.overflow = "hidden";
	if (scrollbar > 0) body.style.paddingRight = `${scrollbar}px`;
	for (const other of hidden) other.setAttribute("inert", "");
	document.addEventListener("touchmove", stop, { passive: false });
	return () => {
		Object.assign(body.style, before);
		for (const other of hidden) other.removeAttribute("inert");
		document.removeEventListener("touchmove", stop);
	};
}

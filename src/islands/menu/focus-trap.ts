// Keeps the keyboard inside an open disclosure.

/** Keeps Tab inside `root`: at either end, or outside, the focus goes to the other end. */
export function trapTab(event: KeyboardEvent, root: HTMLElement): void {
	if (event.key !== "Tab") return;
	const stops = [...root.querySelectorAll<HTMLElement>("summary, a[href], button, input, select")];
	const next = trapped(stops.indexOf(document.activeElement as HTMLElement), stops.length, event.shiftKey);
	if (next === undefined) return;
	event.preventDefault();
	stops[next]?.focus();
}

/** Where the focus must be put, by index; undefined when the browser's own next stop is inside. -1 is outside. */
export function trapped(current: number, count: number, backwards: boolean): number | undefined {
	const last = count - 1;
	if (backwards) return current <= 0 ? last : undefined;
	return current < 0 || current === last ? 0 : undefined;
}

// What is asked of a page: each function goes there as its text, so it uses nothing from outside of itself.

/** The text of the first element that can be seen. */
export function textOf(selector: string): string | null {
	const seen = [...document.querySelectorAll<HTMLElement>(selector)].find(
		(one) => one.getClientRects().length > 0 && getComputedStyle(one).visibility === "visible",
	);
	return seen ? seen.innerText : null;
}

/** Where the first element that can be seen is clicked; nothing as long as something else lies there. */
export function placeOf(selector: string): { readonly x: number; readonly y: number } | null {
	const seen = [...document.querySelectorAll<HTMLElement>(selector)].find(
		(one) => one.getClientRects().length > 0 && getComputedStyle(one).visibility === "visible",
	);
	if (!seen) return null;
	seen.scrollIntoView({ block: "center", behavior: "instant" });
	const [box] = seen.getClientRects();
	if (!box) return null;
	const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
	const hit = document.elementFromPoint(x, y);
	return seen.contains(hit) || hit?.closest("label")?.contains(seen) ? { x, y } : null;
}

/** As a person leaves a picker: the value, and word of it. */
export function setValue(selector: string, value: string): string {
	const control = document.querySelector<HTMLInputElement>(selector);
	if (!control) return "";
	control.focus();
	// React watches the property of this element; the prototype's own writes past it, as a browser does.
	Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
	for (const kind of ["input", "change"]) control.dispatchEvent(new Event(kind, { bubbles: true }));
	return control.value;
}

export function fieldValue(selector: string): string {
	return document.querySelector<HTMLInputElement>(selector)?.value ?? "";
}

export function focusOf(): string {
	return `${document.activeElement?.className} ${document.activeElement?.id}`.trim();
}

export function focusIn(selector: string): boolean {
	return Boolean(document.activeElement?.closest(selector));
}

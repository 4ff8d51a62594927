// Puts the markup of an island back as React expects it: a translator or an extension may have changed it before hydration.
import { Activity, type ReactNode } from "react";
import { createRoot } from "react-dom/client";

/** The markup that React expects, drawn outside of the page. In a hidden activity no effect runs and no ref is set. */
export function expectedMarkup(view: ReactNode): Promise<Element> {
	return new Promise((resolve) => {
		const sheet = document.createElement("div");
		const root = createRoot(sheet);
		new MutationObserver((_, observer) => {
			observer.disconnect();
			resolve(sheet.firstElementChild?.cloneNode(true) as Element);
			root.unmount();
		}).observe(sheet, { childList: true });
		root.render(
			<Activity mode="hidden">
				<div>{view}</div>
			</Activity>,
		);
	});
}

/**
 * Restores texts and removes foreign nodes, in place: where the markup differs React would replace all of it, and with it what
 * was typed, half a date, the focus. The page's own elements stay, each with its attributes.
 */
export function mend(page: Element, expected: Element): void {
	if (page.localName === "textarea") return;
	const texts = [...page.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
	let elements = elementsIn(page);
	const children = [...expected.childNodes].map((model): Node => {
		if (!(model instanceof Element)) {
			const same = texts.findIndex(({ nodeValue }) => nodeValue === model.nodeValue);
			return texts.splice(same, Number(same >= 0))[0] ?? model.cloneNode();
		}
		const alike = elements.filter((one) => isAlike(one, model));
		const found = alike.find((one) => one.getAttribute("class") === model.getAttribute("class")) ?? alike[0];
		if (!found) return model.cloneNode(true);
		elements = elements.slice(elements.indexOf(found) + 1);
		mend(found, model);
		return found;
	});
	for (const node of [...page.childNodes]) if (!children.includes(node)) page.removeChild(node);
	// What is in its place is not moved: a field that is moved loses the focus.
	for (const [index, child] of children.entries())
		if (child !== page.childNodes[index]) page.insertBefore(child, page.childNodes[index] ?? null);
}

/** Translators wrap text in `<font>`, and may take an element in. */
function elementsIn(page: Element): Element[] {
	return [...page.children].flatMap((child) => (child.localName === "font" ? elementsIn(child) : child));
}

function isAlike(one: Element, other: Element): boolean {
	return (
		one.localName === other.localName &&
		["id", "name"].every((name) => one.getAttribute(name) === other.getAttribute(name))
	);
}

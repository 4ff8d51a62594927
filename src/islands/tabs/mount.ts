// Turns links to panels into tabs, after the WAI-ARIA APG: arrow keys choose at once, the address stays as it is.
import type { Mount } from "../island.ts";
import { tabByKey } from "./tab-by-key.ts";

export const mount: Mount = (element) => {
	const list = element.querySelector(".tab-list");
	const tabs = [...element.querySelectorAll<HTMLAnchorElement>(".tab-list a")];
	const panels = [...element.querySelectorAll<HTMLElement>(".tab-panel")];
	if (!list) return;

	function choose(chosen: number): void {
		tabs.forEach((tab, index) => {
			tab.setAttribute("aria-selected", String(index === chosen));
			tab.tabIndex = index === chosen ? 0 : -1;
		});
		panels.forEach((panel, index) => {
			panel.hidden = index !== chosen;
		});
	}

	list.setAttribute("role", "tablist");
	tabs.forEach((tab, index) => {
		tab.setAttribute("role", "tab");
		tab.parentElement?.setAttribute("role", "none");
		const panel = panels[index];
		if (!panel) return;
		tab.setAttribute("aria-controls", panel.id);
		panel.setAttribute("role", "tabpanel");
		panel.tabIndex = 0;
		tab.addEventListener("click", (event) => {
			if (event.ctrlKey || event.metaKey || event.shiftKey) return;
			event.preventDefault();
			choose(index);
		});
		tab.addEventListener("keydown", (event) => {
			const next = event.key === " " ? index : tabByKey(event.key, index, tabs.length);
			if (next === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
			event.preventDefault();
			choose(next);
			tabs[next]?.focus();
		});
	});
	/** The panel that the address leads to, or into, if it does. */
	function chooseAddressed(otherwise?: number): void {
		const addressed = panels.findIndex((panel) => panel.matches(":target") || panel.querySelector(":target"));
		if (addressed >= 0) choose(addressed);
		else if (otherwise !== undefined) choose(otherwise);
	}
	chooseAddressed(0);
	addEventListener("hashchange", () => chooseAddressed());
	element.querySelector(".tabs")?.setAttribute("data-ready", "");
};

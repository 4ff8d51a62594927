// What the menu is drawn with again, read from the markup that the server drew with it: it would only be there twice.
import type { Language } from "../../../i18n/languages.ts";
import type { MenuProps } from "./menu.tsx";

export function readMenu(element: Element): MenuProps {
	const linksIn = (part: Element) =>
		[...part.querySelectorAll("a")].map((link) => ({
			href: link.getAttribute("href") ?? "",
			name: link.text,
			...(link.ariaLabel !== null && { label: link.ariaLabel }),
			code: link.lang as Language,
			current: link.ariaCurrent !== null,
		}));
	const panel = element.querySelector(".menu-panel") as Element;
	const languages = panel.querySelector(".language-links") as Element;
	return {
		id: panel.id,
		groups: [...panel.querySelectorAll("nav")].map((nav) => ({ label: nav.ariaLabel ?? "", items: linksIn(nav) })),
		languages: linksIn(languages),
	};
}

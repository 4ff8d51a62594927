// The menu of small screens: a disclosure that opens without script, and with it slides, keeps the focus and locks the page.
import { Menu as Bars } from "lucide";
import { useTexts } from "../../../islands/use-texts.ts";
import { Cross, Icon } from "../../../ui/controls/icon.tsx";
import { type LanguageLink, LanguageLinks, type MenuItem, NavLinks } from "./links.tsx";
import { useMenu } from "./use-menu.ts";

export interface MenuProps {
	readonly id: string;
	readonly items: readonly MenuItem[];
	readonly languages: readonly LanguageLink[];
}

export function Menu({ id, items, languages }: MenuProps) {
	const t = useTexts();
	const { root, panel, shown, toggle, close } = useMenu();
	return (
		// The browser may have opened it before React arrived; useMenu takes that over.
		<details ref={root} className="menu" open={shown} suppressHydrationWarning>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button; header.ts says so, and its state */}
			<summary className="menu-button" aria-controls={id} onClick={toggle}>
				<span className="menu-name-open">{t("menu.open")}</span>
				<span className="menu-name-close">{t("menu.close")}</span>
				<Icon of={Bars} size={24} className="menu-bars" />
				<Cross size={24} className="menu-cross" />
			</summary>
			{/* biome-ignore lint/a11y: a click on any link inside closes the menu; the links are what is operated */}
			<div id={id} ref={panel} className="menu-panel" onClick={close}>
				<nav aria-label={t("layout.nav")}>
					<NavLinks items={items} />
				</nav>
				<LanguageLinks label={t("layout.language")} languages={languages} />
			</div>
		</details>
	);
}

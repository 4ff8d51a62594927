// The menu of small screens: a disclosure that opens without script, and with it slides, keeps the focus and locks the page.
import { useTexts } from "../../../islands/use-texts.ts";
import { Cross, Icon, type IconNode } from "../../../ui/controls/icon.tsx";
import { type LanguageLink, LanguageLinks, type MenuItem, NavLinks } from "./links.tsx";
import { useMenu } from "./use-menu.ts";

/** As one line of the pen: every page has it. */
const bars: IconNode = [["path", { d: "M4 5h16M4 12h16M4 19h16" }]];

export interface MenuGroup {
	/** Names it for who does not see that it is one. */
	readonly label: string;
	readonly items: readonly MenuItem[];
}

export interface MenuProps {
	readonly id: string;
	readonly groups: readonly MenuGroup[];
	readonly languages: readonly LanguageLink[];
}

export function Menu({ id, groups, languages }: MenuProps) {
	const t = useTexts();
	const { root, panel, shown, toggle, close } = useMenu();
	return (
		// The browser may have opened it before React arrived; useMenu takes that over.
		<details ref={root} className="menu" open={shown} suppressHydrationWarning>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button to the browser, which tells its state; a role would hide that state, and HTML allows none */}
			<summary className="menu-button" aria-controls={id} onClick={toggle}>
				<span className="sr-only menu-name-open">{t("menu.open")}</span>{" "}
				<span className="sr-only menu-name-close">{t("menu.close")}</span>
				<Icon of={bars} size={24} className="menu-bars" />
				<Cross size={24} className="menu-cross" />
			</summary>
			{/* biome-ignore lint/a11y: a click on any link inside closes the menu; the links are what is operated */}
			<div id={id} ref={panel} className="menu-panel" onClick={close}>
				{groups.map(({ label, items }) => (
					<nav key={label} aria-label={label}>
						<NavLinks items={items} />
					</nav>
				))}
				<LanguageLinks label={t("layout.language")} languages={languages} />
			</div>
		</details>
	);
}

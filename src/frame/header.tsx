// The page header: logo, main menu, language choice and the phone.

import { localize } from "../i18n/language-parameter.ts";
import { type Language, languageCodes, languages } from "../i18n/languages.ts";
import { Island } from "../page/island.tsx";
import { usePage } from "../page/page-context.tsx";
import { pageText } from "../page/page-text.ts";
import { mainMenu } from "../routes.ts";
import { CallLink } from "../ui/call-link.tsx";
import { ArcLogo } from "./logo.tsx";
import { type LanguageLink, LanguageLinks, NavLinks } from "./menu/island/links.tsx";
import { Menu, type MenuProps } from "./menu/island/menu.tsx";
import { menuIsland } from "./menu/island/row.ts";

export function Header() {
	const { config, href, t } = usePage();
	const menu = useMenuProps();
	return (
		<header className="site-header">
			<div className="wrap header-bar">
				<a className="logo" href={href("home")} aria-label={t("layout.logo")}>
					<ArcLogo />
					<span>{config.agency.name}</span>
				</a>
				<nav className="header-nav" aria-label={t("layout.nav")}>
					<NavLinks items={menu.items} />
				</nav>
				<div className="header-languages">
					<LanguageLinks label={t("layout.language")} languages={menu.languages} />
				</div>
				<div className="header-call">
					<CallLink>
						<span className="header-call-verb">{t("call.verb")}</span>
					</CallLink>
				</div>
				<Island row={menuIsland} props={menu}>
					<Menu {...menu} />
				</Island>
			</div>
		</header>
	);
}

function useMenuProps(): MenuProps {
	const page = usePage();
	const { id, href, t, language, target } = page;
	return {
		id: "menu-panel",
		items: mainMenu.map((route) => {
			const name = inTwoLines(pageText("name", route, page));
			// The spoken label begins with the name that is seen, so that "click Booking Help" works.
			return {
				href: href(route),
				name,
				label: t(`nav.label.${route}`, { name }),
				current: route === id,
			};
		}),
		languages: languageChoices(language, target),
	};
}

/** The name with one place to break, near its middle: where the row is narrow it takes two lines, and never three. */
export function inTwoLines(name: string): string {
	const words = name.split(" ");
	const splits = words.slice(1).map((_, index) => [words.slice(0, index + 1), words.slice(index + 1)].map(unbroken));
	const longest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));
	const [best = [name]] = splits.sort((a, b) => longest(a) - longest(b));
	return best.join(" ");
}

/** A hyphen, too, is no place to break: a word joiner follows it. */
function unbroken(words: readonly string[]): string {
	return words.join("\u00a0").replaceAll("-", "-\u2060");
}

/** This page in each language. */
export function languageChoices(language: Language, target: string): LanguageLink[] {
	return languageCodes.map((code) => ({
		code,
		name: languages[code].name,
		href: localize(target, code),
		current: code === language,
	}));
}

// The page header: logo, main menu, language choice and the phone.
import { languageCodes, languages } from "../i18n/languages.ts";
import { LanguageLinks, NavLinks } from "../islands/menu/links.tsx";
import { Menu, type MenuProps } from "../islands/menu/menu.tsx";
import { localize } from "../links.ts";
import { routeText } from "../render/head.ts";
import { usePage } from "../render/page-context.tsx";
import { mainMenu } from "../routes.ts";
import { CallLink } from "./call-link.tsx";
import { Island } from "./island.tsx";

export function Header() {
	const { config, href, t } = usePage();
	const menu = useMenuProps();
	return (
		<header className="site-header">
			<div className="wrap header-bar">
				<a className="logo" href={href("home")} aria-label={t("layout.logo")}>
					<Arc />
					<span>{config.agency.name}</span>
				</a>
				<div className="header-languages">
					<LanguageLinks label={t("layout.language")} languages={menu.languages} />
				</div>
				<div className="header-call">
					<CallLink>
						<span className="header-call-verb">{t("call.verb")}</span>
					</CallLink>
				</div>
				<Island name="menu" props={menu}>
					<Menu {...menu} />
				</Island>
			</div>
			<nav className="wrap header-nav" aria-label={t("layout.nav")}>
				<NavLinks items={menu.items} />
			</nav>
		</header>
	);
}

function useMenuProps(): MenuProps {
	const { id, href, t, language, target } = usePage();
	return {
		id: "menu-panel",
		items: mainMenu.map((route) => {
			const name = t(routeText("name", route));
			// The spoken label begins with the name that is seen, so that "click Booking Help" works.
			return { href: href(route), name, label: t(`nav.label.${route}`, { name }), current: route === id };
		}),
		languages: languageCodes.map((code) => ({
			code,
			name: languages[code].name,
			href: localize(target, code),
			current: code === language,
		})),
	};
}

/** A great circle between two cities: the shortest way, which looks like a detour. */
function Arc() {
	return (
		<svg className="logo-arc" viewBox="0 0 32 20" width="32" height="20" aria-hidden="true">
			<path d="M4 16C9 2 23 2 28 16" />
			<circle cx="4" cy="16" r="2.5" />
			<circle cx="28" cy="16" r="2.5" />
		</svg>
	);
}

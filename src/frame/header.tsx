// The page header: logo, main menu, language choice and the phone.

import { Fragment } from "react";
import { localize } from "../i18n/language-parameter.ts";
import { defaultLanguage, type Language, languageCodes, languages } from "../i18n/languages.ts";
import { phrase } from "../i18n/messages.ts";
import { Island } from "../page/island.tsx";
import { usePage } from "../page/page-context.tsx";
import { pageText } from "../page/page-text.ts";
import { Shared } from "../page/parts.tsx";
import { mainMenu, type RouteId, secondMenu } from "../routes.ts";
import { CallLink } from "../ui/call-link.tsx";
import { ArcLogo } from "./logo.tsx";
import { type LanguageLink, type MenuItem, NavLinks } from "./menu/island/links.tsx";
import { Menu, type MenuGroup, type MenuProps } from "./menu/island/menu.tsx";
import { menuIsland } from "./menu/island/row.ts";

const secondNames = Object.keys(secondMenu) as (keyof typeof secondMenu)[];
const inMenus: ReadonlySet<RouteId> = new Set([...mainMenu, ...Object.values(secondMenu)]);

/** The same on every page but for what is the current one, and for the way to this page in the other languages. */

export function Header() {
	const { id, language, target } = usePage();
	const languages = languageChoices(language, target);
	const current = inMenus.has(id) ? id : undefined;
	return (
		<Shared by={`header ${current ?? ""}`} holes={languages.map(({ href }) => href)}>
			{(...hrefs) => (
				<SharedHeader
					current={current}
					languages={languages.map((choice, index) => ({ ...choice, href: hrefs[index] ?? "" }))}
				/>
			)}
		</Shared>
	);
}

interface SharedHeaderProps {
	/** The page, where the menus have it. */
	readonly current: RouteId | undefined;
	readonly languages: readonly LanguageLink[];
}

function SharedHeader({ current, languages }: SharedHeaderProps) {
	const { config, href, t } = usePage();
	const menu = useMenuProps(current, languages);
	const [main, more] = menu.groups;
	return (
		<header className="site-header">
			<div className="wrap header-bar">
				<a className="logo" href={href("home")} aria-label={t("layout.logo")}>
					<ArcLogo />
					<span>{config.agency.name}</span>
				</a>
				<nav className="header-nav" aria-label={main.label}>
					<NavLinks items={main.items} />
				</nav>
				<OtherLanguages languages={menu.languages} />
				<div className="header-call">
					<CallLink icon="named">
						<span className="header-call-verb">{t("call.verb")}</span>
					</CallLink>
				</div>
				{/* The browser opens and closes it, by Escape and a click beside it too: no script is asked for. */}
				<button type="button" className="header-more-button" popoverTarget="menu-more" aria-label={more.label}>
					•••
				</button>
				<nav id="menu-more" popover="auto" className="header-more" aria-label={more.label}>
					{more.items.map(({ href, name, current }) => (
						<Fragment key={href}>
							<a href={href} aria-current={current ? "page" : undefined}>
								{name}
							</a>{" "}
						</Fragment>
					))}
				</nav>
				<Island row={menuIsland}>
					<Menu {...menu} />
				</Island>
			</div>
		</header>
	);
}

function useMenuProps(
	current: RouteId | undefined,
	languages: readonly LanguageLink[],
): MenuProps & { readonly groups: readonly [MenuGroup, MenuGroup] } {
	const page = usePage();
	const { t } = page;
	return {
		id: "menu-panel",
		groups: [
			{ label: t("layout.nav"), items: mainItems(page, current) },
			{ label: t("nav.more"), items: secondItems(page, current) },
		],
		languages,
	};
}

type Reading = ReturnType<typeof usePage>;

function mainItems(page: Reading, current: RouteId | undefined): MenuItem[] {
	const { href, t } = page;
	return mainMenu.map((route) => {
		const name = inTwoLines(pageText("name", route, page));
		// The spoken label begins with the name that is seen, so that "click Booking Help" works.
		return { href: href(route), name, label: t(`nav.label.${route}`, { name }), current: route === current };
	});
}

function secondItems({ href, t }: Reading, current: RouteId | undefined): MenuItem[] {
	return secondNames.map((name) => {
		const route = secondMenu[name];
		return {
			href: href(route),
			name: t(`nav.more.${name}`),
			current: route === current,
		};
	});
}

/**
 * This page in the other languages, in the row at every width. On a page in the default language the hint marks the one
 * that the visitor reads, where it stands: it hides nothing, and nothing moves.
 */
function OtherLanguages({ languages }: { languages: readonly LanguageLink[] }) {
	const { language } = usePage();
	const others = languages.filter(({ current }) => !current);
	return (
		<div className="header-languages">
			{others.map(({ code, name, href }) => (
				<a
					key={code}
					href={href}
					lang={code}
					hrefLang={code}
					data-language={code}
					data-code={code.toUpperCase()}
					data-hint={language === defaultLanguage ? phrase(code, "language.hint.text") : undefined}
				>
					<span>{name}</span>
				</a>
			))}
		</div>
	);
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

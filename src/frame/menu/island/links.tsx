// The links that the header and its small-screen menu share.
import type { Language } from "../../../i18n/languages.ts";

export interface MenuItem {
	readonly href: string;
	readonly name: string;
	/** Says more than the name and begins with it, where the name does not say all. */
	readonly label?: string;
	readonly current: boolean;
}

export interface LanguageLink {
	readonly code: Language;
	readonly name: string;
	/** This page in that language. */
	readonly href: string;
	readonly current: boolean;
}

export function NavLinks({ items }: { items: readonly MenuItem[] }) {
	return (
		<ul className="nav-links">
			{items.map(({ href, name, label, current }) => (
				<li key={href}>
					<a href={href} aria-label={label} aria-current={current ? "page" : undefined}>
						{name}
					</a>
				</li>
			))}
		</ul>
	);
}

export function LanguageLinks({ label, languages }: { label: string; languages: readonly LanguageLink[] }) {
	return (
		<ul className="language-links" aria-label={label}>
			{languages.map(({ code, name, href, current }) => (
				<li key={code}>
					<a
						className="language-link"
						href={href}
						lang={code}
						hrefLang={code}
						data-language={code}
						aria-current={current ? "true" : undefined}
					>
						{name}
					</a>
				</li>
			))}
		</ul>
	);
}

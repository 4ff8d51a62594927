// What every server component may read without passing it down: texts, links and who the agency is.
import { createContext, type ReactElement, type ReactNode, useContext } from "react";
import { I18nContext } from "react-i18next";
import type { ToldLine } from "../channels/line.ts";
import type { Config } from "../env.ts";
import type { Language } from "../i18n/languages.ts";
import type { Messages, Translate, Values } from "../i18n/messages.ts";
import { href, type Query } from "../links.ts";
import type { Params, RouteId } from "../routes.ts";
import type { Parts } from "./parts.tsx";

export interface PageContext {
	readonly id: RouteId;
	readonly language: Language;
	readonly messages: Messages;
	readonly config: Config;
	readonly variables: Values;
	/** What a call means where the visitor is; absent where nobody can tell, and on pages that are cached. */
	readonly line?: ToldLine | undefined;
	/** Path and query of this page without language; `localize` gives its other languages. */
	readonly target: string;
	/** ISO 3166-1 alpha-2: the visitor's; undefined on a page that is cached, which is the same for all. */
	readonly country?: string | undefined;
	/** Where parts are put aside that React does not draw with the page; absent where nobody puts them together. */
	readonly parts?: Parts;
}

interface Reading extends PageContext {
	readonly t: Translate;
	/** A link to a page in this page's language. */
	href<Id extends RouteId>(
		id: Id,
		...rest: keyof Params<Id> extends never
			? [params?: Record<string, never>, query?: Query]
			: [params: Params<Id>, query?: Query]
	): string;
}

const Context = createContext<Reading | null>(null);

export function PageProvider({ page, children }: { page: PageContext; children: ReactNode }) {
	return provided(readingOf(page), children);
}

/**
 * For a part that is the same on many pages: whatever of the page it asks for besides language and agency, it fails. So it
 * fails the first time it is drawn, instead of showing on every page what is true of one.
 */
export function SharedProvider({ page, parts, children }: { page: PageContext; parts?: Parts; children: ReactNode }) {
	const { language, messages, config, variables } = page;
	const nowhere = { id: "home", target: "/" } as const;
	const reading = readingOf({ ...nowhere, language, messages, config, variables, ...(parts && { parts }) });
	Object.defineProperties(reading, ofOnePage);
	return provided(reading, children);
}

const ofOnePage = Object.fromEntries(
	(["id", "target", "line", "country"] as const satisfies (keyof PageContext)[]).map((name) => [
		name,
		{
			get(): never {
				throw new Error(`a shared part asks for the page's ${name}`);
			},
		},
	]),
);

function readingOf(page: PageContext): Reading {
	return { ...page, t: page.messages.t, href: (id, ...rest) => href(page.language, id, ...rest) };
}

function provided(reading: Reading, children: ReactNode): ReactElement {
	return (
		<I18nContext value={{ i18n: reading.messages.i18n }}>
			<Context value={reading}>{children}</Context>
		</I18nContext>
	);
}

/** Throws outside a page: a component that needs it was rendered alone. */
export function usePage(): Reading {
	const page = useContext(Context);
	if (!page) throw new Error("usePage outside of PageProvider");
	return page;
}

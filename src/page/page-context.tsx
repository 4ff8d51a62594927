// What every server component may read without passing it down: texts, links and who the agency is.
import { createContext, type ReactNode, useContext } from "react";
import { I18nextProvider } from "react-i18next";
import type { ToldLine } from "../channels/line.ts";
import type { Config } from "../env.ts";
import type { Language } from "../i18n/languages.ts";
import type { Messages, Translate, Values } from "../i18n/messages.ts";
import { href, type Query } from "../links.ts";
import type { Params, RouteId } from "../routes.ts";

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
	const reading: Reading = {
		...page,
		t: page.messages.t,
		href: (id, ...rest) => href(page.language, id, ...rest),
	};
	return (
		<I18nextProvider i18n={page.messages.i18n}>
			<Context value={reading}>{children}</Context>
		</I18nextProvider>
	);
}

/** Throws outside a page: a component that needs it was rendered alone. */
export function usePage(): Reading {
	const page = useContext(Context);
	if (!page) throw new Error("usePage outside of PageProvider");
	return page;
}

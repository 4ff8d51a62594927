// What a page is: it loads, and answers with a view and what the document around it needs to know, or leads elsewhere.
import type { ReactElement, ReactNode } from "react";
import type { CountPost } from "../edge/limits.ts";
import type { Spending } from "../edge/spending.ts";
import type { Config, Env } from "../env.ts";
import type { Language, Localized } from "../i18n/languages.ts";
import type { Messages, Translate, Values } from "../i18n/messages.ts";
import type { IslandRow } from "../islands/island.ts";
import { href } from "../links.ts";
import type { Cookies } from "../privacy/cookies.ts";
import type { Params, RouteId } from "../routes.ts";
import type { FirstScreen } from "./first-screen.ts";
import type { Coming } from "./parts.tsx";
import type { PageRecord } from "./written-records.ts";

/** What the browser that asks says of itself; a page that may be cached gets an empty one. */
export interface Visit extends Cookies {
	/** ISO 3166-1 alpha-2 code of the country that the visitor chose, else of that which the request comes from. */
	readonly country?: string | undefined;
}

/** What every page may use: who the agency is, its texts, the clock. */
export interface Site {
	readonly config: Config;
	/** What every text may mention: agency, phone, email, address, hours. */
	readonly variables: Localized<Values>;
	readonly messages: Localized<Messages>;
	/** The clock; tests set it. */
	readonly now: () => Date;
}

/** A concrete page: a row of the table with the parameters it exists for. */
export interface PageInstance {
	readonly id: RouteId;
	readonly params: Params<RouteId>;
	readonly path: string;
}

export interface NamedPage extends PageInstance {
	readonly name: string;
}

/**
 * All that a page may depend on. A cacheable page gets no more than its URL says. `Ports` are what its feature asks for
 * besides the site; `services.ts` fits them.
 */
export interface PageInput<Id extends RouteId = RouteId, Ports extends object = object> {
	readonly id: Id;
	readonly params: Params<Id>;
	/** The query parameters of the row, language left out. */
	readonly query: URLSearchParams;
	readonly language: Language;
	readonly t: Translate;
	readonly services: Site & Ports;
	readonly visit: Visit;
	/** What this request may spend of ours: what costs something, or reaches somebody, asks first. */
	readonly spending: Spending;
	/** For the pages whose row says `countsPosts`. */
	readonly count: CountPost;
	/** Every page that a search engine may list, with its short name. */
	readonly listPages: () => readonly NamedPage[];
	/** Complete HTML is wanted: nothing may stream. */
	readonly crawler: boolean;
	/** Work that may end after the answer: a failure of it reaches the log, not the visitor. */
	readonly afterwards: (work: Promise<unknown>) => void;
}

/** ISO days; who read a text again, by name. */
export interface Article {
	readonly published: string;
	readonly modified: string;
	readonly reviewed?: { readonly by: string; readonly date: string };
}

export interface PageData {
	/** The content of `<main>`, from the h1 down. */
	readonly view: ReactElement;
	/** Streamed after the shell, at the place where the view has `<LateRegion>`; a rejection shows a retry notice there. */
	readonly late?: Promise<ReactNode>;
	/** Names of those who have answered while `late` is awaited, as it happens; ends with it. */
	readonly answers?: ReadableStream<string>;
	/** Fills the placeholders of the route's title and description. */
	readonly values?: Values;
	/** Instead of the route's own title: the second page of a list. */
	readonly title?: string;
	/** A form was answered as it should be: said first in the title, as the focus goes to it. */
	readonly done?: string;
	/** Instead of the route's own description. */
	readonly description?: string;
	/**
	 * Label of the last breadcrumb, where the route's name says too little. `null`: the end of the path is no code or name
	 * that anybody would look for, and the breadcrumbs end above it.
	 */
	readonly crumb?: string | null;
	/** Label of the breadcrumb before it, where that is a page by its code: as the code is shown. */
	readonly crumbAbove?: string;
	/** What a caller from this page says first, as it is said: the call that stays names it. */
	readonly reference?: string;
	/** Of the call that stays, where a touch of it means more than the call. */
	readonly called?: IslandRow | undefined;
	/** The breadcrumbs stand below the content: what one comes for has the first screen. */
	readonly crumbsBelow?: boolean;
	/** Its view has `<RestOfStyles>` where this first screen ends; without, the whole style sheets are waited for. */
	readonly firstScreen?: FirstScreen | undefined;
	/** Where the link at the top of the page leads instead of the content: to the part, by its id, that one comes for. */
	readonly skip?: { readonly label: string; readonly to: string };
	readonly structuredData?: readonly PageRecord[];
	readonly status?: 200 | 400 | 403 | 404 | 409 | 410 | 429 | 503;
	/** Set-Cookie values; only of pages that are never cached. */
	readonly cookies?: readonly string[];
	/** False keeps this answer of an indexable page out of search engines: a search, a filter that matches nothing. */
	readonly index?: boolean;
	/** What failed behind a page that stands without it: goes to the log, and the page is kept for seconds only. */
	readonly degraded?: string | undefined;
	/** What parts of the view wait for (`<Waiting>`). What decides status, head and title does not stand here. */
	readonly waits?: readonly Coming<object>[];
	/** Cache-Tag values besides the route id. */
	readonly tags?: readonly string[];
	readonly article?: Article;
}

/** What failed behind data that has come, where the data say so as `PageData.degraded` does. */
export function failureOf(waits: readonly Coming<object>[]): string | undefined {
	return waits
		.map(({ known }) => known && "failure" in known.data && known.data.failure)
		.find((failure) => typeof failure === "string");
}

/** A page, or an early answer: a redirect to the canonical form or to the not-found page. */
export type PageResult = PageData | Response;

export interface Page<Id extends RouteId = RouteId, Ports extends object = object> {
	load(input: PageInput<Id, Ports>): PageResult | Promise<PageResult>;
	/** Every set of parameters the page exists for, for the sitemap; pages without parameters need none. */
	instances?(services: Site & Ports): readonly Params<Id>[];
	/** Queries with which a page without parameters is a page of its own, for sitemap.xml: "page=2". */
	furtherPages?(services: Site & Ports): readonly string[];
	/** The short name of one of them, for lists of pages; where there is none, the route's own. */
	instanceName?(
		params: Params<Id>,
		input: Pick<PageInput<RouteId, Ports>, "language" | "services">,
	): string | undefined;
	/** ISO day of the last change of its text; where this is missing, that of the route's own text. */
	lastChanged?(params: Params<Id>, input: Pick<PageInput<RouteId, Ports>, "language" | "services">): string | undefined;
	/** Answers a POST of one of the page's forms: elsewhere, or with a page that says what stood in the way. */
	action?(input: PageInput<Id, Ports>, form: FormData, env: Env): PageResult | Promise<PageResult>;
}

/** 301 to the canonical spelling; the gateway adds the visitor's query. */
export function movedTo(target: string): Response {
	return new Response(null, { status: 301, headers: { Location: target, "Cache-Control": "no-store" } });
}

/** 303 to what a form led to, or to the step of a booking that is next. @param cookies lines of Set-Cookie */
export function seeOther(target: string, cookies: readonly string[] = []): Response {
	const headers = new Headers({ Location: target, "Cache-Control": "no-store" });
	for (const cookie of cookies) headers.append("Set-Cookie", cookie);
	return new Response(null, { status: 303, headers });
}

/** 302 to the not-found page, in the same language. */
export function nothingHere({ language }: Pick<PageInput, "language">): Response {
	return new Response(null, {
		status: 302,
		headers: { Location: href(language, "notFound"), "Cache-Control": "no-store" },
	});
}

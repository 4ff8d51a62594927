// Turns a route, its data and its texts into what the document's head and breadcrumb say.

import { localize } from "../i18n/language-parameter.ts";
import { isMessageKey, type Values } from "../i18n/messages.ts";
import { type Crumb, pathOf, trail } from "../links.ts";
import { routeOf } from "../routes.ts";
import { openGraphPath } from "./open-graph.ts";
import type { Article, PageData } from "./page.ts";
import type { PageContext } from "./page-context.tsx";
import { pageText } from "./page-text.ts";
import { breadcrumbRecord, webPageRecord } from "./structured-data.ts";
import type { PageRecord } from "./written-records.ts";

export interface DocumentHead {
	/** The whole title as shown in the tab. */
	readonly title: string;
	readonly description: string;
	/** Only an indexable page has a canonical URL and alternates. */
	readonly index: boolean;
	/** The Open Graph picture; its size is that of all of them. */
	readonly image: { readonly path: string; readonly alt: string } | undefined;
	readonly records: readonly PageRecord[];
	readonly crumbs: readonly { readonly label: string; readonly href: string | undefined }[];
	readonly crumbsBelow?: boolean | undefined;
	/** What a caller says first. */
	readonly reference?: string | undefined;
	readonly called?: PageData["called"];
	readonly firstScreen?: PageData["firstScreen"];
	/** A link past all that stands before the part of this id. */
	readonly skip?: PageData["skip"];
	readonly article: Article | undefined;
}

/** The head of a page that search engines are not to know: a title and a description, nothing else. */
export function bareHead(title: string, description: string): DocumentHead {
	return {
		title,
		description,
		index: false,
		image: undefined,
		records: [],
		crumbs: [],
		article: undefined,
	};
}

/** A choice, a place's code, a few small numbers, a day or a month: too little to carry a message. */
const plainValue = /^(?:[A-Za-z]{1,12}(?:-[a-z]{1,12}){0,4}|\d{1,2}(?:,\d{1,2})*|\d{4}-\d\d(?:-\d\d)?)$/;

/**
 * The page's address, in its language, as previews and search engines are told it: without the values that somebody typed,
 * or may have put into a link to be read as ours. A page that its path alone opens, such as a booking, has the home page's.
 */
export function toldUrl({ id, target, config, language }: PageContext): string {
	const { path, index } = routeOf(id);
	const told = !index && path.includes(":") ? "/" : plainTarget(target);
	return config.origin + localize(told, language);
}

function plainTarget(target: string): string {
	const [path = "/", search = ""] = target.split("?");
	if (!search) return path;
	const kept = [...new URLSearchParams(search)].filter(([, value]) => plainValue.test(value));
	return kept.length > 0 ? `${path}?${new URLSearchParams(kept)}` : path;
}

export function headOf(page: PageContext, data: PageData): DocumentHead {
	const { t } = page.messages;
	const { origin } = page.config;
	const values: Values = data.values ?? {};
	const name = data.title ?? pageText("title", page.id, page, values);
	// What a screen reader says first when a form comes back, or has arrived.
	const failed = data.status !== undefined && data.status >= 400;
	const done = data.done ? t("layout.done", { done: data.done, title: name }) : name;
	const title = failed ? t("layout.error", { title: name }) : done;
	const description = data.description ?? pageText("description", page.id, page, values);
	const path = page.target.split("?")[0] ?? "/";
	const shown = trail(path).slice(0, data.crumb === null ? -1 : undefined);
	const crumbs = shown.map((crumb, index, all) => {
		const last = index === all.length - 1;
		const above = index === all.length - 2 ? data.crumbAbove : undefined;
		const label = last && data.crumb ? data.crumb : (above ?? crumbLabel(page, crumb));
		const target = last ? path : crumb.route || above ? crumb.path : listedAt(crumb.segment);
		return { label, href: last || !target ? undefined : localize(target, page.language), target: target ?? path };
	});
	const url = toldUrl(page);
	const index = routeOf(page.id).index && data.index !== false;
	return {
		title,
		description,
		index,
		// Pages that no search engine lists have no picture of their own: when they are shared, the home page's is shown.
		// What is asked of a listed page has that page's.
		image:
			index || (routeOf(page.id).index && page.target !== path)
				? { path: openGraphPath(path, page.language), alt: title }
				: { path: openGraphPath("/", page.language), alt: pageText("title", "home", page) },
		crumbs,
		reference: data.reference,
		called: data.called,
		crumbsBelow: data.crumbsBelow,
		firstScreen: data.firstScreen,
		skip: data.skip,
		article: data.article,
		records: index
			? [
					webPageRecord({
						url,
						name: title,
						description,
						language: page.language,
						origin,
						reviewed: data.article?.reviewed,
					}),
					...(crumbs.length > 1
						? [
								breadcrumbRecord(
									crumbs.map(({ label, target }) => ({ name: label, url: origin + localize(target, page.language) })),
								),
							]
						: []),
					...(data.structuredData ?? []),
				]
			: [],
	};
}

/** `airlines` and other segments without a page of their own have a text too; anything else reads as it is written. */
function crumbLabel(page: PageContext, { route, segment }: Crumb): string {
	if (route) return pageText("name", route, page);
	const key = `segment.${segment}`;
	return isMessageKey(key) ? page.messages.t(key) : segment;
}

const [, assistance] = routeOf("airlineAssistance").path.split("/");

/** A segment without a page of its own leads to the list of what is below it. */
function listedAt(segment: string): string | undefined {
	return segment === assistance ? pathOf("airlineList") : undefined;
}

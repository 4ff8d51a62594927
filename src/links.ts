// Every internal URL, derived from the table of routes.
import { localize } from "./i18n/language-parameter.ts";
import { defaultLanguage, type Language, languageCodes } from "./i18n/languages.ts";
import { type Params, type RouteId, routeIds, routeOf } from "./routes.ts";

export type Query = Readonly<Record<string, string>> | URLSearchParams;

type HrefArguments<Id extends RouteId> = keyof Params<Id> extends never
	? [params?: Record<string, never>, query?: Query]
	: [params: Params<Id>, query?: Query];

/** The path of a page, its parameters percent-encoded, without language. */
export function pathOf<Id extends RouteId>(id: Id, params?: Params<Id>): string {
	const { path } = routeOf(id);
	if (!path.includes(":")) return path;
	return path.replace(/:(\w+)/g, (_, name: string) => {
		const value = (params as Record<string, string> | undefined)?.[name];
		if (value === undefined) throw new Error(`href ${id}: no value for ${name}`);
		return encodeURIComponent(value);
	});
}

/** A typed link to a page in a language; `query` keeps its order, the language comes last. */
export function href<Id extends RouteId>(language: Language, id: Id, ...[params, query]: HrefArguments<Id>): string {
	return localize(pathOf(id, params as Params<Id>) + suffix(query), language);
}

function suffix(query: Query | undefined): string {
	if (!query) return "";
	const text = query instanceof URLSearchParams ? query.toString() : queryText(query);
	return text && `?${text}`;
}

function queryText(query: Readonly<Record<string, string>>): string {
	return Object.entries(query)
		.map(([name, value]) => `${queryValue(name)}=${queryValue(value)}`)
		.join("&");
}

/**
 * A value as it stands in a query, just as URLSearchParams writes it: most are plain, and making one for each of fifty links of a
 * page costs more than drawing them.
 */
export function queryValue(text: string): string {
	return /^[\w.*-]*$/.test(text) ? text : new URLSearchParams([["", text]]).toString().slice(1);
}

export interface Alternate {
	/** A language code, or `x-default`. */
	readonly hreflang: string;
	readonly target: string;
}

/** hreflang alternates of a page, x-default (English) last; targets are without origin. */
export function alternates(target: string): Alternate[] {
	return [
		...languageCodes.map((language) => ({ hreflang: language, target: localize(target, language) })),
		{ hreflang: "x-default", target: localize(target, defaultLanguage) },
	];
}

export interface Crumb {
	/** Path of this crumb; the first is `/`. */
	readonly path: string;
	/** The raw segment, decoded; empty for the home page. */
	readonly segment: string;
	/** The page at that path, where there is one without parameters. */
	readonly route: RouteId | undefined;
}

const staticPaths = new Map(
	routeIds.filter((id) => !routeOf(id).path.includes(":")).map((id) => [routeOf(id).path, id]),
);

/** The breadcrumb trail of a path, from its segments; the last crumb is the page itself. */
export function trail(path: string): Crumb[] {
	const segments = path.split("/").filter(Boolean);
	const crumbs = segments.map((segment, index) => {
		const crumbPath = `/${segments.slice(0, index + 1).join("/")}`;
		return { path: crumbPath, segment: decodeURIComponent(segment), route: staticPaths.get(crumbPath) };
	});
	return [{ path: "/", segment: "", route: staticPaths.get("/") }, ...crumbs];
}

/** Groups whose pages are listed together: in the footer, and beside each of them. */
export const listedGroups = ["deals", "help", "guides", "company", "legal"] as const;

/** Pages without parameters; the table's order is the list's. */
export function pagesOf(group: (typeof listedGroups)[number]): RouteId[] {
	return routeIds.filter((id) => routeOf(id).group === group && routeOf(id).index && !routeOf(id).path.includes(":"));
}

// Where the list stands in the URL: which part of it, which rows alone, which of them is open.
import { type Arrangement, arrangementParams, shownAtOnce } from "../../../flights/offers/arrange.ts";
import { type FlightQuery, flightSearchText } from "../../../flights/query.ts";
import { localize } from "../../../i18n/language-parameter.ts";
import { onceOf } from "../../../i18n/once-of.ts";
import { pathOf, queryValue } from "../../../links.ts";
import { usePage } from "../../../page/page-context.tsx";
import { arrangementOf } from "../read-arrangement.ts";

/** Where the filters stand. */
export const filtersId = "filters";

/** No list is longer. */
const maxPage = 99;

/** Which part of the list is asked for, from 1. */
export function readPage(query: URLSearchParams): number {
	const page = Number(query.get("page") ?? 1);
	return Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1;
}

/** Positions among the offers of the search, as the list's script asks for rows that the page does not have. */
export function readRows(query: URLSearchParams): readonly number[] | undefined {
	const asked = query.get("rows");
	if (asked === null) return undefined;
	const rows = asked.split(".").filter(Boolean).map(Number);
	return [...new Set(rows)].filter((row) => Number.isInteger(row) && row >= 0).slice(0, 2 * shownAtOnce);
}

const keptNames = { prices: /^(?:grid|calendar|graph)$/, month: /^\d{4}-\d\d$/, offer: /^[\w.:~-]{1,200}$/ };
/** Any of them: most addresses have none, and are read no further. */
const someKept = new RegExp(`(?:${Object.keys(keptNames).join("|")})=`);

/** The search with what no filter or order changes: the prices of other days and the itinerary of a link stay in sight. */
export function useKept(search: URLSearchParams): URLSearchParams {
	const [, query = ""] = usePage().target.split("?");
	if (!someKept.test(query)) return search;
	const asked = new URLSearchParams(query);
	const kept = new URLSearchParams(search);
	for (const [name, shape] of Object.entries(keptNames)) {
		const value = asked.get(name) ?? "";
		if (shape.test(value)) kept.set(name, value);
	}
	return kept;
}

/** A search behind the same filters, but for airports that it does not go to, in the same order. */
export function useSearchLink(arrangement: Arrangement): (query: FlightQuery) => string {
	const { language } = usePage();
	const path = pathOf("flightResults");
	const usual = arrangement.choice.size === 0 ? arrangementText(arrangement) : undefined;
	return (query) => {
		const arranged = usual ?? arrangementText(arrangementOf(arrangement, query));
		return localize(`${path}?${flightSearchText(query)}${arranged}`, language);
	};
}

/** This list in another order, or behind other filters. What they have in common is written once. */
export function useArrangedLink(search: URLSearchParams): (arrangement: Arrangement) => string {
	const { language } = usePage();
	const path = `${pathOf("flightResults")}?${search}`;
	return (arrangement) => localize(path + arrangementText(arrangement), language);
}

function arrangementText(arrangement: Arrangement): string {
	const params = arrangementParams(new URLSearchParams(), arrangement);
	return params.size > 0 ? `&${params}` : "";
}

interface Part {
	readonly page?: number | undefined;
	/** Id of the offer whose row is open. */
	readonly open?: string | undefined;
}

/** A link to a part of a list, or to one of its rows opened, with what it leads to in the page. */
export type ListLink = (part: Part, at: string) => string;

/** This list in the same order behind the same filters, at another part or with another row open. */
export function useListLink(kept: URLSearchParams, arrangement: Arrangement): ListLink {
	const { language } = usePage();
	const path = `${pathOf("flightResults")}?${arrangementParams(kept, arrangement)}`;
	// Each row has one: what they have in common is written once, in the order that `href` keeps.
	const named = localize(path, language).slice(path.length);
	return ({ page = 1, open }, at) => {
		const part = page > 1 ? `&page=${page}` : "";
		return `${path}${part}${open === undefined ? "" : `&open=${queryValue(open)}`}${named}#${at}`;
	};
}

interface Stamped {
	readonly id: string;
	readonly total: { readonly minor: number };
}

/** Tells whether two answers hold the same offers at the same positions (FNV-1a, 32 bits). */
export const stampOf = onceOf((offers: readonly Stamped[]): string => {
	let hash = 0x811c9dc5;
	for (const { id, total } of offers) {
		for (const sign of `${id} ${total.minor};`) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
	}
	return (hash >>> 0).toString(36);
});

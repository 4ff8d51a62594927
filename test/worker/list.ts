// The list of a results page as its visitors get it: part by part, and row by row.
import { type Read, read } from "./site.ts";

type Get = (target: string) => Promise<Response>;
type Row = ReturnType<Read["document"]["querySelectorAll"]>[number];

function withParameter(target: string, name: string, value: string): string {
	const [path = "", search] = target.split("#")[0]?.split("?") ?? [];
	const query = new URLSearchParams(search);
	query.set(name, value);
	return `${path}?${query}`;
}

const carried = ({ document }: Read) =>
	JSON.parse(document.querySelector('[data-island="filters"]')?.getAttribute("data-props") ?? "{}").offers;

/** How many itineraries the search found; the fares of the same flights are one. */
export const countOf = (page: Read): number => carried(page)?.worth.length ?? 0;

/** How many offers it found. */
export const offersOf = (page: Read): number => carried(page)?.rows.length ?? 0;

/** The rows that the filters leave, from the first part of the list to the last. */
export async function allRows(get: Get, target: string): Promise<Row[]> {
	const rows: Row[] = [];
	for (let page = 1; page < 20; page++) {
		const { document } = await read(await get(withParameter(target, "page", String(page))));
		rows.push(...document.querySelectorAll("[data-offer]"));
		if (document.querySelector("[data-more]:not([hidden])") === null) return rows;
	}
	throw new Error(`${target} does not end`);
}

/** Some rows opened, as the list's script asks for them. */
export async function openedRows(get: Get, target: string, positions: readonly number[]): Promise<Read> {
	return read(await get(withParameter(target, "rows", positions.join("."))));
}

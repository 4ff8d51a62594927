// The filters and the order of this page's address: what links to the same trip on other days take along.
import { type Arrangement, readRanking } from "../../../flights/offers/arrange.ts";
import { readChoice } from "../../../flights/offers/facets.ts";
import { usePage } from "../../../page/page-context.tsx";

export function useWish(): Arrangement {
	const params = new URLSearchParams(usePage().target.split("?")[1]);
	return { ranking: readRanking(params), choice: readChoice(params) };
}

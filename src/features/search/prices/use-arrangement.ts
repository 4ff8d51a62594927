// The filters and the order of this page's address: what links to the same trip on other days take along.
import type { Arrangement } from "../../../flights/offers/arrange.ts";
import type { FlightQuery } from "../../../flights/query.ts";
import { usePage } from "../../../page/page-context.tsx";
import { readArrangement } from "../read-arrangement.ts";

export function useArrangement(query: FlightQuery): Arrangement {
	return readArrangement(new URLSearchParams(usePage().target.split("?")[1]), query);
}

// A search that is asked for other than by its form: some rows for the list's script, with a place in the line, by somebody who
// would rather prove to be a person than wait.
import { personParameter, placeCookieName, type Spending, TooMany, tooSoon } from "../../../edge/spending.ts";
import { factsOf } from "../../../flights/facts.ts";
import type { Arrangement } from "../../../flights/offers/arrange.ts";
import type { Offer } from "../../../flights/offers/offer.ts";
import { SearchUnpaid } from "../../../flights/paid-search.ts";
import { type FlightQuery, flightSearchParams } from "../../../flights/query.ts";
import { href } from "../../../links.ts";
import { type PageData, type PageInput, seeOther } from "../../../page/page.ts";
import { Rows } from "./offer-list.tsx";

interface RowsWanted {
	readonly rows: readonly number[];
	readonly query: FlightQuery;
	readonly arrangement: Arrangement;
	readonly about: Pick<PageData, "title" | "crumb" | "crumbsBelow">;
	readonly spending: Spending;
}

/** Some rows of the same search, which the list's script puts among those that it has; nobody else comes here. */
export async function rowsAlone(
	found: Promise<{ readonly offers: readonly Offer[] }>,
	{ rows, query, arrangement, about, spending }: RowsWanted,
): Promise<PageData> {
	const { offers } = await found.catch((error: unknown) => {
		if (!(error instanceof SearchUnpaid)) throw error;
		throw error.permit.kind === "silent" ? new TooMany(60) : tooSoon(error.permit, spending);
	});
	const search = flightSearchParams(query);
	return {
		...about,
		view: <Rows {...{ offers, facts: factsOf(offers), rows, search, arrangement }} dated={query.flex > 0} />,
	};
}

/** As src/effects/line.ts names places. */
const ticketShape = /^[\da-f-]{36}$/;

/** Whoever waited for a turn: on to the same search, with the place in a cookie and not in the address. */
export function withPlace(
	{ query, language, spending }: Pick<PageInput, "query" | "language" | "spending">,
	place: string,
) {
	const search = new URLSearchParams([...query].filter(([name]) => name !== placeCookieName));
	return seeOther(
		href(language, "flightResults", {}, search),
		ticketShape.test(place) ? [spending.placeCookie(place)] : [],
	);
}

/** Whoever does not want to wait: the answer to who has to has the check for people. What can run, or cannot at all, says so itself. */
export async function askPerson({ query, language, spending }: Pick<PageInput, "query" | "language" | "spending">) {
	const permit = await spending.charge("search");
	if (permit.kind === "wait") throw tooSoon(permit, spending);
	if (permit.kind === "granted") await permit.giveBack(permit.units);
	const search = new URLSearchParams([...query].filter(([name]) => name !== personParameter));
	return seeOther(href(language, "flightResults", {}, search));
}

// The airline that an address names to one of the forms about a ticket, by the code that it has today.
import { currentAirline } from "../../places/airlines/carriers.ts";

/** A choice that we do not know stays as it is: the form says what is wrong with it. */
export function withAirlineNow(query: URLSearchParams): URLSearchParams {
	const asked = query.get("airline");
	const airline = asked ? currentAirline(asked) : undefined;
	if (!airline) return query;
	const known = new URLSearchParams(query);
	known.set("airline", airline.code);
	return known;
}

// Whose a ticket is, by the first three of its 13 digits: the numeric codes that IATA gave the airlines our travelers meet
// most. Only those we are sure of; another's ticket is told as some airline's.
import { type Airline, findAirlineByCode } from "../../places/airlines/airlines.ts";

const codes: Readonly<Record<string, string>> = {
	...{ "001": "AA", "006": "DL", "014": "AC", "016": "UA", "027": "AS", "036": "Y4", "044": "AR", "045": "LA" },
	...{ "075": "IB", "134": "AV", "139": "AM", "230": "CM", "279": "B6", "422": "F9", "487": "NK", "526": "WN" },
};

/** @param start the first three digits of a ticket */
export function airlineOfTicket(start: string): Airline | undefined {
	return findAirlineByCode(codes[start] ?? "");
}

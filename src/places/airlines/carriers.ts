// What carriers are called whose code stands on a flight, those without a page here as well.
import { fold } from "../../i18n/fold.ts";
import { once } from "../../i18n/once.ts";
import { carrierTable } from "../data/carriers.ts";
import { type Airline, findAirlineByCode } from "./airlines.ts";

interface Carrier {
	readonly name: string;
	/** The code of the airline that sells its flights today. */
	readonly now: string | undefined;
}

const carriers = once((): ReadonlyMap<string, Carrier> => {
	const rows = carrierTable.trim().split("\n");
	return new Map(
		rows.map((row) => {
			const [code = "", name = "", now] = row.split("|");
			return [code, { name, now }] as const;
		}),
	);
});

/** The name of an airline or of a carrier that flies for airlines, by IATA code in either case; undefined where we know none. */
export function carrierName(code: string): string | undefined {
	return findAirlineByCode(code)?.name ?? carriers().get(code.toUpperCase())?.name;
}

/** The airline that a code or a name means today: of a merged airline (UK, "Vistara") or a company of a group (JJ) the one that sells its flights. */
export function currentAirline(codeOrName: string): Airline | undefined {
	const own = findAirlineByCode(carrierCodeNow(codeOrName));
	if (own) return own;
	const name = fold(codeOrName);
	const [, named] = [...carriers()].find((entry) => fold(entry[1].name) === name) ?? [];
	return findAirlineByCode(named?.now ?? "");
}

/** The code under which the flights of a carrier are sold today, "AI" for "UK", in either case. One that we do not know stays as it is. */
export function carrierCodeNow(code: string): string {
	return findAirlineByCode(code)?.code ?? carriers().get(code.toUpperCase())?.now ?? code;
}

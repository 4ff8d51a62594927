// The airlines our travelers meet most, with what is stable about each; routes and fares are never claimed from here.

import { fold } from "../../i18n/fold.ts";
import { airlineTable, ceased } from "./airline-rows.ts";

type Alliance = "Star Alliance" | "oneworld" | "SkyTeam";

type AirlineStatus =
	| { readonly kind: "flying" }
	/** ISO date on which it stopped flying. */
	| { readonly kind: "ceased"; readonly date: string };

export interface Airline {
	/** IATA code of two characters, in capitals. */
	readonly code: string;
	readonly name: string;
	/** The name in URLs: "united-airlines". */
	readonly slug: string;
	/** ISO 3166-1 alpha-2. */
	readonly country: string;
	/** Airport codes of its hubs or main bases, the largest first. */
	readonly hubs: readonly string[];
	/** Null also where a move between alliances could not be confirmed. */
	readonly alliance: Alliance | null;
	/** Its own website; absent where none is known or left. */
	readonly website?: string;
	readonly status: AirlineStatus;
	/** Has pages of its own on our site. */
	readonly listed: boolean;
}

const alliances: readonly string[] = ["Star Alliance", "oneworld", "SkyTeam"] satisfies Alliance[];

function isAlliance(text: string): text is Alliance {
	return alliances.includes(text);
}

/** Reads a line of a table like ours; what is left out at its end is not known. */
export function readAirline(line: string): Airline {
	const [code = "", name = "", country = "", alliance = "", hubs = "", website = "", page = ""] = line.split("|");
	const date = ceased[code];
	return {
		code,
		name,
		slug: fold(name).replaceAll(" ", "-"),
		country,
		hubs: hubs.split(" "),
		alliance: isAlliance(alliance) ? alliance : null,
		...(website && { website }),
		status: date ? { kind: "ceased", date } : { kind: "flying" },
		listed: page === "page",
	};
}

/** Those of the United States first, then by region. */
export const airlines: readonly Airline[] = airlineTable.trim().split("\n").map(readAirline);

const byCode = new Map(airlines.map((airline) => [airline.code, airline]));
const bySlug = new Map(airlines.map((airline) => [airline.slug, airline]));

/** Finds an airline by its IATA code, in either case. */
export function findAirlineByCode(code: string): Airline | undefined {
	return byCode.get(code.toUpperCase());
}

export function findAirlineBySlug(slug: string): Airline | undefined {
	return bySlug.get(slug);
}

/** The others of its alliance that have pages here. */
export function partnersOf({ alliance, code }: Airline): readonly Airline[] {
	if (!alliance) return [];
	return flyingAirlines().filter((other) => other.listed && other.alliance === alliance && other.code !== code);
}

/** Gives the airlines that still fly: what a search, a sample or a deal may offer. */
export function flyingAirlines(): readonly Airline[] {
	return airlines.filter((airline) => airline.status.kind === "flying");
}

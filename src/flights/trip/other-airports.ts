// Where a trip does not go on, or does not end, at the airport that its traveler counts on: their car stands at the other one.

import { formatDistance } from "../../i18n/distances.ts";
import type { Translate, Words } from "../../i18n/messages.ts";
import { airportName } from "../../places/labels.ts";
import { airportIn, type Ends, flownIn, kmBetween } from "./flight-airports.ts";
import { comesBack } from "./turn.ts";

export interface OtherAirport {
	/** `onward`: the next flight leaves from another airport than the last one landed at. `return`: it ends at another than it began. */
	readonly kind: "onward" | "return";
	/** The airport in question, and the one that was to be expected. */
	readonly at: string;
	readonly not: string;
	/** Which slice this is about, from 0. */
	readonly slice: number;
}

/** In the order of the trip. Who ends far from where they began does not return. */
export function otherAirports(slices: readonly Ends[]): readonly OtherAirport[] {
	const [first, last] = [slices[0], slices.at(-1)];
	const onward = slices.slice(1).flatMap(({ origin }, index): OtherAirport[] => {
		const landed = slices[index]?.destination ?? origin;
		return landed === origin ? [] : [{ kind: "onward", at: origin, not: landed, slice: index + 1 }];
	});
	if (!first || !last || first.origin === last.destination || !comesBack(slices)) return onward;
	return [...onward, { kind: "return", at: last.destination, not: first.origin, slice: slices.length - 1 }];
}

/** "You return to IAH, not HOU": for where there is little room. */
export function otherAirportInBrief({ kind, at, not }: OtherAirport, t: Translate): string {
	return t(kind === "return" ? "airports.return" : "airports.onward", { at, not });
}

/** The same with the airports' names and how far apart they are. */
export function otherAirportsText(slices: readonly Ends[], words: Words): string[] {
	return otherAirports(slices).map((other) => {
		const names = namesText(other, slices, words);
		return [`${otherAirportInBrief(other, words.t)}.`, ...(names ? [names] : [])].join(" ");
	});
}

function namesText({ at, not }: OtherAirport, slices: readonly Ends[], { t, language }: Words): string | undefined {
	const flights = flownIn(slices);
	const [one, other, km] = [airportIn(flights, at), airportIn(flights, not), kmBetween(flights, at, not)];
	if (!one || !other || km === undefined) return undefined;
	return t("airports.names", {
		...{ at, name: airportName(one, language), not, notName: airportName(other, language) },
		distance: formatDistance(km, language),
	});
}

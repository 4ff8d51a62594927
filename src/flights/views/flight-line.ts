// One flight in a line, by the clocks of its airports.
import { formatClock } from "../../i18n/clocks.ts";
import { formatDay } from "../../i18n/formats.ts";
import type { Language } from "../../i18n/languages.ts";
import type { Words } from "../../i18n/messages.ts";
import { dateOf } from "../../time/local-time.ts";
import { flightName, isCodeShare, type Segment } from "../offers/offer.ts";
import { landingText } from "./stops-text.ts";

export interface Flight {
	/** What it is called: the airline and its number. */
	readonly name: string;
	readonly origin: string;
	readonly destination: string;
	/** By the clocks of its airports: "2026-12-01T08:00". */
	readonly departingAt: string;
	readonly arrivingAt: string;
}

/** "B6 371, Sun, Feb 14: BOG 1:40 PM – MCO 6:10 PM" */
export function flightLine(flight: Flight, style: "day" | "shortDay", language: Language): string {
	const { name, origin, departingAt, destination, arrivingAt } = flight;
	const [left, arrived] = [dateOf(departingAt), dateOf(arrivingAt)];
	const next = left === arrived ? "" : ` (${formatDay(arrived, language, style)})`;
	const [departs, arrives] = [formatClock(departingAt, language), formatClock(arrivingAt, language)];
	return `${name}, ${formatDay(left, language, style)}: ${origin} ${departs} – ${destination} ${arrives}${next}`;
}

/** The same with landings on the way and who flies it: "…, Stop in Bogotá (BOG), 2 h, same plane, operated by SkyWest Airlines". */
export function segmentLine(segment: Segment, words: Words): string {
	const { t, language } = words;
	return [
		flightLine({ ...segment, name: flightName(segment) }, "shortDay", language),
		...(segment.landings ?? []).map((landing) => landingText(landing, { segments: [segment] }, words)),
		...(isCodeShare(segment) ? [t("deal.operated", { carrier: segment.operatingCarrier.name })] : []),
	].join(", ");
}

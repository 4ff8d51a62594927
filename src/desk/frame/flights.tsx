// The flights of a trip as an agent reads them out: a line each, by the clocks of its airports.
import type { Slice } from "../../flights/offers/offer.ts";
import { flightLine, segmentLine } from "../../flights/views/flight-line.ts";
import type { Language } from "../../i18n/languages.ts";
import { phrase } from "../../i18n/messages.ts";
import { usePage } from "../../page/page-context.tsx";
import { carrierName } from "../../places/airlines/carriers.ts";
import { cityName } from "../../places/airports.ts";

interface FlightsProps {
	readonly of: readonly (Slice | null)[];
	/** What is said of a way that is not flown. */
	readonly none: string;
}

export function Flights({ of, none }: FlightsProps) {
	const words = usePage();
	const lines = of.flatMap((slice) => slice?.segments.map((one) => segmentLine(one, words)) ?? [none]);
	return lines.map((line) => <p key={line}>{line}</p>);
}

/**
 * As `flightsOf` writes them into a booking's history: "B6 371 BOG 2027-02-14T13:40 MCO 2027-02-14T18:10", and behind it, where there
 * are any, "via" with the codes of landings on the way and "by" with another operator.
 */
const kept =
	/^(\w+) (\S+) ([A-Z]{3}) (\d{4}-\d\d-\d\dT\d\d:\d\d)(?::\d\d)? ([A-Z]{3}) (\d{4}-\d\d-\d\dT\d\d:\d\d)(?::\d\d)?(?: via ([A-Z,]+))?(?: by (.+))?$/;

/** One way of a history in words: "JetBlue B6 371, Feb 14, 2027: BOG 1:40 PM – MCO 6:10 PM; …". Undefined where the text is none. */
export function keptFlights(text: string, language: Language): string | undefined {
	const lines = text.split("; ").map((one) => {
		const [, code = "", number, origin = "", departingAt = "", destination = "", arrivingAt = "", via, by] =
			kept.exec(one) ?? [];
		if (!number) return undefined;
		const name = [carrierName(code), code, number].filter(Boolean).join(" ");
		return [
			flightLine({ name, origin, departingAt, destination, arrivingAt }, "day", language),
			...(via
				? via.split(",").map((code) => phrase(language, "landing.at", { city: cityName(code, language), code }))
				: []),
			...(by ? [phrase(language, "deal.operated", { carrier: by })] : []),
		].join(", ");
	});
	return lines.includes(undefined) ? undefined : lines.join("; ");
}

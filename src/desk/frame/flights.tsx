// The flights of a trip as an agent reads them out: a line each, by the clocks of its airports.
import { flightName, type Slice } from "../../flights/offers/offer.ts";
import { formatClock } from "../../i18n/clocks.ts";
import { formatDay } from "../../i18n/formats.ts";
import { usePage } from "../../page/page-context.tsx";
import { dateOf } from "../../time/local-time.ts";

interface FlightsProps {
	readonly of: readonly (Slice | null)[];
	/** What is said of a way that is not flown. */
	readonly none: string;
}

export function Flights({ of, none }: FlightsProps) {
	const { language } = usePage();
	const lines = of.flatMap(
		(slice) =>
			slice?.segments.map((one) => {
				const [left, arrived] = [dateOf(one.departingAt), dateOf(one.arrivingAt)];
				const day = formatDay(left, language, "shortDay");
				const next = left === arrived ? "" : ` (${formatDay(arrived, language, "shortDay")})`;
				const [departs, arrives] = [formatClock(one.departingAt, language), formatClock(one.arrivingAt, language)];
				return `${flightName(one)}, ${day}: ${one.origin} ${departs} – ${one.destination} ${arrives}${next}`;
			}) ?? [none],
	);
	return lines.map((line) => <p key={line}>{line}</p>);
}

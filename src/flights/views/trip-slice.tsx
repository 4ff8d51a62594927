// One direction of a chosen trip: the day, both codes with the arc between them, local times, flights, who flies them.
import type { ReactNode } from "react";
import { formatDay } from "../../i18n/formats.ts";
import { formatDuration } from "../../i18n/plain.ts";
import { usePage } from "../../page/page-context.tsx";
import { layoversOf } from "../layovers.ts";
import { flightName, isCodeShare, type Segment, type Slice } from "../offers/offer.ts";
import { landingsOf } from "../stops.ts";
import { cityIn } from "../trip/flight-airports.ts";
import { FlightArc } from "./flight-arc.tsx";
import { LocalTime } from "./local-time.tsx";
import { landingText, layoverText, stopsText } from "./stops-text.ts";

interface TripSliceProps {
	readonly slice: Slice;
	/** Instead of the line that names the flights. */
	readonly children?: ReactNode;
}

export function TripSlice({ slice, children }: TripSliceProps) {
	const { t, language } = usePage();
	const [first, last] = [slice.segments[0], slice.segments.at(-1)];
	if (!first || !last) return null;
	const day = first.departingAt.slice(0, 10);
	return (
		<div className="trip-slice">
			<p className="trip-day">
				<time dateTime={day}>{formatDay(day, language)}</time>{" "}
				<span>
					{stopsText(slice, { t, language })} · {formatDuration(slice.durationMinutes)}
				</span>
			</p>
			<div className="trip-route">
				<Place flight={first} code={slice.origin} local={first.departingAt} />
				<FlightArc stops={slice.stops} />
				<Place flight={last} code={slice.destination} local={last.arrivingAt} dayChange={slice.dayChange} />
			</div>
			{children ?? <Flights slice={slice} />}
		</div>
	);
}

interface PlaceProps {
	/** The flight that leaves or arrives there. */
	readonly flight: Segment;
	readonly code: string;
	readonly local: string;
	readonly dayChange?: number;
}

function Place({ flight, code, local, dayChange = 0 }: PlaceProps) {
	const { language } = usePage();
	return (
		<p className="trip-place">
			<strong>{code}</strong> <span>{cityIn([flight], code, language)}</span>{" "}
			<LocalTime local={local} dayChange={dayChange} />
		</p>
	);
}

function Flights({ slice }: { slice: Slice }) {
	const words = usePage();
	const { t } = words;
	const { segments } = slice;
	const layovers = layoversOf(slice)
		.map((layover) => layoverText(layover, slice, words))
		.join(", ");
	const landings = landingsOf(slice).map((landing) => landingText(landing, slice, words));
	const carriers = [...new Set(segments.map(({ marketingCarrier }) => marketingCarrier.name))].join(", ");
	const operators = segments
		.filter(isCodeShare)
		.map((segment) => t("itinerary.operated", { flight: flightName(segment), carrier: segment.operatingCarrier.name }));
	return (
		<p className="trip-flights">
			{segments.map(flightName).join(", ")} · {carriers}
			{layovers && <span>{t("itinerary.layovers", { layovers })}</span>}
			{landings.length > 0 && <span>{landings.join("; ")}</span>}
			{/* 14 CFR 257.5 */}
			{operators.length > 0 && <span>{[...new Set(operators)].join(" ")}</span>}
		</p>
	);
}

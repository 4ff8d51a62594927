// One direction of a chosen trip: the day, both codes with the arc between them, local times, flights, who flies them.
import type { ReactNode } from "react";
import { formatDay } from "../../i18n/formats.ts";
import { formatDuration } from "../../i18n/plain.ts";
import { usePage } from "../../page/page-context.tsx";
import { cityName } from "../../places/airports.ts";
import { layoversOf } from "../layovers.ts";
import { flightName, isCodeShare, type Slice } from "../offers/offer.ts";
import { FlightArc } from "./flight-arc.tsx";
import { useLayoverText } from "./layover-text.ts";
import { LocalTime } from "./local-time.tsx";

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
					{slice.stops === 0 ? t("itinerary.nonstop") : t("itinerary.stops", { count: slice.stops })} ·{" "}
					{formatDuration(slice.durationMinutes)}
				</span>
			</p>
			<div className="trip-route">
				<Place code={slice.origin} local={first.departingAt} />
				<FlightArc stops={slice.stops} />
				<Place code={slice.destination} local={last.arrivingAt} dayChange={slice.dayChange} />
			</div>
			{children ?? <Flights slice={slice} />}
		</div>
	);
}

interface PlaceProps {
	readonly code: string;
	readonly local: string;
	readonly dayChange?: number;
}

function Place({ code, local, dayChange = 0 }: PlaceProps) {
	const { language } = usePage();
	return (
		<p className="trip-place">
			<strong>{code}</strong> <span>{cityName(code, language)}</span> <LocalTime local={local} dayChange={dayChange} />
		</p>
	);
}

function Flights({ slice }: { slice: Slice }) {
	const { t } = usePage();
	const layoverText = useLayoverText();
	const { segments } = slice;
	const layovers = layoversOf(slice).map(layoverText).join(", ");
	const carriers = [...new Set(segments.map(({ marketingCarrier }) => marketingCarrier.name))].join(", ");
	const operators = segments
		.filter(isCodeShare)
		.map((segment) => t("itinerary.operated", { flight: flightName(segment), carrier: segment.operatingCarrier.name }));
	return (
		<p className="trip-flights">
			{segments.map(flightName).join(", ")} · {carriers}
			{layovers && <span>{t("itinerary.layovers", { layovers })}</span>}
			{/* 14 CFR 257.5 */}
			{operators.length > 0 && <span>{[...new Set(operators)].join(" ")}</span>}
		</p>
	);
}

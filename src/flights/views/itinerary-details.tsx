// What unfolds below an itinerary: every flight and change by the clock, bags, and what the fare rules say.
import { Fragment, type ReactNode } from "react";
import { formatDay, formatDuration } from "../../i18n/formats.ts";
import { type Language, languages } from "../../i18n/languages.ts";
import { formatMoney } from "../../money/money.ts";
import { usePage } from "../../page/page-context.tsx";
import { findPlace } from "../../places/airports.ts";
import { placeLabel } from "../../places/labels.ts";
import { dayChange } from "../../time/local-time.ts";
import { layoversOf } from "../layovers.ts";
import { type Condition, flightName, type Offer, type Segment, type Slice } from "../offers/offer.ts";
import { useDirectionNames } from "./itinerary-words.ts";
import { useLayoverText } from "./layover-text.ts";
import { LocalTime } from "./local-time.tsx";

interface ItineraryDetailsProps {
	readonly slices: readonly Slice[];
	/** The terms. */
	readonly children: ReactNode;
}

export function ItineraryDetails({ slices, children }: ItineraryDetailsProps) {
	const { t } = usePage();
	const directions = useDirectionNames(slices);
	return (
		<details className="itinerary-more">
			<summary>{t("itinerary.details")}</summary>
			{slices.map((slice, index) => (
				<Timetable key={slice.origin + slice.segments[0]?.departingAt} slice={slice} direction={directions[index]} />
			))}
			{children}
		</details>
	);
}

interface TimetableProps {
	readonly slice: Slice;
	/** What it is called beside the others. */
	readonly direction?: string | undefined;
}

/** Every flight of a direction with times, places and who flies it (14 CFR 257.5), and the changes between. */
export function Timetable({ slice, direction }: TimetableProps) {
	const { language } = usePage();
	const layoverText = useLayoverText();
	const layovers = layoversOf(slice);
	const day = slice.segments[0]?.departingAt.slice(0, 10) ?? "";
	return (
		<>
			<p className="timetable-day">{[...(direction ? [direction] : []), formatDay(day, language)].join(" · ")}</p>
			<ol className="timetable">
				{slice.segments.map((segment, index) => {
					const layover = layovers[index];
					return (
						<Fragment key={segment.departingAt}>
							<Flight segment={segment} day={day} />
							{layover && <li className="timetable-change">{layoverText(layover)}</li>}
						</Fragment>
					);
				})}
			</ol>
		</>
	);
}

/** `day`: of the direction's departure, from which the marks of a later day count. */
function Flight({ segment, day }: { segment: Segment; day: string }) {
	const { t, language } = usePage();
	const { origin, destination, departingAt, arrivingAt, marketingCarrier, operatingCarrier, durationMinutes } = segment;
	const start = `${day}T00:00`;
	return (
		<li>
			<span>
				<LocalTime local={departingAt} dayChange={dayChange(start, departingAt)} /> {labelOf(origin, language)}
			</span>
			<span>
				<LocalTime local={arrivingAt} dayChange={dayChange(start, arrivingAt)} /> {labelOf(destination, language)}
			</span>
			<span className="text-muted">
				{t("itinerary.flight", {
					flight: flightName(segment),
					carrier: marketingCarrier.name,
					operator: operatingCarrier.name,
					duration: formatDuration(durationMinutes),
				})}
			</span>
		</li>
	);
}

function labelOf(code: string, language: Language): string {
	const place = findPlace(code);
	return place ? placeLabel(place, language) : code;
}

interface TermsProps {
	readonly offer: Offer;
	/** It was booked: how it may be paid is no longer the fare's to say. */
	readonly booked?: boolean;
}

/** What the fare rules say of changing, canceling and paying. */
export function Terms({ offer: { conditions, payment }, booked = false }: TermsProps) {
	const { t } = usePage();
	const text = useConditionText();
	return (
		<ul className="itinerary-terms">
			<li>{text("change", conditions.change)}</li>
			<li>{text("refund", conditions.refund)}</li>
			{!booked && <li>{payment.instant ? t("terms.instant") : t("terms.hold")}</li>}
		</ul>
	);
}

/** "Changes: for $75.00 plus any difference in fare" */
function useConditionText(): (kind: "change" | "refund", condition: Condition | null) => string {
	const { t, language } = usePage();
	return (kind, condition) => {
		if (!condition) return t(`terms.${kind}.unknown`);
		if (!condition.allowed) return t(`terms.${kind}.no`);
		if (!condition.penalty) return t(`terms.${kind}.yes`);
		if (condition.penalty.minor === 0) return t(`terms.${kind}.free`);
		return t(`terms.${kind}.fee`, { fee: formatMoney(condition.penalty, languages[language].locale) });
	};
}

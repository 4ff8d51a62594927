// What an itinerary opens into: every flight and change by the clock, bags, what the fare rules say, what the price is made of.
import { Fragment, type ReactNode } from "react";
import { formatDay, formatDuration, unbroken } from "../../i18n/formats.ts";
import { type Language, languages } from "../../i18n/languages.ts";
import { formatMoney, money } from "../../money/money.ts";
import { usePage } from "../../page/page-context.tsx";
import { findPlace } from "../../places/airports.ts";
import { placeLabel } from "../../places/labels.ts";
import { dayChange } from "../../time/local-time.ts";
import { CallLink } from "../../ui/call-link.tsx";
import { layoversOf } from "../layovers.ts";
import { bagPrice, wholePrice } from "../offers/bags.ts";
import { type Condition, flightName, type Offer, type Segment, type Slice } from "../offers/offer.ts";
import { headCount, priceParts } from "../quote.ts";
import { useDirectionNames, useOfferName } from "./itinerary-words.ts";
import { useLayoverText } from "./layover-text.ts";
import { LocalTime } from "./local-time.tsx";
import { PriceLines, useMoney } from "./price-lines.tsx";

interface ItineraryDetailsProps {
	/** The fare that the row stands for. */
	readonly offer: Offer;
	/** All fares of its flights. */
	readonly fares: readonly Offer[];
	/** What can be done with a fare. */
	readonly actions?: ((fare: Offer) => ReactNode) | undefined;
}

export function ItineraryDetails({ offer: { slices }, fares, actions }: ItineraryDetailsProps) {
	const { t } = usePage();
	const directions = useDirectionNames(slices);
	return (
		<div className="itinerary-more">
			<div className="itinerary-flights">
				{slices.map((slice, index) => (
					<div key={slice.origin + slice.segments[0]?.departingAt}>
						<Timetable slice={slice} direction={directions[index]} />
					</div>
				))}
			</div>
			<div className="itinerary-fares">
				{fares.map((fare) => (
					<Fare key={fare.id} offer={fare} several={fares.length > 1}>
						{actions?.(fare)}
					</Fare>
				))}
			</div>
			{fares.some(({ fee }) => fee) && <p className="text-sm text-muted">{t("price.feeBuys")}</p>}
		</div>
	);
}

interface FareProps {
	readonly offer: Offer;
	/** Others stand beside it. */
	readonly several: boolean;
	readonly children?: ReactNode;
}

/** One fare of the flights: what it includes, its rules, what its price is made of, what can be done with it. */
function Fare({ offer, several, children }: FareProps) {
	const { t } = usePage();
	const amount = useMoney();
	const name = useOfferName(offer);
	const travelers = headCount(offer.travelers);
	const whole = wholePrice(offer) ?? offer.total;
	const each = money(Math.ceil(whole.minor / Math.max(1, travelers)), whole.currency);
	const bag = offer.bags.checked === 0 ? bagPrice(offer) : null;
	const brands = [...new Set(offer.slices.flatMap(({ fareBrand }) => fareBrand ?? []))];
	return (
		<section>
			{several && (
				<h4 className="flex flex-wrap justify-between gap-x-4 font-bold">
					{brands.join(" + ") || t("itinerary.brand.unknown")} <span>{amount(whole)}</span>
				</h4>
			)}
			<Included offer={offer} />
			{bag && !offer.bagsAsked && <p className="text-sm">{t("itinerary.checked.fee", { price: amount(bag) })}</p>}
			<Terms offer={offer} />
			<PriceLines price={priceParts(offer)} travelers={travelers} compared />
			{travelers > 1 && <p className="text-sm text-muted">{t("itinerary.each", { price: amount(each) })}</p>}
			<div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 text-sm">
				{children}
				<CallLink look="text" about={t("itinerary.call.about", { itinerary: name, price: amount(whole) })}>
					{t("call.verb")}
				</CallLink>
			</div>
		</section>
	);
}

/** What the price includes, in one line; what is not known is said to be so. */
export function Included({ offer: { bags, slices, emissionsKg, travelers } }: { offer: Offer }) {
	const { t, language } = usePage();
	const brands = [...new Set(slices.map(({ fareBrand }) => fareBrand))];
	const each = emissionsKg === null ? null : Math.round(emissionsKg / Math.max(1, headCount(travelers)));
	const kilograms = each?.toLocaleString(languages[language].locale);
	const parts = [
		bags.carryOn === null ? t("itinerary.carryOn.unknown") : t("itinerary.carryOn", { count: bags.carryOn }),
		bags.checked === null ? t("itinerary.checked.unknown") : t("itinerary.checked", { count: bags.checked }),
		brands.includes(null) ? t("itinerary.brand.unknown") : t("itinerary.brand", { brand: brands.join(" + ") }),
		kilograms === undefined ? t("itinerary.co2.unknown") : unbroken(t("itinerary.co2", { kilograms })),
	];
	return <p className="text-sm text-muted">{parts.join(" · ")}</p>;
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
export function Terms({ offer: { conditions, payment, seatChoice }, booked = false }: TermsProps) {
	const { t } = usePage();
	const text = useConditionText();
	return (
		<ul className="itinerary-terms">
			<li>{text("change", conditions.change)}</li>
			<li>{text("refund", conditions.refund)}</li>
			{seatChoice !== undefined && <li>{t(seatChoice ? "terms.seat.free" : "terms.seat.paid")}</li>}
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

// What an itinerary opens into: every flight and change by the clock, bags, what the fare rules say, what the price is made of.
import { Fragment, type ReactNode } from "react";
import { formatDay } from "../../i18n/formats.ts";
import { type Language, languages } from "../../i18n/languages.ts";
import { formatDuration, unbroken } from "../../i18n/plain.ts";
import { usePage } from "../../page/page-context.tsx";
import { placeLabel } from "../../places/labels.ts";
import { dayChange } from "../../time/local-time.ts";
import { CallLink } from "../../ui/call-link.tsx";
import { co2OfOne } from "../emissions.ts";
import { layoversOf } from "../layovers.ts";
import { bagPrice, wholePrice } from "../offers/bags.ts";
import { flightName, type Offer, type Segment, type Slice } from "../offers/offer.ts";
import { averageOf, headCount, priceParts, totalsOf } from "../quote.ts";
import { airportIn } from "../trip/flight-airports.ts";
import { conditionText } from "./condition-text.ts";
import { useDirectionNames, useOfferName } from "./itinerary-words.ts";
import { LocalTime } from "./local-time.tsx";
import { usePayMeans } from "./pay-means.ts";
import { PriceLines, useMoney } from "./price-lines.tsx";
import { landingText, layoverText } from "./stops-text.ts";
import { OtherAirports } from "./trip-slices.tsx";

interface ItineraryDetailsProps {
	/** The fare that the row stands for. */
	readonly offer: Offer;
	/** All fares of its flights. */
	readonly fares: readonly Offer[];
	/** Kilograms of CO2 a person that is usual among what was found with it; null where that is not known. */
	readonly usualCo2?: number | null | undefined;
	/** What can be done with a fare. */
	readonly actions?: ((fare: Offer) => ReactNode) | undefined;
}

export function ItineraryDetails({ offer: { slices }, fares, usualCo2 = null, actions }: ItineraryDetailsProps) {
	const { t } = usePage();
	const directions = useDirectionNames(slices);
	const means = usePayMeans();
	return (
		<div className="itinerary-more">
			<OtherAirports slices={slices} />
			<div className="itinerary-flights">
				{slices.map((slice, index) => (
					<div key={slice.origin + slice.segments[0]?.departingAt}>
						<Timetable slice={slice} direction={directions[index]} />
					</div>
				))}
			</div>
			<p className="text-sm text-muted">
				{fares.some(({ fee }) => fee) && t("price.feeBuys")} {means}
			</p>
			<div className="itinerary-fares">
				{fares.map((fare) => (
					<Fare key={fare.id} offer={fare} several={fares.length > 1} usualCo2={usualCo2}>
						{actions?.(fare)}
					</Fare>
				))}
			</div>
		</div>
	);
}

interface FareProps {
	readonly offer: Offer;
	/** Others stand beside it. */
	readonly several: boolean;
	readonly usualCo2: number | null;
	readonly children?: ReactNode;
}

/** One fare of the flights: what it includes, its rules, what its price is made of, what can be done with it. */
function Fare({ offer, several, usualCo2, children }: FareProps) {
	const { t } = usePage();
	const amount = useMoney();
	const name = useOfferName(offer);
	const whole = wholePrice(offer) ?? offer.total;
	const price = priceParts(offer);
	const each = headCount(offer.travelers) > 1 ? averageOf(price, offer.travelers) : null;
	const bag = offer.bags.checked === 0 ? bagPrice(offer) : null;
	const brands = [...new Set(offer.slices.flatMap(({ fareBrand }) => fareBrand ?? []))];
	return (
		<section>
			{several && (
				<h4 className="flex flex-wrap justify-between gap-x-4 font-bold">
					{brands.join(" + ") || t("itinerary.brand.unknown")} <span>{amount(whole)}</span>
				</h4>
			)}
			<Included offer={offer} usualCo2={usualCo2} />
			{bag && !offer.bagsAsked && <p className="text-sm">{t("itinerary.checked.fee", { price: amount(bag) })}</p>}
			<Terms offer={offer} />
			<PriceLines price={price} travelers={offer.travelers} compared />
			{each && (
				<p className="text-sm text-muted">
					{t("itinerary.each", { price: amount(each) })}
					{totalsOf(price).leavesBagsOut && `, ${t("bags.without")}`}
				</p>
			)}
			<div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 text-sm">
				{children}
				<CallLink look="text" about={t("itinerary.call.about", { itinerary: name, price: amount(whole) })}>
					{t("call.verb")}
				</CallLink>
			</div>
		</section>
	);
}

interface IncludedProps {
	readonly offer: Offer;
	readonly usualCo2?: number | null;
}

/** What the price includes, in one line; what is not known is said to be so. */
export function Included({ offer, usualCo2 = null }: IncludedProps) {
	const { t } = usePage();
	const { bags, slices } = offer;
	const brands = [...new Set(slices.map(({ fareBrand }) => fareBrand))];
	const co2 = useCo2Text(offer, usualCo2);
	const parts = [
		bags.carryOn === null ? t("itinerary.carryOn.unknown") : t("itinerary.carryOn", { count: bags.carryOn }),
		bags.checked === null ? t("itinerary.checked.unknown") : t("itinerary.checked", { count: bags.checked }),
		brands.includes(null) ? t("itinerary.brand.unknown") : t("itinerary.brand", { brand: brands.join(" + ") }),
		co2,
	];
	return <p className="text-sm text-muted">{parts.join(" · ")}</p>;
}

/** "142 kg CO2 per person, 12% less than the median of this search" */
function useCo2Text(offer: Offer, usual: number | null): string {
	const { t, language } = usePage();
	const each = co2OfOne(offer);
	if (each === null) return t("itinerary.co2.unknown");
	const { locale } = languages[language];
	const said = t("itinerary.co2", { kilograms: Math.round(each).toLocaleString(locale) }).replace(" kg", "\u00a0kg");
	const more = usual === null ? null : Math.round((each / usual - 1) * 100);
	if (more === null) return said;
	if (more === 0) return `${said}, ${t("itinerary.co2.usual")}`;
	const percent = unbroken((Math.abs(more) / 100).toLocaleString(locale, { style: "percent" }));
	return `${said}, ${t(more < 0 ? "itinerary.co2.less" : "itinerary.co2.more", { percent })}`;
}

interface TimetableProps {
	readonly slice: Slice;
	/** What it is called beside the others. */
	readonly direction?: string | undefined;
}

/** Every flight of a direction with times, places and who flies it (14 CFR 257.5), and the changes between. */
export function Timetable({ slice, direction }: TimetableProps) {
	const words = usePage();
	const layovers = layoversOf(slice);
	const day = slice.segments[0]?.departingAt.slice(0, 10) ?? "";
	return (
		<>
			<p className="timetable-day">{[...(direction ? [direction] : []), formatDay(day, words.language)].join(" · ")}</p>
			<ol className="timetable">
				{slice.segments.map((segment, index) => {
					const layover = layovers[index];
					return (
						<Fragment key={segment.departingAt}>
							<Flight segment={segment} day={day} />
							{layover && <li className="timetable-change">{layoverText(layover, slice, words)}</li>}
						</Fragment>
					);
				})}
			</ol>
		</>
	);
}

/** `day`: of the direction's departure, from which the marks of a later day count. */
function Flight({ segment, day }: { segment: Segment; day: string }) {
	const words = usePage();
	const { t, language } = words;
	const { origin, destination, departingAt, arrivingAt, marketingCarrier, operatingCarrier, durationMinutes } = segment;
	const slice = { segments: [segment] };
	const start = `${day}T00:00`;
	return (
		<li>
			<span>
				<LocalTime local={departingAt} dayChange={dayChange(start, departingAt)} /> {labelOf(segment, origin, language)}
			</span>
			{segment.landings?.map((landing) => (
				<span key={landing.airport}>{landingText(landing, slice, words)}</span>
			))}
			<span>
				<LocalTime local={arrivingAt} dayChange={dayChange(start, arrivingAt)} />{" "}
				{labelOf(segment, destination, language)}
			</span>
			<span className="text-muted">
				{t("itinerary.flight", {
					flight: flightName(segment),
					carrier: marketingCarrier.name,
					operator: operatingCarrier.name,
					duration: formatDuration(durationMinutes),
				})}
				{segment.aircraft && ` · ${segment.aircraft}`}
			</span>
		</li>
	);
}

function labelOf(segment: Segment, code: string, language: Language): string {
	const place = airportIn([segment], code);
	return place ? placeLabel(place, language) : code;
}

interface TermsProps {
	readonly offer: Offer;
	/** It was booked: how it may be paid is no longer the fare's to say. */
	readonly booked?: boolean;
}

/** What the fare rules say of changing, canceling and paying. */
export function Terms({ offer: { conditions, payment, seatChoice }, booked = false }: TermsProps) {
	const page = usePage();
	const { t } = page;
	return (
		<ul className="itinerary-terms">
			<li>{conditionText("change", conditions.change, page)}</li>
			<li>{conditionText("refund", conditions.refund, page)}</li>
			{seatChoice !== undefined && <li>{t(seatChoice ? "terms.seat.free" : "terms.seat.paid")}</li>}
			{!booked && <li>{payment.instant ? t("terms.instant") : t("terms.hold")}</li>}
		</ul>
	);
}

// One itinerary as a card, in one fare or several: each direction with local times, duration, changes and operating carrier, the full price, what comes next.
import type { ReactNode } from "react";
import { formatDay, formatDuration, unbroken } from "../../i18n/formats.ts";
import { type Language, languages } from "../../i18n/languages.ts";
import { formatMoney, money } from "../../money/money.ts";
import { usePage } from "../../page/page-context.tsx";
import { cityName } from "../../places/airports.ts";
import { TailMark } from "../../places/views/tail-mark.tsx";
import { Badge } from "../../ui/badge.tsx";
import { CallLink } from "../../ui/call-link.tsx";
import { type Layover, layoversOf } from "../layovers.ts";
import { flightName, isCodeShare, type Offer, type Segment, type Slice } from "../offers/offer.ts";
import { headCount } from "../quote.ts";
import { FlightArc } from "./flight-arc.tsx";
import { ItineraryDetails, Terms } from "./itinerary-details.tsx";
import { useDirectionNames, useItinerarySentence } from "./itinerary-words.ts";
import { useLayoverText } from "./layover-text.ts";
import { LocalTime } from "./local-time.tsx";

interface ItineraryProps {
	readonly offer: Offer;
	/** Others beside it are of other days. */
	readonly dated?: boolean;
	/** What can be done with it besides calling. */
	readonly children?: ReactNode;
}

export function Itinerary({ offer, dated = false, children }: ItineraryProps) {
	return (
		<ItineraryRow fares={[{ offer }]} dated={dated}>
			{children}
		</ItineraryRow>
	);
}

/** One of the fares in which the same flights are sold. */
interface RowFare {
	readonly offer: Offer;
	/** Its place among the offers of the search: what a filter finds it by. */
	readonly index?: number;
}

interface ItineraryRowProps {
	/** The first is shown; what the others say differently is there, but hidden. */
	readonly fares: readonly RowFare[];
	readonly dated: boolean;
	/** What can be done with the one that is shown, besides calling. */
	readonly children?: ReactNode;
}

export function ItineraryRow({ fares, dated, children }: ItineraryRowProps) {
	const [shown] = fares;
	const directions = useDirectionNames(shown?.offer.slices ?? []);
	const about = useAbout();
	if (!shown) return null;
	const { slices } = shown.offer;
	const each = (show: (offer: Offer) => ReactNode) =>
		fares.map(({ offer, index }, at) => (
			<div key={offer.id} data-fare={index} hidden={at > 0}>
				{show(offer)}
			</div>
		));
	return (
		<article className="card itinerary">
			{fares.map((fare, at) => (
				<Heading key={fare.offer.id} {...fare} dated={dated} hidden={at > 0} />
			))}
			<div className="itinerary-slices">
				{slices.map((slice, index) => (
					<SliceView
						key={`${slice.origin}${slice.segments[0]?.departingAt}`}
						slice={slice}
						direction={directions[index]}
					/>
				))}
				<div>
					{each((offer) => (
						<Included offer={offer} />
					))}
					<ItineraryDetails slices={slices}>
						{each((offer) => (
							<Terms offer={offer} />
						))}
					</ItineraryDetails>
				</div>
			</div>
			<div className="itinerary-price">
				{each((offer) => (
					<Price offer={offer} />
				))}
				{children}
				<CallLink about={about(shown.offer)} />
			</div>
		</article>
	);
}

interface HeadingProps extends RowFare {
	readonly dated: boolean;
	readonly hidden: boolean;
}

/** Where a filter may ask for the fare: also what it is chosen by, and what a call about it is called. */
function Heading({ offer, index, dated, hidden }: HeadingProps) {
	const about = useAbout();
	const found = index !== undefined && { "data-fare": index, "data-id": offer.id, "data-about": about(offer) };
	return (
		<h3 className="sr-only" hidden={hidden} {...found}>
			{useItinerarySentence(offer, { dated })}
		</h3>
	);
}

/** What a call is about. */
function useAbout(): (offer: Offer) => string {
	const { t, language } = usePage();
	return (offer) => {
		const price = formatMoney(offer.total, languages[language].locale);
		return t("itinerary.call.about", { itinerary: offerName(offer, language), price });
	};
}

/** Enough to name the itinerary on the phone: flight numbers and first day. */
export function offerName(offer: Offer, language: Language): string {
	const flights = offer.slices.flatMap(({ segments }) => segments.map(flightName));
	const day = offer.slices[0]?.segments[0]?.departingAt.slice(0, 10);
	return [...(day ? [formatDay(day, language)] : []), ...flights].join(", ");
}

function Price({ offer }: { offer: Offer }) {
	const { t, language } = usePage();
	const { locale } = languages[language];
	const travelers = headCount(offer.travelers);
	const each = money(Math.ceil(offer.total.minor / Math.max(1, travelers)), offer.total.currency);
	return (
		<div>
			<p>
				<strong className="price">{formatMoney(offer.total, locale)}</strong>{" "}
				<span className="text-sm text-muted">{t("itinerary.total", { count: travelers })}</span>
			</p>
			{travelers > 1 && (
				<p className="text-sm text-muted">{t("itinerary.each", { price: formatMoney(each, locale) })}</p>
			)}
			{offer.sample && <Badge>{t("sample.badge")}</Badge>}
		</div>
	);
}

/** What the price includes, in one line; what is not known is said to be so. */
export function Included({ offer: { bags, slices, emissionsKg } }: { offer: Offer }) {
	const { t, language } = usePage();
	const brands = [...new Set(slices.map(({ fareBrand }) => fareBrand))];
	const kilograms = emissionsKg?.toLocaleString(languages[language].locale);
	const parts = [
		bags.carryOn === null ? t("itinerary.carryOn.unknown") : t("itinerary.carryOn", { count: bags.carryOn }),
		bags.checked === null ? t("itinerary.checked.unknown") : t("itinerary.checked", { count: bags.checked }),
		brands.includes(null) ? t("itinerary.brand.unknown") : t("itinerary.brand", { brand: brands.join(" + ") }),
		kilograms === undefined ? t("itinerary.co2.unknown") : unbroken(t("itinerary.co2", { kilograms })),
	];
	return <p className="text-sm text-muted">{parts.join(" · ")}</p>;
}

interface SliceViewProps {
	readonly slice: Slice;
	/** What it is called beside the others. */
	readonly direction: string | undefined;
}

function SliceView({ slice, direction }: SliceViewProps) {
	const { t, language } = usePage();
	const { segments } = slice;
	const first = segments[0];
	const last = segments.at(-1);
	if (!first || !last) return null;
	const carriers = [...new Set(segments.map(({ marketingCarrier }) => marketingCarrier.name))].join(", ");
	return (
		<div>
			<p className="slice-carrier">
				<TailMark code={first.marketingCarrier.code} />
				<span>
					{direction && <span className="text-ink">{direction} · </span>}
					<strong className="text-ink">{carriers}</strong> · {segments.map(flightName).join(", ")} ·{" "}
					{unbroken(formatDay(first.departingAt.slice(0, 10), language, "shortDay"))}
				</span>
			</p>
			<div className="slice">
				<Point local={first.departingAt} code={slice.origin} />
				<p className="slice-middle">
					<span>{formatDuration(slice.durationMinutes)}</span>
					<FlightArc stops={slice.stops} />
					<span>{slice.stops === 0 ? t("itinerary.nonstop") : t("itinerary.stops", { count: slice.stops })}</span>
				</p>
				<Point local={last.arrivingAt} code={slice.destination} dayChange={slice.dayChange} />
			</div>
			<Layovers layovers={layoversOf(slice)} />
			<OperatedBy segments={segments} />
		</div>
	);
}

function Layovers({ layovers }: { layovers: readonly Layover[] }) {
	const { t } = usePage();
	const text = useLayoverText();
	if (layovers.length === 0) return null;
	return <p className="text-sm text-muted">{t("itinerary.layovers", { layovers: layovers.map(text).join(", ") })}</p>;
}

/** 14 CFR 257.5: who really flies it, in text, next to the itinerary. */
function OperatedBy({ segments }: { segments: readonly Segment[] }) {
	const { t } = usePage();
	const lines = segments
		.filter(isCodeShare)
		.map((segment) => t("itinerary.operated", { flight: flightName(segment), carrier: segment.operatingCarrier.name }));
	return lines.length > 0 ? <p className="text-sm">{[...new Set(lines)].join(" ")}</p> : null;
}

function Point({ local, code, dayChange = 0 }: { local: string; code: string; dayChange?: number }) {
	const { language } = usePage();
	return (
		<p className="slice-point">
			<LocalTime local={local} dayChange={dayChange} />
			<span className="airport-code">{code}</span>
			<span className="slice-city text-sm text-muted">{cityName(code, language)}</span>
		</p>
	);
}

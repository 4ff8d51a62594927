// One offer as a card: each direction with local times, duration, stops and operating carrier, the full price, the call.
import { flightName, isCodeShare } from "../flights/flight-name.ts";
import { formatMoney } from "../flights/money.ts";
import type { Offer, Segment, Slice } from "../flights/offer.ts";
import { formatDay, formatDuration } from "../i18n/formats.ts";
import { type Language, languages } from "../i18n/languages.ts";
import { cityName } from "../places/airports.ts";
import { usePage } from "../render/page-context.tsx";
import { Badge } from "./badge.tsx";
import { CallLink } from "./call-link.tsx";
import { FlightArc } from "./flight-arc.tsx";
import { LocalTime } from "./local-time.tsx";
import { TailMark } from "./tail-mark.tsx";

export function Itinerary({ offer, travelers }: { offer: Offer; travelers: number }) {
	const { t, language } = usePage();
	const price = formatMoney(offer.total, languages[language].locale);
	const name = spoken(offer, language);
	const { bags } = offer;
	return (
		<article className="card itinerary">
			<h3 className="sr-only">{name}</h3>
			<div className="itinerary-slices">
				{offer.slices.map((slice) => (
					<SliceView key={`${slice.origin}${slice.segments[0]?.departingAt}`} slice={slice} />
				))}
				<p className="text-sm text-muted">
					{bags.carryOn === null ? t("itinerary.carryOn.unknown") : t("itinerary.carryOn", { count: bags.carryOn })} ·{" "}
					{bags.checked === null ? t("itinerary.checked.unknown") : t("itinerary.checked", { count: bags.checked })}
				</p>
			</div>
			<div className="itinerary-price">
				<p>
					<strong className="price">{price}</strong>{" "}
					<span className="text-sm text-muted">{t("itinerary.total", { count: travelers })}</span>
				</p>
				{offer.sample && <Badge>{t("sample.badge")}</Badge>}
				<CallLink about={t("itinerary.call.about", { itinerary: name, price })} />
			</div>
		</article>
	);
}

/** Enough to name the itinerary on the phone: flight numbers and first day. */
function spoken(offer: Offer, language: Language): string {
	const flights = offer.slices.flatMap(({ segments }) => segments.map(flightName));
	const day = offer.slices[0]?.segments[0]?.departingAt.slice(0, 10);
	return [...(day ? [formatDay(day, language)] : []), ...flights].join(", ");
}

function SliceView({ slice }: { slice: Slice }) {
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
					<strong className="text-ink">{carriers}</strong> · {segments.map(flightName).join(", ")} ·{" "}
					{formatDay(first.departingAt.slice(0, 10), language)}
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
			{segments.length > 1 && (
				<p className="text-sm text-muted">
					{t("itinerary.via", {
						places: segments
							.slice(1)
							.map(({ origin }) => cityName(origin, language))
							.join(", "),
					})}
				</p>
			)}
			<OperatedBy segments={segments} />
		</div>
	);
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

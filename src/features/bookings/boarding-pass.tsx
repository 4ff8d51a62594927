// The itinerary of a booking, made like a boarding pass: flights on the sheet, codes and names on the stub; prints on one page.

import type { WayNow } from "../../flights/airline-changes.ts";
import { flightName, isCodeShare, type Segment, type Slice } from "../../flights/offers/offer.ts";
import { tripName } from "../../flights/trip/trip-name.ts";
import { LocalTime } from "../../flights/views/local-time.tsx";
import { landingText } from "../../flights/views/stops-text.ts";
import { WaysNow } from "../../flights/views/way-now.tsx";
import { ArcLogo } from "../../frame/logo.tsx";
import { formatDay } from "../../i18n/formats.ts";
import { isMessageKey, type MessageKey } from "../../i18n/messages.ts";
import { usePage } from "../../page/page-context.tsx";
import { groupReference } from "../../references/reference.ts";
import { Badge } from "../../ui/badge.tsx";
import type { Booking } from "./booking.ts";
import type { Tone } from "./headline.ts";

interface BoardingPassProps {
	readonly booking: Booking;
	/** Its flights as they are now. */
	readonly ways: readonly WayNow[];
	readonly tone: Tone;
	/** What its code is called. */
	readonly codeName: string;
}

/** Only tickets are confirmed. */
const headings = {
	open: "pass.heading.open",
	held: "pass.heading.open",
	good: "pass.heading.good",
	ended: "pass.heading.ended",
} as const satisfies Record<Tone, MessageKey>;

export function BoardingPass({ booking, ways, tone, codeName }: BoardingPassProps) {
	const page = usePage();
	const { t, config } = page;
	const { code, offer, search } = booking;
	return (
		<article className="pass" aria-labelledby={`pass-${code}`}>
			<header className="pass-head">
				<p className="pass-agency">
					<ArcLogo /> {config.agency.name}
				</p>
				<h2 id={`pass-${code}`}>{t(headings[tone])}</h2>
				{offer.sample && <Badge>{t("sample.badge")}</Badge>}
			</header>
			<div className="pass-sheet">
				<p className="font-bold">{tripName({ ...offer, search }, page)}</p>
				<WaysNow ways={ways}>{(slice) => <FlightTable slice={slice} />}</WaysNow>
				<p className="trip-small">{t("pass.local")}</p>
			</div>
			<Stub booking={booking} codeName={codeName} />
		</article>
	);
}

function FlightTable({ slice }: { slice: Slice }) {
	const { t } = usePage();
	const day = slice.segments[0]?.departingAt.slice(0, 10);
	return (
		<table className="pass-flights">
			<thead>
				<tr>
					<th scope="col">{t("pass.flight")}</th>
					<th scope="col">{t("pass.departs")}</th>
					<th scope="col">{t("pass.arrives")}</th>
				</tr>
			</thead>
			<tbody>
				{slice.segments.map((segment) => (
					<FlightRow key={segment.departingAt} segment={segment} sliceDay={day} />
				))}
			</tbody>
		</table>
	);
}

function FlightRow({ segment, sliceDay }: { segment: Segment; sliceDay: string | undefined }) {
	const words = usePage();
	const { t } = words;
	const { origin, destination, departingAt, arrivingAt, marketingCarrier, operatingCarrier, landings = [] } = segment;
	return (
		<tr>
			<th scope="row">
				{`${flightName(segment)} `}
				{/* 14 CFR 257.5 */}
				<span>
					{marketingCarrier.name}
					{isCodeShare(segment) && `, ${t("deal.operated", { carrier: operatingCarrier.name })}`}
				</span>
				{landings.map((landing) => (
					<span key={landing.airport}>{landingText(landing, { segments: [segment] }, words)}</span>
				))}
			</th>
			<td>
				<Moment code={origin} local={departingAt} sliceDay={sliceDay} />
			</td>
			<td>
				<Moment code={destination} local={arrivingAt} sliceDay={sliceDay} />
			</td>
		</tr>
	);
}

/** The day is said where it is another than that of the first departure. */
function Moment({ code, local, sliceDay }: { code: string; local: string; sliceDay: string | undefined }) {
	const { language } = usePage();
	const day = local.slice(0, 10);
	return (
		<>
			<span className="pass-airport">{code}</span> <LocalTime local={local} />
			{day !== sliceDay && <span className="pass-day">{formatDay(day, language)}</span>}
		</>
	);
}

function Stub({ booking: { code, order, passengers, offer }, codeName }: Omit<BoardingPassProps, "tone" | "ways">) {
	const { t } = usePage();
	const { bags, cabin } = offer;
	const cabinName = `search.cabin.${cabin}`;
	return (
		<dl className="pass-stub">
			{order.airlineReference && (
				<div className="pass-code">
					<dt>{t("confirm.airlineReference")}</dt>
					<dd>{order.airlineReference}</dd>
				</div>
			)}
			<div className="pass-code">
				<dt>{codeName}</dt>
				<dd>{groupReference(code)}</dd>
			</div>
			<div>
				<dt>{t("pass.travelers", { count: passengers.length })}</dt>
				{passengers.map(({ givenName, familyName, bornOn }) => (
					<dd key={givenName + familyName + bornOn}>{`${givenName} ${familyName}`}</dd>
				))}
			</div>
			{order.tickets.length > 0 && (
				<div>
					<dt>{t("confirm.tickets", { count: order.tickets.length })}</dt>
					{order.tickets.map((ticket) => (
						<dd key={ticket}>{ticket}</dd>
					))}
				</div>
			)}
			<div>
				<dt>{t("search.cabin")}</dt>
				<dd>{isMessageKey(cabinName) ? t(cabinName) : cabin}</dd>
			</div>
			<div>
				{/* 14 CFR 399.85(c) */}
				<dt>{t("pass.bags")}</dt>
				<dd>
					{bags.carryOn === null ? t("itinerary.carryOn.unknown") : t("itinerary.carryOn", { count: bags.carryOn })},{" "}
					{bags.checked === null ? t("itinerary.checked.unknown") : t("itinerary.checked", { count: bags.checked })}
				</dd>
			</div>
		</dl>
	);
}

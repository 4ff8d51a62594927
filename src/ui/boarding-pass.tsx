// The confirmation of a booking, made like a boarding pass: flights on the sheet, codes and names on the stub; prints on one page.
import { Printer } from "lucide";
import type { Booking, BookingStatus } from "../flights/booking.ts";
import { flightName, isCodeShare } from "../flights/flight-name.ts";
import type { Segment, Slice } from "../flights/offer.ts";
import { formatDeadline } from "../i18n/deadline.ts";
import { formatDay } from "../i18n/formats.ts";
import { isMessageKey, type MessageKey } from "../i18n/messages.ts";
import { usePage } from "../render/page-context.tsx";
import { ArcLogo } from "./arc-logo.tsx";
import { Badge } from "./badge.tsx";
import { CallLink } from "./call-link.tsx";
import { Button } from "./controls/button.tsx";
import { LocalTime } from "./local-time.tsx";
import { TripSlice } from "./trip-slice.tsx";

const statusNames = {
	pending: "pass.pending",
	held: "pass.held",
	ticketed: "pass.ticketed",
} as const satisfies Record<BookingStatus, MessageKey>;

const statusTexts = {
	pending: "pass.pending.text",
	held: "pass.held.text",
	ticketed: "pass.ticketed.text",
} as const satisfies Record<BookingStatus, MessageKey>;

export function BoardingPass({ booking }: { booking: Booking }) {
	const { t, language, config } = usePage();
	const { code, status, payBy, slices, sample } = booking;
	return (
		<article className="pass-page" aria-labelledby={`pass-${code}`}>
			<div className="pass">
				<header className="pass-head">
					<p className="pass-agency">
						<ArcLogo /> {config.agency.name}
					</p>
					<h2 id={`pass-${code}`}>{t("pass.heading")}</h2>
					{sample && <Badge>{t("sample.badge")}</Badge>}
				</header>
				<div className="pass-sheet">
					<p className="pass-status" data-status={status}>
						<strong>{t(statusNames[status])}</strong>{" "}
						{payBy && status === "held"
							? t("pass.held.until", { time: formatDeadline(payBy.until, payBy.zone, language) })
							: t(statusTexts[status])}
					</p>
					{slices.map((slice) => (
						<TripSlice key={slice.origin + slice.segments[0]?.departingAt} slice={slice}>
							<FlightTable slice={slice} />
						</TripSlice>
					))}
					<p className="trip-small">{t("pass.local")}</p>
				</div>
				<Stub booking={booking} />
			</div>
			<div className="pass-notes">
				<p>
					<strong>{t("pass.checkin")}</strong>
				</p>
				<p>{t("pass.day")}</p>
				<p>{t("trip.bags")}</p>
				<p className="pass-actions">
					<CallLink about={t("pass.call", { code })} />
					{/* No script is behind it yet: the page that shows a pass wires [data-print] to print(). Hidden without script. */}
					<Button look="quiet" icon={Printer} data-print="" className="pass-print">
						{t("pass.print")}
					</Button>
				</p>
			</div>
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
	const { t } = usePage();
	const { origin, destination, departingAt, arrivingAt, marketingCarrier, operatingCarrier } = segment;
	return (
		<tr>
			<th scope="row">
				{flightName(segment)} {/* 14 CFR 257.5 */}
				<span>
					{marketingCarrier.name}
					{isCodeShare(segment) && `, ${t("deal.operated", { carrier: operatingCarrier.name })}`}
				</span>
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

function Stub({ booking: { code, airlineCodes, travelers, cabin, bags } }: { booking: Booking }) {
	const { t } = usePage();
	const cabinName = `search.cabin.${cabin}`;
	return (
		<dl className="pass-stub">
			{airlineCodes.map((airline) => (
				<div key={airline.carrier.code} className="pass-code">
					<dt>{t("pass.airlineCode", { carrier: airline.carrier.name })}</dt>
					<dd>{airline.code}</dd>
				</div>
			))}
			<div className="pass-code">
				<dt>{t("pass.ourCode")}</dt>
				<dd>{code}</dd>
			</div>
			<div>
				<dt>{t("pass.travelers", { count: travelers.length })}</dt>
				{travelers.map((name) => (
					<dd key={name}>{name}</dd>
				))}
			</div>
			<div>
				<dt>{t("search.cabin")}</dt>
				<dd>{isMessageKey(cabinName) ? t(cabinName) : cabin}</dd>
			</div>
			<div>
				<dt>{t("pass.bags")}</dt>
				<dd>
					{bags.carryOn === null ? t("itinerary.carryOn.unknown") : t("itinerary.carryOn", { count: bags.carryOn })},{" "}
					{bags.checked === null ? t("itinerary.checked.unknown") : t("itinerary.checked", { count: bags.checked })}
				</dd>
			</div>
		</dl>
	);
}

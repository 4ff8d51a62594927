// A booking's own page: the pass, what happens next, the price and its parts, the rules, and what can be done with it.

import { CalendarPlus, Printer } from "lucide";
import { priceParts } from "../../flights/quote.ts";
import { Terms } from "../../flights/views/itinerary-details.tsx";
import { PriceLines } from "../../flights/views/price-lines.tsx";
import { localize } from "../../i18n/language-parameter.ts";
import { Island } from "../../page/island.tsx";
import { usePage } from "../../page/page-context.tsx";
import { cityName } from "../../places/airports.ts";
import { groupReference, spellReference } from "../../references/reference.ts";
import { CallLink } from "../../ui/call-link.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { SampleNotice } from "../../ui/notice.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { BoardingPass } from "./boarding-pass.tsx";
import { type Booking, destinationOf } from "./booking.ts";
import { printIsland } from "./island/row.ts";
import { outlookOf } from "./outlook.ts";

interface BookingViewProps {
	readonly booking: Booking;
	readonly now: Date;
}

export function BookingView({ booking, now }: BookingViewProps) {
	const { t, language } = usePage();
	const { offer, code } = booking;
	const { next, rule } = outlookOf(booking, { t, language }, now);
	return (
		<div className="wrap py-8">
			<PageHead
				heading={t("confirm.heading", { city: cityName(destinationOf(offer), language) })}
				lead={`${t("lookup.code")} ${groupReference(code)}`}
			/>
			<div className="pass-top">
				{offer.sample && <SampleNotice />}
				<BoardingPass booking={booking} now={now} />
			</div>
			<div className="pass-notes">
				<div>
					<h2>{t("confirm.next")}</h2>
					<ol>
						{next.map((text) => (
							<li key={text}>{text}</li>
						))}
					</ol>
					<p className="pass-small">{t("confirm.spoken", { spelling: spellReference(code, language) })}</p>
					<Actions code={code} />
				</div>
				<div>
					<h2>{t("confirm.price")}</h2>
					<PriceLines price={priceParts({ ...offer, total: booking.total })} travelers={booking.passengers.length} />
				</div>
				<div className="pass-small">
					<h2>{t("confirm.rules")}</h2>
					{rule.length > 0 && <p>{rule.join(" ")}</p>}
					<p>{t("trip.bags")}</p>
					<Terms offer={offer} booked />
					{!next.includes(t("pass.checkin")) && <p>{t("pass.checkin")}</p>}
				</div>
			</div>
		</div>
	);
}

function Actions({ code }: { code: string }) {
	const { t, language } = usePage();
	return (
		<Island row={printIsland}>
			<p className="pass-actions mt-3">
				<CallLink about={t("pass.call", { code: groupReference(code) })} />
				<Button
					look="quiet"
					icon={CalendarPlus}
					href={localize(`/api/bookings/${code}/calendar.ics`, language)}
					download=""
				>
					{t("confirm.calendar")}
				</Button>
				<Button look="quiet" icon={Printer} data-print="" data-replay="" className="pass-print">
					{t("pass.print")}
				</Button>
			</p>
		</Island>
	);
}

interface UnsentProps {
	readonly booking: Booking;
	/** Its card page may have been paid: the provider has not said yet. */
	readonly untold?: boolean;
}

/** Instead of a booking that was never sent: the way on. */
export function UnsentView({ booking, untold = false }: UnsentProps) {
	const { t, href } = usePage();
	return (
		<div className="wrap py-8">
			<PageHead
				heading={t(untold ? "confirm.untold" : "confirm.draft")}
				lead={t(untold ? "confirm.untold.text" : "confirm.draft.text")}
			/>
			<p className="mt-6 flex flex-wrap items-center gap-4">
				{untold && (
					<Button href={href("bookingConfirmation", { confirmationCode: booking.code })}>
						{t("confirm.untold.link")}
					</Button>
				)}
				<Button look={untold ? "quiet" : "primary"} href={href("bookingReview", {}, { booking: booking.code })}>
					{t("confirm.draft.link")}
				</Button>
			</p>
		</div>
	);
}

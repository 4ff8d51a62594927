// A booking's own page: first its state, the amount and what happens next; then how we reach the traveler, the trip, price and rules.

import { CalendarPlus, Printer } from "lucide";
import type { ReactNode } from "react";
import { asBooked, type WayNow } from "../../flights/airline-changes.ts";
import { priceParts } from "../../flights/quote.ts";
import { Terms } from "../../flights/views/itinerary-details.tsx";
import { PriceLines, useMoney } from "../../flights/views/price-lines.tsx";
import { localize } from "../../i18n/language-parameter.ts";
import { Island } from "../../page/island.tsx";
import { usePage } from "../../page/page-context.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { SampleNotice } from "../../ui/notice.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { BoardingPass } from "./boarding-pass.tsx";
import type { Booking } from "./booking.ts";
import { ContactPart, type CorrectionState } from "./contact-part.tsx";
import { BookingPapers } from "./documents/booking-papers.tsx";
import type { TripDocuments } from "./documents/find-documents.ts";
import { headlineOf, type Standing } from "./headline.ts";
import { printIsland } from "./island/row.ts";
import { outlookOf } from "./outlook.ts";
import type { ExchangeSums } from "./ports.ts";
import { StateOfBooking } from "./state-of-booking.tsx";

interface BookingViewProps extends Standing {
	readonly booking: Booking;
	/** Its flights as they are now; as they were booked unless given. */
	readonly ways?: readonly WayNow[];
	/** What comes before its state: what it waits for from its traveler. */
	readonly first?: ReactNode;
	/** What comes right after it. */
	readonly below?: ReactNode;
	readonly documents?: TripDocuments | undefined;
	/** Once its tickets were changed. */
	readonly sums?: ExchangeSums | undefined;
	/** Undefined where its contact cannot be corrected. */
	readonly correction?: CorrectionState & { readonly token: string };
}

export function BookingView({
	booking,
	ways,
	documents,
	correction,
	first,
	below,
	sums,
	...standing
}: BookingViewProps) {
	const { t, language } = usePage();
	const { offer, code, contact } = booking;
	const outlook = outlookOf(booking, { t, language }, standing);
	const { rule, next } = outlook;
	return (
		<div className="wrap booking">
			{first}
			<StateOfBooking {...{ booking, outlook, sums }} />
			{below}
			{contact && <ContactPart {...{ code, contact, correction }} />}
			<div className="pass-top">
				{offer.sample && <SampleNotice />}
				<BoardingPass
					booking={booking}
					ways={ways ?? asBooked(offer)}
					tone={outlook.tone}
					codeName={outlook.codeName}
				/>
				<Actions code={code} />
			</div>
			<div className="pass-notes">
				<div>
					<h2>{t("confirm.price")}</h2>
					{sums ? (
						<SumLines {...sums} />
					) : (
						<PriceLines
							price={priceParts({ ...offer, total: booking.total })}
							travelers={offer.travelers}
							paid={booking.state === "ticketed"}
						/>
					)}
				</div>
				<div className="pass-small">
					<h2>{t("confirm.rules")}</h2>
					{rule.map((text) => (
						<p key={text}>{text}</p>
					))}
					<p>{t("trip.bags")}</p>
					<Terms offer={offer} booked />
					{!next.includes(t("pass.checkin")) && <p>{t("pass.checkin")}</p>}
				</div>
			</div>
			<BookingPapers offer={offer} documents={documents} />
		</div>
	);
}

/** What was paid in all, beside what the tickets cost now. */
function SumLines({ fare, fees, penalties, paid, back }: ExchangeSums) {
	const { t } = usePage();
	const amount = useMoney();
	const lines = [
		["exchange.sums.paid", paid],
		["exchange.sums.back", back],
		["exchange.sums.fare", fare],
		["exchange.sums.fees", fees],
		["exchange.sums.penalties", penalties],
	] as const;
	return (
		<dl className="price-lines" data-sums="">
			{lines.map(
				([key, of]) =>
					// What was nothing is not told.
					of.minor !== 0 && (
						<div key={key}>
							<dt>{t(key)}</dt>
							<dd>{amount(of)}</dd>
						</div>
					),
			)}
		</dl>
	);
}

function Actions({ code }: { code: string }) {
	const { t, language } = usePage();
	return (
		<Island row={printIsland}>
			<p className="pass-actions">
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

interface UnsentProps extends Standing {
	readonly booking: Booking;
	/** Its card page may have been paid: the provider has not said yet. */
	readonly untold?: boolean;
}

/** Instead of a booking that was never sent: the way on. */
export function UnsentView({ booking, untold = false, ...standing }: UnsentProps) {
	const { t, href, language } = usePage();
	return (
		<div className="wrap py-8">
			<PageHead
				heading={untold ? t("confirm.untold") : headlineOf(booking, { t, language }, standing)}
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

// What somebody opens a booking's page for, on its first screen: how it stands, what it costs, what is next.

import { priceParts } from "../../flights/quote.ts";
import { tripCities } from "../../flights/trip/trip-name.ts";
import { bookingPrice } from "../../flights/views/price-rows.ts";
import { Roughly, useTotal } from "../../flights/views/total.tsx";
import { usePage } from "../../page/page-context.tsx";
import { groupReference, spellReference } from "../../references/reference.ts";
import { Badge } from "../../ui/badge.tsx";
import { CallLink } from "../../ui/call-link.tsx";
import { CallNote } from "../../ui/call-note.tsx";
import { Button } from "../../ui/controls/button.tsx";
import type { Booking } from "./booking.ts";
import type { Outlook } from "./outlook.ts";
import type { ExchangeSums } from "./ports.ts";

interface StateOfBookingProps {
	readonly booking: Booking;
	readonly outlook: Outlook;
	/** Once its tickets were changed: what was paid then is more than what they cost. */
	readonly sums?: ExchangeSums | undefined;
}

export function StateOfBooking({ booking, outlook, sums }: StateOfBookingProps) {
	const { t, language } = usePage();
	const { code, state, offer, search } = booking;
	return (
		<section className="booking-now" data-tone={outlook.tone} data-state={state}>
			<div className="booking-state">
				<h1>{outlook.state}</h1>
				<p>{outlook.text}</p>
			</div>
			{sums ? <PaidInAll booking={booking} sums={sums} /> : <Amount booking={booking} money={outlook.money} />}
			<div className="booking-next">
				<h2>{t("confirm.next")}</h2>
				<NextAction booking={booking} action={outlook.action} />
				<ol>
					{outlook.next.map((text) => (
						<li key={text}>{text}</li>
					))}
				</ol>
				{outlook.deadlines.map((deadline) => (
					<p key={deadline}>{deadline}</p>
				))}
			</div>
			<div className="booking-code">
				<p>
					{`${t("confirm.heading", { city: tripCities({ ...offer, search }, language).to })} · ${outlook.codeName} `}
					<strong>{groupReference(code)}</strong>
				</p>
				<p className="trip-small">{t("confirm.spoken", { spelling: spellReference(code, language) })}</p>
			</div>
		</section>
	);
}

/** The whole price (14 CFR 399.84), and how much of it is paid. */
function Amount({ booking: { offer, total }, money }: { booking: Booking; money: string | undefined }) {
	const page = usePage();
	const { t } = page;
	const told = useTotal();
	const { amount, label, whole } = bookingPrice(priceParts({ ...offer, total }), offer.travelers, page);
	return (
		<p className="booking-amount">
			<strong>{told(amount)}</strong> <span>{whole ? `${label} (${whole})` : label}</span> <Roughly of={amount} />{" "}
			{money && <Badge>{money}</Badge>} {offer.sample && <Badge>{t("sample.badge")}</Badge>}
		</p>
	);
}

/** With each change, and what came back. */
function PaidInAll({ booking: { offer }, sums: { paid, back } }: { booking: Booking; sums: ExchangeSums }) {
	const { t } = usePage();
	const amount = useTotal();
	return (
		<p className="booking-amount">
			<strong>{amount(paid)}</strong>{" "}
			<span>
				{t("exchange.sums.paid.all")}
				{back.minor > 0 && `, ${t("exchange.sums.back.all", { amount: amount(back) })}`}
			</span>{" "}
			<Roughly of={paid} /> {offer.sample && <Badge>{t("sample.badge")}</Badge>}
		</p>
	);
}

/** What the traveler can do about it now. */
function NextAction({ booking: { code, search }, action }: { booking: Booking; action: Outlook["action"] }) {
	const { t, href } = usePage();
	if (!action) return null;
	const reference = groupReference(code);
	return (
		<>
			<p className="booking-action">
				{action === "look" && (
					<Button href={href("bookingConfirmation", { confirmationCode: code })}>{t("confirm.untold.link")}</Button>
				)}
				{action === "search" && (
					<Button href={href("flightResults", {}, new URLSearchParams(search))}>{t("review.search")}</Button>
				)}
				{action !== "look" && <CallLink about={t("pass.call", { code: reference })} />}
			</p>
			{action !== "look" && (
				<CallNote trip={{ ...Object.fromEntries(new URLSearchParams(search)), booking: code }} reference={reference} />
			)}
		</>
	);
}

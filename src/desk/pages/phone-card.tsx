// The phone card: what to ask who calls about this trip, and what this trip answers; read aloud, so in the caller's language.
import type { ReactNode } from "react";
import type { Booking } from "../../features/bookings/booking.ts";
import { dayRuleOf } from "../../features/bookings/day-rule-of.ts";
import { tripCountries } from "../../features/bookings/documents/trip-countries.ts";
import { searchedAges } from "../../features/bookings/passengers/form/passenger-form.ts";
import { lastFlightDay } from "../../features/bookings/passengers/real-travelers.ts";
import type { StoredQuote } from "../../features/bookings/quotes/quotes.ts";
import { timesOf } from "../../features/bookings/trip-times.ts";
import { asBooked, isChanged, type WayNow } from "../../flights/airline-changes.ts";
import type { Offer } from "../../flights/offers/offer.ts";
import { priceParts } from "../../flights/quote.ts";
import { dayRule, dayRuleText } from "../../flights/trip/day-rule.ts";
import { Included, Terms } from "../../flights/views/itinerary-details.tsx";
import { bookingPriceText } from "../../flights/views/price-rows.ts";
import { useTimeAt } from "../../flights/views/time-at.ts";
import { useFlightsText } from "../../flights/views/way-now.tsx";
import { formatPhoneWithCountry } from "../../forms/phone.ts";
import { formatClock } from "../../i18n/clocks.ts";
import { formatDay } from "../../i18n/formats.ts";
import type { Language } from "../../i18n/languages.ts";
import { travelersText } from "../../i18n/travelers.ts";
import { usePage } from "../../page/page-context.tsx";
import { countryName } from "../../places/labels.ts";
import { spellReference } from "../../references/reference.ts";
import { CallersLanguage } from "../frame/callers-language.tsx";
import { useDesk } from "../frame/desk-context.tsx";

/** Of a quote, or of what it was booked as. */
type About =
	| { readonly quote: Pick<StoredQuote, "code" | "offer" | "language">; readonly booking?: never }
	| { readonly booking: Booking; readonly ways: readonly WayNow[]; readonly quote?: never };

/** @property speaks the caller's language; else that in which it was chosen */
export function PhoneCard({ speaks, ...about }: About & { readonly speaks?: Language }) {
	const { language } = about.booking ?? about.quote;
	return (
		<CallersLanguage of={speaks ?? language}>
			<Card {...about} />
		</CallersLanguage>
	);
}

function Card(about: About) {
	const { d } = useDesk();
	const { booking } = about;
	const { offer } = about.booking ?? about.quote;
	const rows: readonly (readonly [question: string, answer: ReactNode])[] = [
		[d("card.names"), booking ? <Names key="names" of={booking} /> : <Who key="who" of={offer} />],
		[d("card.born"), booking ? <Births key="born" of={booking} /> : <Ages key="ages" of={offer} />],
		[d("card.documents"), <Documents key="documents" of={offer} />],
		[d("card.bags"), <Included key="bags" offer={offer} />],
		[d("card.day"), <DayRuleAnswer key="day" {...about} />],
		[d("card.change"), <Terms key="terms" offer={offer} booked />],
		[d("card.back"), <ReadBack key="back" {...about} />],
	];
	return (
		<section className="desk-part desk-card" aria-labelledby="card">
			<h2 id="card">{d("card")}</h2>
			<ol>
				{rows.map(([question, answer]) => (
					<li key={question}>
						<h3>{question}</h3>
						<div>{answer}</div>
					</li>
				))}
			</ol>
		</section>
	);
}

function Names({ of: { passengers } }: { readonly of: Booking }) {
	const { d } = useDesk();
	if (passengers.length === 0) return <p>{d("card.erased")}</p>;
	return (
		<ul>
			{passengers.map(({ familyName, givenName }) => (
				<li key={familyName + givenName}>
					<strong>{familyName}</strong>, {givenName}
				</li>
			))}
		</ul>
	);
}

function Who({ of: { travelers } }: { readonly of: Offer }) {
	return <p>{travelersText(usePage().t, travelers)}</p>;
}

function Births({ of: { passengers, offer } }: { readonly of: Booking }) {
	const { d } = useDesk();
	const { language } = usePage();
	if (passengers.length === 0) return <Ages of={offer} />;
	return (
		<ul>
			{passengers.map(({ familyName, givenName, bornOn, kind }) => (
				<li key={familyName + givenName}>
					{givenName}: {formatDay(bornOn, language, "spanDay")}, {d(`people.${kind}`)}
				</li>
			))}
		</ul>
	);
}

/** The ages that the price is for, on the day that counts. */
function Ages({ of }: { readonly of: Offer }) {
	const { d } = useDesk();
	const { language } = usePage();
	const ages = searchedAges(of.travelers).filter((age) => age !== undefined);
	const date = formatDay(lastFlightDay(of), language, "spanDay");
	return <p>{ages.length === 0 ? d("card.adults") : d("card.ages", { ages: ages.join(", "), date })}</p>;
}

function Documents({ of: { slices } }: { readonly of: Offer }) {
	const { d } = useDesk();
	const { language } = usePage();
	const countries = tripCountries(slices);
	const names = (transit: boolean) =>
		countries.flatMap((one) => (one.transit === transit ? [countryName(one.country, language)] : [])).join(", ");
	if (countries.length === 0) return <p>{d("card.home")}</p>;
	return (
		<>
			{names(false) && <p>{d("card.enters", { countries: names(false) })}</p>}
			{names(true) && <p>{d("card.transit", { countries: names(true) })}</p>}
			<p>{d("card.passport")}</p>
		</>
	);
}

/** Of a quote, as if it were booked now. */
function DayRuleAnswer({ booking, quote }: About) {
	const { now } = useDesk();
	const { t } = usePage();
	const { offer } = booking ?? quote;
	const tell = useTimeAt(offer);
	const rule = booking
		? dayRuleOf(booking, now)
		: dayRule({ slices: offer.slices, ...timesOf(offer), bookedAt: null }, now);
	return <p>{rule ? dayRuleText(rule, tell, t) : t("day.binds")}</p>;
}

function ReadBack(about: About) {
	const { booking, quote } = about;
	const page = usePage();
	const { t, language } = page;
	const { code, offer } = booking ?? quote;
	const contact = booking?.contact;
	const ways = about.quote ? asBooked(offer) : about.ways;
	return (
		<ul>
			<li>{spellReference(code, language)}</li>
			{ways.map((way) => (
				<li key={way.booked.origin + way.booked.segments[0]?.departingAt}>
					<WayToRead of={way} />
				</li>
			))}
			<li>
				{bookingPriceText(priceParts({ ...offer, total: booking?.total ?? offer.total }), offer.travelers, page)}
				{` (${travelersText(t, offer.travelers)})`}
			</li>
			{contact && <li>{`${formatPhoneWithCountry(contact.phone, language)} · ${contact.email}`}</li>}
		</ul>
	);
}

/** When it leaves; of a way that the airline changed its flights as they are now, that its traveler has not accepted them, and how they were. */
function WayToRead({ of }: { readonly of: WayNow }) {
	const { t, language } = usePage();
	const flights = useFlightsText();
	const { booked, now } = of;
	const way = `${booked.origin} – ${booked.destination}`;
	if (!isChanged(of)) {
		const leaves = booked.segments[0]?.departingAt ?? "";
		return `${way}, ${formatDay(leaves.slice(0, 10), language)}, ${formatClock(leaves.slice(0, 16), language)}`;
	}
	return (
		<>
			{now ? flights(now) : `${way}, ${t("moved.notFlown")}`}
			<br />
			<strong>{t("moved.notAccepted")}</strong>
			<br />
			<s>{t("moved.was", { flights: flights(booked) })}</s>
		</>
	);
}

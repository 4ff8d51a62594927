// What belongs to a booking: the quote, a step on the way, the pass, the mail.

import type { Booking } from "../../features/bookings/booking.ts";
import { BookingView } from "../../features/bookings/booking-view.tsx";
import { FunnelStep } from "../../features/bookings/funnel-step.tsx";
import { renderTravelerMail } from "../../features/bookings/mails/traveler-mail.ts";
import { outlookOf } from "../../features/bookings/outlook.ts";
import { QuoteCard } from "../../features/bookings/quotes/quote-card.tsx";
import { StateOfBooking } from "../../features/bookings/state-of-booking.tsx";
import { TripSummary } from "../../flights/views/trip-summary.tsx";
import type { Mail } from "../../mail/layout.ts";
import { money } from "../../money/money.ts";
import { usePage } from "../../page/page-context.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { type Component, useSample } from "../samples/example.ts";
import { nonstopOffer } from "../samples/sample-offers.ts";
import { sampleBooking, sampleBookingIn, sampleNow, sampleQuote } from "../samples/sample-trip.ts";

// A quote: open and of sample data, expired, and a real one way for one traveler.
const oneWay = {
	...sampleQuote,
	number: "SAMPLE28",
	slices: nonstopOffer.slices,
	travelers: { adults: 1, ages: [] },
	price: { fare: money(14_800, "USD"), taxes: money(3_440, "USD"), fee: money(2_500, "USD") },
};

export const quoteCard: Component = {
	id: "quote-card",
	title: "Quote",
	pictures: { wide: "all", night: ["open"], spanish: "all" },
	examples: {
		sample: () => <QuoteCard quote={sampleQuote} />,
		// How a real one looks; its number says that it is none.
		open: () => <QuoteCard quote={{ ...oneWay, sample: false }} />,
		expired: () => <QuoteCard quote={{ ...oneWay, number: "127 304 5598" }} expired />,
	},
};

// Steps of a booking with the trip beside them: the first form, and the last step, from which no way leads back.
function Passengers() {
	const text = useSample("funnel-step");
	return (
		<FunnelStep
			current="passengers"
			hrefOf={(step) => `#${step}`}
			heading={text.heading}
			lead={text.lead}
			summary={<TripSummary trip={sampleQuote} about={text.about} />}
		>
			<div className="grid gap-4">
				<Field id="sample-given" name="given" label={text.given} autoComplete="off" />
				<Field id="sample-family" name="family" label={text.family} autoComplete="off" />
			</div>
		</FunnelStep>
	);
}

function Done() {
	const text = useSample("funnel-step");
	return (
		<FunnelStep
			current="done"
			hrefOf={() => undefined}
			heading={text.done}
			summary={<TripSummary trip={sampleQuote} about={text.about} />}
		>
			<p>{text.requested}</p>
		</FunnelStep>
	);
}

export const funnelStep: Component = {
	id: "funnel-step",
	title: "Step of a booking",
	pictures: { wide: "all", night: ["passengers"], spanish: "all" },
	examples: { passengers: () => <Passengers />, done: () => <Done /> },
};

function Standing({ booking }: { booking: Booking }) {
	const { t, language } = usePage();
	return <StateOfBooking booking={booking} outlook={outlookOf(booking, { t, language }, { now: sampleNow })} />;
}

// A booking's page, ticketed with four flights; and what it begins with on hold, requested, without an answer, canceled.
export const boardingPass: Component = {
	id: "boarding-pass",
	title: "Confirmation",
	pictures: { wide: "all", night: ["ticketed"], spanish: "all" },
	examples: {
		ticketed: () => <BookingView booking={sampleBooking} now={sampleNow} />,
		held: () => <Standing booking={sampleBookingIn("held")} />,
		pending: () => <Standing booking={sampleBookingIn("requested")} />,
		unknown: () => <Standing booking={sampleBookingIn("requested", { state: "unknown" })} />,
		ended: () => <Standing booking={sampleBookingIn("cancelled")} />,
	},
};

// Mail: its subject and plain text. Its HTML has inline styles, which no page of the site allows; test/mail looks at that.
function Shown({ mail: { subject, text } }: { mail: Mail }) {
	return (
		<div className="card">
			<p className="font-bold">{subject}</p>
			<pre className="sg-mail mt-3 text-sm">{text}</pre>
		</div>
	);
}

function BookingMail() {
	const { t, language, config } = usePage();
	const context = { t, language, agency: config.agency, origin: config.origin };
	return <Shown mail={renderTravelerMail(sampleBookingIn("held"), context)} />;
}

export const mail: Component = {
	id: "mail",
	title: "Mail",
	pictures: { wide: "all", spanish: "all" },
	examples: { booking: () => <BookingMail /> },
};

// Which page answers each route: its own, or else its text in content/pages. One with other parameters than its route
// does not compile, nor a route with parameters that has no page here.

import { airline } from "./features/airlines/airline.tsx";
import { airlineAssistance } from "./features/airlines/airline-assistance.tsx";
import { cheapFlights } from "./features/airlines/cheap-flights.tsx";
import { fareAlertConfirm, fareAlertUnsubscribe } from "./features/alerts/fare-alert-links.tsx";
import { fareAlerts } from "./features/alerts/fare-alerts.tsx";
import { bookingConfirmation } from "./features/bookings/confirmation/booking-confirmation.tsx";
import { passengerDetails } from "./features/bookings/passengers/passenger-details.tsx";
import { payment } from "./features/bookings/payments/payment.tsx";
import { bookingReview } from "./features/bookings/review/booking-review.tsx";
import { flightChangeAssistance } from "./features/changes/page.tsx";
import { cookiePolicy } from "./features/company/cookie-policy.tsx";
import { legalCompliance } from "./features/company/legal-compliance.tsx";
import { sitemap } from "./features/company/sitemap.tsx";
import { bookingHelp } from "./features/contact/booking-help.tsx";
import { contactUs } from "./features/contact/contact-us.tsx";
import { deals } from "./features/deals/page.tsx";
import { destination } from "./features/destinations/page.tsx";
import { blog } from "./features/guides/blog.tsx";
import { guide } from "./features/guides/guide-page.tsx";
import { helpCenter } from "./features/help/help-center.tsx";
import { helpPage } from "./features/help/help-page.tsx";
import { home } from "./features/home/home.tsx";
import { notFound } from "./features/home/not-found.tsx";
import { flightResults } from "./features/search/results/page.tsx";
import type { Page } from "./page/page.ts";
import { prosePage } from "./prose/views/prose-page.tsx";
import { type Params, type RouteId, routeIds } from "./routes.ts";
import type { Services } from "./services.ts";

/** Routes without parameters in their path. */
type PlainId = { [Id in RouteId]: keyof Params<Id> extends never ? Id : never }[RouteId];

const own = {
	home,
	featuredDeals: deals("featured"),
	exclusiveDiscounts: deals("exclusive"),
	lastMinuteDeals: deals("lastMinute"),
	flightChangeAssistance,
	flightBookingHelp: helpPage(),
	bookingHelp,
	helpCenter,
	contactUs,
	cookiePolicy,
	legalCompliance,
	sitemap,
	flightResults,
	fareAlerts,
	fareAlertConfirm,
	fareAlertUnsubscribe,
	passengerDetails,
	bookingReview,
	payment,
	bookingConfirmation,
	airlineAssistance,
	airline,
	destination,
	cheapDeltaFlights: cheapFlights("DL"),
	cheapSpiritFlights: cheapFlights("NK"),
	cheapUnitedFlights: cheapFlights("UA"),
	cheapSouthwestFlights: cheapFlights("WN"),
	cheapAmericanFlights: cheapFlights("AA"),
	cheapVolarisFlights: cheapFlights("Y4"),
	blog,
	guide,
	notFound,
} satisfies { [Id in Exclude<RouteId, PlainId>]: Page<Id, Services> } & { [Id in PlainId]?: Page<Id, Services> };

const ownPages: { readonly [Id in RouteId]?: Page } = own;

/** The pages by id, for code that walks the whole table. */
export const pages = Object.fromEntries(routeIds.map((id) => [id, ownPages[id] ?? prosePage(id)])) as Readonly<
	Record<RouteId, Page>
>;

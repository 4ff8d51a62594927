// Which page answers each route; a missing one, or one with other parameters, does not compile.

import { airline } from "./features/airlines/airline.tsx";
import { airlineAssistance } from "./features/airlines/airline-assistance.tsx";
import { cheapFlights } from "./features/airlines/cheap-flights.tsx";
import { fareAlertConfirm, fareAlertUnsubscribe } from "./features/alerts/fare-alert-links.tsx";
import { fareAlerts } from "./features/alerts/fare-alerts.tsx";
import { bookingConfirmation } from "./features/bookings/booking-confirmation.tsx";
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
import type { RouteId } from "./routes.ts";
import type { Services } from "./services.ts";

const registry = {
	home,
	featuredDeals: deals("featured"),
	exclusiveDiscounts: deals("exclusive"),
	lastMinuteDeals: deals("lastMinute"),
	flightChangeAssistance,
	flightBookingHelp: helpPage(),
	bookingHelp,
	howWeHelp: prosePage(),
	helpCenter,
	contactUs,
	aboutUs: prosePage(),
	careers: prosePage(),
	press: prosePage(),
	termsOfService: prosePage(),
	privacyPolicy: prosePage(),
	cookiePolicy,
	accessibility: prosePage(),
	legalCompliance,
	compliance: prosePage(),
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
} satisfies { [Id in RouteId]: Page<Id, Services> };

/** The pages by id, for code that walks the whole table. */
export const pages: Readonly<Record<RouteId, Page>> = registry;

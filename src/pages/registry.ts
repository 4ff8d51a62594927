// Which page answers each route; a missing one, or one with other parameters, does not compile.
import type { RouteId } from "../routes.ts";
import { airline } from "./airline.tsx";
import { airlineAssistance } from "./airline-assistance.tsx";
import { blog } from "./blog.tsx";
import { bookingConfirmation } from "./booking-confirmation.tsx";
import { bookingHelp } from "./booking-help.tsx";
import { bookingReview } from "./booking-review.tsx";
import { cheapFlights } from "./cheap-flights.tsx";
import { contactUs } from "./contact-us.tsx";
import { cookiePolicy } from "./cookie-policy.tsx";
import { deals } from "./deals.tsx";
import { destination } from "./destination.tsx";
import { fareAlertConfirm, fareAlertUnsubscribe } from "./fare-alert-links.tsx";
import { fareAlerts } from "./fare-alerts.tsx";
import { flightChangeAssistance } from "./flight-change-assistance.tsx";
import { flightResults } from "./flight-results.tsx";
import { guide } from "./guide.tsx";
import { helpCenter } from "./help-center.tsx";
import { helpPage } from "./help-page.tsx";
import { home } from "./home.tsx";
import { legalCompliance } from "./legal-compliance.tsx";
import { notFound } from "./not-found.tsx";
import type { Page } from "./page.ts";
import { passengerDetails } from "./passenger-details.tsx";
import { payment } from "./payment.tsx";
import { prosePage } from "./prose-page.tsx";
import { sitemap } from "./sitemap.tsx";

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
} satisfies { [Id in RouteId]: Page<Id> };

/** The pages by id, for code that walks the whole table. */
export const pages: Readonly<Record<RouteId, Page>> = registry;

// The pages with code of their own, written by scripts/own-pages.ts: don't edit. All that src/features exports under
// the id of a route, in the order of the table.
// biome-ignore-all assist/source/organizeImports: a line a page.

export { home } from "./features/home/home.tsx";
export { featuredDeals } from "./features/deals/page.tsx";
export { exclusiveDiscounts } from "./features/deals/page.tsx";
export { lastMinuteDeals } from "./features/deals/page.tsx";
export { explore } from "./features/explore/page.tsx";
export { destinationList } from "./features/destinations/list-page.tsx";
export { airlineList } from "./features/airlines/list-page.tsx";
export { flightChangeAssistance } from "./features/changes/page.tsx";
export { flightBookingHelp } from "./features/help/help-page.tsx";
export { bookingHelp } from "./features/contact/booking-help.tsx";
export { cancellationClock } from "./features/changes/clock/cancellation-clock.tsx";
export { checklists } from "./features/checklists/checklists.tsx";
export { helpCenter } from "./features/help/help-center.tsx";
export { contactUs } from "./features/contact/contact-us.tsx";
export { cookiePolicy } from "./features/company/cookie-policy.tsx";
export { legalCompliance } from "./features/company/legal-compliance.tsx";
export { yourReference } from "./features/reference/page.tsx";
export { callBack } from "./features/contact/call-back.tsx";
export { yourCountry } from "./features/company/your-country.tsx";
export { sitemap } from "./features/company/sitemap.tsx";
export { flightResults } from "./features/search/results/page.tsx";
export { wholeTrip } from "./features/search/whole-trip/page.tsx";
export { myTrip } from "./features/trips/my-trip.tsx";
export { fareAlerts } from "./features/alerts/fare-alerts.tsx";
export { fareAlertConfirm } from "./features/alerts/fare-alert-links.tsx";
export { fareAlertUnsubscribe } from "./features/alerts/fare-alert-links.tsx";
export { passengerDetails } from "./features/bookings/passengers/passenger-details.tsx";
export { bookingReview } from "./features/bookings/review/booking-review.tsx";
export { payment } from "./features/bookings/payments/payment.tsx";
export { bookingConfirmation } from "./features/bookings/confirmation/booking-confirmation.tsx";
export { airlineChange } from "./features/bookings/airline-changes/airline-change.tsx";
export { proposal } from "./features/proposals/page.tsx";
export { airlineAssistance } from "./features/airlines/airline-assistance.tsx";
export { airline } from "./features/airlines/airline.tsx";
export { destination } from "./features/destinations/page.tsx";
export { cheapDeltaFlights } from "./features/airlines/cheap-flights.tsx";
export { cheapSpiritFlights } from "./features/airlines/cheap-flights.tsx";
export { cheapUnitedFlights } from "./features/airlines/cheap-flights.tsx";
export { cheapSouthwestFlights } from "./features/airlines/cheap-flights.tsx";
export { cheapAmericanFlights } from "./features/airlines/cheap-flights.tsx";
export { cheapVolarisFlights } from "./features/airlines/cheap-flights.tsx";
export { blog } from "./features/guides/blog.tsx";
export { guide } from "./features/guides/guide-page.tsx";
export { notFound } from "./features/home/not-found.tsx";

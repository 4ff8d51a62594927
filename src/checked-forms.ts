// Where the declaration of each form is that the browser checks; one line here adds one. A last name that opens a booking
// has no rule but that it is there, which nobody is told for passing through.
import { formMount } from "./forms/island/mount.ts";

export const mount = formMount({
	alert: () => import("./features/alerts/forms/alert-form.ts").then((file) => file.alertFormIn()),
	bag: () => import("./features/airlines/forms/bag-form.ts").then((file) => file.bagForm),
	callback: () => import("./features/contact/forms/callback-form.ts").then((file) => file.callbackForm),
	change: () => import("./features/changes/forms/change-form.ts").then((file) => file.changeForm),
	clock: () => import("./features/changes/forms/clock-form.ts").then((file) => file.clockForm),
	contact: () => import("./features/contact/forms/contact-form.ts").then((file) => file.contactForm),
	correction: () => import("./features/bookings/forms/correction-form.ts").then((file) => file.correctionForm),
	disruption: () => import("./features/changes/forms/disruption-form.ts").then((file) => file.disruptionFormIn()),
	explore: () => import("./features/explore/forms/explore-form.ts").then((file) => file.exploreFormIn()),
	// Whose ages and names fit the trip is for the server to say: the page holds neither.
	pax: (page) =>
		import("./features/bookings/passengers/form/passenger-form.ts").then((file) => file.passengerFormIn(page)),
	reference: () => import("./forms/reference-form.ts").then((file) => file.referenceForm),
});

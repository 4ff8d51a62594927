// Where the declaration of each form is that the browser checks; one line here adds one. A last name that opens a booking
// has no rule but that it is there, which nobody is told for passing through.
import { formMount } from "./forms/island/mount.ts";

const codeForms = () => import("./features/bookings/forms/code-forms.ts");

export const mount = formMount({
	bookingcode: () => import("./features/contact/forms/booking-code-form.ts").then((file) => file.bookingCodeForm),
	callback: () => import("./features/contact/forms/callback-form.ts").then((file) => file.callbackForm),
	change: () => import("./features/changes/forms/change-form.ts").then((file) => file.changeForm),
	code: () => codeForms().then((file) => file.codeForm),
	contact: () => import("./features/contact/forms/contact-form.ts").then((file) => file.contactForm),
	// Whose ages and names fit the trip is for the server to say: the page holds neither.
	pax: (page) =>
		import("./features/bookings/passengers/form/passenger-form.ts").then((file) => file.passengerFormIn(page)),
	reference: () => codeForms().then((file) => file.referenceForm),
});

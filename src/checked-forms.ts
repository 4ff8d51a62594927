// Where the declaration of each form is that the browser checks; one line here adds one.
import { formMount } from "./forms/island/mount.ts";

export const mount = formMount({
	bookingcode: async () => (await import("./features/contact/forms/booking-code-form.ts")).bookingCodeForm,
	callback: async () => (await import("./features/contact/forms/callback-form.ts")).callbackForm,
	change: async () => (await import("./features/changes/forms/change-form.ts")).changeForm,
	code: async () => (await import("./features/bookings/forms/code-forms.ts")).codeForm,
	contact: async () => (await import("./features/contact/forms/contact-form.ts")).contactForm,
	lookup: async () => (await import("./features/bookings/forms/code-forms.ts")).nameForm,
	// Whose ages and names fit the trip is for the server to say: the page holds neither.
	pax: async (page) => (await import("./features/bookings/passengers/form/passenger-form.ts")).passengerFormIn(page),
	reference: async () => (await import("./features/bookings/forms/code-forms.ts")).referenceForm,
});

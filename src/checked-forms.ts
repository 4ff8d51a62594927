// Where the declaration of each form is that the browser checks; one line here adds one.
import { formMount } from "./forms/island/mount.ts";

export const mount = formMount({
	code: async () => (await import("./features/bookings/forms/code-forms.ts")).codeForm,
	lookup: async () => (await import("./features/bookings/forms/code-forms.ts")).nameForm,
	reference: async () => (await import("./features/bookings/forms/code-forms.ts")).referenceForm,
	callback: async () => (await import("./features/contact/forms/callback-form.ts")).callbackForm,
	change: async () => (await import("./features/changes/forms/change-form.ts")).changeForm,
	contact: async () => (await import("./features/contact/forms/contact-form.ts")).contactForm,
});

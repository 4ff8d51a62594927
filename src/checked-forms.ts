// Where the declaration of each form is that the browser checks; one line here adds one. A code is for the server alone to read.
import { formMount } from "./forms/island/mount.ts";

export const mount = formMount({
	callback: async () => (await import("./features/contact/forms/callback-form.ts")).callbackForm,
	change: async () => (await import("./features/changes/forms/change-form.ts")).changeForm,
	contact: async () => (await import("./features/contact/forms/contact-form.ts")).contactForm,
});

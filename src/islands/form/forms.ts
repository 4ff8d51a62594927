// Where the declaration of each form is that the browser checks; one line here adds one.
import type { AnyForm } from "../../forms/form.ts";

export const forms: Readonly<Record<string, () => Promise<AnyForm>>> = {
	code: async () => (await import("../../bookings/code-forms.ts")).codeForm,
	lookup: async () => (await import("../../bookings/code-forms.ts")).nameForm,
	reference: async () => (await import("../../bookings/code-forms.ts")).referenceForm,
	callback: async () => (await import("../../messages/callback-form.ts")).callbackForm,
	change: async () => (await import("../../help/change-form.ts")).changeForm,
	contact: async () => (await import("../../messages/contact-form.ts")).contactForm,
};

// Where the declaration of each form is that the browser checks; one line here adds one. A code is for the server alone to read.
import type { AnyForm } from "../../forms/form.ts";

export const forms: Readonly<Record<string, () => Promise<AnyForm>>> = {
	callback: async () => (await import("../../messages/callback-form.ts")).callbackForm,
	change: async () => (await import("../../help/change-form.ts")).changeForm,
	contact: async () => (await import("../../messages/contact-form.ts")).contactForm,
};

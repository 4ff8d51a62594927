// Where a reference of ours opens.
import type { Language } from "../i18n/languages.ts";
import { href } from "../links.ts";
import type { OwnReference } from "../references/browser/any-reference.ts";

/** A booking's page asks for a last name itself. A number is looked up as a quote's: those of before quotes had digits. */
export function pageOfReference(language: Language, { of, code }: OwnReference): string {
	return of === "booking"
		? href(language, "bookingConfirmation", { confirmationCode: code })
		: href(language, "bookingReview", {}, { quote: code });
}

// The subjects a guide can be about. One line here and a text `tag.<id>` add one; a guide with an unknown tag fails the build.
import type { Localized } from "../i18n/languages.ts";
import { phrases } from "../i18n/messages.ts";

export const tagIds = [
	"airlines",
	"baggage",
	"booking-by-phone",
	"business-class",
	"changes",
	"cheap-flights",
	"destinations",
	"fare-rules",
	"latin-america",
	"last-minute",
	"low-cost",
	"miles",
	"when-to-book",
] as const;

export type TagId = (typeof tagIds)[number];

/** Their names. */
export const tags = Object.fromEntries(tagIds.map((tag) => [tag, phrases(`tag.${tag}`)])) as Readonly<
	Record<TagId, Localized>
>;

export function isTag(value: string): value is TagId {
	return Object.hasOwn(tags, value);
}

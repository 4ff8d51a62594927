// How guides are sorted and signed: their groups, subjects and desks, each with its name in every language.
import type { Localized } from "../../i18n/languages.ts";
import { type MessageKey, phrases } from "../../i18n/messages.ts";
import { guideGroups, guideTags } from "../../routes.ts";

/** Names by id: the text `<kind>.<id>` of each. */
function named<Id extends string>(ids: readonly Id[], keyOf: (id: Id) => MessageKey): Readonly<Record<Id, Localized>> {
	return Object.fromEntries(ids.map((id) => [id, phrases(keyOf(id))])) as Record<Id, Localized>;
}

/** Who signs a guide: a team of the agency, never an invented person. One id here and the text `desk.<id>` add one. */
export const deskIds = ["change-desk", "destinations-desk", "fare-desk"] as const;
export type DeskId = (typeof deskIds)[number];

export type GuideGroup = (typeof guideGroups)[number];

/** The lists guides are kept in, each a folder of content/guides. */
export const groups = named(guideGroups, (group) => `guides.${group}`);

export function isGroup(value: string): value is GuideGroup {
	return Object.hasOwn(groups, value);
}

export type TagId = (typeof guideTags)[number];

export const tags = named(guideTags, (tag) => `tag.${tag}`);

export function isTag(value: string): value is TagId {
	return Object.hasOwn(tags, value);
}

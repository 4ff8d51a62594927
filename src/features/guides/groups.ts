// The lists guides are kept in, each a folder of content/guides, with their names in the list of guides.
import type { Localized } from "../../i18n/languages.ts";
import { phrases } from "../../i18n/messages.ts";
import { guideGroups } from "../../routes.ts";

export type GuideGroup = (typeof guideGroups)[number];

/** The texts `guides.<group>` of the locales. */
export const groups = Object.fromEntries(guideGroups.map((group) => [group, phrases(`guides.${group}`)])) as Readonly<
	Record<GuideGroup, Localized>
>;

export function isGroup(value: string): value is GuideGroup {
	return Object.hasOwn(groups, value);
}

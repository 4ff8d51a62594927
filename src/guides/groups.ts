// The lists guides are kept in, each a folder of content/guides, with their names in the list of guides.
import type { Localized } from "../i18n/languages.ts";

export const groups = {
	general: { en: "For every trip", es: "Para cualquier viaje" },
	airline: { en: "By airline", es: "Por aerolínea" },
	"spanish-speaker": { en: "For Spanish speakers", es: "Para hispanohablantes" },
	destination: { en: "By destination", es: "Por destino" },
	"business-class": { en: "In business class", es: "En clase ejecutiva" },
} as const satisfies Record<string, Localized>;

export type GuideGroup = keyof typeof groups;
export const guideGroups = Object.keys(groups) as GuideGroup[];

export function isGroup(value: string): value is GuideGroup {
	return Object.hasOwn(groups, value);
}

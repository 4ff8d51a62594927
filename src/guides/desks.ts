// Who signs a guide: a desk of the agency, never an invented person. One line here adds one.
import type { Localized } from "../i18n/languages.ts";

export const desks = {
	"change-desk": { en: "Flight-change desk", es: "Mesa de cambios" },
	"destinations-desk": { en: "Destinations desk", es: "Mesa de destinos" },
	"fare-desk": { en: "Fare desk", es: "Mesa de tarifas" },
} as const satisfies Record<string, Localized>;

export type DeskId = keyof typeof desks;
export const deskIds = Object.keys(desks) as DeskId[];

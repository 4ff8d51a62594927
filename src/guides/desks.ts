// Who signs a guide: a desk of the agency, never an invented person. One line here and a text `desk.<id>` add one.
import type { Localized } from "../i18n/languages.ts";
import { phrases } from "../i18n/messages.ts";

export const deskIds = ["change-desk", "destinations-desk", "fare-desk"] as const;

export type DeskId = (typeof deskIds)[number];

/** Their names. */
export const desks = Object.fromEntries(deskIds.map((desk) => [desk, phrases(`desk.${desk}`)])) as Readonly<
	Record<DeskId, Localized>
>;

// The time zones that a visitor can choose from.

/** Zones of the United States from east to west, then others that our travelers call from. */
export const offeredZones = [
	"America/New_York",
	"America/Chicago",
	"America/Denver",
	"America/Phoenix",
	"America/Los_Angeles",
	"America/Anchorage",
	"Pacific/Honolulu",
	"America/Puerto_Rico",
	"America/Mexico_City",
	"America/Cancun",
	"America/Tijuana",
	"America/Guatemala",
	"America/El_Salvador",
	"America/Tegucigalpa",
	"America/Managua",
	"America/Costa_Rica",
	"America/Panama",
	"America/Santo_Domingo",
	"America/Havana",
	"America/Bogota",
	"America/Lima",
	"America/Guayaquil",
	"America/Caracas",
	"America/La_Paz",
	"America/Santiago",
	"America/Argentina/Buenos_Aires",
	"America/Sao_Paulo",
	"America/Toronto",
	"Europe/Madrid",
] as const;

export type OfferedZone = (typeof offeredZones)[number];

export const defaultZone: OfferedZone = "America/New_York";

const known: ReadonlySet<string> = new Set(offeredZones);

/** True for one of the list. */
export function isOfferedZone(zone: string): zone is OfferedZone {
	return known.has(zone);
}

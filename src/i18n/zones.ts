// The time zones that a visitor can choose from, by the names people use for them.
import { type Language, languages } from "./languages.ts";
import { once } from "./once.ts";

/** Zones of the United States from east to west, then others that our travelers call from; a country is named where it tells more. */
const zones: readonly (readonly [zone: string, country?: string])[] = [
	["America/New_York"],
	["America/Chicago"],
	["America/Denver"],
	["America/Phoenix", "Arizona"],
	["America/Los_Angeles"],
	["America/Anchorage"],
	["Pacific/Honolulu"],
	["America/Puerto_Rico", "PR"],
	["America/Mexico_City", "MX"],
	["America/Cancun", "Cancún"],
	["America/Tijuana", "Tijuana"],
	["America/Guatemala", "GT"],
	["America/El_Salvador", "SV"],
	["America/Tegucigalpa", "HN"],
	["America/Managua", "NI"],
	["America/Costa_Rica", "CR"],
	["America/Panama", "PA"],
	["America/Santo_Domingo", "DO"],
	["America/Havana", "CU"],
	["America/Bogota", "CO"],
	["America/Lima", "PE"],
	["America/Guayaquil", "EC"],
	["America/Caracas", "VE"],
	["America/La_Paz", "BO"],
	["America/Santiago", "CL"],
	["America/Argentina/Buenos_Aires", "AR"],
	["America/Sao_Paulo", "BR"],
	["America/Toronto", "Toronto"],
	["Europe/Madrid", "ES"],
];

export const defaultZone = "America/New_York";
const known = new Set(zones.map(([zone]) => zone));

/** True for one of the list. */
export function isOfferedZone(zone: string): boolean {
	return known.has(zone);
}

/** Each with its name: "Eastern Time", "Mexico: Central Standard Time". A browser that only checks zones leaves it out. */
export const zoneOptions = /* @__PURE__ */ once(
	(language: Language): readonly (readonly [zone: string, name: string])[] => {
		const { locale } = languages[language];
		const regions = new Intl.DisplayNames(locale, { type: "region" });
		return zones.map(([zone, where]) => {
			const name = capital(genericName(zone, locale), locale);
			const place = where && (/^[A-Z]{2}$/.test(where) ? (regions.of(where) ?? where) : where);
			return [zone, place ? `${place}: ${name}` : name] as const;
		});
	},
);

/** The zone's name in the list, or its own where it is none of the list. */
export function zoneName(zone: string, language: Language): string {
	return zoneOptions(language).find(([option]) => option === zone)?.[1] ?? zone;
}

function genericName(timeZone: string, locale: string): string {
	const format = new Intl.DateTimeFormat(locale, { timeZone, hour: "numeric", timeZoneName: "longGeneric" });
	// The name of a zone does not depend on the day.
	return format.formatToParts(0).find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

function capital(text: string, locale: string): string {
	return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

// The time zones to choose from, each by a city that keeps its time, as times are told everywhere.
import type { Language } from "../i18n/languages.ts";
import { type MessageKey, phrase } from "../i18n/messages.ts";
import { once } from "../i18n/once.ts";
import { cityName, findAirport, zoneAirport } from "./airports.ts";
import { countryName } from "./labels.ts";
import { defaultZone, type OfferedZone, offeredZones } from "./zones.ts";

/** In the United States people know these zones by names of their own. Each has one more city, which is far from the first. */
const named: Partial<Record<OfferedZone, readonly [name: MessageKey, another: string]>> = {
	"America/New_York": ["zone.eastern", "MIA"],
	"America/Chicago": ["zone.central", "IAH"],
	"America/Denver": ["zone.mountain", "SLC"],
	"America/Los_Angeles": ["zone.pacific", "SFO"],
};

/** "New York, Miami (Eastern Time)", "Phoenix", "Bogotá (Colombia)". */
export const zoneOptions = once((language: Language): readonly (readonly [zone: OfferedZone, name: string])[] =>
	offeredZones.map((zone) => [zone, optionText(zone, language)]),
);

/** The first zone of the list that is kept in a country; undefined where none is. */
export function homeZone(country: string | undefined): OfferedZone | undefined {
	return homes().get(country);
}

const homes = once((): ReadonlyMap<string | undefined, OfferedZone> => {
	const first = new Map<string | undefined, OfferedZone>();
	for (const zone of offeredZones) {
		const country = findAirport(zoneAirport(zone) ?? "")?.country;
		if (!first.has(country)) first.set(country, zone);
	}
	return first;
});

/** The zone to begin with for somebody in a country. */
export function zoneIn(country: string | undefined): OfferedZone {
	return homeZone(country) ?? defaultZone;
}

function optionText(zone: OfferedZone, language: Language): string {
	const code = zoneAirport(zone) ?? zone;
	const country = findAirport(code)?.country;
	const [name, another] = named[zone] ?? [];
	const cities = [code, another].flatMap((one) => (one ? cityName(one, language) : [])).join(", ");
	const more = name ? phrase(language, name) : country && country !== "US" && countryName(country, language);
	return more ? `${cities} (${more})` : cities;
}

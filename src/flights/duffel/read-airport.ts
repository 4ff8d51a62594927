// Airports as Duffel tells them: one of our table by its code, any other as Duffel itself describes it.
import { perLanguage } from "../../i18n/languages.ts";
import { findAirport, metros } from "../../places/airports.ts";
import { distanceKm } from "../../places/great-circle.ts";
import { type Airport, shownCode } from "../../places/place.ts";
import { zoneOffsetMs } from "../../time/zone-offset.ts";
import { readName } from "./read-name.ts";
import type { DuffelPlace } from "./schema-parts.ts";

/** `airport`: without a code of its own; `zone`: not of our table, and Duffel does not say by which clock its times are. */
export type AirportFlaw = "airport" | "zone";

export interface ReadAirport {
	readonly airport: Airport;
	/** Our table does not have it. */
	readonly unlisted: boolean;
}

export function readAirport(wire: DuffelPlace): ReadAirport | AirportFlaw {
	const code = wire.iata_code?.trim().toUpperCase() ?? "";
	if (!/^[A-Z]{3}$/.test(code)) return "airport";
	const known = findAirport(code);
	if (known && (known.code === code || isThere(known, wire))) return { airport: known, unlisted: false };
	const { time_zone: zone, iata_country_code: country, latitude, longitude } = wire;
	if (!zone || !isZone(zone)) return "zone";
	const [name, city] = [readName(wire.name) || code, readName(wire.city_name)];
	const metro = metros.find((one) => shownCode(one.code) === wire.iata_city_code)?.code;
	return {
		airport: {
			...{ kind: "airport", code, name, zone },
			city: perLanguage(() => city || name),
			country: country && /^[A-Z]{2}$/.test(country) ? country : "",
			// At 0, 0 there is no airport: no map is drawn of it.
			...{ latitude: latitude ?? 0, longitude: longitude ?? 0 },
			...(metro && { metro }),
		},
		unlisted: true,
	};
}

/** Farther away, a code that was given up stands for the old field still, and not for the airport that took over. */
const sameFieldKm = 15;

function isThere(airport: Airport, { latitude, longitude }: DuffelPlace): boolean {
	if (typeof latitude !== "number" || typeof longitude !== "number") return true;
	return distanceKm(airport, { latitude, longitude }) < sameFieldKm;
}

function isZone(zone: string): boolean {
	// An offset is no zone: it has no summer time.
	if (/^[+-]/.test(zone)) return false;
	try {
		return zoneOffsetMs(zone, 0) !== undefined;
	} catch {
		return false;
	}
}

// Airports as Duffel tells them: one of our table by its code, any other as Duffel itself describes it.
import { perLanguage } from "../../i18n/languages.ts";
import { airportsOf, findAirport, findPlace, metros } from "../../places/airports.ts";
import { nearbyAirports } from "../../places/distance.ts";
import { distanceKm } from "../../places/great-circle.ts";
import { type Airport, shownCode } from "../../places/place.ts";
import { zoneOffsetMs } from "../../time/zone-offset.ts";
import { readName } from "./read-name.ts";
import type { DuffelPlace } from "./schema-parts.ts";

/** `airport`: without a code of its own; `zone`: not of our table, and nothing tells by which clock its times are. */
export type AirportFlaw = "airport" | "zone";

export interface ReadAirport {
	readonly airport: Airport;
	/** Our table does not have it. */
	readonly unlisted: boolean;
}

/** Where a flight only lands on its way (`landing`), the clock is not needed: the zone is empty where nothing tells it. */
export function readAirport(wire: DuffelPlace, at: "end" | "landing"): ReadAirport | AirportFlaw {
	const code = wire.iata_code?.trim().toUpperCase() ?? "";
	if (!/^[A-Z]{3}$/.test(code)) return "airport";
	const known = findAirport(code);
	if (known && (known.code === code || isThere(known, wire))) return { airport: known, unlisted: false };
	const { time_zone: told, iata_country_code: country, latitude, longitude } = wire;
	const zone = told && isZone(told) ? told : zoneAround(wire);
	if (!zone && at === "end") return "zone";
	const [name, city] = [readName(wire.name) || code, readName(wire.city_name)];
	const metro = metros.find((one) => shownCode(one.code) === wire.iata_city_code)?.code;
	return {
		airport: {
			...{ kind: "airport", code, name, zone: zone ?? "" },
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

/** An airport lies no farther from the others of its city. */
const sameCityKm = 150;
/** Where all airports this far around keep one time, a point among them keeps it too. */
const [nearKm, aroundKm] = [100, 250];

/** The zone of the city's airports, else of all those around; undefined where they differ, or lie in another country. */
function zoneAround({
	iata_city_code,
	iata_country_code: country,
	latitude,
	longitude,
}: DuffelPlace): string | undefined {
	const point = typeof latitude === "number" && typeof longitude === "number" ? { latitude, longitude } : undefined;
	const city = iata_city_code ? findPlace(iata_city_code) : undefined;
	const fits = (airport: Airport) =>
		(!country || airport.country === country) && (!point || distanceKm(airport, point) < sameCityKm);
	const own = city ? airportsOf(city) : [];
	if (own.length > 0 && own.every(fits)) return onlyZone(own);
	if (!point || !country) return undefined;
	const near = nearbyAirports(point, aroundKm, Number.POSITIVE_INFINITY);
	return near[0] && near[0].km < nearKm && near.every(({ airport }) => airport.country === country)
		? onlyZone(near.map(({ airport }) => airport))
		: undefined;
}

function onlyZone([first, ...others]: readonly Airport[]): string | undefined {
	return others.every(({ zone }) => zone === first?.zone) ? first?.zone : undefined;
}

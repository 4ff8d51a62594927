// The flights of a route on a day: how many, when they leave, how long they take and who operates them.
import { dayMs, minuteMs } from "../../time/iso-date.ts";
import { instantToWall, wallToInstant } from "../../time/local-time.ts";
import { zoneOffsetMs } from "../../time/zone-offset.ts";
import type { Carrier } from "../offers/offer.ts";
import { hawaiian, isLowCost, regionalOperators } from "./carriers.ts";
import { chance, hash } from "./chance.ts";
import { partnerRoutes, type Route } from "./routes.ts";

/** One flight on one day; instants are UTC milliseconds. */
export interface Flight {
	readonly route: Route;
	readonly number: string;
	readonly operator: Carrier;
	readonly departs: number;
	readonly arrives: number;
}

interface Departure {
	readonly minute: number;
	readonly number: string;
	readonly operator: Carrier;
}

/** What a route offers on every day it is flown. */
export interface Timetable {
	readonly route: Route;
	readonly blockMinutes: number;
	readonly departures: readonly Departure[];
	/** Weekdays without a flight, 0 for Sunday. */
	readonly rests: ReadonlySet<number>;
}

// A timetable keeps its wall-clock times all year, so it is laid out with the offsets of one fixed day.
const layoutDay = Date.UTC(2026, 0, 15);
// 1970-01-01, day 0, was a Thursday.
const thursday = 4;
const regionalKm = 1_500;

/** Gate to gate in minutes: cruise at 850 km/h, faster eastward with the jet stream, plus 35 minutes, to five minutes. */
function blockMinutes(route: Route): number {
	const { from, to, km } = route;
	const latitude = (from.latitude + to.latitude) / 2;
	const turn = ((to.longitude - from.longitude + 540) % 360) - 180;
	const eastKm = turn * 111 * Math.cos((latitude * Math.PI) / 180);
	const east = Math.max(-1, Math.min(1, eastKm / km));
	const wind = Math.abs(latitude) > 20 ? 45 : 15;
	return Math.ceil(((km / (850 + wind * east)) * 60 + 35) / 5) * 5;
}

/** Flights a day: where the schedules do not say, more on short routes and between large airports. */
function frequency(route: Route): number {
	if (route.daily !== undefined) return Math.max(1, route.daily);
	const short = route.km < 2_500;
	const usual = route.domestic ? route.size + 1 : route.size - 1;
	const swing = Math.floor(chance(`swing ${route.key}`) * 3) - 1;
	const factor = isLowCost(route.airline) ? 0.6 : 1;
	return Math.max(1, Math.round((short ? usual : usual / 2) * factor) + (short ? swing : 0));
}

/** Departure minutes of the day, every half hour, from which the flight lands neither before 5:00 nor after 0:30. */
function goodMinutes(route: Route, block: number): number[] {
	const shift = (zoneOffsetMs(route.to.zone, layoutDay) - zoneOffsetMs(route.from.zone, layoutDay)) / minuteMs;
	const [first, last] = block < 300 ? [360, 1_290] : [420, 1_410];
	const minutes: number[] = [];
	for (let minute = first; minute <= last; minute += 30) {
		const landing = (minute + block + shift + 2_880) % 1_440;
		if (landing >= 300 || landing <= 30) minutes.push(minute);
	}
	return minutes.length > 0 ? minutes : [600];
}

function restDays(route: Route): ReadonlySet<number> {
	const daily =
		route.daily !== undefined
			? route.daily > 0
			: route.domestic
				? !isLowCost(route.airline) || route.size > 2
				: route.size > 2;
	if (daily) return new Set();
	const start = hash(`rest ${route.key}`) % 7;
	return new Set([start, (start + 2) % 7, (start + 5) % 7]);
}

function operatorOf(route: Route, index: number): Carrier {
	const { code, name } = route.airline;
	const own = { code, name };
	const islands = Number(route.from.region === "HI") + Number(route.to.region === "HI");
	if (code === "AS" && islands > 0) return islands === 2 || index % 2 === 0 ? hawaiian : own;
	const partners = regionalOperators(route.airline);
	const flown = route.km < regionalKm && chance(`operator ${route.key} ${index}`) < (route.size < 3 ? 0.75 : 0.3);
	return flown ? (partners[hash(`partner ${route.key} ${index}`) % partners.length] ?? own) : own;
}

/** The departures with the airline's own planes and those of its regional operators. */
function ownDepartures(route: Route, block: number): { departures: Departure[]; numbers: Set<number> } {
	const slots = goodMinutes(route, block);
	const count = Math.min(frequency(route), slots.length);
	const departures: Departure[] = [];
	const numbers = new Set<number>();
	for (let index = 0; index < count; index += 1) {
		const place = (index + 0.2 + 0.6 * chance(`slot ${route.key} ${index}`)) / count;
		const minute = (slots[Math.floor(place * slots.length)] ?? 600) + (hash(`minute ${route.key} ${index}`) % 6) * 5;
		const operator = operatorOf(route, index);
		const regional = operator.code !== route.airline.code && operator !== hawaiian;
		let number = (regional ? 3_000 : 1) + (hash(`number ${route.key} ${index}`) % 2_900);
		// An offer's id finds a flight by its number, so no two of a day share one.
		while (numbers.has(number)) number += 1;
		numbers.add(number);
		departures.push({ minute, number: String(number), operator });
	}
	return { departures, numbers };
}

/** Between airports that a partner serves every day too, one of the partner's flights is sold under both codes. */
function sharedDeparture(route: Route, block: number, numbers: ReadonlySet<number>): Departure | undefined {
	const partners = partnerRoutes(route).filter((other) => restDays(other).size === 0);
	const partner = partners[hash(`share ${route.key}`) % partners.length];
	if (!partner) return undefined;
	const own = ownDepartures(partner, block).departures.filter(({ operator }) => operator.code === partner.airline.code);
	const flight = own[hash(`shared ${route.key}`) % own.length];
	if (!flight) return undefined;
	let number = 6_000 + (hash(`number ${route.key} ${flight.number}`) % 2_900);
	while (numbers.has(number)) number += 1;
	return { ...flight, number: String(number) };
}

const laidOut = new WeakMap<Route, Timetable>();

/** The timetable of a route: a function of the route alone, kept for as long as the route is. */
export function timetableOf(route: Route): Timetable {
	const timetable = laidOut.get(route) ?? layOutTimetable(route);
	laidOut.set(route, timetable);
	return timetable;
}

function layOutTimetable(route: Route): Timetable {
	const block = blockMinutes(route);
	const { departures, numbers } = ownDepartures(route, block);
	const shared = sharedDeparture(route, block, numbers);
	const all = shared ? [...departures, shared].sort((a, b) => a.minute - b.minute) : departures;
	return { route, blockMinutes: block, departures: all, rests: restDays(route) };
}

/**
 * The flights that leave on a day (counted from 1970-01-01, local to the origin), in order of departure. One that would land in the hour an
 * autumn night repeats is left out: its wall-clock arrival could be read as either hour.
 */
export function flightsOn(timetable: Timetable, day: number): Flight[] {
	const { route } = timetable;
	if (timetable.rests.has((day + thursday) % 7)) return [];
	const midnight = day * dayMs;
	const flights: Flight[] = [];
	for (const { minute, number, operator } of timetable.departures) {
		const departs = wallToInstant(midnight + minute * minuteMs, route.from.zone);
		const arrives = departs + timetable.blockMinutes * minuteMs;
		const readable = wallToInstant(instantToWall(arrives, route.to.zone), route.to.zone) === arrives;
		if (readable) flights.push({ route, number, operator, departs, arrives });
	}
	return flights;
}

// Sample fares in US dollars: dearer on holidays, at weekends' ends and close to departure, cheaper midweek and booked in good time.

import type { IsoDate } from "../../time/iso-date.ts";
import type { Cabin } from "../offers/offer.ts";
import { isInfant } from "../trip/travelers.ts";
import { isLowCost } from "./carriers.ts";
import { chance } from "./chance.ts";
import { peakFactor } from "./peaks.ts";
import type { Flight } from "./timetable.ts";

/** Sunday to Saturday: Tuesday, Wednesday and Saturday are cheaper, Friday and Sunday dearer (the site's own guides). */
const dayFactors = [1.18, 1, 0.9, 0.9, 1, 1.18, 0.9] as const;
/** A seat for the day costs less more than one that becomes a bed. */
const cabinFactors: { readonly [haul in "short" | "long"]: Readonly<Record<Cabin, number>> } = {
	short: { economy: 1, premium_economy: 1.7, business: 3.2, first: 4.2 },
	long: { economy: 1, premium_economy: 1.8, business: 4.6, first: 7 },
};
const longHaulKm = 5_000;
const stopFactors = { surveyed: [1, 0.93, 0.91], other: [1, 0.87, 0.84] } as const;

/** The days ahead in which fares are lowest: one to three months at home, two to eight abroad (the site's guides). */
const sweetSpots = { domestic: [30, 92], international: [60, 243] } as const;
const lateDays = 21;

/** How much dearer or cheaper a fare is for being bought so many days before departure. */
export function leadFactor(daysAhead: number, domestic: boolean): number {
	if (daysAhead < lateDays) return 1.25 + (0.75 * (lateDays - daysAhead)) / lateDays;
	const [first, last] = domestic ? sweetSpots.domestic : sweetSpots.international;
	if (daysAhead < first) return 1.05;
	return daysAhead <= last ? 0.88 : 1.08;
}

/** What distance alone costs one way in economy, in dollars: about 120 for 1,750 km and 660 for 10,000 km. */
function distanceFare(km: number): number {
	return 50 + 0.04 * Math.min(km, 4_000) + 0.075 * Math.max(0, km - 4_000);
}

/** The day of a departure, local to the origin, and when it is bought. */
export interface SaleDay {
	readonly date: IsoDate;
	/** 0 for Sunday. */
	readonly weekday: number;
	/** Days from today, at the origin, to that day. */
	readonly daysAhead: number;
}

export interface FareBasis extends SaleDay {
	/** Great-circle distance of the whole slice: a detour is not dearer. */
	readonly directKm: number;
	/** How dear this pair of airports is beside what the distance says, by a survey of fares; undefined without one. */
	readonly level: number | undefined;
	readonly domestic: boolean;
	/** Whose holidays make it dearer: the countries of both ends. */
	readonly countries: readonly string[];
	readonly cabin: Cabin;
}

/** Where a survey says what a route costs, the low-cost airlines on it are in that already, and the others keep near them. */
function lowCostFactor({ level }: FareBasis): number {
	return level === undefined ? 0.74 : 0.9;
}

/** Fares are higher where there is a survey, and a change of planes is worth no more dollars there. */
function stopFactor(stops: number, { level }: FareBasis): number {
	const factors = level === undefined ? stopFactors.other : stopFactors.surveyed;
	return factors[stops] ?? factors[2];
}

/** One adult's fare for one slice before taxes: cents, always whole dollars. */
export function adultFare(flights: readonly Flight[], basis: FareBasis): number {
	const name = flights.map((flight) => flight.route.key + flight.number).join(" ");
	const cheap = flights.every((flight) => isLowCost(flight.route.airline)) ? lowCostFactor(basis) : 1;
	const swing = 0.88 + 0.3 * chance(`fare ${name} ${basis.date}`);
	const haul = basis.directKm > longHaulKm ? "long" : "short";
	const dollars =
		distanceFare(basis.directKm) *
		(basis.level ?? 1) *
		peakFactor(basis.date, basis.countries) *
		(dayFactors[basis.weekday] ?? 1) *
		leadFactor(basis.daysAhead, basis.domestic) *
		cabinFactors[haul][basis.cabin] *
		stopFactor(flights.length - 1, basis) *
		cheap *
		swing;
	return Math.round(dollars) * 100;
}

/** Base fare and taxes in whole cents. */
export interface Price {
	readonly base: number;
	readonly taxes: number;
}

/** A child of 2 to 11 pays three quarters abroad; a lap infant a tenth abroad and nothing at home. */
function share(age: number, domestic: boolean): number {
	if (isInfant(age)) return domestic ? 0 : 0.1;
	return age < 12 && !domestic ? 0.75 : 1;
}

/** Shaped like United States taxes: a percentage, and fixed fees by segment at home or by slice abroad. */
function taxesOn(base: number, segments: number, domestic: boolean, hasSeat: boolean): number {
	const fees = domestic ? 560 + 970 * segments : 4_200;
	return Math.round(base * (domestic ? 0.075 : 0.06)) + (hasSeat ? fees : 0);
}

/** The price of one slice for all travelers, from one adult's fare in cents. */
export function priceSlice(
	fare: number,
	segments: number,
	domestic: boolean,
	travelers: { readonly adults: number; readonly ages: readonly number[] },
): Price {
	const adultTaxes = taxesOn(fare, segments, domestic, true);
	let base = fare * travelers.adults;
	let taxes = adultTaxes * travelers.adults;
	for (const age of travelers.ages) {
		const own = Math.round(fare * share(age, domestic));
		base += own;
		taxes += taxesOn(own, segments, domestic, !isInfant(age));
	}
	return { base, taxes };
}

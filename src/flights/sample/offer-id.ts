// The id of a sample offer: its tariff, flights, cabin, brand and travelers written out, so that the id alone is enough to
// rebuild it, at the price that was told with it.

import { type IsoDate, isIsoDate } from "../../time/iso-date.ts";
import { type Cabin, cabins } from "../offers/offer.ts";
import { maxSlices } from "../trip/limits.ts";
import { isInfant, maxTravelers, type Travelers } from "../trip/travelers.ts";
import { type Brand, brands } from "./brands.ts";

/** One flight by what its timetable finds it with. */
export interface FlightKey {
	/** IATA codes of the airline and of both airports. */
	readonly carrier: string;
	readonly number: string;
	readonly from: string;
	readonly to: string;
	/** Day of departure, local to `from`. */
	readonly day: IsoDate;
}

/**
 * What the sample's prices are made from, the oldest first: s1 is distance alone; since s2 there is a survey of fares for
 * the United States. An id names its tariff, so that what was quoted or sent to somebody keeps its price.
 */
const tariffs = ["s1", "s2"] as const;
export type Tariff = (typeof tariffs)[number];
/** The one that searches have. */
export const tariffToday: Tariff = "s2";

export interface OfferKey {
	readonly tariff: Tariff;
	readonly cabin: Cabin;
	readonly travelers: Travelers;
	/** Without it, the one that `unnamedBrand` gives: the only one in which the trip was sold before there were several. */
	readonly brand?: Brand;
	/** Flights by slice. */
	readonly slices: readonly (readonly FlightKey[])[];
}

const maxFlights = 4;
const flightShape = /^([A-Z0-9]{2})(\d{1,4})([A-Z]{3})([A-Z]{3})(\d{2})(\d{2})(\d{2})$/;

/** Only characters that a URL carries as they are, e.g. "s2.0f.1..AA12JFKMIA270210.AA9MIAJFK270217". */
export function writeOfferId({ tariff, cabin, travelers, brand, slices }: OfferKey): string {
	const flights = slices.map((slice) =>
		slice
			.map(({ carrier, number, from, to, day }) => carrier + number + from + to + day.slice(2).replaceAll("-", ""))
			.join("-"),
	);
	const sold = `${cabins.indexOf(cabin)}${brand ? letterOf(brand) : ""}`;
	return [tariff, sold, travelers.adults, travelers.ages.join("-"), ...flights].join(".");
}

/** "f" for Flexible. */
function letterOf(brand: Brand): string {
	return brand.charAt(0).toLowerCase();
}

/** Undefined for anything that `writeOfferId` could not have written. */
export function readOfferId(id: string): OfferKey | undefined {
	const [start, sold = "", adultsText = "", agesText = "", ...rest] = id.split(".");
	const [, cabinText, letter] = /^(\d)([a-z]?)$/.exec(sold) ?? [];
	const cabin = cabins[Number(cabinText)];
	const brand = brands.find((known) => letterOf(known) === letter);
	if (letter && !brand) return undefined;
	const tariff = tariffs.find((known) => known === start);
	if (!tariff || !cabin || rest.length === 0 || rest.length > maxSlices) return undefined;
	const travelers = readTravelers(adultsText, agesText);
	if (!travelers) return undefined;
	const slices = rest.map((text) => text.split("-").map(readFlight));
	const whole = slices.filter(
		(slice): slice is FlightKey[] => slice.length <= maxFlights && slice.every((flight) => flight !== undefined),
	);
	return whole.length === slices.length
		? { tariff, cabin, travelers, ...(brand && { brand }), slices: whole }
		: undefined;
}

function readTravelers(adultsText: string, agesText: string): Travelers | undefined {
	if (!/^[1-9]$/.test(adultsText) || !/^(\d{1,2}(-\d{1,2})*)?$/.test(agesText)) return undefined;
	const adults = Number(adultsText);
	const ages = agesText ? agesText.split("-").map(Number) : [];
	const fits = adults + ages.length <= maxTravelers && ages.every((age) => age < 18);
	return fits && ages.filter(isInfant).length <= adults ? { adults, ages } : undefined;
}

function readFlight(text: string): FlightKey | undefined {
	const parts = flightShape.exec(text);
	if (!parts) return undefined;
	const [, carrier = "", number = "", from = "", to = "", year, month, date] = parts;
	const day = `20${year}-${month}-${date}`;
	return isIsoDate(day) ? { carrier, number, from, to, day } : undefined;
}

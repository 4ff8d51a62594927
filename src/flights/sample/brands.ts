// Fare brands of the sample: what each allows and what it costs against the middle one.

import { type Money, money } from "../../money/money.ts";
import type { Cabin, Condition, Offer } from "../offers/offer.ts";
import { isInfant, type Travelers } from "../trip/check-travelers.ts";
import { isLowCost, sellsBareFares } from "./carriers.ts";
import { chance } from "./chance.ts";
import type { SampleSlice } from "./sample-trips.ts";

/** Names of our own, so that no airline's product is spoken of. */
export type Brand = "Basic" | "Standard" | "Flexible";

const factors: Readonly<Record<Brand, number>> = { Basic: 0.88, Standard: 1, Flexible: 1.22 };
/** What a low-cost airline takes for a change, each traveler with a seat. */
const changeFeeMinor = 7_500;
const longFlightKm = 5_000;

/** The one airline of the whole trip; with several, each has rules of its own and the sample says "not known". */
function onlyAirline(journey: readonly SampleSlice[]) {
	const airlines = journey.flatMap((itinerary) => itinerary.airlines);
	const [first] = airlines;
	return first && airlines.every(({ code }) => code === first.code) ? first : undefined;
}

/** The brand in which the sample sells a trip; always the same for the same flights and cabin. */
export function brandOf(journey: readonly SampleSlice[], cabin: Cabin): Brand | null {
	if (!onlyAirline(journey)) return null;
	const name = journey.flatMap(({ flights }) => flights.map(({ route, number }) => route.key + number)).join("|");
	const luck = chance(`brand ${cabin} ${name}`);
	if (cabin !== "economy") return luck < 0.7 ? "Standard" : "Flexible";
	return luck < 0.35 ? "Basic" : luck < 0.8 ? "Standard" : "Flexible";
}

export function brandFactor(brand: Brand | null): number {
	return brand ? factors[brand] : 1;
}

type Terms = Pick<Offer, "bags" | "conditions">;

/** Bags and rules of a trip sold in a brand. */
export function termsOf(
	journey: readonly SampleSlice[],
	cabin: Cabin,
	brand: Brand | null,
	travelers: Travelers,
): Terms {
	const airline = onlyAirline(journey);
	if (!airline || !brand) {
		return { bags: { carryOn: 1, checked: null }, conditions: { change: null, refund: null } };
	}
	const cheap = isLowCost(airline);
	const farAway = journey.some(({ flights }) => flights.some(({ route }) => route.km > longFlightKm));
	const included = farAway && !cheap ? 1 : 0;
	const checked = cabin === "economy" ? (brand === "Basic" ? 0 : included) : cabin === "premium_economy" ? 1 : 2;
	const bare = cabin === "economy" && brand === "Basic" && sellsBareFares(airline);
	const seats = travelers.adults + travelers.ages.filter((age) => !isInfant(age)).length;
	const fee = money(cheap && brand !== "Flexible" ? changeFeeMinor * seats : 0, "USD");
	return {
		bags: { carryOn: bare ? 0 : 1, checked: brand === "Flexible" ? Math.max(1, checked) : checked },
		conditions: {
			change: brand === "Basic" ? refused : allowed(fee),
			refund: brand === "Flexible" ? allowed(money(0, "USD")) : refused,
		},
	};
}

const refused: Condition = { allowed: false, penalty: null };

function allowed(penalty: Money): Condition {
	return { allowed: true, penalty };
}

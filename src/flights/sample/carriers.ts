// What the sample knows of each airline's habits: low-cost or not, how far it flies, who flies its short routes.
import type { Airline } from "../../places/airlines/airlines.ts";
import type { Cabin, Carrier } from "../offers/offer.ts";

/** Codes of airlines that charge for what is beyond the seat. */
const lowCost = new Set("B6 WN F9 G4 SY MX XP PD TS WS F8 Y4 VB P5 H2 JA FO G3 AD DM BF VY U2 FR DY".split(" "));

/** Low-cost airlines that count a cabin bag as an extra. */
const bareFare = new Set("F9 G4 XP F8 Y4 VB P5 H2 JA FO DM VY U2 FR".split(" "));

/** Airlines without any cabin but economy, besides the low-cost ones, and low-cost airlines with one. */
const economyOnly = new Set(["9R", "UP", "JY"]);
const fullCabins = new Set(["B6", "WS", "BF"]);

/** How far airlines fly that differ from their kind, in kilometers. */
const maxKm: Readonly<Record<string, number>> = {
	"9R": 1_000,
	AS: 9_500,
	B6: 6_000,
	BF: 12_500,
	BW: 5_000,
	HA: 8_500,
	JY: 2_500,
	KX: 3_000,
	TS: 7_500,
	UP: 2_500,
	WS: 8_500,
};

/** Airlines without short flights, and those that stay in their country. */
const longHaulOnly = new Set(["VS", "BF"]);
const homeOnly = new Set(["G4", "XP", "9R", "FO"]);

/** United States airlines, whose front cabin is called "first" on shorter flights. */
const homeFirst = new Set(["AA", "DL", "UA", "AS", "HA"]);
const longHaulFirst = new Set(["EK", "SQ", "LH", "LX", "AF", "BA", "JL", "NH", "EY", "CX", "QF", "KE", "AI"]);
/** Airlines without a premium economy cabin. */
const noPremium = new Set(["CM", "AV", "AM", "QR", "AR", "UX", "B6", "OB", "BW", "KX"]);

/** Real pairs of an airline and those who fly short routes under its code; the first is the commonest. */
const regional: Readonly<Record<string, readonly Carrier[]>> = {
	DL: [
		{ code: "9E", name: "Endeavor Air" },
		{ code: "OO", name: "SkyWest Airlines" },
	],
	UA: [
		{ code: "OO", name: "SkyWest Airlines" },
		{ code: "YX", name: "Republic Airways" },
		{ code: "G7", name: "GoJet Airlines" },
	],
	AA: [
		{ code: "MQ", name: "Envoy Air" },
		{ code: "OH", name: "PSA Airlines" },
		{ code: "PT", name: "Piedmont Airlines" },
	],
	AS: [
		{ code: "QX", name: "Horizon Air" },
		{ code: "OO", name: "SkyWest Airlines" },
	],
	AC: [{ code: "QK", name: "Jazz Aviation" }],
	AM: [{ code: "5D", name: "Aeroméxico Connect" }],
	IB: [{ code: "YW", name: "Air Nostrum" }],
	BA: [{ code: "CJ", name: "BA CityFlyer" }],
	KL: [{ code: "WA", name: "KLM Cityhopper" }],
};

/** Airlines without a common alliance that sell trips together: joint ventures and lasting code shares. */
const partnerships = new Set(["DL LA", "EK UA", "EK QF", "AA G3", "DL WS"]);

/** Do the two sell trips on each other's flights? */
export function arePartners(a: Airline, b: Airline): boolean {
	if (a.code === b.code || (a.alliance && a.alliance === b.alliance)) return true;
	return partnerships.has(a.code < b.code ? `${a.code} ${b.code}` : `${b.code} ${a.code}`);
}

export function isLowCost(airline: Airline): boolean {
	return lowCost.has(airline.code);
}

/** Does its cheapest fare leave out a cabin bag? */
export function sellsBareFares(airline: Airline): boolean {
	return bareFare.has(airline.code);
}

/** Would the airline's fleet fly that far, and does the airline fly that near or abroad at all? */
export function isWithinReach(airline: Airline, km: number, domestic: boolean): boolean {
	if (!domestic && homeOnly.has(airline.code)) return false;
	const most = maxKm[airline.code] ?? (isLowCost(airline) ? 4_500 : 14_500);
	return km <= most && (km >= 4_500 || !longHaulOnly.has(airline.code));
}

/** Does it sell the cabin on a flight of this length? */
export function sellsCabin(airline: Airline, cabin: Cabin, km: number): boolean {
	if (cabin === "economy") return true;
	if (economyOnly.has(airline.code) || (isLowCost(airline) && !fullCabins.has(airline.code))) return false;
	if (cabin === "premium_economy") return km > 2_500 && !noPremium.has(airline.code);
	if (cabin === "business") return true;
	return (homeFirst.has(airline.code) && km < 6_000) || (longHaulFirst.has(airline.code) && km > 4_000);
}

/** Those who may fly an airline's short routes under its code. */
export function regionalOperators(airline: Airline): readonly Carrier[] {
	return regional[airline.code] ?? [];
}

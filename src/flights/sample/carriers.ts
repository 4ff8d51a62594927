// What the sample knows of each airline's habits: low-cost or not, how far it flies, who flies its short routes.
import type { Airline } from "../../places/airlines/airlines.ts";
import type { Cabin, Carrier } from "../offers/offer.ts";

/** Codes of airlines that charge for what is beyond the seat. */
const lowCost = new Set(
	"B6 WN F9 G4 SY MX XP PD TS WS F8 Y4 VB P5 H2 JA FO G3 AD DM BF VY U2 FR DY FA 6E VJ QZ 5J JQ".split(" "),
);

/** Low-cost airlines that count a cabin bag as an extra. */
const bareFare = new Set("F9 G4 XP F8 Y4 VB P5 H2 JA FO DM VY U2 FR 6E VJ QZ 5J JQ".split(" "));

/** Airlines without any cabin but economy, besides the low-cost ones, and low-cost airlines with one. */
const economyOnly = new Set(["9R", "UP", "JY", "9K", "5U"]);
const fullCabins = new Set(["B6", "WS", "BF"]);

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

/** Does it sell the cabin on a flight of this length? */
export function sellsCabin(airline: Airline, cabin: Cabin, km: number): boolean {
	if (cabin === "economy") return true;
	if (economyOnly.has(airline.code) || (isLowCost(airline) && !fullCabins.has(airline.code))) return false;
	if (cabin === "premium_economy") return km > 2_500 && !noPremium.has(airline.code);
	if (cabin === "business") return true;
	return (homeFirst.has(airline.code) && km < 6_000) || (longHaulFirst.has(airline.code) && km > 4_000);
}

/** Hawaiian's flights carry Alaska's numbers since April 2026. */
export const hawaiian: Carrier = { code: "HA", name: "Hawaiian Airlines" };

/** Those who may fly an airline's short routes under its code. */
export function regionalOperators(airline: Airline): readonly Carrier[] {
	return regional[airline.code] ?? [];
}

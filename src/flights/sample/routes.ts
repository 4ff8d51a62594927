// Which airline plausibly flies nonstop between two airports: from its hubs only, as far as size and distance allow.

import { type Airline, flyingAirlines } from "../../places/airlines/airlines.ts";
import { findAirport } from "../../places/airports.ts";
import { distanceKm } from "../../places/distance.ts";
import type { Airport } from "../../places/place.ts";
import { isLowCost, isWithinReach } from "./carriers.ts";
import { chance } from "./chance.ts";

/** 4: intercontinental; 3: large; 2: a city's airport; 1: every airport not listed. */
type AirportSize = 1 | 2 | 3 | 4;

const lists: readonly (readonly [AirportSize, string])[] = [
	[
		4,
		`ATL LAX ORD DFW DEN JFK EWR SFO SEA MIA IAH BOS IAD YYZ YVR YUL MEX CUN BOG LIM GRU GIG EZE SCL PTY
		LHR LGW CDG FRA AMS MAD BCN FCO MXP MUC ZRH VIE BRU LIS DUB CPH ARN ATH IST DXB DOH AUH CAI JNB ADD
		SIN HKG NRT HND ICN BKK DEL BOM PVG PEK CAN TPE KUL MNL SYD MEL AKL`,
	],
	[
		3,
		`LAS MCO PHX CLT MSP DTW PHL LGA BWI DCA SLC SAN TPA FLL PDX STL BNA AUS HNL MDW HOU DAL RDU SJC OAK
		SMF SNA MSY MCI CLE IND PIT CMH SAT RSW CVG MKE BUR ONT OGG SJU ANC YYC YEG YOW YHZ PVR SJD GDL MTY TIJ
		SJO GUA SAL SDQ PUJ NAS MBJ KIN HAV BSB CNF SSA REC FOR POA CWB FLN VCP CGH SDU MDE CLO CTG UIO GYE CCS
		LPB VVI ASU MVD AEP COR MDZ MAN EDI STN LTN OSL HEL WAW PRG BUD OTP DUS BER HAM GVA NCE LYS ORY AGP PMI
		VLC SVQ OPO VCE NAP BLQ LIN KEF SAW AYT TLV AMM BEY RUH JED KWI BAH MCT CMN ALG TUN LOS ACC DSS NBO CPT
		KIX ITM NGO FUK CTS GMP CGK DPS SGN HAN CEB HKT KTI CMB DAC KTM BLR MAA HYD CCU COK SZX CTU XIY KMG PKX
		SHA HGH BNE PER ADL CHC WLG NAN PPT`,
	],
	[
		2,
		`ABQ ALB AVL BDL BHM BLI BOI BRO BTV BUF BZN CAK CHS COS CRP DAY DSM ELP EUG EYW FAI FAT GEG GRR GSO GSP
		HPN HRL HSV ICT ISP ITO JAC JAN JAX JNU KOA LBB LEX LGB LIH LIT LRD MAF MDT MEM MFE MHT MSN MSO MYR OKC
		OMA ORF DJT PIE PNS PSP PVD PWM RIC RNO ROC SAV SBA SDF SFB SRQ SYR TUL TUS TYS VPS XNA STT STX BQN GUM
		SPN PPG YWG YQB YYJ YLW YXE YQR YYT BJX QRO AGU CUL HMO CUU MZT ACA HUX OAX VER VSA MID CZM ZIH MLM ZCL
		SLP TAM TLC NLU CJS TRC DGO ZLO TQO BZE TGU SAP XPL MGA LIR AUA CUR SXM BGI POS GND ANU SKB UVF GCM PLS
		STI POP PAP BDA FDF PTP BON VRA HOG SNU BAQ BGA PEI SMR ADZ CUC CUZ AQP PIU TRU IQT MAO BEL NAT MCZ VIX
		GYN IGU CGB SLZ JPA AJU GEO PBM CAY CBB SRE BRC IGR SLA TUC NQN USH FTE ROS PMC ANF IQQ CCP PUQ CJC GPS
		BHX BRS GLA NCL LPL LBA BFS ORK SNN LUX STR CGN NUE LEJ HAJ BSL TLS MRS BOD NTE BIO SCQ OVD LPA TFS TFN
		ACE FUE IBZ ALC FAO FNC PDL TRN PSA FLR CTA PMO BRI CAG VRN GOT BGO SVG TRD BLL TLL RIX VNO KRK GDN KTW
		WRO SKG HER RHO CFU JTR JMK SOF BEG ZAG SPU DBV LJU SKP TIA LCA ADB ESB MLA TIV TBS EVN GYD RAK FEZ HRG
		SSH DUR EBB DAR KGL ABV ABJ MRU SEZ TNR ZNZ HRE LUN WDH OKA HIJ SDJ PUS CJU KHH CNX USM PEN BKI LGK SUB
		DAD MLE ISB LHE KHI GOI AMD PNQ TRV JAI CSX WUH NKG TAO XMN DLC TSN CKG OOL CNS HBA DRW ZQN DUD APW TBU RAR`,
	],
];

/** Sizes of the airports listed, by IATA code. */
export const airportSizes: ReadonlyMap<string, AirportSize> = new Map(
	lists.flatMap(([size, codes]) => codes.split(/\s+/).map((code) => [code, size] as const)),
);

/** The size of an airport by IATA code. */
function airportSize(code: string): AirportSize {
	return airportSizes.get(code) ?? 1;
}

/** One airline's nonstop service in one direction. */
export interface Route {
	/** Same text for the same route, e.g. "AA JFK MIA". */
	readonly key: string;
	readonly airline: Airline;
	readonly from: Airport;
	readonly to: Airport;
	readonly km: number;
	readonly domestic: boolean;
	/** Size of the smaller market: the end that is not the airline's hub. */
	readonly size: AirportSize;
}

/** A shorter way is driven, not flown; kilometers. */
export const minKm = 130;
const unitedStates = new Set(["PR", "VI", "GU", "MP", "AS"]);
// No scheduled flights, or none a United States agency could sell: nothing is better than an invented one.
const closed = new Set(["UA", "RU", "BY", "KP", "IR", "SY", "AF", "YE", "SD", "LY"]);

// City airports that go no farther abroad than a neighbor, for want of customs or by their perimeter rule.
const cityAirports = new Set(["LGA", "DCA", "DAL", "MDW", "BUR", "CGH", "SDU", "ITM"]);
const neighborKm = 1_000;

/** The country whose domestic rules hold at an airport: United States territories count as the United States. */
export function market(airport: Airport): string {
	return unitedStates.has(airport.country) ? "US" : airport.country;
}

interface Network {
	/** Airlines by the code of their hub. */
	readonly byHub: ReadonlyMap<string, readonly Airline[]>;
	readonly hubs: readonly Airport[];
	/** Markets in which an airline may fly domestic routes: its own and those of its hubs. */
	readonly markets: ReadonlyMap<string, ReadonlySet<string>>;
	readonly hubsOf: ReadonlyMap<string, readonly Airport[]>;
}

let built: Network | undefined;

/** Everything derived from the airlines table, built on the first search. */
export function network(): Network {
	if (built) return built;
	const byHub = new Map<string, Airline[]>();
	const hubs = new Map<string, Airport>();
	const markets = new Map<string, Set<string>>();
	const hubsOf = new Map<string, Airport[]>();
	for (const airline of flyingAirlines()) {
		const own = airline.hubs.flatMap((code) => findAirport(code) ?? []).filter((hub) => !closed.has(hub.country));
		for (const hub of own) {
			hubs.set(hub.code, hub);
			byHub.set(hub.code, [...(byHub.get(hub.code) ?? []), airline]);
		}
		markets.set(airline.code, new Set([airline.country, ...own.map(market)]));
		hubsOf.set(airline.code, own);
	}
	built = { byHub, hubs: [...hubs.values()], markets, hubsOf };
	return built;
}

/** Likelihoods by size of the other end, smallest first, up to each distance in km. */
const domesticOdds = [
	{ upTo: 1_500, odds: [0.55, 0.85, 0.95, 1] },
	{ upTo: 3_500, odds: [0, 0.6, 0.9, 1] },
	{ upTo: 9_000, odds: [0, 0.15, 0.7, 1] },
] as const;
const internationalOdds = [
	{ upTo: 1_200, odds: [0.25, 0.7, 0.95, 1] },
	{ upTo: 2_500, odds: [0, 0.6, 0.85, 1] },
	{ upTo: 4_500, odds: [0, 0.35, 0.6, 0.85] },
	{ upTo: 6_500, odds: [0, 0.08, 0.4, 0.7] },
	{ upTo: 14_500, odds: [0, 0, 0.2, 0.6] },
] as const;

function likelihood(airline: Airline, size: AirportSize, km: number, domestic: boolean): number {
	const row = (domestic ? domesticOdds : internationalOdds).find(({ upTo }) => km <= upTo);
	const odds = row?.odds[size - 1] ?? 0;
	if (!isLowCost(airline)) return odds;
	return odds * (size === 1 ? 0.3 : domestic || km < 2_500 ? 0.8 : 0.4);
}

/** A full-service airline reaches the airports of its own country at least from its nearest hub, or each of that city. */
function isFeeder(airline: Airline, hub: Airport, other: Airport, km: number): boolean {
	if (isLowCost(airline) || airline.country !== market(other) || km > 2_500) return false;
	const hubs = network().hubsOf.get(airline.code) ?? [];
	const sameCity = (rival: Airport) => rival === hub || (hub.metro !== undefined && rival.metro === hub.metro);
	return hubs.every((rival) => sameCity(rival) || distanceKm(rival, other) >= km);
}

/** Airlines of one alliance link their hubs. */
function isPartnerHub(airline: Airline, other: Airport): boolean {
	if (!airline.alliance) return false;
	return (
		network()
			.byHub.get(other.code)
			?.some((partner) => partner.alliance === airline.alliance) ?? false
	);
}

/** The airline's route between two airports, or nothing when it would not fly it. `km` is their distance. */
export function findRoute(airline: Airline, from: Airport, to: Airport, km: number): Route | undefined {
	if (km < minKm) return undefined;
	if (closed.has(from.country) || closed.has(to.country)) return undefined;
	if (from.metro && from.metro === to.metro) return undefined;
	const fromHub = airline.hubs.includes(from.code);
	const toHub = airline.hubs.includes(to.code);
	if (!fromHub && !toHub) return undefined;
	const domestic = market(from) === market(to);
	if (!isWithinReach(airline, km, domestic)) return undefined;
	if (!domestic && km > neighborKm && (cityAirports.has(from.code) || cityAirports.has(to.code))) return undefined;
	if (domestic && !network().markets.get(airline.code)?.has(market(from))) return undefined;
	const [hub, other] = fromHub ? [from, to] : [to, from];
	const size = airportSize(other.code);
	if (!(fromHub && toHub)) {
		const pair = from.code < to.code ? from.code + to.code : to.code + from.code;
		const served = chance(`route ${airline.code}${pair}`) < likelihood(airline, size, km, domestic);
		if (!served && !isPartnerHub(airline, other) && !(domestic && isFeeder(airline, hub, other, km))) return undefined;
	}
	return { key: `${airline.code} ${from.code} ${to.code}`, airline, from, to, km, domestic, size };
}

/** Every airline's nonstop route between two airports. */
export function findRoutes(from: Airport, to: Airport, km: number): Route[] {
	const { byHub } = network();
	const atFrom = byHub.get(from.code) ?? [];
	const atTo = byHub.get(to.code) ?? [];
	if (atFrom.length === 0 && atTo.length === 0) return [];
	return [...new Set([...atFrom, ...atTo])].flatMap((airline) => findRoute(airline, from, to, km) ?? []);
}

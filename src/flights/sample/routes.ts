// Which airline flies nonstop between two airports: by the schedules' table, or as its hubs, size and distance allow.

import type { Airline } from "../../places/airlines/airlines.ts";
import { findAirport } from "../../places/airports.ts";
import { distanceKm } from "../../places/distance.ts";
import type { Airport } from "../../places/place.ts";
import { sampleAirlines } from "./airlines.ts";
import { arePartners } from "./carriers.ts";
import { chance } from "./chance.ts";
import { isClosed, market, mayBeFlown } from "./markets.ts";
import { isScheduled, type Nonstop, nonstopsBetween } from "./nonstops.ts";

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
	/** Flights a day, 0 where there are fewer than one; not known where the route is our guess. */
	readonly daily?: number;
}

/** The shortest way that may be guessed; kilometers. */
const minKm = 130;
/** Airlines that the schedules do not know are small or cheap: their planes are short-haul ones. */
const maxKm = 4_500;
const homeOnly = new Set(["XP"]);

// City airports that go no farther abroad than a neighbor, for want of customs or by their perimeter rule.
const cityAirports = new Set(["LGA", "DCA", "DAL", "MDW", "BUR", "CGH", "SDU", "ITM"]);
const neighborKm = 1_000;

interface Network {
	readonly hubs: readonly Airport[];
	/** Airlines that the schedules do not know, by the code of their hub. */
	readonly guessed: ReadonlyMap<string, readonly Airline[]>;
	/** Markets in which an airline may fly domestic routes: its own and those of its hubs. */
	readonly markets: ReadonlyMap<string, ReadonlySet<string>>;
}

let built: Network | undefined;

/** Everything derived from the airlines table, built on the first search. */
export function network(): Network {
	if (built) return built;
	const guessed = new Map<string, Airline[]>();
	const hubs = new Map<string, Airport>();
	const markets = new Map<string, Set<string>>();
	for (const airline of sampleAirlines()) {
		const own = airline.hubs.flatMap((code) => findAirport(code) ?? []).filter((hub) => !isClosed(hub));
		for (const hub of own) {
			hubs.set(hub.code, hub);
			if (!isScheduled(airline)) guessed.set(hub.code, [...(guessed.get(hub.code) ?? []), airline]);
		}
		markets.set(airline.code, new Set([airline.country, ...own.map(market)]));
	}
	built = { hubs: [...hubs.values()], guessed, markets };
	return built;
}

/** Likelihoods by size of the other end, smallest first, up to each distance in km. */
const domesticOdds = [
	{ upTo: 1_500, odds: [0.16, 0.68, 0.76, 0.8] },
	{ upTo: maxKm, odds: [0, 0.48, 0.72, 0.8] },
] as const;
const internationalOdds = [
	{ upTo: 1_200, odds: [0.08, 0.56, 0.76, 0.8] },
	{ upTo: 2_500, odds: [0, 0.48, 0.68, 0.8] },
	{ upTo: maxKm, odds: [0, 0.14, 0.24, 0.34] },
] as const;

/** Would it fly there, as far as we can guess? */
function isLikely(airline: Airline, from: Airport, to: Airport, km: number): boolean {
	if (km < minKm || km > maxKm || !mayBeFlown(from, to)) return false;
	const [fromHub, toHub] = [airline.hubs.includes(from.code), airline.hubs.includes(to.code)];
	if (!fromHub && !toHub) return false;
	const domestic = market(from) === market(to);
	if (domestic ? !network().markets.get(airline.code)?.has(market(from)) : homeOnly.has(airline.code)) return false;
	if (!domestic && km > neighborKm && (cityAirports.has(from.code) || cityAirports.has(to.code))) return false;
	if (fromHub && toHub) return true;
	const pair = from.code < to.code ? from.code + to.code : to.code + from.code;
	const row = (domestic ? domesticOdds : internationalOdds).find(({ upTo }) => km <= upTo);
	const odds = row?.odds[airportSize(fromHub ? to.code : from.code) - 1] ?? 0;
	return chance(`route ${airline.code}${pair}`) < odds;
}

function routeOf({ airline, daily }: Nonstop, from: Airport, to: Airport, km: number): Route {
	return {
		key: `${airline.code} ${from.code} ${to.code}`,
		airline,
		from,
		to,
		km,
		domestic: market(from) === market(to),
		size: airportSize((airline.hubs.includes(from.code) ? to : from).code),
		...(daily !== undefined && { daily }),
	};
}

/** The airline's route between two airports, or nothing when it would not fly it. `km` is their distance. */
export function findRoute(airline: Airline, from: Airport, to: Airport, km: number): Route | undefined {
	if (!isScheduled(airline)) return isLikely(airline, from, to, km) ? routeOf({ airline }, from, to, km) : undefined;
	const nonstop = nonstopsBetween(from, to).find((one) => one.airline === airline);
	return nonstop && routeOf(nonstop, from, to, km);
}

/** Every airline's nonstop route between two airports. */
export function findRoutes(from: Airport, to: Airport, km: number): Route[] {
	const routes = nonstopsBetween(from, to).map((nonstop) => routeOf(nonstop, from, to, km));
	const { guessed } = network();
	const [atFrom, atTo] = [guessed.get(from.code), guessed.get(to.code)];
	if (!atFrom && !atTo) return routes;
	const guesses = new Set([...(atFrom ?? []), ...(atTo ?? [])]);
	for (const airline of guesses) if (isLikely(airline, from, to, km)) routes.push(routeOf({ airline }, from, to, km));
	return routes;
}

const hubsKnown = new Map<Airport, ReadonlySet<Airport>>();

/**
 * The hubs that have a nonstop route to an airport, which is one from it as well. The timetable never changes, so it is
 * found once for each airport: a search by way of a hub asks for the same ends again and again.
 */
export function hubsOf(airport: Airport): ReadonlySet<Airport> {
	let hubs = hubsKnown.get(airport);
	if (!hubs) {
		hubs = new Set(network().hubs.filter((hub) => findRoutes(airport, hub, distanceKm(airport, hub)).length > 0));
		hubsKnown.set(airport, hubs);
	}
	return hubs;
}

/** The nonstop routes of those who sell trips on the same flights as this one's airline, where the schedules know both. */
export function partnerRoutes({ airline, from, to, km, daily }: Route): Route[] {
	if (daily === undefined) return [];
	return nonstopsBetween(from, to)
		.filter((other) => other.airline !== airline && arePartners(other.airline, airline))
		.map((nonstop) => routeOf(nonstop, from, to, km));
}

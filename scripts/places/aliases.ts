// Other names people type for an airport's city, in either language; several are parted by a comma.
import { table } from "./table.ts";

export const aliases = table(`
LAX: LA; SFO: SF, San Fran; PHL: Philly; DFW: Fort Worth; MSP: Saint Paul, St Paul; SNA: Orange County; GSP: Spartanburg
GPT: Biloxi; HYA: Cape Cod; EGE: Vail; BZN: Yellowstone; FCA: Glacier; PHF: Williamsburg; ISP: Long Island; BRW: Barrow
SCC: Prudhoe Bay; OGG: Maui; LIH: Kauai; KOA: Kona, Big Island; HNL: Oahu; LNY: Lanai; HDN: Hayden; SUN: Hailey
JAC: Jackson; XNA: Bentonville, Northwest Arkansas; ACV: Eureka; TRI: Kingsport, Bristol, Johnson City; GEG: Coeur d'Alene
MTJ: Telluride; SLC: Park City; EYW: Key West; PHX: Scottsdale, Fénix; GSO: Winston-Salem; ROA: Blacksburg; SHD: Harrisonburg
AVP: Wilkes-Barre; DJT: Palm Beach; FLL: Hollywood; RSW: Naples; SGU: Zion; STL: San Luis; SAT: San Antonio de Texas
YQB: Québec; YTM: Tremblant; YYC: Banff
MEX: CDMX, DF, México DF, Ciudad de México DF; NLU: CDMX, AIFA, Santa Lucía; TLC: CDMX
SJD: Los Cabos, Cabo San Lucas, Cabo; CUN: Riviera Maya, Playa del Carmen; BJX: Guanajuato, Bajío, San Miguel de Allende
PVR: Riviera Nayarit, Nuevo Vallarta; HUX: Bahías de Huatulco; ZIH: Zihuatanejo; CJS: Juárez; MID: Chichén Itzá; TQO: Riviera Maya
GUA: Antigua Guatemala; FRS: Tikal, Petén; XPL: Tegucigalpa, Palmerola; LIR: Guanacaste; SAL: El Salvador
PTY: Panamá, Panama; PUJ: Bávaro; STI: Santiago, Cibao; SCU: Santiago; SCQ: Santiago; VRA: Matanzas; GGT: Exuma
SXM: Philipsburg, San Martin; SBH: St Barts, St Barths; PTP: Guadeloupe, Guadalupe; FDF: Martinique, Martinica; BGI: Barbados
POS: Trinidad; PLS: Turks and Caicos, Turcas y Caicos; STX: Santa Cruz; NEV: Charlestown; BDA: Bermudas
CUZ: Cuzco, Machu Picchu; GPS: Galápagos; SCY: Galápagos; PMV: Isla Margarita, Margarita; PZO: Puerto Ordaz; IGR: Iguazú
BRC: San Carlos de Bariloche; VVI: Santa Cruz de la Sierra; GRU: San Pablo; CGH: San Pablo; SSA: Bahia; IGU: Iguazú
FTE: Calafate; MDE: Rionegro; ADZ: Isla de San Andrés; SDQ: RD
FRA: Frankfurt am Main; BSL: Mulhouse, Freiburg, Friburgo; CRL: Bruselas; HHN: Fráncfort; TSF: Venecia; PIK: Glasgow
JTR: Thira; LPA: Las Palmas; PMI: Mallorca, Majorca; MAH: Minorca; OVD: Oviedo, Gijón, Avilés; XRY: Cádiz; TRF: Oslo
LDE: Tarbes; ETZ: Nancy; KRK: Auschwitz; LED: Leningrado; KBP: Kiev; IEV: Kiev; DLM: Marmaris; COV: Mersin, Çukurova
MLA: Malta; KEF: Islandia; ADB: Smyrna; INN: Tirol
BAH: Bahrain, Baréin; JED: Mecca, La Meca; SPX: Cairo; RUN: Réunion, Reunión; SEZ: Seychelles; EBB: Kampala; MQP: Nelspruit, Kruger
PLZ: Port Elizabeth; DSS: Dakar; RAK: Marraquech; SID: Cabo Verde; JRO: Kilimanjaro
DEL: New Delhi, Nueva Delhi; BOM: Bombay; NMI: Bombay, Navi Mumbai; MAA: Madras; CCU: Calcutta; BLR: Bangalore
IXB: Siliguri, Darjeeling; BWA: Lumbini; COK: Cochin; RGN: Rangoon; SGN: Saigon, Saigón; SAI: Angkor; KTI: Phnom Pen
DPS: Bali; KLO: Boracay; MPH: Boracay; TAG: Bohol; USU: Coron; CRK: Angeles; VDO: Ha Long; UTP: U-Tapao; LOP: Mataram
PEN: George Town; JHG: Xishuangbanna; SWA: Shantou, Chaozhou; JGS: Jinggangshan; CAN: Canton; PEK: Peking; PKX: Peking
OKA: Naha; KMQ: Kanazawa; MMB: Abashiri; KIX: Kioto, Kyoto; ITM: Kioto, Kyoto; AYQ: Ayers Rock; PPT: Tahiti, Tahití; ROR: Palau, Palaos
TFS: Tenerife Sur, Tenerife South; TFN: Tenerife Norte, Tenerife North
`);

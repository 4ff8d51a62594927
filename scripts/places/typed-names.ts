// What people type for a city besides its names in our languages, by the code of an airport or metropolitan area: by hand.
import { table } from "./table.ts";

/**
 * Other names in either language, nicknames, initials and places that an airport serves; abbreviations of single words
 * ("Nva", "Cd", "Ft") are made for every name, see `abbreviated`.
 */
export const otherNames = table(`
NYC: New York City, NY, Manhattan, Ciudad de Nueva York, N.Y., N.Y.C., NY City; WAS: Washington, Washington DC, DC, D.C.
CHI: Chicagoland, Chi Town, Chitown; BUE: CABA, Capital Federal, BsAs, Bs As, Baires; SAO: San Pablo, Sampa, SP
YMQ: Montréal, MTL; BJS: Peking; OSA: Kyoto, Kioto; REK: Islandia; LAXA: LA, L.A.; SFOA: SF, S.F., San Fran, Frisco, Bay Area
DFWA: Dallas/Fort Worth, Fort Worth, Metroplex; HOUA: H-Town, Htown; MIAA: Miami Beach
MEXA: CDMX, DF, D.F., Defe, México DF, México D.F., Ciudad de México DF, Cd México, Valle de México
ORL: Disney, Disney World, Disneyworld; RIO: RJ
LAX: LA, L.A.; SFO: SF, San Fran, S.F., Frisco, Bay Area; PHL: Philly; DFW: Fort Worth; MSP: Saint Paul, St Paul, Twin Cities
SNA: Orange County; GSP: Spartanburg; GPT: Biloxi; HYA: Cape Cod; EGE: Vail; BZN: Yellowstone; FCA: Glacier; PHF: Williamsburg
ISP: Long Island; BRW: Barrow; SCC: Prudhoe Bay; OGG: Maui; LIH: Kauai; KOA: Kona, Big Island; HNL: Oahu; LNY: Lanai
HDN: Hayden; SUN: Hailey; JAC: Jackson; XNA: Bentonville, Northwest Arkansas; ACV: Eureka; TRI: Kingsport, Bristol, Johnson City
GEG: Coeur d'Alene; MTJ: Telluride; SLC: Park City, Salt Lake; EYW: Key West; PHX: Scottsdale, Fénix; GSO: Winston-Salem
ROA: Blacksburg; SHD: Harrisonburg; AVP: Wilkes-Barre; DJT: Palm Beach; FLL: Hollywood; RSW: Naples; SGU: Zion; STL: San Luis
SAT: San Antonio de Texas; YQB: Québec; YTM: Tremblant; YYC: Banff
MEX: CDMX, DF, México DF, Ciudad de México DF, AICM, Defe, D.F., México D.F., Cd México; NLU: CDMX, AIFA, Santa Lucía; TLC: CDMX
SJD: Los Cabos, Cabo San Lucas, Cabo; CUN: Riviera Maya, Playa del Carmen; BJX: Guanajuato, Bajío, San Miguel de Allende
PVR: Riviera Nayarit, Nuevo Vallarta, P Vallarta, Vallarta; HUX: Bahías de Huatulco; ZIH: Zihuatanejo; CJS: Juárez
MID: Chichén Itzá; TQO: Riviera Maya; GUA: Antigua Guatemala, Guate; FRS: Tikal, Petén; XPL: Tegucigalpa, Palmerola, Tegus
LIR: Guanacaste; SAL: El Salvador, Comalapa, Monseñor Romero; PTY: Panamá; PUJ: Bávaro; STI: Santiago, Cibao; SCU: Santiago; SCQ: Santiago; VRA: Matanzas
GGT: Exuma; SXM: Philipsburg, San Martin; SBH: St Barts, St Barths; PTP: Guadeloupe, Guadalupe; FDF: Martinique, Martinica
BGI: Barbados; POS: Trinidad; PLS: Turks and Caicos, Turcas y Caicos; STX: Santa Cruz; NEV: Charlestown; BDA: Bermudas
CUZ: Cuzco, Machu Picchu; GPS: Galápagos; SCY: Galápagos; PMV: Isla Margarita, Margarita; PZO: Puerto Ordaz; IGR: Iguazú
BRC: San Carlos de Bariloche; VVI: Santa Cruz de la Sierra; GRU: San Pablo, Cumbica; CGH: San Pablo; SSA: Bahia; IGU: Iguazú
FTE: Calafate; MDE: Rionegro; ADZ: Isla de San Andrés; SDQ: RD, Sto Dgo; FRA: Frankfurt am Main
BSL: Mulhouse, Freiburg, Friburgo; CRL: Bruselas; HHN: Fráncfort; TSF: Venecia; PIK: Glasgow; JTR: Thira; LPA: Las Palmas
PMI: Mallorca, Majorca; MAH: Minorca; OVD: Oviedo, Gijón, Avilés; XRY: Cádiz; TRF: Oslo; LDE: Tarbes; ETZ: Nancy; KRK: Auschwitz
LED: Leningrado; KBP: Kiev; IEV: Kiev; DLM: Marmaris; COV: Mersin, Çukurova; MLA: Malta; KEF: Islandia; ADB: Smyrna; INN: Tirol
BAH: Bahrain, Baréin; JED: Mecca, La Meca; SPX: Cairo; RUN: Réunion; SEZ: Seychelles; EBB: Kampala; MQP: Nelspruit, Kruger
PLZ: Port Elizabeth; DSS: Dakar; RAK: Marraquech; SID: Cabo Verde; JRO: Kilimanjaro; DEL: New Delhi, Nueva Delhi; BOM: Bombay
NMI: Bombay, Navi Mumbai; MAA: Madras; CCU: Calcutta; BLR: Bangalore; IXB: Siliguri, Darjeeling; BWA: Lumbini; COK: Cochin
RGN: Rangoon; SGN: Saigon, HCMC, Ho Chi Minh; SAI: Angkor; KTI: Phnom Pen; DPS: Bali; KLO: Boracay; MPH: Boracay; TAG: Bohol
USU: Coron; CRK: Angeles; VDO: Ha Long; UTP: U-Tapao; LOP: Mataram; PEN: George Town; JHG: Xishuangbanna; SWA: Shantou, Chaozhou
JGS: Jinggangshan; CAN: Canton; PEK: Peking; PKX: Peking; OKA: Naha; KMQ: Kanazawa; MMB: Abashiri; KIX: Kioto, Kyoto
ITM: Kioto, Kyoto; AYQ: Ayers Rock; PPT: Tahiti; ROR: Palau, Palaos; TFS: Tenerife Sur, Tenerife South
TFN: Tenerife Norte, Tenerife North; LAS: Vegas, McCarran; MSY: NOLA; IND: Indy; MCI: KC, K.C.; CVG: Cincy; IAH: H-Town, Htown
MIA: Miami Beach; PIE: St Pete; TPA: Tampa Bay; SJU: San Juan PR; TIJ: TJ; AGU: Aguas; SAP: SPS; TGU: Tegus; SJO: San José CR
HAV: Habana; BOG: Bogotá D.C., Bogotá DC; CTG: Cartagena de Indias; CLO: Santiago de Cali; SCL: Santiago de Chile, Pudahuel; COR: Cba
MDQ: Mardel; FLN: Floripa; CNF: BH; BCN: Barna; JNB: Joburg; HKG: HK, Kai Tak, Chek Lap Kok; KUL: KL
DEN: Stapleton; ATH: Ellinikon, Hellinikon; LAD: Quatro de Fevereiro, 4 de Fevereiro; CCS: Maiquetía; CDG: Roissy; SDF: Standiford; PNQ: Poona; BDQ: Baroda; DAC: Dacca; SVX: Sverdlovsk; VOG: Stalingrad, Stalingrado; AUS: Bergstrom
`);

/**
 * The largest cities as they are called at home, in German, French, Italian or Portuguese, where that is written in Latin
 * letters and no slip away. Every language and script is for GeoNames' alternate names to give.
 */
export const foreignNames = table(`
MUC: München, Muenchen, Monaco di Baviera; CGN: Köln, Koeln; NUE: Nürnberg, Nuernberg; DUS: Duesseldorf; HAM: Amburgo
FRA: Francoforte; BER: Berlino, Berlim; HAJ: Hannover; VIE: Wien, Vienne; ZRH: Zuerich, Zurigo; GVA: Genève, Genf, Ginevra, Genebra
BSL: Basel, Bâle, Basilea; BRU: Bruxelles, Brussel, Brüssel; ANR: Antwerpen, Anvers; SXB: Strassburg; LUX: Lussemburgo
PRG: Praha, Prag; MOW: Moskva, Moskau, Moscou, Mosca; LED: Sankt Peterburg, Sankt Petersburg, Saint-Pétersbourg
WAW: Warszawa, Warschau, Varsovie; KRK: Krakau, Cracow; GDN: Danzig; WRO: Breslau; OTP: București, Bukarest
BEG: Beograd, Belgrad; ATH: Athina, Athen, Athènes, Atene; SKG: Saloniki, Salonica; IST: Istambul
CPH: København, Koebenhavn, Kopenhagen, Copenhague; GOT: Göteborg, Goeteborg; HEL: Helsingfors
LIS: Lisboa, Lisbonne, Lissabon, Lisbona; OPO: Porto; SVQ: Sevilla, Séville; LCG: Coruña; BIO: Bilbo; EAS: Donostia
ROM: Roma, Rom; MIL: Milano, Mailand; VCE: Venezia, Venise, Venedig; NAP: Napoli, Neapel; TRN: Torino; FLR: Firenze, Florenz
GOA: Genova, Genua, Gênes; BLQ: Bologna; NCE: Nizza; MRS: Marsiglia
LON: Londra, Londen; EDI: Edimbourg; PAR: Parigi, Parijs
CAI: Kairo, Le Caire, Al Qahirah; ALG: Alger, Algier; RAK: Marrakesch; BEY: Beyrouth, Beirute; CPT: Kapstadt, Cidade do Cabo, Le Cap
TBS: Tiflis; EVN: Erevan; TYO: Tóquio; BJS: Pequim; PVG: Xangai; SHA: Xangai; SIN: Singapour, Singapura; BKK: Krung Thep; MNL: Manille; DEL: Nueva Deli
NYC: Nova York, Nova Iorque; MEXA: Cidade do México, Mexiko-Stadt; MEX: Cidade do México, Mexiko-Stadt; HAV: La Havane, Havanna; MSY: Nouvelle-Orléans, Nova Orleans
`);

const shortWords = [
	[/\bSt\.? /, "Saint "],
	[/\bSaint[ -]/, "St "],
	[/\bFort /, "Ft "],
	[/\bMount /, "Mt "],
	[/\bNueva /, "Nva "],
	[/\bCiudad /, "Cd "],
	[/\bPuerto /, "Pto "],
	[/\bPunta /, "Pta "],
	[/\bSanto /, "Sto "],
	[/\bSanta /, "Sta "],
	[/\bSantiago\b/, "Stgo"],
] as const;

/** "St. Louis" is also typed "Saint Louis", and the other way round; "Ciudad Juárez" is "Cd Juárez". */
export function abbreviated(names: readonly string[]): string[] {
	return names.flatMap((name) =>
		shortWords.flatMap(([word, short]) => (word.test(name) ? [name.replace(word, short)] : [])),
	);
}

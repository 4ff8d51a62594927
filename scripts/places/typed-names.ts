// What people type for a city besides its names in our languages, by the code of an airport or metropolitan area: by hand.
import { table } from "./table.ts";

/** Nicknames, initials and abbreviations; those of single words ("Nva", "Cd", "Ft") are made for every name, see `abbreviated`. */
export const nicknames = table(`
NYC: N.Y., N.Y.C., NY City; LAX: L.A.; WAS: D.C.; CHI: Chi Town, Chitown; SFO: S.F., Frisco, Bay Area; LAS: Vegas; MSY: NOLA
IND: Indy; MCI: KC, K.C.; MSP: Twin Cities; CVG: Cincy; SLC: Salt Lake; IAH: H-Town, Htown; MIA: Miami Beach; PIE: St Pete
TPA: Tampa Bay; ORL: Disney, Disney World, Disneyworld; SJU: San Juan PR; YMQ: MTL
MEX: AICM, Defe, D.F., México D.F., Cd México; PVR: P Vallarta, Vallarta; TIJ: TJ; AGU: Aguas
GUA: Guate; SAP: SPS; TGU: Tegus; XPL: Tegus; SJO: San José CR; HAV: Habana; SDQ: Sto Dgo
BOG: Bogotá D.C., Bogotá DC; CTG: Cartagena de Indias; CLO: Santiago de Cali; SCL: Santiago de Chile
BUE: BsAs, Bs As, Baires; COR: Cba; MDQ: Mardel; SAO: SP; RIO: RJ; FLN: Floripa; CNF: BH
BCN: Barna; JNB: Joburg; HKG: HK; KUL: KL; SGN: HCMC, Ho Chi Minh
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

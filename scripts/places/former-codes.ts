// Codes that airports gave up: a renamed airport, one that moved to a new place, or a second code of the same field.
// Links, old tickets and people still carry them. Each row says who reports it, so that it can be checked again.

/** Files of OpenTravelData, of August 2026 (https://github.com/opentraveldata/opentraveldata), named by their columns. */
const sources: Readonly<Record<string, string>> = {
	ended: "OpenTravelData, optd_por_no_longer_valid.csv",
	valid: "OpenTravelData, optd_por_best_known_so_far.csv",
};

export interface FormerCode {
	readonly code: string;
	/** The code of the airport that has its flights today. */
	readonly now: string;
	/** The day of the change, its month or its year, as far as the source says. */
	readonly since: string;
	/** What the old airport was called, as people type it; what the new one is called as well is left out. */
	readonly names: readonly string[];
	readonly source: string;
}

export const formerCodes: readonly FormerCode[] = `
KIV|RMO|2024-01-18|Kishinev, Kishinyov|https://adevarul.ro/stiri-externe/republica-moldova/de-astazi-principalul-aeroport-al-republicii-2332662.html
FRU|BSZ|2025-08-11|Frunze|https://rtvi.com/news/glavnyj-aeroport-bishkeka-peredali-alyaske/
TSE|NQZ|2020-06|Nur-Sultan, Tselinograd|ended
PBI|DJT|2026-08-18|Palm Beach International|the airport's own notice
KVD|GNJ|2021-08|Kirovabad, Gyandzha|valid
ISL|IST|2019-04-06|Atatürk, Yeşilköy|ended
PNH|KTI|2025-09-09|Phnom Penh International, Pochentong|https://en.wikipedia.org/wiki/Techo_International_Airport
REP|SAI|2023-08|Siem Reap International|ended
ADA|COV|2024|Şakirpaşa|valid
TXL|BER|2020-10-25|Tegel|https://www.dmm.travel/nc/news/tegel-txl-und-schoenefeld-sfx-sind-schon-geschichte/
SXF|BER|2020-10-25|Schönefeld, Schoenefeld|https://www.dmm.travel/nc/news/tegel-txl-und-schoenefeld-sfx-sind-schon-geschichte/
THF|BER|2008-10|Tempelhof|ended
NAY|PKX|2019|Nanyuan|valid
RAJ|HSR|2023-09-10||https://en.wikipedia.org/wiki/Rajkot_International_Airport
MES|KNO|2013-07-25|Polonia Medan, Polonia International|https://en.wikipedia.org/wiki/Kualanamu_International_Airport
AMI|LOP|2011-09-30|Selaparang, Ampenan|ended
PUM|KXB|2021-09||ended
LGP|DRP|2021-10-07||https://en.wikipedia.org/wiki/Bicol_International_Airport
SGS|TWT|2015||ended
NCP|SFS|2013-02|Cubi Point|ended
ULN|UBN|2021-07-04|Buyant-Ukhaa|https://en.wikipedia.org/wiki/Chinggis_Khaan_International_Airport
BAO|UTH|2013-04||ended
KUZ|KUV|2012-11||ended
SZO|ZUH|2012-05||ended
ZGC|LHW|2012-04||ended
HHA|CSX|2012-05|Datuopu|ended
BPM|HYD|2008-03-23|Begumpet|https://en.wikipedia.org/wiki/Begumpet_Airport
DIA|DOH|2014-05-27|Doha International|https://en.wikipedia.org/wiki/Doha_International_Airport
SDA|BGW|2007-04||ended
ETH|ETM|2019||https://en.wikipedia.org/wiki/Ramon_Airport
VDA|ETM|2019|Ovda, Uvda|https://en.wikipedia.org/wiki/Ramon_Airport
SDV|TLV|2019-07-01|Sde Dov|https://thejewishweekly.com/eilat-in-lockdown-over-sde-dov-closure/
JNJ|DQM|2014-09||ended
RVI|ROV|2017-12-07||ended
RTW|GSV|2019-08-20|Tsentralny Saratov|https://www.transportjournal.com/en/home/news/artikeldetail/new-russian-airport-reaches-for-the-stars.html
BXN|BJV|2011|Imsik|ended
MJV|RMU|2019-01-15|San Javier|https://en.wikipedia.org/wiki/Regi%C3%B3n_de_Murcia_International_Airport
MLH|BSL|||valid
EAP|BSL|||valid
FBU|OSL|1998-10-08|Fornebu|https://airwaysmag.com/gardermoen-replaces-oslo-fornebu/
DKR|DSS|2017-12-07|Senghor, Léopold Sédar Senghor|http://worldwaterforum9.org/en/practical-informations/blaise-diagne-international-airport
MTS|SHO|2014-09-30|Matsapha|https://www.iol.co.za/business-report/international/swazilands-king-mswati-airport-finally-gets-going-1762324
ALY|HBE|2010|El Nouzha, Nozha, Borg El Arab, Burj Al Arab|https://wikizero.com/m/Borg_El_Arab_Airport
PZS|ZCO|2014|Maquehue|https://www.plataformaurbana.cl/archive/2014/03/03/aeropuerto-de-la-araucania-operara-en-mayo-y-el-antiguo-sera-base-aerea/
WCA|MHC|2012|Gamboa|valid
MCH|ETR|2010-01|Machala|http://www.reisenews-online.de/2010/03/09/betrieb-am-neuen-flughafen-santa-rosa-in-ecuador-aufgenommen/
BAU|JTC|2012-04||ended
QBX|JSO|2023||ended
ENQ|XPL|2013-12|Soto Cano|ended
HOW|BLB|2014-02|Howard|ended
HEX|JBQ|2006-02-22|Herrera|ended
NET|TBI|2014-02||ended
COX|TZN|2014-02||ended
DNM|MJK||Denham|ended
PFN|ECP|2010-05-23|Bay County|ended
ISN|XWA|2019-10-10|Sloulin Field|https://www.willistonherald.com/opinion/columnists/first-xwa-flight-to-land-october/article_e39875bc-e620-11e9-95f5-db083f464be9.html
IDL|JFK||Idlewild|https://viewer.joomag.com/flight-alliance201705/0930791001493997478/p9
YMX|YUL|2004-10-31|Mirabel|https://en.wikipedia.org/wiki/Montr%C3%A9al%E2%80%93Mirabel_International_Airport
`
	.trim()
	.split("\n")
	.map((line) => {
		const [code = "", now = "", since = "", names = "", source = ""] = line.split("|");
		return {
			code,
			now,
			since,
			names: names === "" ? [] : names.split(", "),
			source: sources[source] ?? source,
		};
	});

/**
 * What IATA calls a city and no airport of ours, though each has one; by optd_por_best_known_so_far.csv. People and fare
 * rules use them as if they were the airport's.
 */
export const cityCodes = `
ANK ESB; AUW CWA; BAK GYD; BHZ CNF; BUH OTP; DTT DTW; ESK AOE; FMY RSW; FTW DFW; GNO GNB; HAR MDT; HFD BDL; IZM ADB
MKC MCI; MMA MMX; NLP MQP; NQT EMA; OCE SBY; SAC SMF; SFQ GNY; SFX PZO; SIA XIY; SSI BQK; TUY TQO; TWB WTB; UBS GTR
YEA YEG; YVA HAH; XHV GHV; BPO BAR; LQP HCZ; QMA VRA; NHA CXR; FYV XNA; TIP MJI; SRI AAP
`
	.trim()
	.split(/[;\n]\s*/)
	.map((pair) => pair.trim().split(" ") as [city: string, airport: string]);

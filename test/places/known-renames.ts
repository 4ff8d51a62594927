// Airports that changed their code, written from the sources that report it and not from our tables: what a traveler with an
// old ticket, link or memory types, and the airport that has the flights today.

/** OpenTravelData's files as of August 2026: https://github.com/opentraveldata/opentraveldata */
const [ended, valid] = ["optd_por_no_longer_valid.csv", "optd_por_best_known_so_far.csv"];

interface Rename {
	readonly old: string;
	readonly now: string;
	/** As people type it, in English and, where it is another, in Spanish. */
	readonly names: readonly string[];
	/** Day, month or year. */
	readonly since: string;
	readonly source: string;
}

export const renames: readonly Rename[] = [
	{
		...{ old: "KIV", now: "RMO", names: ["Chisinau", "Kishinev", "Chisináu"], since: "2024-01-18" },
		source: "sundries.news/en/chisinau-airport-changed-its-code-from-soviet-kiv-to-rmo",
	},
	{
		...{ old: "FRU", now: "BSZ", names: ["Bishkek", "Frunze", "Biskek"], since: "2025-08-11" },
		source: "azattyk.org/a/33499814.html",
	},
	{
		old: "TSE",
		now: "NQZ",
		names: ["Astana", "Nur-Sultan", "Nursultán", "Astaná"],
		since: "2020-05-31",
		source: ended,
	},
	{ old: "PBI", now: "DJT", names: ["Palm Beach International", "Palm Beach"], since: "2026", source: valid },
	{ old: "KVD", now: "GNJ", names: ["Ganja", "Kirovabad"], since: "2021-08-01", source: valid },
	{ old: "ISL", now: "IST", names: ["Atatürk", "Ataturk", "Yesilkoy"], since: "2019-04-06", source: ended },
	{
		...{ old: "PNH", now: "KTI", names: ["Phnom Penh", "Pochentong", "Nom Pen"], since: "2025-09-09" },
		source: "en.wikipedia.org/wiki/Techo_International_Airport",
	},
	{ old: "REP", now: "SAI", names: ["Siem Reap", "Siem Reap International"], since: "2023-08-01", source: ended },
	{ old: "ADA", now: "COV", names: ["Adana", "Şakirpaşa", "Sakirpasa"], since: "2024", source: valid },
	{
		...{ old: "TXL", now: "BER", names: ["Tegel", "Berlin Tegel", "Berlín Tegel"], since: "2020-10-25" },
		source: "dmm.travel/nc/news/tegel-txl-und-schoenefeld-sfx-sind-schon-geschichte",
	},
	{
		...{ old: "SXF", now: "BER", names: ["Schönefeld", "Berlin Schonefeld", "Schoenefeld"], since: "2020-10-25" },
		source: "dmm.travel/nc/news/tegel-txl-und-schoenefeld-sfx-sind-schon-geschichte",
	},
	{ old: "THF", now: "BER", names: ["Tempelhof"], since: "2008-10-31", source: ended },
	{ old: "NAY", now: "PKX", names: ["Nanyuan"], since: "2019", source: valid },
	{
		...{ old: "RAJ", now: "HSR", names: ["Rajkot"], since: "2023-09-10" },
		source: "en.wikipedia.org/wiki/Rajkot_International_Airport",
	},
	{
		...{ old: "MES", now: "KNO", names: ["Medan", "Polonia International"], since: "2013-07-25" },
		source: "en.wikipedia.org/wiki/Kualanamu_International_Airport",
	},
	{ old: "AMI", now: "LOP", names: ["Lombok", "Selaparang"], since: "2011-09-30", source: ended },
	{ old: "PUM", now: "KXB", names: ["Pomalaa"], since: "2021-08-31", source: ended },
	{
		...{ old: "LGP", now: "DRP", names: ["Legazpi"], since: "2021-10-07" },
		source: "en.wikipedia.org/wiki/Bicol_International_Airport",
	},
	{ old: "SGS", now: "TWT", names: ["Sanga Sanga"], since: "2014-12-31", source: ended },
	{ old: "NCP", now: "SFS", names: ["Subic Bay", "Cubi Point"], since: "2013-02-01", source: ended },
	{
		...{
			old: "ULN",
			now: "UBN",
			names: ["Ulaanbaatar", "Ulan Bator", "Ulán Bator", "Buyant-Ukhaa"],
			since: "2021-07-04",
		},
		source: "en.wikipedia.org/wiki/Chinggis_Khaan_International_Airport",
	},
	{ old: "BAO", now: "UTH", names: ["Udon Thani"], since: "2013-04-01", source: ended },
	{ old: "KUZ", now: "KUV", names: ["Gunsan", "Kunsan"], since: "2012-11-01", source: ended },
	{ old: "SZO", now: "ZUH", names: ["Zhuhai"], since: "2012-05-01", source: ended },
	{ old: "ZGC", now: "LHW", names: ["Lanzhou"], since: "2012-04-01", source: ended },
	{ old: "HHA", now: "CSX", names: ["Changsha", "Datuopu"], since: "2012-05-01", source: ended },
	{
		...{ old: "BPM", now: "HYD", names: ["Begumpet"], since: "2008-03-23" },
		source: "en.wikipedia.org/wiki/Begumpet_Airport",
	},
	{
		...{ old: "DIA", now: "DOH", names: ["Doha International", "Doha"], since: "2014-05-27" },
		source: "en.wikipedia.org/wiki/Doha_International_Airport",
	},
	{ old: "SDA", now: "BGW", names: ["Baghdad", "Bagdad"], since: "2007-04-30", source: ended },
	{ old: "ETH", now: "ETM", names: ["Eilat"], since: "2019", source: "en.wikipedia.org/wiki/Ramon_Airport" },
	{ old: "VDA", now: "ETM", names: ["Ovda", "Uvda"], since: "2019", source: "en.wikipedia.org/wiki/Ramon_Airport" },
	{
		...{ old: "SDV", now: "TLV", names: ["Sde Dov"], since: "2019-07-01" },
		source: "thejewishweekly.com/eilat-in-lockdown-over-sde-dov-closure",
	},
	{ old: "JNJ", now: "DQM", names: ["Duqm"], since: "2014-08-31", source: ended },
	{ old: "RVI", now: "ROV", names: ["Rostov-on-Don", "Rostov"], since: "2017-12-07", source: ended },
	{
		...{ old: "RTW", now: "GSV", names: ["Saratov"], since: "2019-08-20" },
		source: "transportjournal.com/en/home/news/artikeldetail/new-russian-airport-reaches-for-the-stars.html",
	},
	{ old: "BXN", now: "BJV", names: ["Bodrum", "Imsik"], since: "2010-12-31", source: ended },
	{
		...{ old: "MJV", now: "RMU", names: ["Murcia", "San Javier", "Corvera"], since: "2019-01-15" },
		source: "grokipedia.com/page/Murcia–San_Javier_Airport",
	},
	{
		...{ old: "FBU", now: "OSL", names: ["Fornebu"], since: "1998-10-08" },
		source: "airwaysmag.com/gardermoen-replaces-oslo-fornebu",
	},
	{
		...{ old: "DKR", now: "DSS", names: ["Dakar", "Senghor", "Léopold Sédar Senghor"], since: "2017-12-07" },
		source: "worldwaterforum9.org/en/practical-informations/blaise-diagne-international-airport",
	},
	{
		...{ old: "MTS", now: "SHO", names: ["Matsapha", "Swaziland", "Suazilandia", "Esuatini"], since: "2014-09-30" },
		source: "iol.co.za/business-report/international/swazilands-king-mswati-airport-finally-gets-going-1762324",
	},
	{
		...{ old: "ALY", now: "HBE", names: ["El Nouzha", "Borg El Arab"], since: "2010" },
		source: "wikizero.com/m/Borg_El_Arab_Airport",
	},
	{
		...{ old: "PZS", now: "ZCO", names: ["Temuco", "Maquehue"], since: "2014" },
		source: "minimumconnectiontime.com/api/airport/PZS",
	},
	{ old: "WCA", now: "MHC", names: ["Gamboa"], since: "2012-06-01", source: valid },
	{
		...{ old: "MCH", now: "ETR", names: ["Machala"], since: "2010-01" },
		source: "reisenews-online.de/2010/03/09/betrieb-am-neuen-flughafen-santa-rosa-in-ecuador-aufgenommen",
	},
	{ old: "BAU", now: "JTC", names: ["Bauru"], since: "2012-04-01", source: ended },
	{ old: "QBX", now: "JSO", names: ["Sobral"], since: "2022-12-31", source: ended },
	{ old: "ENQ", now: "XPL", names: ["Soto Cano", "Comayagua"], since: "2013-12-01", source: ended },
	{ old: "HOW", now: "BLB", names: ["Balboa"], since: "2014-02-01", source: ended },
	{ old: "HEX", now: "JBQ", names: ["Herrera"], since: "2006-02-22", source: ended },
	{ old: "NET", now: "TBI", names: ["New Bight"], since: "2014-02-01", source: ended },
	{ old: "COX", now: "TZN", names: ["South Andros"], since: "2014-02-01", source: ended },
	{ old: "DNM", now: "MJK", names: ["Denham"], since: "2099", source: ended },
	{ old: "PFN", now: "ECP", names: ["Bay County"], since: "2010-05-23", source: ended },
	{
		...{ old: "ISN", now: "XWA", names: ["Williston", "Sloulin Field"], since: "2019-10-10" },
		source: "gfmreview.com/business-travel/new-us-airport-to-serve-oil-boom-region",
	},
	{
		...{
			old: "IDL",
			now: "JFK",
			names: ["Idlewild"],
			since: "",
			source: "viewer.joomag.com/flight-alliance201705/0930791001493997478/p9",
		},
	},
	{
		...{ old: "YMX", now: "YUL", names: ["Mirabel"], since: "2004-10-31" },
		source: "cbc.ca/news/canada/mirabel-closes-doors-to-passenger-flights-1.509967",
	},
];

interface Reuse {
	readonly code: string;
	/** Where the airport lies that has the code today, by `valid`; the one that had it before was elsewhere. */
	readonly today: { readonly city: string; readonly latitude: number; readonly longitude: number };
	readonly before: string;
	readonly source: string;
}

const at = (city: string, latitude: number, longitude: number): Reuse["today"] => ({ city, latitude, longitude });

/** Codes that mean another airport than they once did. */
export const reuses: readonly Reuse[] = [
	{ code: "IST", today: at("Istanbul", 41.2629, 28.7424), before: "Atatürk, until 2019", source: ended },
	{ code: "BKK", today: at("Bangkok", 13.6915, 100.7509), before: "Don Mueang, DMK today", source: valid },
	{ code: "HKG", today: at("Hong Kong", 22.3146, 113.9324), before: "Kai Tak, until 1998", source: valid },
	{ code: "ATH", today: at("Athens", 37.9364, 23.9445), before: "Ellinikon, until 2001", source: valid },
	{ code: "DOH", today: at("Doha", 25.2691, 51.6104), before: "Doha International, DIA today", source: valid },
	{ code: "HYD", today: at("Hyderabad", 17.2313, 78.4299), before: "Begumpet, BPM today", source: valid },
	{ code: "KUL", today: at("Kuala Lumpur", 2.7456, 101.7099), before: "Subang, SZB today", source: valid },
	{ code: "OSL", today: at("Oslo", 60.1939, 11.1004), before: "Fornebu, FBU, until 1998", source: valid },
	{ code: "ISB", today: at("Islamabad", 33.5507, 72.8257), before: "Benazir Bhutto, until 2018", source: ended },
	{ code: "SVD", today: at("St. Vincent", 13.1583, -61.1494), before: "E. T. Joshua, until 2017", source: ended },
	{ code: "ROV", today: at("Rostov-on-Don", 47.4911, 39.9288), before: "the old airport, until 2017", source: ended },
	{ code: "TAG", today: at("Tagbilaran", 9.5733, 123.7702), before: "Tagbilaran's airport, until 2018", source: ended },
	{ code: "KTI", today: at("Phnom Penh", 11.3596, 104.9208), before: "Kratié, until 2024", source: ended },
	{ code: "SAI", today: at("Siem Reap", 13.375, 104.2201), before: "San Marino, until 2023", source: ended },
	{ code: "COV", today: at("Adana", 36.9002, 35.0697), before: "Covilhã in Portugal, until 2013", source: ended },
	{ code: "BSZ", today: at("Bishkek", 43.0613, 74.4776), before: "Bartletts in Alaska, until 2013", source: ended },
	{ code: "SHO", today: at("Matsapha", -26.3568, 31.717), before: "Sokcho in Korea, until 2012", source: ended },
	{ code: "BPE", today: at("Qinhuangdao", 39.6627, 119.0581), before: "Bagan in Myanmar, until 2013", source: ended },
	{ code: "XWA", today: at("Williston", 48.2426, -103.6862), before: "Watford's station, until 2013", source: ended },
];

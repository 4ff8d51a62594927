// Metropolitan areas that stand for several airports, by hand: only codes IATA assigns to a city and to no airport of ours.
// Cities whose code is also an airport's (MEX, HOU, DFW, SHA, BKK, IST …) have no entry: the code means the airport,
// and a search for the city's name lists every airport of it.
import type { Metro } from "./place.ts";

function metro(code: string, country: string, en: string, es: string, airports: string): Metro {
	return { kind: "metro", code, city: { en, es }, country, airports: airports.split(" ") };
}

/** Airports are those with scheduled flights, the busiest first. */
export const metros: readonly Metro[] = [
	metro("NYC", "US", "New York", "Nueva York", "JFK EWR LGA SWF"),
	metro("CHI", "US", "Chicago", "Chicago", "ORD MDW RFD"),
	metro("WAS", "US", "Washington, D.C.", "Washington D. C.", "DCA IAD BWI"),
	metro("ORL", "US", "Orlando", "Orlando", "MCO SFB"),
	metro("YTO", "CA", "Toronto", "Toronto", "YYZ YTZ YHM YKF"),
	metro("YMQ", "CA", "Montreal", "Montreal", "YUL YHU"),
	metro("BUE", "AR", "Buenos Aires", "Buenos Aires", "EZE AEP"),
	metro("SAO", "BR", "São Paulo", "São Paulo", "GRU CGH VCP"),
	metro("RIO", "BR", "Rio de Janeiro", "Río de Janeiro", "GIG SDU"),
	metro("LON", "GB", "London", "Londres", "LHR LGW STN LTN LCY SEN"),
	metro("PAR", "FR", "Paris", "París", "CDG ORY BVA"),
	metro("MIL", "IT", "Milan", "Milán", "MXP BGY LIN"),
	metro("ROM", "IT", "Rome", "Roma", "FCO CIA"),
	metro("STO", "SE", "Stockholm", "Estocolmo", "ARN BMA NYO VST"),
	metro("REK", "IS", "Reykjavik", "Reikiavik", "KEF RKV"),
	metro("TCI", "ES", "Tenerife", "Tenerife", "TFS TFN"),
	metro("MOW", "RU", "Moscow", "Moscú", "SVO DME VKO ZIA"),
	metro("TYO", "JP", "Tokyo", "Tokio", "HND NRT"),
	metro("OSA", "JP", "Osaka", "Osaka", "KIX ITM UKB"),
	metro("SPK", "JP", "Sapporo", "Sapporo", "CTS OKD"),
	metro("SEL", "KR", "Seoul", "Seúl", "ICN GMP"),
	metro("BJS", "CN", "Beijing", "Pekín", "PEK PKX"),
	metro("JKT", "ID", "Jakarta", "Yakarta", "CGK HLP"),
];

/** Other names people type for a metropolitan area. */
export const metroAliases: Readonly<Record<string, readonly string[]>> = {
	NYC: ["New York City", "NY", "Manhattan", "Ciudad de Nueva York"],
	WAS: ["Washington", "Washington DC", "DC"],
	CHI: ["Chicagoland"],
	BUE: ["CABA", "Capital Federal"],
	SAO: ["San Pablo", "Sampa"],
	YMQ: ["Montréal"],
	BJS: ["Peking"],
	OSA: ["Kyoto", "Kioto"],
	REK: ["Islandia"],
};

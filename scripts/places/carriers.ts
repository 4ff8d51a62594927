// Carriers that are not in src/places/airlines/airline-rows.ts: those that fly for others, so that a flight's operator has a
// name, and those whose code ended. A code that was given to another airline since is that airline's.

const sources: Readonly<Record<string, string>> = {
	optd: "OpenTravelData, optd_airlines.csv of August 2026 (https://github.com/opentraveldata/opentraveldata), CC BY 4.0",
};

export interface CarrierRow {
	/** IATA code. */
	readonly code: string;
	readonly name: string;
	/** The airline that sells its flights under its own code: of the same group, or the one that it was merged into. */
	readonly now: string;
	/** Since when it no longer flies under this code: day, month or year. */
	readonly ended: string;
	readonly source: string;
}

export const carriers: readonly CarrierRow[] = `
OO|SkyWest Airlines|||optd
YX|Republic Airways|||optd
MQ|Envoy Air|AA||optd
9E|Endeavor Air|DL||optd
OH|PSA Airlines|AA||optd
PT|Piedmont Airlines|AA||optd
YV|Mesa Airlines|||https://www.flightglobal.com/republic-and-mesa-combine-to-form-second-largest-us-regional-airline/165501.article
G7|GoJet Airlines|UA||optd
C5|CommuteAir|UA||optd
ZW|Air Wisconsin|||optd
QX|Horizon Air|AS||optd
9K|Cape Air|||optd
3M|Silver Airways|||optd
9X|Southern Airways Express|||optd
TJ|Tradewind Aviation|||optd
4N|Air North|||optd
8E|Bering Air|||optd
QK|Jazz Aviation|AC||optd
RV|Air Canada Rouge|AC||optd
WR|WestJet Encore|WS||optd
PB|Provincial Airlines|||optd
5D|Aeroméxico Connect|AM||optd
5U|TAG Airlines|||optd
TA|Avianca El Salvador|AV||optd
LR|Avianca Costa Rica|AV||optd
JJ|LATAM Brasil|LA||optd
LP|LATAM Perú|LA||optd
XL|LATAM Ecuador|LA||optd
4C|LATAM Colombia|LA||optd
PZ|LATAM Paraguay|LA||optd
JZ|JetSMART Perú|JA||optd
9V|Avior Airlines|||optd
4O|Air Montenegro|||optd
I2|Iberia Express|IB||optd
YW|Air Nostrum|IB||optd
NT|Binter Canarias|||optd
CJ|BA CityFlyer|BA||optd
LM|Loganair|||optd
WA|KLM Cityhopper|KL||optd
A5|Air France HOP|AF||optd
CL|Lufthansa CityLine|LH||optd
EN|Air Dolomiti|LH||optd
2L|Helvetic Airways|||optd
OU|Croatia Airlines|||optd
JU|Air Serbia|||optd
N0|Norse Atlantic Airways|||optd
OZ|Asiana Airlines|||optd
TW|T'way Air|||optd
UK|Vistara|AI|2024-11-12|https://etvbharat.com/en/!business/vistara-operating-last-flights-as-merger-with-air-india-takes-off-on-tuesday-enn24111101831
WG|Sunwing Airlines|WS|2025-05-29|https://www.flightglobal.com/fleets/sunwings-swan-song-westjet-completes-integration-of-leisure-carriers-737s/163151.article
VX|Virgin America|AS|2018-04-24|optd
NW|Northwest Airlines|DL|2010-01-31|optd
4M|LATAM Argentina|LA|2020|https://pulsoslp.com.mx/valores/virus-arraso-con-las-lineas-aereas-del-mundo-en-2020-/1239267
T0|Avianca Perú|AV|2020-05-10|optd
O6|Avianca Brasil||2019-06-24|optd
VH|Viva Air||2023-02-27|https://thelatestnews.world/?p=65053
VV|Viva Air Perú||2023-02|https://edup.ecowas.int/new/?p=11756
VW|Aeromar||2023-02-15|https://airinsight.com/viva-air-aeromar-two-latin-american-airlines-at-risk-of-failing/
`
	.trim()
	.split("\n")
	.map((line) => {
		const [code = "", name = "", now = "", ended = "", source = ""] = line.split("|");
		return { code, name, now, ended, source: sources[source] ?? source };
	});

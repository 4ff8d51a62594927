// The airlines of the sample: the site's own that fly, and those that it needs where none of these does.

import { once } from "../../i18n/once.ts";
import { type Airline, findAirlineByCode, flyingAirlines, readAirline } from "../../places/airlines/airlines.ts";

// Code | name | country | alliance | hubs or main bases. Not among the site's own: forms check those in the browser.
const others = `
9K|Cape Air|US||BOS SJU
5U|TAG Airlines|GT||GUA
FA|FlySafair|ZA||JNB CPT
4Z|Airlink|ZA||JNB
SA|South African Airways|ZA|Star Alliance|JNB
KQ|Kenya Airways|KE|SkyTeam|NBO
6E|IndiGo|IN||DEL BOM BLR
CA|Air China|CN|Star Alliance|PEK
MU|China Eastern|CN|SkyTeam|PVG SHA
CZ|China Southern|CN||CAN PKX
TG|Thai Airways|TH|Star Alliance|BKK
PG|Bangkok Airways|TH||BKK USM
VN|Vietnam Airlines|VN|SkyTeam|SGN HAN
VJ|Vietjet Air|VN||SGN HAN
MH|Malaysia Airlines|MY|oneworld|KUL
GA|Garuda Indonesia|ID|SkyTeam|CGK
QZ|Indonesia AirAsia|ID||CGK DPS
ID|Batik Air|ID||CGK
5J|Cebu Pacific|PH||MNL CEB
JQ|Jetstar|AU||MEL SYD
VA|Virgin Australia|AU||BNE MEL SYD
`;

const otherAirlines = once((): readonly Airline[] => others.trim().split("\n").map(readAirline));
const byCode = once(() => new Map(otherAirlines().map((airline) => [airline.code, airline])));

export const sampleAirlines = once((): readonly Airline[] => [...flyingAirlines(), ...otherAirlines()]);

/** By IATA code in capitals; also one of the site's own that no longer flies. */
export function findSampleAirline(code: string): Airline | undefined {
	return findAirlineByCode(code) ?? byCode().get(code);
}

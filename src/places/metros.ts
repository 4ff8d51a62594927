// Metropolitan areas that stand for several airports, by hand: only codes IATA assigns to a city and to no airport of ours.
// Cities whose code is also an airport's (MEX, HOU, DFW, SHA, BKK, IST …) have no entry: the code means the airport,
// and a search for the city's name lists every airport of it.
import { metroTable } from "./data/metros.ts";
import { nameColumns } from "./name-columns.ts";
import type { Metro } from "./place.ts";

const [header = "", ...rows] = metroTable.trim().split("\n");
const { at, namesIn } = nameColumns(header);

/** Airports are those with scheduled flights, the busiest first. */
export const metros: readonly Metro[] = rows.map((row) => {
	const cells = row.split("|");
	const cell = (column: string) => cells[at(column)] ?? "";
	return {
		kind: "metro",
		code: cell("code"),
		city: namesIn(cells),
		country: cell("country"),
		airports: cell("airports").split(" "),
	};
});

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

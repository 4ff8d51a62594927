// What is different between two versions of the reference data, a line each, for who reads it before it is committed.
import { distanceKm } from "../../src/places/great-circle.ts";
import { nameColumns } from "../../src/places/name-columns.ts";

interface Row {
	readonly name: string;
	/** In every language, each once. */
	readonly cities: readonly string[];
	readonly country: string;
	readonly zone: string;
	readonly latitude: number;
	readonly longitude: number;
}

/** The exports of src/places/data/airports.ts. */
export interface AirportData {
	readonly [name: string]: unknown;
}

/** A shorter way is a better measurement, not another place. */
const movedKm = 5;

function rowsOf(module: AirportData): Map<string, Row> {
	const columns = nameColumns(String(module.airportColumns));
	const zones = module.zones as readonly string[];
	return new Map(
		String(module.airportRows)
			.split("\n")
			.map((line) => {
				const cells = line.split("|");
				const cell = (column: string) => cells[columns.at(column)] ?? "";
				const row = {
					...{ name: cell("name"), cities: [...new Set(Object.values(columns.namesIn(cells)))] },
					...{ country: cell("country"), zone: zones[Number(cell("zone"))] ?? "" },
					...{ latitude: Number(cell("latitude")), longitude: Number(cell("longitude")) },
				};
				return [cell("code"), row] as const;
			}),
	);
}

const named = (code: string, { name, cities, country }: Row) => `${code} ${cities.join("/")}, ${country} (${name})`;

/** Airports that came, went, were renamed, keep another time or moved by more than 5 km. */
export function airportChanges(before: AirportData, after: AirportData): string[] {
	const [old, now] = [rowsOf(before), rowsOf(after)];
	const added = [...now].flatMap(([code, row]) => (old.has(code) ? [] : [`added ${named(code, row)}`]));
	const removed = [...old].flatMap(([code, row]) => (now.has(code) ? [] : [`removed ${named(code, row)}`]));
	const changed = [...now].flatMap(([code, row]) => {
		const was = old.get(code);
		if (!was) return [];
		const km = distanceKm(was, row);
		return [
			...(named(code, was) === named(code, row) ? [] : [`renamed ${named(code, was)}: ${named(code, row)}`]),
			...(was.zone === row.zone ? [] : [`time of ${code}: ${was.zone}, now ${row.zone}`]),
			...(km > movedKm ? [`moved ${code} by ${Math.round(km)} km`] : []),
		];
	});
	return [...added, ...removed, ...changed];
}

/** Of a list of pairs, as "KIVRMO TXLBER". */
export function pairChanges(before = "", after = ""): string[] {
	const [old, now] = [before, after].map((text) => text.split(" ").filter(Boolean));
	const told = (pair: string) => `${pair.slice(0, 3)} for ${pair.slice(3)}`;
	return [
		...(now ?? []).filter((pair) => !old?.includes(pair)).map((pair) => `added ${told(pair)}`),
		...(old ?? []).filter((pair) => !now?.includes(pair)).map((pair) => `removed ${told(pair)}`),
	];
}

/** Of a table whose first column is the key. */
export function tableChanges(before = "", after = ""): string[] {
	const [old, now] = [before, after].map(
		(text) =>
			new Map(
				text
					.trim()
					.split("\n")
					.filter(Boolean)
					.map((line) => [line.split("|", 1)[0] ?? "", line]),
			),
	);
	return [
		...[...(now ?? [])].flatMap(([key, line]) => (old?.has(key) ? [] : [`added ${line}`])),
		...[...(old ?? [])].flatMap(([key, line]) => (now?.has(key) ? [] : [`removed ${line}`])),
		...[...(now ?? [])].flatMap(([key, line]) =>
			old?.has(key) && old.get(key) !== line ? [`renamed ${old.get(key)}: ${line}`] : [],
		),
	];
}

// Names of US states and Canadian provinces in every language.
import type { Localized } from "../i18n/languages.ts";
import { regionTable } from "./data/regions.ts";
import { nameColumns } from "./name-columns.ts";

let regions: ReadonlyMap<string, Localized> | undefined;

function read(): ReadonlyMap<string, Localized> {
	const [header = "", ...rows] = regionTable.trim().split("\n");
	const { at, namesIn } = nameColumns(header);
	return new Map(
		rows.map((row) => {
			const cells = row.split("|");
			return [`${cells[at("country")]} ${cells[at("region")]}`, namesIn(cells)];
		}),
	);
}

/** The name of a state or province by ISO country and postal code; undefined anywhere else. */
export function regionName(country: string, region: string): Localized | undefined {
	regions ??= read();
	return regions.get(`${country} ${region}`);
}

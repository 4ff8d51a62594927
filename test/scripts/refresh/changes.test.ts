// What `npm run refresh` says of two versions of the data.
import { expect, test } from "vitest";
import { airportChanges, pairChanges, tableChanges } from "../../../scripts/refresh/changes.ts";

const airportData = (...rows: readonly string[]) => ({
	airportColumns: "code|name|en|es|country|region|latitude|longitude|zone|weight",
	zones: ["Europe/Chisinau", "Asia/Bishkek", "Asia/Almaty"],
	airportRows: rows.join("\n"),
});

test("airports that came, went, were renamed, keep another time or moved by more than 5 km are told, and nothing else", () => {
	const before = airportData(
		"FRU|Manas|Bishkek||KG||43.0613|74.4776|1|45",
		"KIV|Chişinău|Chisinau||MD||46.9278|28.9308|0|12",
		"OSS|Osh|Osh||KG||40.609|72.7933|1|12",
	);
	const after = airportData(
		"BSZ|Manas|Bishkek||KG||43.0613|74.4776|1|45",
		"KIV|Chişinău International|Chisinau||MD||46.9278|28.9308|0|45",
		"OSS|Osh|Osh||KG||40.709|72.7933|2|12",
	);
	expect(airportChanges(before, after)).toEqual([
		"added BSZ Bishkek, KG (Manas)",
		"removed FRU Bishkek, KG (Manas)",
		"renamed KIV Chisinau, MD (Chişinău): KIV Chisinau, MD (Chişinău International)",
		"time of OSS: Asia/Bishkek, now Asia/Almaty",
		"moved OSS by 11 km",
	]);
	expect(airportChanges(after, after)).toEqual([]);
});

test("codes and carriers that came, went or were renamed are told", () => {
	expect(pairChanges("TXLBER KIVRMO", "KIVRMO FRUBSZ")).toEqual(["added FRU for BSZ", "removed TXL for BER"]);
	expect(tableChanges("\nOO|SkyWest\nYX|Midwest\n", "\nMQ|Envoy\nYX|Republic\n")).toEqual([
		"added MQ|Envoy",
		"removed OO|SkyWest",
		"renamed YX|Midwest: YX|Republic",
	]);
	expect(pairChanges(undefined, undefined)).toEqual([]);
	expect(tableChanges(undefined, undefined)).toEqual([]);
});

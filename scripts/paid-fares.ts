// Writes what travelers paid, public/paid/<airport>.txt, from the government's survey of fares:
// `npm exec -- node scripts/paid-fares.ts us_fares_2026_06.csv`. For another month change `paidMonth` in src/flights/paid-fares.ts.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type PaidFare, paidFareLine, paidFaresPath } from "../src/flights/paid-fares.ts";
import { findAirport } from "../src/places/airports.ts";

/** Fewer passengers of the sample say little of a fare; an airport with fewer in all has no file. */
const minOfPair = 300;
const minOfAirport = 20_000;

/** A line of the survey: "JFK,MIA,171,121,249,40211,B6:0.381 DL:0.33 AA:0.289". */
export function surveyFare(line: string): PaidFare {
	const [from = "", to = "", median, low, high, sampled, shares = ""] = line.split(",");
	const carriers = shares.split(" ").flatMap((share) => {
		const [code = "", part] = share.split(":");
		const percent = Math.round(100 * Number(part));
		// "99" is several airlines together.
		return /^[A-Z0-9]{2}$/.test(code) && code !== "99" && percent > 0 ? [{ code, percent }] : [];
	});
	return { from, to, median: Number(median), low: Number(low), high: Number(high), sampled: Number(sampled), carriers };
}

/** The lines of each airport's file, by its code: the pairs that most flew first. */
export function filesOf(survey: readonly PaidFare[]): ReadonlyMap<string, readonly PaidFare[]> {
	const kept = survey.filter(({ from, to, sampled }) => sampled >= minOfPair && findAirport(from) && findAirport(to));
	const airports = new Set(kept.flatMap(({ from, to }) => [from, to]));
	const files = [...airports].map((code) => {
		const own = kept.filter(({ from, to }) => from === code || to === code);
		return [code, own.sort((a, b) => b.sampled - a.sampled || (a.from < b.from ? -1 : 1))] as const;
	});
	return new Map(files.filter(([, own]) => own.reduce((sum, { sampled }) => sum + sampled, 0) >= minOfAirport));
}

if (import.meta.main) {
	const [file = ""] = process.argv.slice(2);
	const survey = readFileSync(file, "utf8").trim().split("\n").slice(1).map(surveyFare);
	rmSync("public/paid", { recursive: true, force: true });
	mkdirSync("public/paid", { recursive: true });
	const files = filesOf(survey);
	for (const [code, fares] of files) {
		writeFileSync(`public${paidFaresPath(code)}`, `${fares.map(paidFareLine).join("\n")}\n`);
	}
	console.log(
		`${files.size} airports, ${new Set([...files.values()].flat().map(({ from, to }) => from + to)).size} pairs`,
	);
}

// What travelers paid: the files as they stand, what is read of them, and which pairs a page shows.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { filesOf, surveyFare } from "../../scripts/paid-fares.ts";
import { busiestPairs, paidFareIn, paidFareLine, paidFareReader, pairBetween } from "../../src/flights/paid-fares.ts";

const lines = (code: string) => readFileSync(`public/paid/${code}.txt`, "utf8").trimEnd().split("\n");

function readerOf(files: Readonly<Record<string, string>>) {
	const asked: string[] = [];
	const read = paidFareReader({
		fetch: async (url) => {
			const path = new URL(String(url)).pathname;
			asked.push(path);
			return files[path] === undefined ? new Response(null, { status: 404 }) : new Response(files[path]);
		},
	});
	return { read, asked };
}

const miami =
	"LGA MIA 212 143 292 21842 AA:65 DL:35\nMIA LGA 208 136 286 23092 AA:65 DL:35\nJFK MIA 180 120 260 9000 B6:50\n";
const lauderdale = "LGA FLL 130 80 190 30000 B6:60\nFLL MIA 50 40 60 90000 AA:9\n";

describe("what travelers paid", () => {
	it("is written line by line as it is read", () => {
		const fare = surveyFare("JFK,MIA,171,121,249,40211,B6:0.381 99:0.33 AA:0.004");
		expect(fare.carriers).toEqual([{ code: "B6", percent: 38 }]);
		expect(paidFareLine(fare)).toBe("JFK MIA 171 121 249 40211 B6:38");
		expect(paidFareIn(paidFareLine(fare))).toEqual(fare);
	});

	it("leaves out pairs of few passengers, airports of few, and codes that are none of ours", () => {
		const survey = [
			surveyFare("JFK,MIA,171,121,249,40211,B6:1"),
			surveyFare("JFK,ABE,171,121,249,299,B6:1"),
			surveyFare("MIA,TPA,90,70,120,400,AA:1"),
			surveyFare("QQQ,MIA,90,70,120,40000,AA:1"),
		];
		const files = filesOf(survey);
		expect([...files.keys()].sort()).toEqual(["JFK", "MIA"]);
		expect(files.get("MIA")?.map(({ from, to }) => from + to)).toEqual(["JFKMIA", "MIATPA"]);
	});

	it("stands in files that agree with each other and make sense", () => {
		const codes = readdirSync("public/paid").map((name) => name.slice(0, 3));
		expect(codes.length).toBeGreaterThan(100);
		expect(codes).not.toContain("SJU");
		for (const code of codes) {
			for (const line of lines(code)) {
				const { from, to, median, low, high, sampled, carriers } = paidFareIn(line);
				expect([from, to], line).toContain(code);
				expect(low > 0 && low <= median && median <= high && sampled >= 300, line).toBe(true);
				expect(carriers.length, line).toBeLessThanOrEqual(3);
			}
		}
		expect(lines("JFK").filter((line) => line.startsWith("JFK MIA "))).toEqual(
			lines("MIA").filter((line) => line.startsWith("JFK MIA ")),
		);
	});

	it("is shown of the pairs that most flew to a city, with the way back", async () => {
		const { read, asked } = readerOf({ "/paid/MIA.txt": miami, "/paid/FLL.txt": lauderdale });
		const pairs = await busiestPairs(read, ["MIA", "FLL"], 2);
		expect(pairs.map(({ there, back }) => [there.from, there.to, back?.median])).toEqual([
			["LGA", "FLL", undefined],
			["LGA", "MIA", 208],
		]);
		await busiestPairs(read, ["MIA", "FLL"], 2);
		expect(asked).toHaveLength(2);
	});

	it("of two cities is that of the airports that most flew between, and nothing where none is known", async () => {
		const { read, asked } = readerOf({ "/paid/MIA.txt": miami });
		expect((await pairBetween(read, ["JFK", "LGA"], ["MIA", "FLL"]))?.there.from).toBe("LGA");
		expect(await pairBetween(read, ["BOG"], ["MIA"])).toBeUndefined();
		// A file that is missing is missing until the next deploy.
		await pairBetween(read, ["JFK"], ["FLL"]);
		expect(asked.filter((path) => path === "/paid/FLL.txt")).toHaveLength(1);
	});

	it("is asked for again where its file could not be read", async () => {
		let asked = 0;
		const read = paidFareReader({ fetch: async () => new Response("", { status: asked++ ? 200 : 503 }) });
		expect(await read("MIA")).toEqual([]);
		await read("MIA");
		await read("MIA");
		expect(asked).toBe(2);
	});
});

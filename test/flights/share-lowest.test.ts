// One page's questions for the same days reach the source once, and what failed is asked again.
import { describe, expect, it } from "vitest";
import { readChoice } from "../../src/flights/offers/filters.ts";
import { createSampleSource } from "../../src/flights/sample/source.ts";
import { shareLowest } from "../../src/flights/share-lowest.ts";
import type { FareSource, TripDates } from "../../src/flights/source.ts";
import { money } from "../../src/money/money.ts";
import { journey } from "./sample/journey.ts";

const sample = createSampleSource({ now: () => new Date("2026-11-21T15:00:00Z") });
const query = journey("MIA-BOG", "2027-02-10");

function counting(lowest: NonNullable<FareSource["lowest"]>) {
	const asked: TripDates[] = [];
	const source = shareLowest({
		...sample,
		lowest: async (query, dates, signal, choice) => {
			asked.push(...dates);
			return lowest(query, dates, signal, choice);
		},
	});
	return {
		asked,
		ask: (...[query, dates, signal, choice]: Parameters<typeof lowest>) =>
			source.lowest?.(query, dates, signal, choice),
	};
}

describe("the lowest prices of one page", () => {
	it("are asked once for each day, also while the answer is awaited, and come in the order of the days", async () => {
		const { asked, ask } = counting(async (_, dates) => dates.map(([day = ""]) => money(Number(day.slice(8)), "USD")));
		const [first, second] = await Promise.all([
			ask(query, [["2027-02-10"], ["2027-02-11"]]),
			ask(query, [["2027-02-12"], ["2027-02-11"]]),
		]);
		expect([first, second]).toEqual([
			[money(10, "USD"), money(11, "USD")],
			[money(12, "USD"), money(11, "USD")],
		]);
		expect(asked).toEqual([["2027-02-10"], ["2027-02-11"], ["2027-02-12"]]);
	});

	it("are others behind other filters, for other travelers and between other places", async () => {
		const { asked, ask } = counting(async (_, dates) => dates.map(() => null));
		const day = [["2027-02-10"]];
		await ask(query, day);
		await ask(query, day, undefined, readChoice(new URLSearchParams("stops=0")));
		await ask({ ...query, adults: 2 }, day);
		await ask(journey("MIA-LIM", "2027-02-10"), day);
		await ask({ ...query, slices: journey("MIA-BOG", "2027-03-01").slices }, day);
		expect(asked).toHaveLength(4);
	});

	it("are asked again where the source failed", async () => {
		let up = false;
		const { asked, ask } = counting(async (_, dates) => {
			if (!up) throw new Error("down");
			return dates.map(() => null);
		});
		await expect(ask(query, [["2027-02-10"]])).rejects.toThrow("down");
		up = true;
		expect(await ask(query, [["2027-02-10"]])).toEqual([null]);
		expect(asked).toHaveLength(2);
	});

	it("are not there where the source tells none", () => {
		const { lowest: _, ...costly } = sample;
		expect(shareLowest(costly).lowest).toBeUndefined();
	});
});

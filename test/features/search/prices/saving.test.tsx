// The line above a list: it is there only where other days are cheaper, and it says what the list that it opens says.
import { describe, expect, it } from "vitest";
import { loadPrices } from "../../../../src/features/search/prices/load-prices.ts";
import { findSaving, loadGrid } from "../../../../src/features/search/prices/saving.ts";
import { SavingLine } from "../../../../src/features/search/prices/saving-line.tsx";
import { collectOffers } from "../../../../src/flights/collect-offers.ts";
import { factsOf, fitting } from "../../../../src/flights/facts.ts";
import { wholePrice } from "../../../../src/flights/offers/bags.ts";
import { readChoice } from "../../../../src/flights/offers/filters.ts";
import type { Offer } from "../../../../src/flights/offers/offer.ts";
import { type FlightQuery, flightSearchParams, parseFlightQuery } from "../../../../src/flights/query.ts";
import { createSampleSource } from "../../../../src/flights/sample/source.ts";
import type { FareSource } from "../../../../src/flights/source.ts";
import { withFee } from "../../../../src/flights/with-fee.ts";
import { languageCodes } from "../../../../src/i18n/languages.ts";
import { money } from "../../../../src/money/money.ts";
import { generateQueries, nameOf } from "../../../flights/generator.ts";
import { journey } from "../../../flights/sample/journey.ts";
import { rendered, textOf } from "../../../rendered-page.tsx";
import { bySize, patience, seed } from "../../../soak.ts";

const instant = new Date("2026-11-21T15:00:00Z");
const now = () => instant;
const sample = withFee(createSampleSource({ now }), money(2_000, "USD"));
const services = { fares: sample, db: undefined, now };
const none = readChoice(new URLSearchParams());
const filters = ["", "stops=0", "bag=checked", "basic=0", "price=700", "stops=1&leave1=1&leave1=2"];

const listed = async (query: FlightQuery, choice = none) =>
	fitting((await collectOffers(sample, query)).offers, choice);
const lowestOf = (offers: readonly Offer[]) => Math.min(...offers.map((offer) => wholePrice(offer)?.minor ?? Infinity));

async function savingOf(query: FlightQuery, offers: readonly Offer[], choice = none, fares: FareSource = sample) {
	const grid = await loadGrid({
		services: { ...services, fares },
		query,
		month: "2027-02",
		filters: choice,
		offers,
		data: undefined,
	});
	return findSaving(query, grid, offers, choice);
}

describe("the saving line", () => {
	it(
		"is the lowest price of the list that it opens, and less than that of its own, also behind filters",
		async () => {
			let savings = 0;
			for (const [index, each] of generateQueries(bySize(40, 200, 800), seed, "2026-11-21").entries()) {
				const query: FlightQuery = { ...each, flex: 0 };
				const choice = readChoice(new URLSearchParams(filters[index % filters.length]));
				const { offers } = await collectOffers(sample, query);
				const saving = await savingOf(query, offers, choice);
				if (!saving) continue;
				savings += 1;
				const slices = query.slices.map((slice, at) => ({ ...slice, date: saving.dates[at] ?? slice.date }));
				expect(saving.total.minor, nameOf(query)).toBe(lowestOf(await listed({ ...query, slices }, choice)));
				const own = lowestOf(await listed(query, choice));
				expect(Math.ceil(own / 100) * 100 - Math.ceil(saving.total.minor / 100) * 100).toBe(saving.less.minor);
				expect(saving.less.minor).toBeGreaterThan(0);
			}
			expect(savings).toBeGreaterThan(10);
		},
		patience,
	);

	it("finds the cheapest of the days around, so a search with flexible days has none", async () => {
		const query = journey("BOG-JFK", "2026-12-19", { back: "2027-01-05" });
		const offers = await listed(query);
		const saving = await savingOf(query, offers);
		expect(saving?.total.minor).toBe(lowestOf(await listed({ ...query, flex: 3 })));
		expect(await savingOf({ ...query, flex: 3 }, offers)).toBeUndefined();
		expect(await savingOf({ ...query, flex: 3 }, offers, readChoice(new URLSearchParams("stops=0")))).toBeUndefined();
		expect(await savingOf(query, [])).toBeUndefined();
	});

	it.each(languageCodes)("is a link that keeps filters and order and leads to the list (%s)", async (language) => {
		const query = journey("BOG-JFK", "2026-12-19", { back: "2027-01-05" });
		const saving = await savingOf(query, await listed(query));
		const search = `${flightSearchParams(query)}&stops=1&sort=cheapest`;
		const page = rendered(<SavingLine saving={saving} query={query} />, language, `/flight-results?${search}`);
		const url = new URL(page.querySelector("a")?.getAttribute("href") ?? "", "https://www.farelark.example");
		expect(url.hash).toBe("#flights");
		expect(url.searchParams.getAll("stops")).toEqual(["1"]);
		expect(url.searchParams.get("sort")).toBe("cheapest");
		const read = parseFlightQuery(url.searchParams, { language, now: instant });
		expect(read.kind === "ok" && read.query.slices.map(({ date }) => date)).toEqual(saving?.dates);
		expect(textOf(page)).toMatch(
			language === "en"
				? /^Leave \w{3} \d+, return \w{3} \d+: \$[\d,]+, \$\d+ less$/
				: /^Del .+ al .+: .*\d.*, .*\d.* menos$/,
		);
		expect(textOf(rendered(<SavingLine saving={undefined} query={query} />, language))).toBe("");
	});

	it("without free searches comes from prices that were seen, and never behind filters", async () => {
		const { lowest: _, ...rest } = sample;
		const costly: FareSource = { ...rest, calls: { ...sample.calls, cost: 1 } };
		const query = journey("BOG-JFK", "2026-12-19", { back: "2027-01-05" });
		const offers = await listed(query);
		expect(await savingOf(query, offers, none, costly)).toBeUndefined();
		const cells = await loadPrices({
			services: { ...services, fares: costly },
			query,
			view: "grid",
			month: "2026-12",
			filters: readChoice(new URLSearchParams("stops=0")),
			found: offers,
		});
		const nonstop = offers.filter((_, index) => factsOf(offers)[index]?.stops === 0);
		expect(cells?.days.flatMap((day) => (day.kind === "price" ? day.price.total.minor : []))).toEqual(
			nonstop.length > 0 ? [lowestOf(nonstop)] : [],
		);
	});
});

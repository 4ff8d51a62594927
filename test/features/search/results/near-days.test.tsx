// The strip of the days around: prices where they are known without a paid call, and a way to each day either way.
import { describe, expect, it } from "vitest";
import { loadPrices } from "../../../../src/features/search/prices/load-prices.ts";
import { onDates } from "../../../../src/features/search/prices/price-days.ts";
import { loadNearDays } from "../../../../src/features/search/results/near-days.ts";
import { Results } from "../../../../src/features/search/results/results.tsx";
import type { Offer } from "../../../../src/flights/offers/offer.ts";
import { flightSearchParams } from "../../../../src/flights/query.ts";
import { createSampleSource } from "../../../../src/flights/sample/source.ts";
import { recordSeen } from "../../../../src/flights/seen-prices.ts";
import type { FareSource } from "../../../../src/flights/source.ts";
import { languageCodes } from "../../../../src/i18n/languages.ts";
import { createMessages } from "../../../../src/i18n/messages.ts";
import { money } from "../../../../src/money/money.ts";
import { sampleSearch } from "../../../../src/styleguide/samples/sample-prices.ts";
import { addDays } from "../../../../src/time/iso-date.ts";
import { startDatabase } from "../../../database.ts";
import { rendered, textOf } from "../../../rendered-page.tsx";

const instant = new Date("2026-11-21T15:00:00Z");
const now = () => instant;
const sample = createSampleSource({ now });
const { lowest: _, ...searching } = sample;
/** A source whose searches cost something. */
const costly: FareSource = { ...searching, calls: { ...sample.calls, cost: 1 }, name: "live", sample: false };

const query = sampleSearch("NYC", "MIA");
const own = query.slices.map(({ date }) => date);
const filters = new Map();
const found = await Array.fromAsync(sample.search(query));
const lowest = Math.min(...found.map(({ total }) => total.minor));

describe("the days around", () => {
	it("have the price of a search of theirs, where asking costs nothing", async () => {
		const days = await loadNearDays({ services: { fares: sample, db: undefined, now }, query, filters, found });
		expect(days.map(({ kind }) => kind)).toEqual(Array(7).fill("price"));
		expect(days[3]).toMatchObject({ dates: own, price: { total: money(lowest, "USD") } });
	});

	it("are those of the grid, where the page has it already: nobody is asked again", async () => {
		const services = { fares: sample, db: undefined, now };
		for (const trip of [query, { ...query, trip: "oneway", slices: query.slices.slice(0, 1) } as const]) {
			const alone = await loadNearDays({ services, query: trip, filters, found });
			const grid = await loadPrices({ services, query: trip, view: "grid", month: "2027-02", filters, found });
			const silent = { ...services, fares: undefined };
			expect(await loadNearDays({ services: silent, query: trip, filters, found, grid })).toEqual(alone);
			expect(alone).toHaveLength(7);
		}
	});

	it("have, where it does, what this search and others have seen; the rest is not searched", async () => {
		const { db, stop } = await startDatabase();
		const other = onDates(
			query,
			own.map((date) => addDays(date, 1)),
		);
		const live = (offers: readonly Offer[]) =>
			offers.map((offer) => ({ ...offer, source: "live", sample: false, seenAt: instant.toISOString() }));
		const before = live(await Array.fromAsync(sample.search(other)));
		await recordSeen(db, other, before);
		const days = await loadNearDays({ services: { fares: costly, db, now }, query, filters, found: live(found) });
		await stop();
		expect(days.map(({ kind }) => kind).join(" ")).toBe(
			"unsearched unsearched unsearched price price unsearched unsearched",
		);
		expect(days[3]).toMatchObject({ price: { total: money(lowest, "USD") } });
		const total = money(Math.min(...before.map(({ total }) => total.minor)), "USD");
		expect(days[4]).toMatchObject({ price: { total } });
	});

	it.each(languageCodes)("without a price say that they can be searched, and lead to it (%s)", (language) => {
		const dates = own.map((date) => addDays(date, 2));
		const page = rendered(
			<Results
				{...{ offers: found, query, search: flightSearchParams(query), insight: undefined, open: undefined }}
				days={[{ kind: "unsearched", dates }]}
				partial={false}
				page={1}
				arrangement={{ ranking: "best", choice: filters }}
			/>,
			language,
		);
		const day = page.querySelector(".days a.day[tabindex='-1']");
		expect(textOf(day?.querySelector("[data-as-filtered]"))).toBe(createMessages(language, {}).t("price.search"));
		expect(day?.getAttribute("href")).toContain(`depart=${dates[0]}&return=${dates[1]}`);
	});
});

import { describe, expect, it } from "vitest";
import type { PriceView } from "../../../../src/features/search/prices/price-days.ts";
import { PriceViews } from "../../../../src/features/search/prices/price-views.tsx";
import { parseFlightQuery } from "../../../../src/flights/query.ts";
import { type Language, languageCodes } from "../../../../src/i18n/languages.ts";
import { samplePriceData, sampleSearch } from "../../../../src/styleguide/samples/sample-prices.ts";
import { rendered, textOf } from "../../../rendered-page.tsx";

const round = sampleSearch("NYC", "MIA");
const oneway = sampleSearch("NYC", "MIA", "oneway");

interface Options {
	readonly language?: Language;
	readonly gaps?: boolean;
	readonly query?: typeof round;
}

function views(view: PriceView, { language = "en", gaps = false, query = round }: Options = {}) {
	return rendered(<PriceViews data={samplePriceData(query, view, { gaps })} query={query} />, language);
}

function searched(href: string | undefined) {
	const parsed = parseFlightQuery(new URL(href ?? "", "https://www.farelark.example").searchParams, {
		language: "en",
		now: new Date("2026-11-21T15:00:00Z"),
	});
	if (parsed.kind !== "ok") throw new Error(`no search: ${href}`);
	return parsed.query;
}

describe("the prices of other days", () => {
	it.each(languageCodes)("offer three views as links that keep the page's own address (%s)", (language) => {
		const links = views("graph", { language }).querySelectorAll(".tab-list a");
		const choices = links.map((link) => new URL(link.getAttribute("href") ?? "", "https://x.example").searchParams);
		expect(choices.map((params) => [params.get("prices"), params.get("month"), params.get("lng") ?? "en"])).toEqual(
			["grid", "calendar", "graph"].map((view) => [view, "2027-02", language]),
		);
		expect(links.map((link) => link.getAttribute("aria-current"))).toEqual([undefined, undefined, "true"]);
	});

	it("say what every price is for, when it was seen and that it is a sample", () => {
		for (const view of ["grid", "calendar", "graph"] as const) {
			const text = textOf(views(view));
			expect(text, view).toContain("economy: total for 2 travelers in US dollars, taxes included.");
			expect(text, view).toContain("Seen Nov 21, 2026, 9:05 AM, New York time.");
			expect(text, view).toContain("Sample data");
		}
		expect(textOf(views("calendar"))).toContain("Round trip, 7 nights away");
		expect(textOf(views("grid", { query: oneway }))).toContain("One way");
		expect(textOf(views("grid", { gaps: true }))).toContain(
			"Seen between Nov 21, 2026, 4:12 AM, New York time and Nov 21, 2026, 9:05 AM, New York time.",
		);
	});

	it.each(["grid", "calendar", "graph"] as const)(
		"lead from each price to the search of its days alone (%s)",
		(view) => {
			const data = samplePriceData(round, view);
			const links = views(view).querySelectorAll("table a");
			expect(links.length).toBe(data.days.length);
			for (const [index, link] of links.entries()) {
				const query = searched(link.getAttribute("href"));
				expect(query.slices.map(({ date }) => date)).toEqual(data.days[index]?.dates);
				expect(query).toMatchObject({ adults: 2, flex: 0, trip: "round" });
				expect(link.getAttribute("rel")).toBe("nofollow");
			}
		},
	);

	it.each(["grid", "calendar", "graph"] as const)(
		"take filters and order of the page along, and lead to the list (%s)",
		(view) => {
			const data = samplePriceData(round, view);
			const target = "/flight-results?from=NYC&to=MIA&stops=0&airline=AA&airline=DL&sort=cheapest&offer=x";
			const links = rendered(<PriceViews data={data} query={round} />, "en", target).querySelectorAll("table a");
			expect(links.length).toBe(data.days.length);
			for (const link of links) {
				const url = new URL(link.getAttribute("href") ?? "", "https://www.farelark.example");
				expect(url.hash).toBe("#flights");
				expect(url.searchParams.getAll("airline")).toEqual(["AA", "DL"]);
				for (const [name, value] of [
					["stops", "0"],
					["sort", "cheapest"],
					["prices", view],
					["offer", null],
				] as const) {
					expect(url.searchParams.get(name), name).toBe(value);
				}
			}
		},
	);

	it("have nothing for several cities, and a notice with the phone number where they cannot be had", () => {
		const several = { ...round, trip: "multi" } as const;
		expect(rendered(<PriceViews data={undefined} query={several} />).querySelector("section")).toBeNull();
		const links = rendered(<PriceViews data={undefined} query={round} />);
		expect(links.querySelector("table")).toBeNull();
		expect(links.querySelectorAll("nav a")).toHaveLength(3);
		const failed = rendered(<PriceViews data={{ ...samplePriceData(round, "grid"), failure: "x" }} query={round} />);
		expect(failed.querySelector("table")).toBeNull();
		expect(textOf(failed.querySelector(".notice"))).toContain("These prices did not arrive in time");
		expect(failed.querySelector('.notice a[href^="tel:"]')).not.toBeNull();
	});

	it("turn to the months around, as far as airlines sell", () => {
		const turn = (month: string) =>
			rendered(<PriceViews data={{ ...samplePriceData(round, "calendar"), month }} query={round} />)
				.querySelectorAll(".price-turn a")
				.map(textOf);
		expect(turn("2027-02")).toEqual(["January", "March"]);
		expect(turn("2026-11")).toEqual(["December"]);
		expect(turn("2027-10")).toEqual(["September"]);
	});
});

describe("the grid", () => {
	it("is a table of seven departures and seven returns, each named", () => {
		const grid = views("grid");
		expect(grid.querySelectorAll('thead th[scope="col"]').map(textOf).slice(1, 3)).toEqual(["Sun Feb 7", "Mon Feb 8"]);
		expect(grid.querySelectorAll('tbody th[scope="row"]').map(textOf)).toHaveLength(7);
		for (const row of grid.querySelectorAll("tbody tr")) expect(row.querySelectorAll("td")).toHaveLength(7);
		expect(views("grid", { query: oneway }).querySelectorAll("tbody tr")).toHaveLength(1);
	});

	it("can be scrolled with keys, and says what it is", () => {
		const region = views("grid", { language: "es" }).querySelector("section > section, .price-grid section");
		expect(region?.getAttribute("tabindex")).toBe("0");
		expect(region?.getAttribute("aria-label")).toBe("Precios por salida y regreso");
	});

	it("names a price with its days and how it compares, and shows what the name says", () => {
		const links = views("grid").querySelectorAll("td a");
		const [cheapest] = links.filter((link) => link.getAttribute("data-level") === "cheapest");
		expect(cheapest?.getAttribute("aria-label")).toMatch(/^Wed, Feb 10, 2027 to Mon, Feb 15, 2027: \$\d+, cheapest$/);
		for (const link of links) expect(link.getAttribute("aria-label")).toContain(textOf(link));
		const [selected, more] = views("grid").querySelectorAll("td [aria-current]");
		expect(selected?.getAttribute("aria-label")).toMatch(/^Wed, Feb 10, 2027 to Wed, Feb 17, 2027: .*, selected$/);
		expect(more).toBeUndefined();
	});

	it("tells days that nobody has searched from days that cannot be", () => {
		const cells = views("grid", { gaps: true }).querySelectorAll("td").map(textOf);
		expect(cells[0]).toBe("?Sun, Feb 7, 2027 to Sun, Feb 14, 2027: not searched yet");
		expect(cells.filter((text) => text === "—no price seen").length).toBeGreaterThan(0);
		expect(cells.filter((text) => text === "not possible").length).toBeGreaterThan(0);
		expect(textOf(views("grid", { gaps: true }).querySelector(".price-legend"))).toContain("not searched yet");
	});

	it("says so where no price was seen at all", () => {
		const data = samplePriceData(round, "grid");
		const days = data.days.map(({ dates }) => ({ kind: "unsearched", dates }) as const);
		const text = textOf(rendered(<PriceViews data={{ ...data, days }} query={round} />));
		expect(text).toContain("No price was seen for these days.");
		expect(text).not.toContain("Seen ");
	});

	it("says of each price when it was seen where they were not seen at once", () => {
		const [link] = views("grid", { gaps: true }).querySelectorAll("td a[data-level]");
		expect(link?.getAttribute("aria-label")).toMatch(/, seen Nov 21, 2026, (4:12|9:05) AM, New York time/);
	});
});

describe("the calendar and the graph with gaps", () => {
	it("lead to the search of days that nobody has searched", () => {
		const calendar = views("calendar", { gaps: true, query: oneway });
		const [unsearched] = calendar.querySelectorAll("td a:not([data-level])");
		expect(textOf(unsearched)).toBe("1Monday, February 1, 2027: ?not searched yet");
		expect(searched(unsearched?.getAttribute("href")).slices[0]?.date).toBe("2027-02-01");
		const rows = views("graph", { gaps: true, query: oneway }).querySelectorAll("details tbody tr").map(textOf);
		expect(rows[0]).toBe("Mon, Feb 1, 2027—not searched yet");
	});
});

// What the results page says beyond its list, on the built Worker: cheaper days, what was left out, what can never be flown.
import { beforeAll, describe, expect, it } from "vitest";
import type { FlightResults } from "../../src/features/search/flight-schemas.ts";
import { href } from "../../src/links.ts";
import { addDays } from "../../src/time/iso-date.ts";
import { sharedWorker } from "./harness.ts";
import { type Read, read } from "./site.ts";

let harness: Awaited<ReturnType<typeof sharedWorker>>;
beforeAll(async () => {
	harness = await sharedWorker();
});

const today = new Date().toISOString().slice(0, 10);
const round = { trip: "round", depart: addDays(today, 90), return: addDays(today, 97), adults: "2" };

async function results(asked: Record<string, string>, language: "en" | "es" = "en"): Promise<Read> {
	return read(await harness.get(href(language, "flightResults", {}, new URLSearchParams(asked))));
}

/** The lowest total of a search, with its bags, rounded up to dollars as the page shows it. */
async function lowest(params: URLSearchParams): Promise<number> {
	const { offers } = (await (await harness.get(`/api/flights?${params}`)).json()) as FlightResults;
	const totals = offers.flatMap(({ total, withBags }) => (withBags ? withBags.total : total) ?? []);
	return Math.ceil(Math.min(...totals.map(({ minor }) => minor)) / 100);
}

const textOf = ({ document }: Read) => document.querySelector("main")?.text ?? "";
const dollars = (text: string) =>
	[...text.matchAll(/\$([\d,]+)/g)].map(([, amount = ""]) => Number(amount.replace(",", "")));
const linkOf = (page: Read, text: RegExp) => page.document.querySelectorAll("a").find((link) => text.test(link.text));
const paramsOf = (url: string) => new URL(url.replaceAll("&amp;", "&"), "https://www.farelark.example").searchParams;

describe("when other days are cheaper", () => {
	it("a line says so, and its price is the lowest of the search that it opens", async () => {
		let found = 0;
		const searches = ["HOUA-GUA 2", "NYC-MIAA 0", "BOG-JFK 1", "LAXA-MEXA 0"].map((text) => text.split(/[ -]/));
		for (const [from = "", to = "", bags = ""] of searches) {
			const asked = { ...round, from, to, bags };
			const link = linkOf(await results(asked), /^Leave .* less$/);
			const own = await lowest(new URLSearchParams(asked));
			const flexible = await lowest(new URLSearchParams({ ...asked, flex: "3" }));
			if (!link) {
				expect(flexible).toBe(own);
				continue;
			}
			found += 1;
			const [price = 0, less = 0] = dollars(link.text);
			const target = link.getAttribute("href") ?? "";
			expect(target).toMatch(/#flights$/);
			expect(await lowest(paramsOf(target))).toBe(price);
			expect([flexible, own - less]).toEqual([price, price]);
		}
		expect(found).toBeGreaterThan(0);
	});

	it("filters and order go along, and to a cell of the grid as well", async () => {
		const asked = { ...round, from: "NYC", to: "MIAA", stops: "0", sort: "cheapest", prices: "grid" };
		const page = await results(asked, "es");
		const saving = linkOf(page, /^(Salga|Del) .* menos$/);
		const cells = page.document.querySelectorAll(".price-grid td a");
		expect(cells.length).toBeGreaterThan(20);
		for (const link of [...cells, ...(saving ? [saving] : [])]) {
			const params = paramsOf(link.getAttribute("href") ?? "");
			expect([params.get("stops"), params.get("sort"), params.get("lng")]).toEqual(["0", "cheapest", "es"]);
		}
	});
});

describe("beside the list", () => {
	it("stands nothing that was not searched, neither a day nor an airport", async () => {
		const page = await results({ ...round, from: "NYC", to: "LON", flex: "3" });
		expect(textOf(page)).toContain("JFK");
		expect(textOf(page)).not.toContain("Not searched:");
	});
});

describe("between two airports of one city", () => {
	it.each([
		["en", "No flights between airports of one city", /another day/],
		["es", "No hay vuelos entre aeropuertos de una misma ciudad", /otro día/],
	] as const)("nothing is found, and nobody is sent to another day (%s)", async (language, heading, never) => {
		const page = await results({ trip: "oneway", from: "JFK", to: "LGA", depart: round.depart, adults: "1" }, language);
		expect(textOf(page)).toContain(heading);
		expect(textOf(page)).not.toMatch(never);
		expect(page.document.querySelector("#flights")?.text).toContain(heading);
	});
});

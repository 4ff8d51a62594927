// The Duffel source against a fake that speaks HTTP: the contract, and what happens on Duffel's test routes.
import { describe, expect, it, vi } from "vitest";
import { handmadeOffer } from "../../../scripts/fakes/duffel/handmade.ts";
import { toDuffel } from "../../../scripts/fakes/duffel/to-duffel.ts";
import { createApp } from "../../../src/app.ts";
import type { SentOfferRequest } from "../../../src/flights/duffel/wire-types.ts";
import { factsOf, fitting } from "../../../src/flights/facts.ts";
import { readChoice } from "../../../src/flights/offers/filters.ts";
import { type Cabin, type Offer, sameFlights } from "../../../src/flights/offers/offer.ts";
import { rowNumbers, rowsOf } from "../../../src/flights/offers/rows.ts";
import type { FlightQuery } from "../../../src/flights/query.ts";
import { mostWanted } from "../../../src/flights/ranking.ts";
import type { FareSource } from "../../../src/flights/source.ts";
import { createServices } from "../../../src/services.ts";
import { testEnv } from "../../test-env.ts";
import { offerFaults } from "../offer-faults.ts";
import { journey, now } from "../sample/journey.ts";
import { describeFareSource } from "../source-contract.ts";
import { all, fakeDuffel, outcome } from "./faked.ts";

const duffel = fakeDuffel();
const date = "2027-02-10";

describeFareSource({
	create: () => duffel.source(),
	served: journey("JFK-MIA", date, { back: "2027-02-17" }),
	unserved: journey("PVD-RAI", date),
	// Nothing listens on the discard port.
	broken: () => duffel.source({ url: "http://127.0.0.1:9" }),
});

describe("on Duffel's test routes", () => {
	it("finds no offers from Providence to Praia, in one search and one page", async () => {
		const calls = duffel.fake.calls.length;
		expect(await all(duffel.source(), journey("PVD-RAI", date))).toEqual([]);
		const labels = duffel.fake.calls.slice(calls).map(({ label }) => label);
		expect(labels).toEqual(["POST /air/offer_requests", "GET /air/offers"]);
	});

	it("tells what can be held, until when it must be paid and until when its price is sure", async () => {
		const query = journey("JFK-EWR", date);
		const offers = await all(duffel.source(), query);
		expect(offers.length).toBeGreaterThan(0);
		for (const offer of offers) {
			expect(offerFaults(offer, query)).toEqual([]);
			expect(offer.payment).toEqual({
				instant: false,
				payBy: "2026-11-24T15:00:00.000Z",
				priceGuaranteedUntil: "2026-11-22T15:00:00.000Z",
			});
			expect(offer.expiresAt).toBe("2026-11-21T15:30:00.000Z");
		}
	});

	it("reads connecting flights, terms, brand, bags and emissions", async () => {
		const query = journey("LHR-DXB", date, { adults: 2 });
		const [offer = expect.fail()] = await all(duffel.source(), query);
		expect(offerFaults(offer, query)).toEqual([]);
		expect(offer.slices[0]).toMatchObject({ stops: 1, fareBrand: "Basic" });
		expect(offer).toMatchObject({
			bags: { carryOn: 1, checked: 1 },
			conditions: {
				change: { allowed: true, penalty: { minor: 4_000, currency: "USD" } },
				refund: { allowed: false, penalty: null },
			},
			emissionsKg: 240,
			payment: { instant: true, payBy: null, priceGuaranteedUntil: null },
			fare: { base: { minor: 36_000 }, taxes: { minor: 8_356 } },
		});
	});

	it("knows that no bags are included where Duffel lists none", async () => {
		const [offer] = await all(duffel.source(), journey("BTS-MRU", date));
		expect(offer?.bags).toEqual({ carryOn: 0, checked: 0 });
	});

	it("gives up a search that nobody answers, with a time-out and no second search", async () => {
		const source = duffel.source({ limits: { searchMs: 300 } });
		const count = await duffel.counted("POST /air/offer_requests", async () => {
			const { offers, error } = await outcome(source, journey("STN-LHR", date));
			expect(offers).toEqual([]);
			expect(error).toMatchObject({ name: "FareSourceError", failure: "timeout" });
		});
		expect(count).toBe(1);
	});

	it("counts as made what was sent, answered or not", async () => {
		const made: number[] = [];
		const admit = async (calls: number) => ({ calls, settle: async (count: number) => void made.push(count) });
		const search = (source: FareSource, route: string) =>
			Array.fromAsync(source.search(journey(route, date), undefined, admit)).catch(() => []);
		await search(duffel.source({ limits: { searchMs: 300 } }), "STN-LHR");
		await search(duffel.source(), "BTS-MRU");
		await search(duffel.source({ url: "http://nowhere.invalid" }), "BTS-MRU");
		expect(made).toEqual([1, 1, 0]);
	});

	it("finds an offer again at the price of now", async () => {
		const source = duffel.source();
		const [offer = expect.fail()] = await all(source, journey("LHR-STN", date));
		expect(await source.offer(offer.id)).toMatchObject({ offer: { total: { minor: offer.total.minor + 1000 } } });
		expect(await source.offer(offer.id)).toMatchObject({ offer: { total: { minor: offer.total.minor + 2000 } } });
	});

	it("says that an offer is gone when it is sold or has expired", async () => {
		const source = duffel.source();
		for (const route of ["LGW-LHR", "PIT-DAY"]) {
			const [offer = expect.fail()] = await all(source, journey(route, date));
			expect(await source.offer(offer.id), route).toEqual({ kind: "gone" });
		}
	});

	it("does not take an offer whose time is over, even where Duffel still answers", async () => {
		const [offer = expect.fail()] = await all(duffel.source(), journey("LHR-DXB", date));
		const later = duffel.source({ now: () => new Date("2026-11-21T15:30:00Z") });
		expect(await later.offer(offer.id)).toEqual({ kind: "gone" });
	});

	it("asks for no offer whose id Duffel could not have given", async () => {
		const calls = duffel.fake.calls.length;
		for (const id of ["off_../orders", "ord_0000Fake000001", "off_1/actions/price", "off_é", ""]) {
			expect(await duffel.source().offer(id), id).toEqual({ kind: "gone" });
		}
		expect(duffel.fake.calls).toHaveLength(calls);
	});
});

describe("fares of the same flights", () => {
	it("stand in one row, whatever Duffel calls their brands", async () => {
		const offers = await all(duffel.source(), journey("JFK-MIA", date));
		const rows = rowsOf(factsOf(offers)).filter((fares) => fares.length > 1);
		expect(rows.length).toBeGreaterThan(5);
		for (const fares of rows) {
			const row = fares.map((index) => offers[index] ?? expect.fail());
			for (const offer of row) expect(sameFlights(offer, row[0] ?? offer)).toBe(true);
			expect(row.map(({ slices }) => slices[0]?.fareBrand).toSorted()).toEqual(["Basic", "Flexible", "Standard"]);
			expect(row.map(({ seatChoice }) => seatChoice).toSorted()).toEqual([false, true, true]);
		}
	});

	it("count once a brand, at the cheaper price; what a checked bag costs is not known", async () => {
		const sold = (name: string, total: string) => {
			const json = listed({});
			const slices = json.slices.map((slice) => ({ ...slice, fare_brand_name: name }));
			return { ...json, slices, total_amount: total };
		};
		const data = [sold("Light", "300.00"), sold("Classic", "380.00"), sold("Light", "290.00")];
		duffel.fake.answerNext(list, { status: 200, body: { data, meta: null } });
		const offers = await all(duffel.source(), journey("LHR-DXB", date));
		expect(rowNumbers(offers)).toEqual([0, 0, 0]);
		const kept = mostWanted(offers, 1);
		expect(kept.map(({ slices, total }) => [slices[0]?.fareBrand, total.minor])).toEqual([
			["Light", 29_000],
			["Classic", 38_000],
		]);
		for (const offer of kept) expect(offer.bags).not.toHaveProperty("checkedPrice");
	});
});

describe("what is asked of Duffel", () => {
	it("names every traveler by type or age, and the days, airports and cabin", async () => {
		const query = journey("JFK-MIA", date, { back: "2027-02-17", adults: 2, ages: [9, 1], cabin: "business" });
		await all(duffel.source(), query);
		const call = duffel.fake.calls.findLast(({ label }) => label === "POST /air/offer_requests");
		expect(call?.body).toEqual({
			data: {
				slices: [
					{ origin: "JFK", destination: "MIA", departure_date: date },
					{ origin: "MIA", destination: "JFK", departure_date: "2027-02-17" },
				],
				passengers: [{ type: "adult" }, { type: "adult" }, { age: 9 }, { age: 1 }],
				cabin_class: "business",
			},
		});
		expect(call?.target).toBe("/air/offer_requests?return_offers=false&supplier_timeout=15000");
	});

	const requests = async (query: FlightQuery) => {
		const before = duffel.fake.calls.length;
		const offers = await all(duffel.source(), query);
		const sent = duffel.fake.calls.slice(before).filter(({ label }) => label === "POST /air/offer_requests");
		const slices = sent.map(({ body }) => (body as { readonly data: SentOfferRequest }).data.slices);
		return {
			offers,
			asked: slices.map((each) =>
				each.map(({ origin, destination, departure_date }) => `${origin}-${destination} ${departure_date.slice(5)}`),
			),
		};
	};

	it("is one search for each call of its plan, eight at most, all of them sound", async () => {
		const query = journey("NYC-LON", date, { flex: 3, nearby: true });
		const { offers, asked } = await requests(query);
		expect(asked).toHaveLength(8);
		expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length);
		expect(offers.flatMap((offer) => offerFaults(offer, query))).toEqual([]);
	});

	it("is a city by its code, and what comes back may leave from any of its airports", async () => {
		const query = journey("NYC-LON", date, { back: "2027-02-17" });
		const { offers, asked } = await requests(query);
		expect(asked).toEqual([["NYC-LON 02-10", "LON-NYC 02-17"]]);
		expect(new Set(offers.map(({ slices }) => slices[0]?.origin)).size).toBeGreaterThan(1);
		expect(offers.flatMap((offer) => offerFaults(offer, query))).toEqual([]);
	});

	it("is each airport of a city whose code means one of them, on either side", async () => {
		const query = journey("HOUA-GUA", date, { back: "2027-02-17" });
		const { offers, asked } = await requests(query);
		expect(asked).toEqual([
			["IAH-GUA 02-10", "GUA-IAH 02-17"],
			["HOU-GUA 02-10", "GUA-HOU 02-17"],
			["IAH-GUA 02-10", "GUA-HOU 02-17"],
			["HOU-GUA 02-10", "GUA-IAH 02-17"],
		]);
		expect(new Set(offers.map(({ slices }) => slices[0]?.origin))).toEqual(new Set(["IAH", "HOU"]));
	});

	it("with flexible days finds all that the exact search finds, and nothing dearer comes first", async () => {
		const key = ({ slices, total }: Offer) => JSON.stringify([slices, total]);
		const exact = await requests(journey("JFK-MIA", date, { back: "2027-02-17" }));
		const flexible = await requests(journey("JFK-MIA", date, { back: "2027-02-17", flex: 1 }));
		expect(flexible.asked).toHaveLength(8);
		expect(flexible.asked.slice(0, 1)).toEqual(exact.asked);
		const found = new Set(flexible.offers.map(key));
		expect(exact.offers.filter((offer) => !found.has(key(offer)))).toEqual([]);
		expect(exact.offers.length).toBeGreaterThan(0);
	});

	it("follows the pages, three at most", async () => {
		const count = await duffel.counted("GET /air/offers", async () => {
			expect(await all(duffel.source(), journey("PIT-BUF", date))).toHaveLength(450);
		});
		expect(count).toBe(3);
	});

	it("stops asking once the visitor has left", async () => {
		const reason = new Error("the visitor left");
		const count = await duffel.counted("GET /air/offers", async () => {
			const controller = new AbortController();
			const offers = duffel.source().search(journey("PIT-BUF", date), controller.signal)[Symbol.asyncIterator]();
			await offers.next();
			controller.abort(reason);
			await expect(offers.next()).rejects.toBe(reason);
		});
		expect(count).toBeLessThan(3);
		const controller = new AbortController();
		const left = outcome(duffel.source(), journey("STN-LHR", date), controller.signal);
		controller.abort(reason);
		expect(await left).toEqual({ offers: [], error: reason });
	});

	it("is asked once about its health by those who come in the same twenty seconds", async () => {
		const source = duffel.source();
		const count = await duffel.counted("GET /air/airlines", async () => {
			expect(await source.health()).toEqual({ ok: true });
			expect(await source.health()).toEqual({ ok: true });
		});
		expect(count).toBe(1);
	});
});

describe("the test route whose flight stops on the way", () => {
	it("is never nonstop", async () => {
		const query = journey("DXB-AMS", date);
		const offers = await all(duffel.source(), query);
		expect(offers.flatMap((offer) => offerFaults(offer, query))).toEqual([]);
		expect(offers.map(({ slices }) => slices.map(({ stops, segments }) => [stops, segments.length]))).toEqual([
			[[1, 1]],
			[[1, 1]],
		]);
		expect(fitting(offers, readChoice(new URLSearchParams("stops=0")))).toEqual([]);
	});

	it("is told by an assistant as what it is", async () => {
		const services = { ...createServices(testEnv() as never), now: () => now, fares: duffel.source() };
		const app = createApp(services, { writeLine: () => {} });
		const asked = { from: "DXB", to: "AMS", depart: date, language: "en" };
		const body = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "search_flights", arguments: asked } };
		const headers = { "Content-Type": "application/json", Accept: "application/json, text/event-stream" };
		const waiting = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} };
		const sent = { method: "POST", headers, body: JSON.stringify(body) };
		const env = { ASSISTANTS: { limit: async () => ({ success: true }) } };
		const answer = await (await app.request("http://localhost/mcp", sent, env, waiting as never)).text();
		expect(answer).toContain("1 stop in Doha, same plane");
		expect(answer).not.toMatch(/nonstop/i);
	});
});

describe("offers that make no sense", () => {
	it("are dropped and counted in one line without data; the others are shown", async () => {
		const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
		const query = journey("PIT-CRW", date);
		const offers = await all(duffel.source(), query);
		expect(offers).toHaveLength(8);
		expect(offers.flatMap((offer) => offerFaults(offer, query))).toEqual([]);
		expect(warn.mock.calls).toEqual([
			[
				JSON.stringify({
					...{ event: "fares.dropped", source: "duffel", of: "search", kept: 8 },
					dropped: { shape: 2, amount: 1, zone: 1, times: 3, carrier: 1 },
				}),
			],
		]);
		warn.mockRestore();
	});

	it("fail the search when there is no other", async () => {
		const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
		const { offers, error } = await outcome(duffel.source(), journey("PIT-ROC", date));
		expect(offers).toEqual([]);
		expect(error).toMatchObject({ failure: "malformed" });
		warn.mockRestore();
	});

	it("are not those that answer something else: without others that is a journey nobody flies", async () => {
		const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
		duffel.fake.answerNext(list, {
			status: 200,
			body: { data: [listed({ day: "2027-02-11" })], meta: { after: null } },
		});
		expect(await all(duffel.source(), journey("LHR-DXB", date))).toEqual([]);
		const wrongs = [listed({ cabin: "business" }), listed({ adults: 2 }), listed({ pair: "LGW-DXB" }), listed({})];
		duffel.fake.answerNext(list, { status: 200, body: { data: wrongs, meta: null } });
		expect(await all(duffel.source(), journey("LHR-DXB", date))).toHaveLength(1);
		const line = { event: "fares.dropped", source: "duffel", of: "search" };
		expect(warn.mock.calls.flat()).toEqual([
			JSON.stringify({ ...line, kept: 0, dropped: { otherDay: 1 } }),
			JSON.stringify({ ...line, kept: 1, dropped: { otherCabin: 1, otherTravelers: 1, otherPlace: 1 } }),
		]);
		warn.mockRestore();
	});

	it("are those in another currency than the first", async () => {
		const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
		const data = [listed({}), { ...listed({}), total_currency: "EUR" }, listed({})];
		duffel.fake.answerNext(list, { status: 200, body: { data, meta: {} } });
		const offers = await all(duffel.source(), journey("LHR-DXB", date));
		expect(offers.map(({ total }) => total.currency)).toEqual(["USD", "USD"]);
		warn.mockRestore();
	});
});

const list = "GET /air/offers";
let listedSoFar = 0;

/** An offer as Duffel lists it. */
function listed({ pair = "LHR-DXB", day = date, adults = 1, cabin = "economy" as Cabin }) {
	const [origin = "", destination = ""] = pair.split("-");
	const passengers = Array.from(
		{ length: adults },
		(_, index) => ({ id: `pas_${index}`, type: "adult", age: null }) as const,
	);
	const offer = handmadeOffer({
		slices: [{ origin, destination, departure_date: day }],
		cabin,
		travelers: { adults, ages: [] },
		now,
		number: 1,
		instant: true,
	});
	listedSoFar += 1;
	return toDuffel(offer, {
		id: `0000Listed${listedSoFar}`,
		passengers,
		createdAt: now,
		expiresAt: new Date("2026-11-21T15:30Z"),
	});
}

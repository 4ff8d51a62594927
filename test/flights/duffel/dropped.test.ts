// What Duffel answers and we do not use: it loses nothing else, and the log counts it by its reason, with nothing of anybody.
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { fakeDuffelSecret, signedEvent } from "../../../scripts/fakes/duffel/changes.ts";
import { fakeToken } from "../../../scripts/fakes/duffel/fake.ts";
import { handmadeOffer } from "../../../scripts/fakes/duffel/handmade.ts";
import { type DuffelJson, place, toDuffel } from "../../../scripts/fakes/duffel/to-duffel.ts";
import { createDuffelChanges } from "../../../src/flights/duffel/airline-changes.ts";
import { createDuffelOrderChanges } from "../../../src/flights/duffel/order-changes.ts";
import { ticketsOf } from "../../../src/flights/duffel/read-documents.ts";
import { type FlightQuery, finds, parseFlightQuery, searchOfOffer } from "../../../src/flights/query.ts";
import { findAirport } from "../../../src/places/airports.ts";
import { journey, now } from "../sample/journey.ts";
import { orderFor } from "../source-contract.ts";
import { all, fakeDuffel } from "./faked.ts";

const duffel = fakeDuffel();
const date = "2027-02-10";
const query = journey("MIA-NYC", date);
const passengers = [{ id: "pas_0", type: "adult", age: null }] as const;
let warned: MockInstance<typeof console.warn>;
beforeEach(() => {
	warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => warned.mockRestore());

const lines = () => warned.mock.calls.map(([line]) => JSON.parse(String(line)));
const line = (of: string, kept: number, dropped: object) => ({
	event: "fares.dropped",
	source: "duffel",
	of,
	kept,
	dropped,
});

let made = 0;
function listed(destination = "JFK", seconds = 60): DuffelJson {
	const offer = handmadeOffer({
		slices: [{ origin: "MIA", destination, departure_date: date }],
		...{ cabin: "economy", travelers: { adults: 1, ages: [] }, now, number: made++, instant: true },
	});
	const expiresAt = new Date(now.getTime() + seconds * 1000);
	return toDuffel(offer, { id: `0000Dropped${made}`, passengers, createdAt: now, expiresAt });
}

/** The offer with its only flight changed. */
function edited(offer: DuffelJson, changes: object): unknown {
	return {
		...offer,
		slices: offer.slices.map((slice) => ({
			...slice,
			segments: slice.segments.map((one) => ({ ...one, ...changes })),
		})),
	};
}

async function searched(...data: unknown[]) {
	duffel.fake.answerNext("GET /air/offers", { status: 200, body: { data, meta: null } });
	return all(duffel.source(), query);
}

describe("a search", () => {
	it("counts each reason, in one line, and keeps the others", async () => {
		const yen = { total_currency: "JPY", base_currency: "JPY", tax_currency: "JPY" };
		const offers = await searched(
			listed(),
			...[null, "García", { ...listed(), slices: "none" }],
			...[
				{ ...listed(), total_amount: "120.555" },
				{ ...listed(), ...yen, total_amount: "12000.50" },
			],
			{ ...listed(), ...yen, total_amount: "12000.00" },
			{ ...listed(), partial: true },
			listed("JFK", 0),
			edited(listed(), { destination: { ...place("XQQ"), time_zone: null } }),
			edited(listed(), { destination: { ...place("XQQ"), iata_code: null } }),
			edited(listed(), { operating_carrier: { iata_code: "Q", name: null } }),
			edited(listed(), { stops: [{}] }),
			listed("BOS"),
			listed("LGA"),
		);
		expect(offers.map(({ slices }) => slices[0]?.destination)).toEqual(["JFK", "LGA"]);
		expect(lines()).toEqual([
			line("search", 2, {
				...{ shape: 4, amount: 2, currency: 1, partial: 1, expired: 1, zone: 1, airport: 1, carrier: 1, otherPlace: 1 },
			}),
		]);
		expect(JSON.stringify(lines())).not.toContain("García");
	});

	it("says nothing where nothing is dropped", async () => {
		expect(await searched(listed())).toHaveLength(1);
		expect(lines()).toEqual([]);
	});

	it("of a whole city finds its airport that only Duffel knows, and no other city's", async () => {
		const unlisted = { ...place("XQQ"), time_zone: "America/New_York", name: "New Airport", city_name: "New York" };
		const offers = await searched(
			edited(listed(), { destination: { ...unlisted, iata_city_code: "NYC" } }),
			edited(listed(), { destination: { ...unlisted, iata_city_code: "CHI" } }),
			edited(listed(), { destination: { ...unlisted, iata_city_code: null } }),
		);
		expect(offers).toHaveLength(1);
		expect(offers[0]?.slices[0]).toMatchObject({ destination: "XQQ", segments: [{ unlisted: [{ metro: "NYC" }] }] });
		expect(lines()).toEqual([line("search", 1, { otherPlace: 2 })]);
		// Whoever asks later whether this search found it (the quote, the desk, the comparison) hears the same.
		const [found = expect.fail()] = offers;
		expect(finds(query, found)).toBe(true);
		expect(finds(journey("MIA-JFK", date), found)).toBe(false);
		const again = parseFlightQuery(searchOfOffer(found), { language: "en", now });
		expect(again.kind === "ok" && again.query.slices[0]?.to.code).toBe("NYC");
		expect(again.kind === "ok" && finds(again.query, found)).toBe(true);
	});

	it.each(["MIA", "HOU", "DFW", "LAX", "SFO", "MEX", "MDE"])(
		"of the airport %s alone finds no other of its city, which has the same code",
		async (code) => {
			const there = findAirport(code) ?? expect.fail(`no ${code}`);
			expect(there.metro).toBe(`${code}A`);
			const unlisted = { ...place("XQQ"), time_zone: there.zone, iata_city_code: code };
			const [plain, city] = [journey(`JFK-${code}`, date), journey(`JFK-${code}A`, date)];
			const offer = (changes = {}) => {
				const { slices, ...rest } = listed(code);
				const from = slices.map((slice) => ({
					...slice,
					segments: slice.segments.map((one) => ({ ...one, origin: place("JFK"), ...changes })),
				}));
				return { ...rest, slices: from };
			};
			const answer = async (of: FlightQuery) => {
				const data = [offer(), offer({ destination: unlisted })];
				duffel.fake.answerNext("GET /air/offers", { status: 200, body: { data, meta: null } });
				const found = await all(duffel.source(), of);
				return found.map(({ slices }) => slices[0]?.destination);
			};
			expect(await answer(plain)).toEqual([code]);
			expect(lines()).toEqual([line("search", 1, { otherPlace: 1 })]);
			expect(await answer(city)).toEqual(expect.arrayContaining([code, "XQQ"]));
		},
	);
});

describe("an order", () => {
	const ordered = async () => {
		const held = journey("LHR-DXB", date);
		const [offer = expect.fail("no offer")] = await all(duffel.source(), held);
		return { offer, wanted: orderFor(offer, held) };
	};

	it("is made though one of its documents makes no sense", async () => {
		const { wanted } = await ordered();
		const documents = [
			null,
			{ type: "electronic_ticket", unique_identifier: "0161234567890", passenger_ids: null },
			{ type: "electronic_ticket", unique_identifier: null, passenger_ids: [] },
		];
		const data = {
			...{ id: "ord_1", booking_reference: "ABC123", total_amount: "221.78", total_currency: "USD", documents },
			payment_status: { awaiting_payment: false },
		};
		duffel.fake.answerNext("POST /air/orders", { status: 201, body: { data } });
		const order = { status: "ticketed", tickets: ["0161234567890"] };
		expect(await duffel.source().order(wanted)).toMatchObject({ kind: "ordered", order });
		expect(lines()).toEqual([line("documents of an order", 1, { shape: 2 })]);
	});

	it.each([
		[
			"a ticket without a holder is its only traveler's",
			["pas_1"],
			[
				[2, null],
				[3, []],
			],
			["2", "3"],
			{},
		],
		[
			"tickets are by traveler",
			["pas_1", "pas_2"],
			[
				[2, ["pas_2"]],
				[1, ["pas_1"]],
			],
			["1", "2"],
			{},
		],
		["one of both travelers is there once", ["pas_1", "pas_2"], [[1, ["pas_2", "pas_1"]]], ["1"], {}],
		[
			"tickets whose holder is not told are kept, last, and counted",
			["pas_1", "pas_2"],
			[
				[3, null],
				[4, undefined],
				[2, ["pas_2"]],
			],
			["2", "3", "4"],
			{ holder: 2 },
		],
		[
			"so is one of somebody unknown",
			["pas_1"],
			[
				[3, ["pas_x"]],
				[1, ["pas_1"]],
			],
			["1", "3"],
			{ holder: 1 },
		],
	] as const)("%s", (_, passengers, given, numbers, counted) => {
		const documents = given.map(([number, passenger_ids]) => ({
			...{ type: "electronic_ticket", unique_identifier: String(number), passenger_ids },
		}));
		expect(ticketsOf(documents, passengers).map((one) => one.unique_identifier)).toEqual(numbers);
		const counts = Object.keys(counted).length > 0 ? [line("documents of an order", given.length, counted)] : [];
		expect(lines()).toEqual(counts);
	});

	it("is read though one of its ways and one of its tickets make no sense, and is not changed by a guess", async () => {
		const { offer, wanted } = await ordered();
		const answer = await duffel.source().order(wanted);
		if (answer.kind !== "ordered") return expect.fail(answer.kind);
		const order = duffel.fake.orders.find(({ id }) => id === answer.order.id) ?? expect.fail("no order");
		const source = createDuffelOrderChanges({ token: fakeToken, url: duffel.fake.url, now: () => now });
		const read = { ...order, slices: [...order.slices, { id: "sli_x" }], documents: [...(order.documents ?? []), {}] };
		duffel.fake.answerNext("GET /air/orders/:id", { status: 200, body: { data: read } });
		expect((await source.order(order.id))?.tickets).toHaveLength(1);
		const [slice = expect.fail()] = offer.slices;
		const wish = {
			slice,
			cabin: offer.cabin,
			origin: slice.origin,
			destination: slice.destination,
			date: "2027-02-13",
		};
		duffel.fake.answerNext("GET /air/orders/:id", { status: 200, body: { data: read } });
		expect((await source.search(order.id, wish)).kind).toBe("offers");
		expect(lines()).toEqual([
			line("documents of an order", 1, { shape: 1 }),
			line("ways of an order", 1, { shape: 1 }),
		]);
		// With other flights than the order has, only the places tell which way is meant: not where one cannot be read.
		const moved = { ...slice, segments: slice.segments.map((one) => ({ ...one, flightNumber: "9" })) };
		expect((await source.search(order.id, { ...wish, slice: moved })).kind).toBe("offers");
		duffel.fake.answerNext("GET /air/orders/:id", { status: 200, body: { data: read } });
		expect(await source.search(order.id, { ...wish, slice: moved })).toEqual({ kind: "notOffered" });
	});

	it("has the offers of its change but for those that make no sense", async () => {
		const { offer, wanted } = await ordered();
		const answer = await duffel.source().order(wanted);
		if (answer.kind !== "ordered") return expect.fail(answer.kind);
		const source = createDuffelOrderChanges({ token: fakeToken, url: duffel.fake.url, now: () => now });
		const [slice = expect.fail()] = offer.slices;
		const wish = {
			slice,
			cabin: offer.cabin,
			origin: slice.origin,
			destination: slice.destination,
			date: "2027-02-13",
		};
		duffel.fake.answerNext("POST /air/order_change_requests", {
			status: 201,
			body: { data: { order_change_offers: [{ id: "oco_1" }, null] } },
		});
		expect(await source.search(answer.order.id, wish)).toEqual({ kind: "offers", offers: [] });
		expect(lines()).toEqual([line("change offers", 0, { shape: 2 })]);
	});
});

describe("what airlines did", () => {
	const source = () =>
		createDuffelChanges({ token: fakeToken, url: duffel.fake.url, webhookSecret: fakeDuffelSecret, now: () => now });
	const change = {
		created_at: now.toISOString(),
		available_actions: ["accept"],
		action_taken: null,
		order_id: "ord_1",
	};

	it("stays where its flights cannot be read, and what is no change loses no other", async () => {
		const data = [
			null,
			{ ...change, id: "aic_1", added: [{ segments: "?" }], removed: [] },
			{ ...change, id: "aic_2", order_id: "ord_2" },
			{ ...change, id: "aic_3", added: [], removed: [] },
		];
		duffel.fake.answerNext("GET /air/airline_initiated_changes", { status: 200, body: { data } });
		const read = await source().list("ord_1");
		expect(read.map(({ id, flights }) => [id, flights !== undefined])).toEqual([
			["aic_1", false],
			["aic_3", true],
		]);
		expect(lines()).toEqual([line("airline changes", 2, { shape: 2, otherOrder: 1 })]);
	});

	it("is told by an event that makes no sense: it is counted, one of another type is not", async () => {
		const told = async (event: object) => {
			const { body, signature } = signedEvent(event, now);
			return (await source().readEvent?.(body, signature))?.kind;
		};
		expect(await told({ id: "wev_1", type: "order.airline_initiated_change_detected", data: {} })).toBe("other");
		expect(await told({ id: "wev_2", type: "ping.triggered", data: {} })).toBe("other");
		expect(lines()).toEqual([line("events", 0, { shape: 1 })]);
	});
});

// Orders at Duffel: what is sent, sent once, and how each ending is told.
import { describe, expect, it } from "vitest";
import { failure } from "../../../scripts/fakes/duffel/answers.ts";
import type { SentOrder } from "../../../scripts/fakes/duffel/orders.ts";
import type { Offer } from "../../../src/flights/offers/offer.ts";
import type { FlightQuery } from "../../../src/flights/query.ts";
import type { OrderRequest } from "../../../src/flights/source.ts";
import { money } from "../../../src/money/money.ts";
import { journey } from "../sample/journey.ts";
import { orderFor } from "../source-contract.ts";
import { all, fakeDuffel } from "./faked.ts";

const duffel = fakeDuffel();
const post = "POST /air/orders";
const held = journey("JFK-EWR", "2027-02-10");
const instant = journey("LHR-DXB", "2027-02-10");

async function firstOffer(query: FlightQuery): Promise<Offer> {
	const [offer = expect.fail("no offer")] = await all(duffel.source(), query);
	return offer;
}

async function request(query: FlightQuery, changes: Partial<OrderRequest> = {}): Promise<OrderRequest> {
	return { ...orderFor(await firstOffer(query), query), ...changes };
}

/** The first traveler under another family name. */
async function named(familyName: string, query = instant): Promise<OrderRequest> {
	const wanted = await request(query);
	return { ...wanted, passengers: wanted.passengers.map((passenger) => ({ ...passenger, familyName })) };
}

function lastSent(): SentOrder {
	const call = duffel.fake.calls.findLast(({ label }) => label === post);
	return (call?.body as { data: SentOrder } | undefined)?.data ?? expect.fail("nothing was sent");
}

describe("an order", () => {
	it("that is held carries no payment and tells until when to pay", async () => {
		const wanted = await request(held);
		const answer = await duffel.source().order(wanted);
		expect(lastSent()).toMatchObject({
			type: "hold",
			selected_offers: [wanted.offerId],
			metadata: { reference: "K7M42Q" },
		});
		expect(lastSent()).not.toHaveProperty("payments");
		expect(answer).toMatchObject({
			kind: "ordered",
			order: { status: "held", payBy: "2026-11-24T15:00:00.000Z", priceGuaranteedUntil: "2026-11-22T15:00:00.000Z" },
		});
	});

	it("that is instant is paid from the balance, to the cent, and brings ticket numbers", async () => {
		const wanted = await request(instant);
		const answer = await duffel.source().order(wanted);
		expect(lastSent()).toMatchObject({ payments: [{ type: "balance", amount: "221.78", currency: "USD" }] });
		expect(answer).toMatchObject({ kind: "ordered", order: { status: "ticketed", total: money(22_178, "USD") } });
		expect(answer).toHaveProperty("order.tickets", [expect.stringMatching(/^999\d{10}$/)]);
	});

	it("is paid, not ticketed, while there are no ticket numbers", async () => {
		duffel.fake.answerNext(post, {
			status: 201,
			body: {
				data: {
					id: "ord_1",
					booking_reference: "ABC123",
					total_amount: "221.78",
					total_currency: "USD",
					payment_status: { awaiting_payment: false },
				},
			},
		});
		const answer = await duffel.source().order(await request(instant));
		expect(answer).toMatchObject({ order: { status: "paid", tickets: [], payBy: null } });
	});

	it("has an offer's own ids for its travelers: adults first, each infant with an adult", async () => {
		const query = journey("JFK-EWR", "2027-02-10", { adults: 2, ages: [1, 9, 0] });
		const answer = await duffel.source().order(await request(query));
		expect(answer.kind).toBe("ordered");
		const { passengers = [] } = lastSent();
		const [mother, father, toddler, child, baby] = passengers;
		expect(passengers.map(({ born_on }) => born_on?.slice(0, 4))).toEqual(["1992", "1992", "2026", "2018", "2027"]);
		expect(mother).toMatchObject({ title: "ms", gender: "f", infant_passenger_id: toddler?.id });
		expect(father).toMatchObject({ title: "mr", gender: "m", infant_passenger_id: baby?.id });
		for (const minor of [toddler, child, baby]) expect(minor).not.toHaveProperty("infant_passenger_id");
		expect(new Set(passengers.map(({ id }) => id)).size).toBe(5);
	});

	it("carries TSA numbers where they were given", async () => {
		const wanted = await request(held);
		const [one = expect.fail()] = wanted.passengers;
		await duffel.source().order({ ...wanted, passengers: [{ ...one, knownTravelerNumber: "TT11223344" }] });
		expect(lastSent().passengers?.[0]?.identity_documents).toEqual([
			{ type: "known_traveler_number", unique_identifier: "TT11223344", issuing_country_code: "US" },
		]);
		await duffel.source().order(wanted);
		expect(lastSent().passengers?.[0]).not.toHaveProperty("identity_documents");
	});

	it("goes on when the visitor leaves after it was sent", async () => {
		const controller = new AbortController();
		const fetchAndLeave: typeof fetch = async (...args) => {
			const answer = fetch(...args);
			if (args[1]?.method === "POST") controller.abort();
			return answer;
		};
		const answer = await duffel.source({ fetch: fetchAndLeave }).order(await request(held), controller.signal);
		expect(controller.signal.aborted).toBe(true);
		expect(answer.kind).toBe("ordered");
	});
});

describe("nothing is sent", () => {
	it.each([
		["a price that has risen", journey("LHR-STN", "2027-02-10"), {}, { kind: "priceChanged" }],
		["an offer that is sold", journey("LGW-LHR", "2027-02-10"), {}, { kind: "gone" }],
		["a hold of what must be paid", instant, { type: "hold" }, { kind: "refused", reason: "holdNotOffered" }],
		["flights that leave at another time now", instant, { slices: [] }, { kind: "gone" }],
		["an id of nonsense", instant, { offerId: "off_" }, { kind: "gone" }],
	] as const)("for %s", async (_, query, changes, expected) => {
		const wanted = await request(query, changes);
		const count = await duffel.counted(post, async () => {
			expect(await duffel.source().order(wanted)).toMatchObject(expected);
		});
		expect(count).toBe(0);
	});

	it.each([
		"Müller-Łoś",
		"D'Angelo",
		"O",
		"Ñ",
		"Abcdefghijklmnopqrst",
		"Nguyễn",
		"Œuvre",
		"Þór",
		"李",
		"",
		"  ",
		"-",
		"Abcdefghijklmnopqrstu",
		"Smith3",
	])("or sent as it is: a family named %j", async (familyName) => {
		const sendable = ["Müller-Łoś", "D'Angelo", "O", "Ñ", "Abcdefghijklmnopqrst"].includes(familyName);
		const wanted = await named(familyName, held);
		const count = await duffel.counted(post, async () => {
			const answer = await duffel.source().order(wanted);
			expect(answer).toMatchObject(sendable ? { kind: "ordered" } : { kind: "refused", reason: "passengers" });
		});
		expect(count).toBe(sendable ? 1 : 0);
	});

	it("for an airline that asks for passports", async () => {
		const wanted = await request(instant);
		const { fake } = duffel;
		const answer = await fetchOffer(wanted.offerId);
		answer.data.passenger_identity_documents_required = true;
		fake.answerNext("GET /air/offers/:id", { status: 200, body: answer });
		const count = await duffel.counted(post, async () => {
			expect(await duffel.source().order(wanted)).toMatchObject({ kind: "refused", reason: "passengers" });
		});
		expect(count).toBe(0);
	});
});

async function fetchOffer(id: string): Promise<{ data: Record<string, unknown> }> {
	const { headers = {} } = duffel.fake.calls.at(-1) ?? {};
	const sent = { Authorization: String(headers.authorization), "Duffel-Version": "v2", Accept: "application/json" };
	const response = await fetch(`${duffel.fake.url}/air/offers/${id}`, { headers: sent });
	return (await response.json()) as { data: Record<string, unknown> };
}

describe("an order that ends otherwise", () => {
	it.each([
		["Declined", { kind: "refused", reason: "airline" }],
		["Unlucky", { kind: "refused", reason: "airline" }],
		["Sold", { kind: "gone" }],
		["Changed", { kind: "priceChanged" }],
		["Broken", { kind: "unknown" }],
		["Accepted", { kind: "unknown" }],
		["Garbled", { kind: "unknown" }],
		["Timeout", { kind: "unknown" }],
	] as const)("for the %s family is told so, and sent once", async (familyName, expected) => {
		const wanted = await named(familyName);
		const count = await duffel.counted(post, async () => {
			expect(await duffel.source({ limits: { orderMs: 300 } }).order(wanted)).toMatchObject(expected);
		});
		expect(count).toBe(1);
	});

	it.each(["offer_expired", "offer_no_longer_available", "offer_request_expired", "offer_request_already_booked"])(
		"as %s buys nothing",
		async (code) => {
			const wanted = await request(instant);
			duffel.fake.answerNext(post, failure(422, code, { type: "invalid_state_error" }));
			expect(await duffel.source().order(wanted)).toEqual({ kind: "gone" });
		},
	);

	it.each(["price_changed", "payment_amount_does_not_match_order_amount"])(
		"as %s tells the price of now",
		async (code) => {
			const wanted = await request(instant);
			duffel.fake.answerNext(post, failure(422, code));
			expect(await duffel.source().order(wanted)).toMatchObject({
				kind: "priceChanged",
				offer: { id: wanted.offerId },
			});
		},
	);

	it("as a changed price that cannot be read again has bought nothing: it throws", async () => {
		const wanted = await request(instant);
		let posted = false;
		const broken: typeof fetch = async (input, init) => {
			if (posted) throw new Error("connection lost");
			posted = init?.method === "POST";
			return fetch(input, init);
		};
		duffel.fake.answerNext(post, failure(422, "price_changed"));
		await expect(duffel.source({ fetch: broken }).order(wanted)).rejects.toMatchObject({ failure: "unavailable" });
	});

	it("may exist all the same when nobody answered", async () => {
		const wanted = await named("Timeout");
		const before = duffel.fake.orders.length;
		const answer = await duffel.source({ limits: { orderMs: 300 } }).order(wanted);
		expect(answer).toEqual({ kind: "unknown", detail: "timeout: POST /air/orders took too long" });
		expect(duffel.fake.orders).toHaveLength(before + 1);
	});

	it.each(["drop", "garbage"] as const)("is unknown after a %s, and sent once", async (planned) => {
		const wanted = await request(instant);
		duffel.fake.answerNext(post, planned);
		const count = await duffel.counted(post, async () => {
			expect(await duffel.source().order(wanted)).toMatchObject({ kind: "unknown" });
		});
		expect(count).toBe(1);
	});

	it("is refused where Duffel says what is wrong with a traveler", async () => {
		const wanted = await request(instant, { contact: { email: "ana@example.com", phone: "555" } });
		const answer = await duffel.source().order(wanted);
		expect(answer).toMatchObject({ kind: "refused", reason: "passengers" });
		expect(JSON.stringify(answer)).not.toContain("Peña");
	});

	it.each([
		["Busy", "rateLimited"],
		["Penniless", "refused"],
	])("for the %s family throws: nothing was ordered, and only the operator can help", async (familyName, kind) => {
		const wanted = await named(familyName);
		const count = await duffel.counted(post, async () => {
			await expect(duffel.source().order(wanted)).rejects.toMatchObject({ name: "FareSourceError", failure: kind });
		});
		expect(count).toBe(1);
	});

	it("throws where the price of now cannot be had, for nothing was sent", async () => {
		const wanted = await request(instant);
		const down = failure(503, "service_unavailable");
		duffel.fake.answerNext("GET /air/offers/:id", down, down);
		await expect(duffel.source().order(wanted)).rejects.toMatchObject({ failure: "unavailable" });
	});
});

// What every fare source promises; each adapter's test calls this with queries its source can answer.
import { describe, expect, it } from "vitest";
import type { Offer } from "../../src/flights/offers/offer.ts";
import type { FlightQuery } from "../../src/flights/query.ts";
import { type FareSource, FareSourceError, type OrderPassenger, type OrderRequest } from "../../src/flights/source.ts";
import { money } from "../../src/money/money.ts";
import { offerFaults } from "./offer-faults.ts";

export interface ContractSubject {
	/** A new source; called once for each test. */
	readonly create: () => FareSource;
	/** A round trip the source has offers for. */
	readonly served: FlightQuery;
	/** A journey it has none for. */
	readonly unserved: FlightQuery;
	/** A source whose provider is down, where there is a provider. */
	readonly broken?: () => FareSource;
}

const givenNames = ["Ana", "Luis", "María José", "Noé", "Zoë"];

/** Travelers of these ages on the day of the query's last flight; 35 for adults. */
function passengersFor({ adults, ages, slices }: FlightQuery): OrderPassenger[] {
	const year = Number(slices.at(-1)?.date.slice(0, 4));
	return [...Array.from({ length: adults }, () => 35), ...ages].map((age, index) => ({
		givenName: givenNames[index % givenNames.length] ?? "Ana",
		familyName: "O'Neill-Peña",
		bornOn: `${year - age}-01-01`,
		gender: index % 2 ? "m" : "f",
	}));
}

/** An order that the source has no reason to refuse. */
export function orderFor(offer: Offer, query: FlightQuery): OrderRequest {
	return {
		offerId: offer.id,
		type: offer.payment.instant ? "instant" : "hold",
		expected: offer.total,
		slices: offer.slices,
		...(offer.fee && { fee: offer.fee }),
		passengers: passengersFor(query),
		contact: { email: "ana@example.com", phone: "+13055550123" },
		reference: "K7M42Q",
	};
}

/** Declares the contract's tests for one source. */
export function describeFareSource({ create, served, unserved, broken }: ContractSubject) {
	const family: FlightQuery = { ...served, adults: 2, ages: [9, 1] };

	async function firstOffer(source: FareSource, query: FlightQuery): Promise<Offer> {
		for await (const offer of source.search(query)) return offer;
		return expect.fail("no offer");
	}

	describe("as a fare source", () => {
		it("has a short lowercase name", () => {
			expect(create().name).toMatch(/^[a-z][a-z0-9-]{1,19}$/);
		});

		it("gives sound offers that answer the query", async () => {
			const source = create();
			const offers = await Array.fromAsync(source.search(served));
			expect(offers.length).toBeGreaterThan(0);
			for (const offer of offers) expect(offerFaults(offer, served), offer.id).toEqual([]);
		});

		it("signs its offers, and gives each an id of its own", async () => {
			const source = create();
			const offers = await Array.fromAsync(source.search(served));
			expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length);
			for (const offer of offers) expect(offer).toMatchObject({ source: source.name, sample: source.sample });
		});

		it("prices all offers of a search in one currency", async () => {
			const offers = await Array.fromAsync(create().search(served));
			expect(new Set(offers.map((offer) => offer.total.currency)).size).toBe(1);
		});

		it("yields nothing, and does not fail, where nobody flies", async () => {
			expect(await Array.fromAsync(create().search(unserved))).toEqual([]);
		});

		it("stops with the signal's reason when it is aborted before or between offers", async () => {
			const reason = new Error("the visitor left");
			await expect(Array.fromAsync(create().search(served, AbortSignal.abort(reason)))).rejects.toBe(reason);
			const controller = new AbortController();
			const offers = create().search(served, controller.signal)[Symbol.asyncIterator]();
			await offers.next();
			controller.abort(reason);
			await expect(offers.next()).rejects.toBe(reason);
		});

		it("takes ordinary names, where it has a rule, and none that is longer than it says", () => {
			const { names } = create();
			for (const name of ["María José", "Núñez", "O'Neill", "Smith-Jones"])
				expect(names?.takes(name) ?? true).toBe(true);
			if (names) expect(names.takes("A".repeat(names.maxLength + 1))).toBe(false);
		});

		it("says whether it is well without throwing", async () => {
			expect((await create().health()).ok).toBe(true);
		});

		it("finds an offer again by its id, as it was", async () => {
			const source = create();
			const offers = await Array.fromAsync(source.search(family));
			for (const { id, total, slices, travelers, bags, conditions, payment } of offers.slice(0, 3)) {
				const answer = await source.offer(id);
				expect(answer, id).toMatchObject({
					kind: "found",
					offer: { id, total, slices, travelers, bags, conditions, payment },
				});
			}
			expect(family).toMatchObject(offers[0]?.travelers ?? {});
		});

		it("has nothing under an id of nonsense", async () => {
			const source = create();
			const { id } = await firstOffer(source, served);
			for (const nonsense of [
				"",
				"nonsense",
				"../air/orders",
				"off_",
				`${id}Q`,
				`${id}?x=1`,
				"s1.0.1..",
				"x".repeat(5000),
			]) {
				expect(await source.offer(nonsense), nonsense).toEqual({ kind: "gone" });
			}
		});

		it("orders an offer for those whom it is for", async () => {
			const source = create();
			const offer = await firstOffer(source, family);
			const answer = await source.order(orderFor(offer, family));
			if (answer.kind !== "ordered") return expect.fail(JSON.stringify(answer));
			const { order } = answer;
			expect(order.total).toEqual(offer.total);
			expect(order.airlineReference).toMatch(/^[A-Z0-9]{4,8}$/);
			expect(order.id).not.toBe("");
			if (offer.payment.instant) {
				expect(order).toMatchObject({ payBy: null, priceGuaranteedUntil: null });
				expect(["paid", "ticketed"]).toContain(order.status);
				expect(order.tickets).toHaveLength(order.status === "ticketed" ? 4 : 0);
			} else {
				expect(order).toMatchObject({ status: "held", payBy: offer.payment.payBy, tickets: [] });
			}
		});

		it("orders nothing at another price than the one agreed to, and tells the price of now", async () => {
			const source = create();
			const offer = await firstOffer(source, served);
			for (const expected of [money(offer.total.minor + 1, "USD"), money(offer.total.minor, "MXN")]) {
				const answer = await source.order({ ...orderFor(offer, served), expected });
				expect(answer).toMatchObject({ kind: "priceChanged", offer: { id: offer.id, total: offer.total } });
			}
		});

		it("orders nothing for more or fewer travelers than the offer is for", async () => {
			const source = create();
			const offer = await firstOffer(source, family);
			const { passengers } = orderFor(offer, family);
			for (const wrong of [passengers.slice(1), [...passengers, ...passengers.slice(0, 1)], []]) {
				const answer = await source.order({ ...orderFor(offer, family), passengers: wrong });
				expect(answer).toMatchObject({ kind: "refused", reason: "passengers" });
			}
		});

		it("orders nothing that is not there, and nothing for someone who has left", async () => {
			const source = create();
			const offer = await firstOffer(source, served);
			const request = orderFor(offer, served);
			expect(await source.order({ ...request, offerId: "nonsense" })).toEqual({ kind: "gone" });
			const reason = new Error("the visitor left");
			await expect(source.order(request, AbortSignal.abort(reason))).rejects.toBe(reason);
			await expect(source.offer(offer.id, AbortSignal.abort(reason))).rejects.toBe(reason);
		});

		if (!broken) return;

		it("throws FareSourceError while its provider is down, and says so when asked for its health", async () => {
			const offer = await firstOffer(create(), served);
			const source = broken();
			const failures = await Promise.all([
				Array.fromAsync(source.search(served)).catch((error: unknown) => error),
				source.offer(offer.id).catch((error: unknown) => error),
				source.order(orderFor(offer, served)).catch((error: unknown) => error),
			]);
			for (const failure of failures) {
				expect(failure).toBeInstanceOf(FareSourceError);
				expect(failure).toMatchObject({ name: "FareSourceError", failure: "unavailable" });
			}
			expect(await source.health()).toMatchObject({ ok: false, detail: expect.any(String) });
		});
	});
}

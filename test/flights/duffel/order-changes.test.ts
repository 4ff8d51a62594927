// Changes of an order by Duffel's own way, against the fake: what is offered, and that one is confirmed once.
import { expect, it } from "vitest";
import { fakeToken } from "../../../scripts/fakes/duffel/fake.ts";
import { createDuffelOrderChanges, type OrderChangesOptions } from "../../../src/flights/duffel/order-changes.ts";
import type { Offer } from "../../../src/flights/offers/offer.ts";
import { type ChangeOffer, offerAfter } from "../../../src/flights/order-changes.ts";
import { money } from "../../../src/money/money.ts";
import { addDays } from "../../../src/time/iso-date.ts";
import { journey, now } from "../sample/journey.ts";
import { all, fakeDuffel } from "./faked.ts";

const duffel = fakeDuffel();
const confirming = "POST /air/order_changes/:id/actions/confirm";
const changes = (more: Partial<OrderChangesOptions> = {}) =>
	createDuffelOrderChanges({ token: fakeToken, url: duffel.fake.url, now: () => now, ...more });

/** An order of one adult from London to Dubai, on a fare that can be changed. */
async function ordered(familyName = "García"): Promise<{ id: string; offer: Offer }> {
	const [offer] = await all(duffel.source(), journey("LHR-DXB", "2027-02-10"));
	if (!offer) throw new Error("no offer");
	const answer = await duffel.source().order({
		...{ offerId: offer.id, type: "instant", expected: offer.total, slices: offer.slices, reference: "KMRW2345" },
		passengers: [{ givenName: "Ana", familyName, bornOn: "1985-04-12", gender: "f" }],
		contact: { email: "ana@example.test", phone: "+13055550123" },
	});
	if (answer.kind !== "ordered") throw new Error(answer.kind);
	return { id: answer.order.id, offer };
}

const wish = ({ slices: [slice], cabin }: Offer) => {
	if (!slice) throw new Error("no flights");
	const { origin, destination } = slice;
	return { slice, cabin, origin, destination, date: addDays(slice.segments[0]?.departingAt.slice(0, 10) ?? "", 3) };
};

async function offered(familyName?: string, more?: Partial<OrderChangesOptions>) {
	const order = await ordered(familyName);
	const found = await changes(more).search(order.id, wish(order.offer));
	const [first] = found.kind === "offers" ? found.offers : [];
	if (!first) throw new Error(found.kind);
	return { ...order, first, source: changes(more) };
}

async function prepared(familyName?: string, more?: Partial<OrderChangesOptions>) {
	const made = await offered(familyName, more);
	const ready = await made.source.prepare(made.first.id);
	if (!ready) throw new Error("gone");
	return { ...made, ...ready };
}

it("offers other flights with what the source asks and the penalty in it, the cheapest first", async () => {
	const order = await ordered();
	const found = await changes().search(order.id, wish(order.offer));
	if (found.kind !== "offers") throw new Error(found.kind);
	expect(found.offers.length).toBeGreaterThan(1);
	const amounts = found.offers.map(({ asked }) => asked.minor);
	expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
	const [first] = found.offers as [ChangeOffer];
	expect(first).toMatchObject({ penalty: money(7_500, "USD"), residual: "returned" });
	expect(first.flights.removed).toEqual(order.offer.slices.map((slice) => ({ ...slice })));
	expect(await changes().offer(first.id)).toEqual(first);
	const after = offerAfter(order.offer, order.offer.total, first, now);
	expect(after?.slices).toEqual(first.flights.added);
	expect(after?.total.minor).toBe(order.offer.total.minor + first.asked.minor - 7_500);
});

it("takes another route where that is wished, in the place of the way that was booked", async () => {
	const { id, offer } = await ordered();
	const found = await changes().search(id, { ...wish(offer), destination: "AMS", origin: "DXB" });
	const [first] = found.kind === "offers" ? found.offers : [];
	if (!first) throw new Error(found.kind);
	const after = offerAfter(offer, offer.total, first, now);
	expect(after?.slices.map(({ origin, destination }) => [origin, destination])).toEqual([["DXB", "AMS"]]);
});

it("is not offered for an order that is not there, or cannot be changed, or of which the airline says so", async () => {
	const { id, offer } = await ordered();
	expect(await changes().search("ord_nobody", wish(offer))).toEqual({ kind: "notOffered" });
	expect(await changes().search("none of Duffel's", wish(offer))).toEqual({ kind: "notOffered" });
	const fixed = await ordered("Fixed");
	expect(await changes().search(fixed.id, wish(offer))).toEqual({ kind: "notOffered" });
	const airline = { status: 422, body: { errors: [{ type: "airline_error", code: "order_change_not_possible" }] } };
	duffel.fake.answerNext("POST /air/order_change_requests", airline);
	expect(await changes().search(id, wish(offer))).toEqual({ kind: "notOffered" });
});

it("does not take silence for no, nor what it cannot read for an offer", async () => {
	const { id, offer } = await ordered();
	const label = "POST /air/order_change_requests";
	for (const outcome of ["hang", "drop", "garbage"] as const) {
		duffel.fake.answerNext(label, outcome);
		await expect(changes({ limits: { searchMs: 200 } }).search(id, wish(offer))).rejects.toThrow();
	}
	duffel.fake.answerNext(label, { status: 201, body: { data: { order_change_offers: [{ id: "oco_1" }, null] } } });
	expect(await changes().search(id, wish(offer))).toEqual({ kind: "offers", offers: [] });
});

it("ends with its offer: what is over is neither read nor made ready", async () => {
	const { first, source } = await offered("Fleeting");
	expect(await source.offer(first.id)).toBeUndefined();
	expect(await source.prepare(first.id)).toBeUndefined();
	expect(await source.offer("oco_unknown")).toBeUndefined();
});

it("is made by one payment of just what is asked, and the order then has its new tickets", async () => {
	const { id, change, asked, source } = await prepared();
	expect(await source.standing(change)).toBe("open");
	const before = await source.order(id);
	expect(await source.confirm(change, asked)).toBe("made");
	expect(await source.standing(change)).toBe("made");
	const sent = duffel.fake.calls.findLast(({ label }) => label === confirming)?.body;
	const amount = (asked.minor / 100).toFixed(2);
	expect(sent).toEqual({ data: asked.minor > 0 ? { payment: { type: "balance", amount, currency: "USD" } } : {} });
	const after = await source.order(id);
	expect(after?.tickets).toHaveLength(1);
	expect(after?.tickets).not.toEqual(before?.tickets);
	expect(after?.tickets[0]).toMatch(/^\d{3}-\d{10}$/);
	// The source knows that it is made: once more is no second change.
	expect(await source.confirm(change, asked)).toBe("refused");
});

it.each([
	["hang", "unknown"],
	["drop", "unknown"],
	["garbage", "unknown"],
	[{ status: 500, body: {} }, "unknown"],
	[{ status: 422, body: {} }, "refused"],
] as const)("is confirmed once, whatever the answer: %j is %s", async (outcome, expected) => {
	const { change, asked, source } = await prepared("García", { limits: { confirmMs: 200 } });
	duffel.fake.answerNext(confirming, outcome);
	const sent = await duffel.counted(confirming, async () => expect(await source.confirm(change, asked)).toBe(expected));
	expect(sent).toBe(1);
});

it("was not looked at where too many calls came at once, and says so by throwing", async () => {
	const { change, asked, source } = await prepared();
	duffel.fake.answerNext(confirming, { status: 429, body: {}, headers: { "Retry-After": "60" } });
	await expect(source.confirm(change, asked)).rejects.toThrow("rateLimited");
	expect(await source.standing(change)).toBe("open");
});

it("is endless where the source names no end by which it can never be made", async () => {
	const { change, asked, source } = await prepared("Slow");
	expect(await source.confirm(change, asked)).toBe("unknown");
	const found = duffel.fake.orderChanges.find(({ id }) => id === change);
	for (const expires_at of [null, undefined]) {
		duffel.fake.answerNext("GET /air/order_changes/:id", { status: 200, body: { data: { ...found, expires_at } } });
		expect(await source.standing(change)).toBe("endless");
	}
	duffel.fake.answerNext("GET /air/order_changes/:id", { status: 404, body: {} });
	await expect(source.standing(change)).rejects.toThrow();
});

it("is found made though nobody answered, open while the airline is at it, and over once it never can be", async () => {
	const halfway = await prepared("Halfway", { limits: { confirmMs: 200 } });
	expect(await halfway.source.confirm(halfway.change, halfway.asked)).toBe("unknown");
	expect(await halfway.source.standing(halfway.change)).toBe("made");
	const slow = await prepared("Slow");
	expect(await slow.source.confirm(slow.change, slow.asked)).toBe("unknown");
	expect(await slow.source.standing(slow.change)).toBe("open");
	const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
	expect(await changes({ now: () => hours(1) }).standing(slow.change)).toBe("over");
	const unwilling = await prepared("Unwilling");
	expect(await unwilling.source.confirm(unwilling.change, unwilling.asked)).toBe("refused");
});

it("keeps a voucher out of what comes back", async () => {
	expect((await offered("Voucher")).first.residual).toBe("kept");
});

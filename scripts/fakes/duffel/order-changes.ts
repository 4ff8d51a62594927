// Changes of the fake's orders that their buyer asks for: requests, offers, changes made ready, and confirmed once against payment.
import type {} from "@duffel/api";
import type {
	ConfirmOrderChangePayment,
	CreateOrderChangeRequest,
	OrderChange,
	OrderChangeOffer,
	OrderChangeOfferSlice,
} from "@duffel/api/types";
import type { Offer } from "../../../src/flights/offers/offer.ts";
import { type Answer, failure } from "./answers.ts";
import type { Outcome } from "./data.ts";
import type { WantedSlice } from "./handmade.ts";
import type { FakeOrder } from "./orders.ts";
import { toDuffel } from "./to-duffel.ts";

/** What POST /air/order_change_requests should carry in `data`; what it does carry is checked. */
export type SentChange = Partial<CreateOrderChangeRequest> & { readonly selected_order_change_offer?: string };

/** As the documentation has it, beside what the library's types call it. */
type FakeChangeOffer = OrderChangeOffer & { readonly order_id: string; readonly penalty_total_amount: string };
type FakeChange = OrderChange & { readonly offer: string };

export interface ChangingNeeds {
	readonly orders: readonly FakeOrder[];
	readonly now: () => Date;
	/** Flights of one way, for so many. */
	readonly flights: (slice: WantedSlice, travelers: Offer["travelers"]) => Promise<readonly Offer[]>;
}

/** Of each offer and change: how long it can be used. */
const lifeMs = 20 * 60_000;
const penalty = 75;
const mostOffers = 8;
const money = (amount: number) => amount.toFixed(2);
const digits = (count: number) => String(count).padStart(6, "0");

/** By the family name of a passenger; `Fixed` orders cannot be changed at all (orders.ts). */
const has = ({ passengers }: FakeOrder, name: string) => passengers.some(({ family_name }) => family_name === name);

export function createOrderChangesData({ orders, now, flights }: ChangingNeeds) {
	const offers: FakeChangeOffer[] = [];
	const changes: FakeChange[] = [];
	const over = ({ expires_at }: { readonly expires_at: string }) => Date.parse(expires_at) <= now().getTime();
	const later = () => new Date(now().getTime() + lifeMs).toISOString();

	async function request({ order_id, slices }: SentChange): Promise<Answer> {
		const order = orders.find(({ id }) => id === order_id);
		const removed = order?.slices.find(({ id }) => id === slices?.remove[0]?.slice_id);
		const wanted = slices?.add[0];
		if (!order || !removed || !wanted) return failure(404, "not_found");
		if (!order.available_actions.includes("change"))
			return failure(422, "order_change_not_possible", { type: "airline_error" });
		const ages = order.passengers.flatMap(({ type }) => (type === "adult" ? [] : [9]));
		const travelers = { adults: order.passengers.length - ages.length, ages };
		const found = (await flights(wanted, travelers)).slice(0, mostOffers);
		const made = found.map((offer) => offerOf(order, removed as unknown as OrderChangeOfferSlice, offer));
		offers.push(...made);
		const id = `ocr_0000Fake${digits(offers.length)}`;
		return { status: 201, body: { data: { id, live_mode: false, order_id, order_change_offers: made, slices } } };
	}

	function offerOf(order: FakeOrder, removed: OrderChangeOfferSlice, flight: Offer): FakeChangeOffer {
		const id = `oco_0000Fake${digits(offers.length + 1 + made++)}`;
		const passengers = order.passengers.map(({ id, type }) => ({ id, type: type ?? "adult", age: null }));
		const wrapped = toDuffel(flight, { id: id.slice(4), passengers, createdAt: now(), expiresAt: now() });
		const old = Number(order.total_amount);
		const fresh = old - old / order.slices.length + Number(wrapped.total_amount);
		const change = fresh - old + penalty;
		const currency = order.total_currency;
		return {
			...{ id, order_id: order.id, created_at: now().toISOString(), updated_at: now().toISOString() },
			expires_at: has(order, "Fleeting") ? now().toISOString() : later(),
			...{ change_total_amount: money(change), change_total_currency: currency },
			...{ new_total_amount: money(fresh), new_total_currency: currency },
			...{ penalty_amount: money(penalty), penalty_total_amount: money(penalty), penalty_currency: currency },
			refund_to: has(order, "Voucher") ? "voucher" : "original_form_of_payment",
			order_change_id: "",
			slices: { remove: [removed], add: wrapped.slices.slice(0, 1) as unknown as OrderChangeOfferSlice[] },
		};
	}
	let made = 0;

	function prepare({ selected_order_change_offer: id }: SentChange): Answer {
		const offer = offers.find((one) => one.id === id);
		if (!offer) return failure(404, "not_found");
		if (over(offer)) return failure(422, "order_change_offer_expired");
		const change: FakeChange = {
			...{ id: `oce_0000Fake${digits(changes.length + 1)}`, offer: offer.id, order_id: offer.order_id },
			...{ live_mode: false, created_at: now().toISOString(), confirmed_at: null, expires_at: later() },
			change_total_amount: offer.change_total_amount ?? "0.00",
			change_total_currency: offer.change_total_currency ?? "USD",
			new_total_amount: offer.new_total_amount ?? "0.00",
			new_total_currency: offer.new_total_currency,
			penalty_total_amount: offer.penalty_amount,
			penalty_total_currency: offer.penalty_currency,
			refund_to: offer.refund_to === "voucher" ? "voucher" : "original_form_of_payment",
			slices: offer.slices,
		};
		changes.push(change);
		return { status: 201, body: { data: change } };
	}

	function confirm(change: FakeChange, { payment }: ConfirmOrderChangePayment): Outcome {
		const order = orders.find(({ id }) => id === change.order_id);
		if (change.confirmed_at || !order) return failure(422, "order_change_already_confirmed");
		if (over(change)) return failure(422, "order_change_expired");
		const due = change.change_total_amount;
		const right = Number(due) > 0 ? payment?.type === "balance" && payment.amount === due : payment === undefined;
		if (!right) return failure(422, "validation_required", { about: "/data/payment" });
		if (has(order, "Unwilling")) return failure(422, "airline_internal", { type: "airline_error" });
		// Of `Slow` the airline is still at it when Duffel answers.
		if (has(order, "Slow")) return { status: 202, body: { data: { ...change } } };
		change.confirmed_at = now().toISOString();
		const [removed, added] = [change.slices.remove[0], change.slices.add[0]];
		const at = order.slices.findIndex(({ id }) => id === removed?.id);
		if (at >= 0 && added) order.slices[at] = added as unknown as (typeof order.slices)[number];
		order.total_amount = change.new_total_amount;
		if (!has(order, "Later")) {
			order.documents = order.passengers.map(({ id }, index) => ({
				type: "electronic_ticket",
				unique_identifier: `999${String(changes.length * 1_000_000 + index).padStart(10, "0")}`,
				passenger_ids: [id],
			}));
		}
		// Of `Halfway` it is made, and nobody hears of it.
		return has(order, "Halfway") ? "hang" : { status: 200, body: { data: change } };
	}

	/** Undefined for every other call. */
	async function answer(label: string, target: URL, sent: SentChange & ConfirmOrderChangePayment) {
		const [, , , id, , action] = target.pathname.split("/");
		const [offer, change] = [offers.find((one) => one.id === id), changes.find((one) => one.id === id)];
		switch (label) {
			case "POST /air/order_change_requests":
				return request(sent);
			case "GET /air/order_change_offers/:id":
				if (offer && over(offer)) return failure(422, "order_change_offer_expired");
				return offer ? { status: 200, body: { data: offer } } : failure(404, "not_found");
			case "POST /air/order_changes":
				return prepare(sent);
			case "GET /air/order_changes/:id":
				return change ? { status: 200, body: { data: change } } : failure(404, "not_found");
			case "POST /air/order_changes/:id/actions/confirm":
				return change && action === "confirm" ? confirm(change, sent) : failure(404, "not_found");
			default:
				return undefined;
		}
	}
	return { answer, changes: changes as readonly OrderChange[] };
}

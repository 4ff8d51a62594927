// Orders of the fake: checked as Duffel checks them, kept in memory, failing for certain family names.
import type {} from "@duffel/api";
import type { Order, OrderPassenger } from "@duffel/api/types";
import type { SentOrder as SentOrderData, SentOrderPassenger } from "../../../src/flights/duffel/wire-types.ts";
import { type Answer, failure } from "./answers.ts";
import type { DuffelJson } from "./to-duffel.ts";

type SentPassenger = Partial<SentOrderPassenger>;

/** What POST /air/orders should carry in `data`; what it does carry is checked. */
export type SentOrder = Partial<Omit<SentOrderData, "passengers">> & {
	readonly passengers?: readonly SentPassenger[];
};

export type FakeOrder = Order;

/**
 * By the family name of any passenger. `Timeout` is answered by nobody, though the order is made; of `Later` the airline issues the
 * tickets later.
 */
const byName: Readonly<Record<string, () => Answer>> = {
	Declined: () => failure(502, "order_not_created", { type: "airline_error" }),
	Broken: () => failure(500, "internal_server_error"),
	Busy: () => ({ ...failure(429, "rate_limit_exceeded"), headers: { "Retry-After": "1" } }),
	Accepted: () => ({ status: 202, body: { data: { id: "" } } }),
	Garbled: () => ({ status: 201, body: { data: { id: "ord_0000Garbled", booking_reference: "" } } }),
	Sold: () => failure(422, "offer_no_longer_available", { type: "airline_error" }),
	Changed: () => failure(422, "price_changed"),
	Penniless: () => failure(422, "insufficient_balance"),
	Unlucky: () => failure(422, "airline_internal", { type: "airline_error" }),
};

const nameShape = /^[A-Za-zÀ-ÖØ-öø-ſ '-]{1,20}$/;

/** JSON pointer to the first thing that is wrong. */
function wrong({ type, passengers = [], payments, metadata }: SentOrder, offer: DuffelJson): string | undefined {
	const ids = offer.passengers.map(({ id }) => id).sort();
	if (
		passengers
			.map(({ id }) => id)
			.sort()
			.join() !== ids.join()
	)
		return "/data/passengers";
	for (const [index, one] of passengers.entries()) {
		const names = [one.given_name, one.family_name];
		if (!names.every((name) => nameShape.test(name ?? ""))) return `/data/passengers/${index}/family_name`;
		if (!/^(mr|ms|mrs|miss|dr)$/.test(one.title ?? "")) return `/data/passengers/${index}/title`;
		if (!/^\d{4}-\d{2}-\d{2}$/.test(one.born_on ?? "")) return `/data/passengers/${index}/born_on`;
		if (!/^[mf]$/.test(one.gender ?? "")) return `/data/passengers/${index}/gender`;
		if (!/^\+\d{7,15}$/.test(one.phone_number ?? "")) return `/data/passengers/${index}/phone_number`;
		if (!/@/.test(one.email ?? "")) return `/data/passengers/${index}/email`;
	}
	const infants = offer.passengers.filter((one) => one.type === "infant_without_seat").map(({ id }) => id);
	const carried = passengers.flatMap(({ infant_passenger_id }) => infant_passenger_id ?? []);
	if (carried.sort().join() !== infants.sort().join()) return "/data/passengers/infant_passenger_id";
	if (Object.values(metadata ?? {}).some((value) => value.length > 500)) return "/data/metadata";
	if (type === "hold") return payments ? "/data/payments" : undefined;
	const paid = payments?.[0];
	const right =
		paid?.type === "balance" && paid.amount === offer.total_amount && paid.currency === offer.total_currency;
	return type === "instant" && right ? undefined : "/data/payments";
}

/** The answer, and the order if one was made. */
export function placeOrder(sent: SentOrder, offer: DuffelJson, number: number, now: Date) {
	const about = wrong(sent, offer);
	if (about) {
		const message = `${sent.passengers?.[0]?.given_name} ${sent.passengers?.[0]?.family_name} is wrong`;
		return { answer: failure(422, "validation_required", { type: "validation_error", message, about }) };
	}
	if (sent.type === "hold" && offer.payment_requirements.requires_instant_payment) {
		return { answer: failure(422, "invalid_order_type", { about: "/data/type" }) };
	}
	const names = (sent.passengers ?? []).map(({ family_name }) => family_name ?? "");
	const special = names.map((name) => byName[name]).find(Boolean);
	if (special) return { answer: special() };
	const order = orderOf(sent, offer, number, now);
	return { order, answer: names.includes("Timeout") ? undefined : { status: 201, body: { data: order } } };
}

function orderOf(sent: SentOrder, offer: DuffelJson, number: number, now: Date): Order {
	const held = sent.type === "hold";
	const { payment_required_by, price_guarantee_expires_at } = offer.payment_requirements;
	const later = sent.passengers?.some(({ family_name }) => family_name === "Later");
	const { total_amount, total_currency, base_amount, base_currency, tax_amount, tax_currency } = offer;
	return {
		id: `ord_0000Fake${String(number).padStart(6, "0")}`,
		booking_reference: `FAKE${String(number).padStart(2, "0")}`,
		live_mode: false,
		content: "managed",
		owner: offer.owner,
		...{ total_amount, total_currency, base_amount, base_currency, tax_currency },
		...(tax_amount !== null && { tax_amount }),
		conditions: offer.conditions,
		payment_status: {
			awaiting_payment: held,
			...(held && payment_required_by !== null && { payment_required_by }),
			...(held && price_guarantee_expires_at !== null && { price_guarantee_expires_at }),
			paid_at: held ? null : now.toISOString(),
		},
		slices: offer.slices,
		passengers: offer.passengers.map(({ id, type }) => passengerOf(sent, id, type)),
		services: [],
		documents:
			held || later
				? []
				: offer.passengers.map(({ id }, index) => ({
						type: "electronic_ticket",
						unique_identifier: `999${String(number * 100 + index).padStart(10, "0")}`,
						passenger_ids: [id],
					})),
		airline_initiated_changes: [],
		available_actions: ["cancel", ...(changeable(sent, offer) ? (["change"] as const) : []), "update"],
		metadata: sent.metadata ?? {},
		synced_at: now.toISOString(),
		created_at: now.toISOString(),
	};
}

/** An order of `Fixed` cannot be changed at the source, whatever its fare says. */
function changeable(sent: SentOrder, offer: DuffelJson): boolean {
	const allowed = offer.conditions.change_before_departure?.allowed === true;
	return allowed && !sent.passengers?.some(({ family_name }) => family_name === "Fixed");
}

/** As sent: `wrong` has seen that all of it is there. */
function passengerOf(sent: SentOrder, id: string, type: OrderPassenger["type"]): OrderPassenger {
	const one = sent.passengers?.find((passenger) => passenger.id === id);
	return {
		id,
		type,
		title: one?.title ?? "ms",
		given_name: one?.given_name ?? "",
		family_name: one?.family_name ?? "",
		born_on: one?.born_on ?? "",
		gender: one?.gender ?? "f",
		email: one?.email ?? "",
		phone_number: one?.phone_number ?? "",
	};
}

// Orders of the fake: checked as Duffel checks them, kept in memory, failing for certain family names.
import { type Answer, failure } from "./answers.ts";
import type { DuffelJson } from "./to-duffel.ts";

interface SentPassenger {
	readonly id?: string;
	readonly title?: string;
	readonly given_name?: string;
	readonly family_name?: string;
	readonly born_on?: string;
	readonly gender?: string;
	readonly email?: string;
	readonly phone_number?: string;
	readonly infant_passenger_id?: string;
	readonly identity_documents?: readonly { readonly type: string; readonly unique_identifier: string }[];
}

/** What POST /air/orders carries in `data`. */
export interface SentOrder {
	readonly type?: string;
	readonly selected_offers?: readonly string[];
	readonly passengers?: readonly SentPassenger[];
	readonly payments?: readonly { readonly type: string; readonly amount: string; readonly currency: string }[];
	readonly metadata?: Readonly<Record<string, string>>;
}

export type FakeOrder = ReturnType<typeof orderOf>;

/** By the family name of any passenger. `Timeout` is answered by nobody, though the order is made. */
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

function orderOf(sent: SentOrder, offer: DuffelJson, number: number, now: Date) {
	const held = sent.type === "hold";
	return {
		id: `ord_0000Fake${String(number).padStart(6, "0")}`,
		booking_reference: `FAKE${String(number).padStart(2, "0")}`,
		live_mode: false,
		offer_id: offer.id,
		total_amount: offer.total_amount,
		total_currency: offer.total_currency,
		payment_status: {
			awaiting_payment: held,
			payment_required_by: held ? offer.payment_requirements.payment_required_by : null,
			price_guarantee_expires_at: held ? offer.payment_requirements.price_guarantee_expires_at : null,
			paid_at: held ? null : now.toISOString(),
		},
		documents: held
			? []
			: offer.passengers.map(({ id }, index) => ({
					type: "electronic_ticket",
					unique_identifier: `999${String(number * 100 + index).padStart(10, "0")}`,
					passenger_ids: [id],
				})),
		available_actions: ["cancel", "update"],
		metadata: sent.metadata ?? {},
		synced_at: now.toISOString(),
		created_at: now.toISOString(),
	};
}

// Changes of an order that Duffel makes itself: asked for, priced, made ready, then confirmed once against payment.
//
// Where the shapes are from: https://duffel.com/docs/guides/changing-an-order and
// https://duffel.com/docs/api/order-changes (a slice's `changeable`; `change_total_amount` is what is charged or, below zero,
// refunded; `refund_to`; a change is made ready by the offer's id and confirmed with a payment of exactly that amount, without one
// where nothing is charged; `confirmed_at`), and the types of Duffel's own library. Nothing was run against Duffel.
import { safeParse } from "valibot";
import { sameSlice } from "../airline-changes.ts";
import type { Slice } from "../offers/offer.ts";
import type { ChangeOffer, ChangesOffered, ChangeWish, OrderChanges } from "../order-changes.ts";
import { FareSourceError } from "../source.ts";
import { readAmount, readSignedAmount, writeAmount } from "./amounts.ts";
import {
	changeOffer,
	changeOfferBody,
	changeOfferId,
	changeRequestBody,
	type DuffelOrderNow,
	orderChangeBody,
	orderNowBody,
	sliceOfOrder,
} from "./change-schemas.ts";
import { type Answer, type Call, createClient } from "./client.ts";
import { NotSentError, type Rejection } from "./failures.ts";
import { goneCodes } from "./order.ts";
import { ticketsOf } from "./read-documents.ts";
import { type Flaw, longestCabin, readBags } from "./read-offer.ts";
import { readSlices } from "./read-slices.ts";
import { countDropped, type DroppedCounts, reportDropped } from "./report-dropped.ts";
import { orderId } from "./schema-parts.ts";
import { expected } from "./search.ts";
import type { DuffelOptions } from "./source.ts";
import type { SentChangeConfirmation, SentChangeRequest } from "./wire-types.ts";

export type OrderChangesOptions = Pick<DuffelOptions, "token" | "url" | "now" | "fetch"> & {
	/** Milliseconds for reading, for a search, and for making a change. */
	readonly limits?: Partial<typeof usualLimits>;
};

/** Airlines are asked by a search; one may take a minute to make a change. */
const usualLimits = { readMs: 10_000, searchMs: 30_000, confirmMs: 60_000 };
/** What never got a payment until then never will; minutes of ours, for clocks that differ and calls on their way. */
const overMs = 5 * 60_000;

export function createDuffelOrderChanges({ token, url, limits, ...options }: OrderChangesOptions): OrderChanges {
	const now = options.now ?? (() => new Date());
	const { readMs, searchMs, confirmMs } = { ...usualLimits, ...limits };
	const request = createClient({ token, url, now, fetch: options.fetch ?? ((...args) => fetch(...args)) });
	const get = (path: string, label: string) =>
		request({ method: "GET", path, label, deadline: AbortSignal.timeout(readMs) });
	const post = (path: string, label: string, data: object, ms: number, more: Pick<Call, "once"> = {}) =>
		request({ method: "POST", path, label, body: { data }, deadline: AbortSignal.timeout(ms), ...more });

	async function read(order: string): Promise<DuffelOrderNow | undefined> {
		if (!safeParse(orderId, order).success) return undefined;
		const answer = await get(`/air/orders/${order}`, "GET /air/orders/:id");
		if (answer.kind === "rejected" && answer.status === 404) return undefined;
		const { data } = expected(answer, orderNowBody);
		return data.id === order ? data : undefined;
	}

	async function search(order: string, wish: ChangeWish): Promise<ChangesOffered> {
		const found = await read(order);
		const remove = found?.available_actions.includes("change") && sliceOf(found, wish.slice);
		if (!remove || remove.changeable === false) return { kind: "notOffered" };
		const { origin, destination } = wish;
		const add = [{ origin, destination, departure_date: wish.date, cabin_class: wish.cabin }];
		const data: SentChangeRequest = { order_id: order, slices: { remove: [{ slice_id: remove.id }], add } };
		const answer = await post("/air/order_change_requests", "POST /air/order_change_requests", data, searchMs);
		// Nothing is wrong with us: this airline does not.
		if (answer.kind === "rejected" && isTheirs(answer)) return { kind: "notOffered" };
		const dropped: DroppedCounts = {};
		const kept = (read: ChangeOffer | Flaw) => {
			if (typeof read !== "string") return [read];
			countDropped(dropped, read);
			return [];
		};
		const offers = expected(answer, changeRequestBody).data.order_change_offers.flatMap((one) => kept(readOffer(one)));
		reportDropped({ of: "change offers", kept: offers.length, dropped });
		return { kind: "offers", offers: offers.toSorted((a, b) => a.asked.minor - b.asked.minor) };
	}

	async function offer(id: string): Promise<ChangeOffer | undefined> {
		if (!safeParse(changeOfferId, id).success) return undefined;
		const answer = await get(`/air/order_change_offers/${id}`, "GET /air/order_change_offers/:id");
		if (isGone(answer)) return undefined;
		const found = readOffer(expected(answer, changeOfferBody).data);
		if (typeof found === "string")
			throw new FareSourceError("malformed", `the offer of a change cannot be read: ${found}`);
		if (found.id !== id) throw new FareSourceError("malformed", "another offer of a change than the one asked for");
		return Date.parse(found.expiresAt) > now().getTime() ? found : undefined;
	}

	async function prepare(id: string) {
		const data = { selected_order_change_offer: id };
		const answer = await post("/air/order_changes", "POST /air/order_changes", data, readMs);
		if (isGone(answer)) return undefined;
		const { change_total_amount, change_total_currency, ...change } = expected(answer, orderChangeBody).data;
		const asked = readSignedAmount(change_total_amount, change_total_currency);
		if (!asked) throw new FareSourceError("malformed", "a change without its amount");
		return { change: change.id, asked };
	}

	const confirm: OrderChanges["confirm"] = async (change, asked) => {
		const { currency } = asked;
		const payment = { type: "balance", amount: asked.minor > 0 ? writeAmount(asked) : "", currency } as const;
		const data: SentChangeConfirmation = asked.minor > 0 ? { payment } : {};
		let answer: Answer | Rejection;
		try {
			const path = `/air/order_changes/${encodeURIComponent(change)}/actions/confirm`;
			answer = await post(path, "POST /air/order_changes/:id/actions/confirm", data, confirmMs, { once: true });
		} catch (error) {
			if (error instanceof NotSentError) throw error;
			return "unknown";
		}
		if (answer.kind === "rejected") {
			const { status, error } = answer;
			// Our token, or too many calls at once: it was not looked at.
			if (status === 429 || status === 401 || status === 403) throw error;
			return status >= 500 || status === 408 || status < 400 ? "unknown" : "refused";
		}
		const parsed = safeParse(orderChangeBody, answer.body);
		return parsed.success && parsed.output.data.confirmed_at ? "made" : "unknown";
	};

	async function standing(change: string) {
		const path = `/air/order_changes/${encodeURIComponent(change)}`;
		const { confirmed_at, expires_at } = expected(await get(path, "GET /air/order_changes/:id"), orderChangeBody).data;
		if (confirmed_at) return "made";
		if (!expires_at) return "endless";
		return Date.parse(expires_at) + overMs < now().getTime() ? "over" : "open";
	}

	return {
		name: "duffel",
		...{ search, offer, prepare, confirm, standing },
		async order(id) {
			const found = await read(id);
			if (!found) return undefined;
			const tickets = ticketsOf(found.documents).map(({ unique_identifier: number }) =>
				number.replace(/^(\d{3})-?(\d{10})$/, "$1-$2"),
			);
			return { airlineReference: found.booking_reference, tickets };
		},
	};
}

/** The way of the order that is meant: with the same flights, else the only one between the same airports. */
function sliceOf({ slices }: DuffelOrderNow, wanted: Slice) {
	const dropped: DroppedCounts = {};
	const known = slices.flatMap((json) => {
		const parsed = safeParse(sliceOfOrder, json);
		const read = parsed.success ? readSlices([{ segments: parsed.output.segments }]) : "shape";
		if (typeof read === "string") countDropped(dropped, read);
		const [slice] = typeof read === "string" ? [] : read;
		return parsed.success && slice ? [{ ...parsed.output, slice }] : [];
	});
	reportDropped({ of: "ways of an order", kept: known.length, dropped });
	const same = known.find(({ slice }) => sameSlice(slice, wanted));
	const alike = known.filter(({ slice }) => slice.origin === wanted.origin && slice.destination === wanted.destination);
	// One that could not be read may go between the same airports.
	return same ?? (alike.length === 1 && known.length === slices.length ? alike[0] : undefined);
}

function isTheirs({ status, types }: Rejection): boolean {
	return status === 422 || types.includes("airline_error");
}

function isGone(answer: Answer | Rejection): boolean {
	if (answer.kind === "answered") return false;
	return answer.status === 404 || answer.codes.some((code) => goneCodes.has(code) || /expired|no_longer/.test(code));
}

/** The flaw of one that cannot be read: it is not shown. */
function readOffer(json: unknown): ChangeOffer | Flaw {
	const parsed = safeParse(changeOffer, json);
	if (!parsed.success) return "shape";
	const { id, expires_at, refund_to, slices, ...wire } = parsed.output;
	const { change_total_amount, change_total_currency: currency } = wire;
	const asked = readSignedAmount(change_total_amount, currency);
	const penalty = readAmount(
		wire.penalty_total_amount ?? wire.penalty_amount ?? "0",
		wire.penalty_total_currency ?? wire.penalty_currency ?? currency,
	);
	const [added, removed] = [readSlices(slices.add), readSlices(slices.remove)];
	if (!asked || !penalty) return "amount";
	if (typeof added === "string") return added;
	if (typeof removed === "string") return removed;
	const cabins = slices.add.flatMap(({ segments }) => segments.flatMap(({ passengers }) => passengers));
	return {
		...{ id, asked, penalty, flights: { removed, added } },
		cabin: cabins.some(({ cabin_class }) => cabin_class) ? longestCabin(slices.add, added) : undefined,
		bags: readBags({ passengers: [], slices: slices.add }),
		residual: refund_to === "voucher" ? "kept" : "returned",
		expiresAt: expires_at,
	};
}

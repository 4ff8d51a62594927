// What airlines do to the fake's orders: flights that are moved or canceled, told by signed events, listed, accepted.
import { createHmac } from "node:crypto";
import type {} from "@duffel/api";
import type { AirlineInitiatedChange, OrderSlice } from "@duffel/api/types";
import { type Answer, failure } from "./answers.ts";
import type { FakeOrder } from "./orders.ts";

/** What the fake signs its events with. */
export const fakeDuffelSecret = "fakeDuffelWebhook0123456789abcdef=";

export interface Doing {
	/** Minutes by which all flights of a slice leave and arrive later; negative for earlier. */
	readonly minutes?: number;
	/** It is not flown any more. */
	readonly cancel?: boolean;
	/** Which of the order's slices; the first unless given. */
	readonly slice?: number;
	/** What else becomes of each of its flights: another operator, a stop. */
	readonly also?: Partial<OrderSlice["segments"][number]>;
	/** When it was noticed; now unless given. */
	readonly at?: Date;
}

export interface ChangeEvent {
	readonly id: string;
	readonly api_version: "v2";
	readonly type: string;
	readonly data: { readonly object: { readonly id: string; readonly aic_id: string } };
	readonly live_mode: boolean;
	readonly idempotency_key: string;
	readonly created_at: string;
	readonly identity_organisation_id: string;
}

export function createChangesData(orders: readonly FakeOrder[], now: () => Date) {
	const changes: AirlineInitiatedChange[] = [];

	/** Undefined where there is no such order or slice. */
	function change(
		order: string,
		{ minutes = 240, cancel = false, slice = 0, also = {}, at = now() }: Doing,
	): ChangeEvent | undefined {
		const found = orders.find(({ id }) => id === order);
		const before = found?.slices[slice];
		if (!found || !before) return undefined;
		const number = String(changes.length + 1).padStart(6, "0");
		const id = `aic_0000Fake${number}`;
		changes.push({
			id,
			order_id: order,
			created_at: at.toISOString(),
			updated_at: at.toISOString(),
			removed: [before],
			added: cancel ? [] : [moved(before, minutes, also)],
			available_actions: cancel ? ["cancel", "change"] : ["accept", "cancel", "change"],
			action_taken: null,
			action_taken_at: null,
			travel_agent_ticket: null,
		});
		return {
			...{ id: `wev_0000Fake${number}`, api_version: "v2", type: "order.airline_initiated_change_detected" },
			data: { object: { id: order, aic_id: id } },
			...{ live_mode: false, idempotency_key: id, created_at: at.toISOString() },
			identity_organisation_id: "org_0000Fake",
		};
	}

	function answer(label: string, target: URL): Answer | undefined {
		const order = target.searchParams.get("order_id");
		if (label === "GET /air/airline_initiated_changes") {
			const listed = changes.filter(({ order_id }) => order === null || order_id === order);
			return { status: 200, body: { data: listed, meta: { limit: 50, before: null, after: null } } };
		}
		if (label !== "POST /air/airline_initiated_changes/:id/actions/accept") return undefined;
		const one = changes.find(({ id }) => id === target.pathname.split("/").at(-3));
		if (!one) return failure(404, "not_found");
		// Only the latest of an order can be accepted.
		if (changes.findLast(({ order_id }) => order_id === one.order_id) !== one) {
			return failure(422, "stale_airline_initiated_change_accept");
		}
		Object.assign(one, { action_taken: "accepted", action_taken_at: now().toISOString(), available_actions: [] });
		const slices = orders.find(({ id }) => id === one.order_id)?.slices;
		const at = slices?.findIndex(({ id }) => id === one.removed[0]?.id) ?? -1;
		if (slices && at >= 0 && one.added[0]) slices[at] = one.added[0];
		return { status: 200, body: { data: one } };
	}
	return { change, answer, changes: changes as readonly AirlineInitiatedChange[] };
}

function moved(slice: OrderSlice, minutes: number, also: NonNullable<Doing["also"]>): OrderSlice {
	const later = (local: string) =>
		new Date(Date.parse(`${local}Z`) + minutes * 60_000).toISOString().slice(0, "YYYY-MM-DDTHH:MM:SS".length);
	return {
		...slice,
		id: `${slice.id}m`,
		segments: slice.segments.map((one) => ({
			...one,
			departing_at: later(one.departing_at),
			arriving_at: later(one.arriving_at),
			...also,
		})),
	};
}

/** As Duffel signs: `t=…,v1=…`, the time in seconds. */
export function signedEvent(event: object, at: Date, secret = fakeDuffelSecret) {
	const body = JSON.stringify(event);
	const time = Math.floor(at.getTime() / 1000);
	return { body, signature: `t=${time},v1=${createHmac("sha256", secret).update(`${time}.${body}`).digest("hex")}` };
}

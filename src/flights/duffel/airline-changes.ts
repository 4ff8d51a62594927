// What airlines did to orders, as Duffel tells it: by a signed event, which is only a knock, and by asking.
//
// Where the shapes are from: https://duffel.com/docs/api/airline-initiated-changes and the types of Duffel's own library
// (added, removed, available_actions, created_at; POST …/actions/accept); https://duffel.com/docs/api/v2/webhooks (the
// event's id, type and idempotency_key; at least once, in no order, again for 72 hours); the guide on moving to version 2
// (data.object.id is the order); the guide on receiving webhooks and Duffel's Ruby library (header X-Duffel-Signature,
// `t=…,v1=…`, HMAC with SHA-256 of `t.body` in hex, the secret as it is written). Nothing was run against Duffel.
import { safeParse } from "valibot";
import { sameText } from "../../privacy/form-token.ts";
import { namedBy } from "../../privacy/hash.ts";
import { isAhead } from "../../privacy/signed-time.ts";
import type { AirlineChange, AirlineChanges, ChangeKnock } from "../airline-changes.ts";
import { changeItem, changesBody, eventBody, orderReferenceBody } from "./change-schemas.ts";
import { createClient } from "./client.ts";
import { longestCabin } from "./read-offer.ts";
import { readSlices } from "./read-slices.ts";
import { countDropped, type DroppedCounts, reportDropped } from "./report-dropped.ts";
import { orderId } from "./schema-parts.ts";
import { expected } from "./search.ts";
import type { DuffelOptions } from "./source.ts";

export interface ChangesOptions extends Pick<DuffelOptions, "token" | "url" | "now" | "fetch"> {
	readonly webhookSecret: string | null;
}

const askMs = 10_000;
const eventType = "order.airline_initiated_change_detected";

export function createDuffelChanges({ token, url, webhookSecret, ...options }: ChangesOptions): AirlineChanges {
	const now = options.now ?? (() => new Date());
	const request = createClient({ token, url, now, fetch: options.fetch ?? ((...args) => fetch(...args)) });
	const get = (path: string, label: string, query?: Readonly<Record<string, string>>) =>
		request({ method: "GET", path, label, deadline: AbortSignal.timeout(askMs), ...(query && { query }) });
	return {
		name: "duffel",
		signatureHeader: "X-Duffel-Signature",
		readEvent:
			webhookSecret === null
				? undefined
				: (body, signature) => readEvent(webhookSecret, { body, signature, now: now() }),
		async reference(order) {
			if (!safeParse(orderId, order).success) return undefined;
			const answer = await get(`/air/orders/${order}`, "GET /air/orders/:id");
			if (answer.kind === "rejected" && answer.status === 404) return undefined;
			const { id, metadata } = expected(answer, orderReferenceBody).data;
			return (id === order && metadata?.reference) || undefined;
		},
		async list(order) {
			const answer = await get("/air/airline_initiated_changes", "GET /air/airline_initiated_changes", {
				order_id: order,
			});
			const dropped: DroppedCounts = {};
			const items = expected(answer, changesBody).data.flatMap((item) => readChange(order, item, dropped));
			reportDropped({ of: "airline changes", kept: items.length, dropped });
			return items.toSorted((a, b) => (a.detectedAt < b.detectedAt ? -1 : 1));
		},
		async accept(id) {
			const answer = await request({
				method: "POST",
				path: `/air/airline_initiated_changes/${encodeURIComponent(id)}/actions/accept`,
				label: "POST /air/airline_initiated_changes/:id/actions/accept",
				deadline: AbortSignal.timeout(askMs),
			});
			if (answer.kind === "answered") return "done";
			// A fault of theirs or of our token says nothing about the change.
			if (![404, 409, 422].includes(answer.status)) throw answer.error;
			return "refused";
		},
	};
}

/** A change of this order whose flights cannot be read stays, without them: an agent looks at it. `dropped` counts both kinds. */
function readChange(order: string, json: unknown, dropped: DroppedCounts): AirlineChange[] {
	const parsed = safeParse(changeItem, json);
	if (!parsed.success || parsed.output.order_id !== order) {
		countDropped(dropped, parsed.success ? "otherOrder" : "shape");
		return [];
	}
	const { id, created_at, added, removed, available_actions, action_taken } = parsed.output;
	const [after, before] = [added, removed].map((slices) => (slices ? readSlices(slices) : ("shape" as const)));
	const readable = after && before && typeof after !== "string" && typeof before !== "string";
	const flaw = [after, before].find((one) => typeof one === "string");
	if (typeof flaw === "string") countDropped(dropped, flaw);
	return [
		{
			id,
			detectedAt: created_at,
			flights: readable ? { removed: before, added: after } : undefined,
			cabin: readable && after.length > 0 ? longestCabin(added ?? [], after) : undefined,
			acceptable: available_actions.includes("accept") && !action_taken,
			accepted: action_taken === "accepted",
		},
	];
}

interface Received {
	readonly body: string;
	readonly signature: string;
	readonly now: Date;
}

async function readEvent(secret: string, { body, signature, now }: Received): Promise<ChangeKnock> {
	const [, time = "", given = ""] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/i.exec(signature.trim()) ?? [];
	// What comes late is true too, and each event counts once; what comes from the future nobody signed.
	if (!time || isAhead(Number(time), now)) return { kind: "forged" };
	if (!sameText(await namedBy(new TextEncoder().encode(secret))(`${time}.${body}`), given.toLowerCase()))
		return { kind: "forged" };
	const parsed = safeParse(eventBody, parse(body));
	if (!parsed.success) {
		// Of another type it is none of ours.
		if (body.includes(eventType)) reportDropped({ of: "events", kept: 0, dropped: { shape: 1 } });
		return { kind: "other" };
	}
	const { id, type, data } = parsed.output;
	return type === eventType ? { kind: "change", event: id, type, order: data.object.id } : { kind: "other" };
}

function parse(body: string): unknown {
	try {
		return JSON.parse(body);
	} catch {
		return undefined;
	}
}

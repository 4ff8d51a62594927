// A fake of Duffel's API (v2) that speaks HTTP: offers of our sample source in Duffel's JSON, orders in memory.
//
// Any pair of airports works. On these routes (first slice; the first eight are Duffel's own in test mode):
//   PVD-RAI no offers             JFK-EWR can be held              LHR-DXB one change, in Istanbul
//   BTS-MRU no bags               DXB-AMS a stop within the flight STN-LHR never answers
//   LHR-STN $10 more every read   LGW-LHR gone when read           PIT-CAK 500 on the search
//   PIT-CMH 429, Retry-After 120  PIT-CLE a page that is no JSON   PIT-ERI a page that drips and never ends
//   PIT-ALB 500 on page two       PIT-BUF 450 offers, three pages  PIT-DAY expired when read
//   PIT-CRW every other offer is flawed                            PIT-ROC every offer is flawed
// Orders fail by the family name of a passenger: Declined, Broken, Busy, Accepted (202), Garbled, Sold, Changed,
// Penniless, Unlucky; Timeout is ordered but never answered, Later gets no tickets at once. See orders.ts.
// Orders of which the fare allows it are changed by order change requests (order-changes.ts), but for a family name: of Fixed none
// is offered, of Fleeting offers are over at once, of Voucher what is left becomes one, of Unwilling the airline refuses, of Slow it
// is still at it, of Halfway it is made and never answered.
// What an airline does to an order: POST /fake/change?reference=<our code>&minutes=240 (or &cancel=1, &slice=1) does it and
// sends the signed event to `webhookUrl`; in a test `change` does it, and `deliver` sends. See changes.ts.
// In a test, `answerNext` sets the next answers of a call, and `calls` has all that was asked.
import type { IncomingMessage, ServerResponse } from "node:http";
import type {} from "@duffel/api";
import type { OrderChange } from "@duffel/api/types";
import { callLog, fail, listen } from "../server.ts";
import { type Answer, failure } from "./answers.ts";
import { type ChangeEvent, type Doing, signedEvent } from "./changes.ts";
import { createDuffelData, type Outcome } from "./data.ts";
import type { FakeOrder } from "./orders.ts";

/** The tokens the fake takes: of Duffel's test mode, and one whose offers say that they can be bought. */
export const fakeToken = "duffel_test_fake_0123456789abcdef";
export const fakeLiveToken = "duffel_live_fake_0123456789abcdef";

interface FakeCall {
	/** "GET /air/offers/:id": ids left out. */
	readonly label: string;
	/** Path and query. */
	readonly target: string;
	readonly headers: IncomingMessage["headers"];
	/** Parsed; undefined where there was none. */
	readonly body: unknown;
	/** Milliseconds, to compare with those of another call. */
	readonly at: number;
}

export interface FakeDuffel {
	/** Origin without a slash. */
	readonly url: string;
	readonly calls: readonly FakeCall[];
	count(label: string): number;
	/** What the next calls of that label get instead of an answer, one each. */
	answerNext(label: string, ...planned: readonly Outcome[]): void;
	readonly orders: readonly FakeOrder[];
	/** Made ready by their buyer, and confirmed or not. */
	readonly orderChanges: readonly OrderChange[];
	/** What an airline does to an order; undefined where there is none. Nobody is told of it yet. */
	change(order: string, doing: Doing): ChangeEvent | undefined;
	webhookUrl: string;
	/** The status that the webhook answered. */
	deliver(event: object): Promise<number>;
	close(): Promise<void>;
}

export interface FakeOptions {
	/** A free one unless given. */
	readonly port?: number;
	readonly now?: () => Date;
	readonly webhookUrl?: string;
}

export async function startFakeDuffel({
	port = 0,
	now = () => new Date(),
	webhookUrl = "",
}: FakeOptions = {}): Promise<FakeDuffel> {
	const data = createDuffelData(now);
	const hooks = { webhookUrl };
	async function deliver(event: object): Promise<number> {
		const { body, signature } = signedEvent(event, now());
		const headers = { "Content-Type": "application/json", "X-Duffel-Signature": signature };
		return (await fetch(hooks.webhookUrl, { method: "POST", headers, body })).status;
	}
	/** What whoever walks the site on this machine asks for. */
	async function done({ searchParams: asked }: URL): Promise<Answer> {
		const order = data.orders.find(({ metadata }) => metadata?.reference === asked.get("reference"));
		const [minutes, slice] = [Number(asked.get("minutes") ?? 240), Number(asked.get("slice") ?? 0)];
		const event = order && data.change(order.id, { minutes, slice, cancel: asked.has("cancel") });
		if (!event) return failure(404, "not_found");
		return { status: 200, body: { event, answered: hooks.webhookUrl ? await deliver(event) : null } };
	}
	const log = callLog<FakeCall, Outcome>();
	const server = await listen(async (incoming, response, text) => {
		const { method = "GET", url = "/", headers } = incoming;
		const target = new URL(url, "http://fake");
		const label = `${method} ${target.pathname.replace(/\/[a-z]{3}_[^/]+/, "/:id")}`;
		if (target.pathname === "/fake/change") return send(response, await done(target));
		const body: unknown = text ? JSON.parse(text) : undefined;
		const next = log.next({ label, target: url, headers, body, at: performance.now() });
		const live = headers.authorization === bearer(fakeLiveToken);
		send(response, next ?? refuse(incoming) ?? (await data.answer(label, target, body, live)));
	}, port);
	const { orders, change, orderChanges } = data;
	return Object.assign(hooks, { ...server, ...log, orders, change, orderChanges, deliver });
}

const bearer = (token: string) => `Bearer ${token}`;

function refuse({ headers, method, url = "" }: IncomingMessage): Answer | undefined {
	if (![fakeToken, fakeLiveToken].map(bearer).includes(headers.authorization ?? ""))
		return failure(401, "access_token_not_found");
	if (headers["duffel-version"] !== "v2") return failure(400, "unsupported_version");
	if (headers.accept !== "application/json") return failure(406, "not_acceptable");
	const json = method === "GET" || url.endsWith("/actions/accept") || headers["content-type"] === "application/json";
	return json ? undefined : failure(415, "unsupported_media_type");
}

function send(response: ServerResponse, outcome: Outcome): void {
	if (outcome === "drip") drip(response);
	else if (typeof outcome === "string") fail(response, outcome);
	else {
		const { status, body, headers } = outcome;
		response.writeHead(status, { "Content-Type": "application/json", ...headers });
		response.end(body === undefined ? undefined : JSON.stringify(body));
	}
}

function drip(response: ServerResponse): void {
	response.writeHead(200, { "Content-Type": "application/json" });
	response.write('{"data":[');
	const timer = setInterval(() => response.write(" "), 50);
	response.on("close", () => clearInterval(timer));
}

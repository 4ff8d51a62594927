// A fake of Stripe's API that speaks HTTP: Checkout Sessions with a page of their own, intents, and signed webhooks.
//
// The page has Pay, Decline and Back. Webhooks go to `webhookUrl` as they happen, before the browser is sent back;
// `webhooks = "hold"` keeps them for `deliver`, which sends them in any order and as often as it is told.
// In a test, `answerNext` sets the next answers of a call, and `calls` has all that was asked.
import { createHmac } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { callLog, fail, listen, type Trouble } from "../server.ts";
import { type Answer, createStripeData, type FakeEvent, type FakeRefund, type FakeSession, failure } from "./data.ts";
import { hostedPage } from "./page.ts";

/** The only key the fake takes, and what it signs with. */
export const fakeKey = "sk_test_fake0123456789abcdef";
export const fakeWebhookSecret = "whsec_fake0123456789abcdef";

/** `lose`: it is done, and the connection is cut before the answer; in any other trouble nothing is done. */
type Outcome = Answer | Trouble | "lose";

interface FakeCall {
	/** "POST /v1/payment_intents/:id/capture": ids left out. */
	readonly label: string;
	readonly target: string;
	readonly headers: IncomingMessage["headers"];
	readonly body: string;
}

export interface FakeStripe {
	/** Origin without a slash. */
	readonly url: string;
	readonly calls: readonly FakeCall[];
	count(label: string): number;
	answerNext(label: string, ...planned: readonly Outcome[]): void;
	/** Newest first. */
	readonly sessions: readonly FakeSession[];
	/** Newest first: those that were asked for by the API. */
	readonly refunds: readonly FakeRefund[];
	/** Everything that happened, oldest first. */
	readonly events: readonly FakeEvent[];
	webhookUrl: string;
	webhooks: "send" | "hold";
	/** The status of each answer, in the order given; 0 where there was none. */
	deliver(...events: readonly FakeEvent[]): Promise<number[]>;
	signed(event: FakeEvent): { readonly body: string; readonly signature: string };
	/** As a visitor of the page does; resolves when the webhooks were sent. */
	pay(session: string): Promise<boolean>;
	decline(session: string): Promise<boolean>;
	/** As somebody at Stripe's dashboard does. */
	refund(intent: string): Promise<void>;
	/** Ends the sessions whose time is over. */
	expireDue(): Promise<void>;
	close(): Promise<void>;
}

export interface FakeOptions {
	/** A free one unless given. */
	readonly port?: number;
	readonly now?: () => Date;
	readonly webhookUrl?: string;
	/** In all its ids, so that two fakes give different ones; "fake" unless given. */
	readonly idMark?: string;
}

export async function startFakeStripe(options: FakeOptions = {}): Promise<FakeStripe> {
	const { port = 0, now = () => new Date() } = options;
	const log = callLog<FakeCall, Outcome>();
	const events: FakeEvent[] = [];
	let unsent: FakeEvent[] = [];
	const data = createStripeData(
		now,
		(id) => `${server.url}/pay/${id}`,
		(event) => {
			events.push(event);
			unsent.push(event);
		},
		options.idMark,
	);

	const server = await listen(async ({ method = "GET", url = "/", headers }, response, body) => {
		const target = new URL(url, "http://fake");
		if (target.pathname.startsWith("/pay/")) return page(target, method, body, response);
		const label = `${method} ${target.pathname.replace(/\/(cs|pi)_[^/]+/, "/:id")}`;
		const next = log.next({ label, target: url, headers, body });
		if (next && next !== "lose") return send(response, next);
		const key = headers["idempotency-key"];
		const done = refuse(headers) ?? data.answer(label, target, body, typeof key === "string" ? key : undefined);
		send(response, next === "lose" ? "drop" : done);
		await flush();
	}, port);

	async function page(target: URL, method: string, body: string, response: ServerResponse): Promise<void> {
		const id = target.pathname.split("/").at(-1) ?? "";
		const choice = new URLSearchParams(body).get("do");
		const session = data.sessionOf(id);
		if (!session) return send(response, failure(404, "resource_missing"));
		if (method === "POST" && choice === "pay" && (await fake.pay(id))) {
			response.writeHead(303, { Location: session.success_url }).end();
			return;
		}
		const declined = method === "POST" && choice === "decline" && (await fake.decline(id));
		response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(hostedPage(session, declined));
	}

	/** What happened is told at once, unless a test does it. */
	async function flush(): Promise<void> {
		const due = unsent;
		unsent = [];
		if (fake.webhooks === "send" && fake.webhookUrl) await fake.deliver(...due);
	}

	async function flushed<Done>(done: Done): Promise<Done> {
		await flush();
		return done;
	}

	function signed(event: FakeEvent) {
		const body = JSON.stringify(event);
		const time = Math.floor(now().getTime() / 1000);
		const mac = createHmac("sha256", fakeWebhookSecret).update(`${time}.${body}`).digest("hex");
		return { body, signature: `t=${time},v1=${mac}` };
	}

	const fake: FakeStripe = {
		...server,
		...log,
		sessions: data.sessions,
		refunds: data.refunds,
		events,
		webhookUrl: options.webhookUrl ?? "",
		webhooks: "send",
		async deliver(...chosen) {
			const statuses: number[] = [];
			for (const event of chosen) {
				const { body, signature } = signed(event);
				const headers = { "Content-Type": "application/json", "Stripe-Signature": signature };
				const sent = fetch(fake.webhookUrl, { method: "POST", headers, body });
				statuses.push(await sent.then(({ status }) => status).catch(() => 0));
			}
			return statuses;
		},
		signed,
		pay: (session) => flushed(data.tryCard(session, true)),
		decline: (session) => flushed(data.tryCard(session, false)),
		refund: (intent) => flushed(data.refund(intent)),
		expireDue: () => flushed(data.expireDue()),
	};
	return fake;
}

function refuse(headers: IncomingMessage["headers"]): Answer | undefined {
	if (headers.authorization !== `Bearer ${fakeKey}`) return failure(401, "api_key_invalid");
	return headers["stripe-version"] ? undefined : failure(400, "version_missing");
}

function send(response: ServerResponse, outcome: Answer | Trouble): void {
	if (typeof outcome === "string") fail(response, outcome);
	else response.writeHead(outcome.status, { "Content-Type": "application/json" }).end(JSON.stringify(outcome.body));
}

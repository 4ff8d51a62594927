// What the fake knows: sessions, their intents, and the events that they caused, for as long as it runs.
import { languages } from "../../../src/i18n/languages.ts";
import { branch, readForm, strings, type Tree, text } from "./form.ts";

export interface Answer {
	readonly status: number;
	readonly body: unknown;
}

export interface FakeIntent {
	readonly id: string;
	readonly object: "payment_intent";
	status: "requires_payment_method" | "requires_capture" | "succeeded" | "canceled";
	readonly amount: number;
	readonly currency: string;
	readonly metadata: Record<string, string>;
	readonly latest_charge: {
		readonly id: string;
		readonly object: "charge";
		refunded: boolean;
		amount_refunded: number;
	};
}

export interface FakeRefund {
	readonly id: string;
	readonly object: "refund";
	readonly amount: number;
	readonly currency: string;
	readonly charge: string;
	readonly payment_intent: string;
	readonly metadata: Record<string, string>;
	readonly created: number;
	status: "succeeded" | "failed" | "pending";
}

export interface FakeSession {
	readonly id: string;
	readonly object: "checkout.session";
	readonly created: number;
	readonly expires_at: number;
	readonly amount_total: number;
	readonly currency: string;
	readonly client_reference_id: string;
	readonly metadata: Record<string, string>;
	readonly success_url: string;
	readonly cancel_url: string;
	readonly locale: string;
	status: "open" | "complete" | "expired";
	intent: FakeIntent | null;
	/** As it was sent. */
	readonly sent: Tree;
}

export interface FakeEvent {
	readonly id: string;
	readonly object: "event";
	readonly type: string;
	readonly created: number;
	readonly data: { readonly object: unknown };
}

export function failure(status: number, code: string, param?: string): Answer {
	// Messages quote what was sent, as an API's may: none of it must reach our log.
	const type = code.startsWith("idempotency")
		? "idempotency_error"
		: status >= 500
			? "api_error"
			: "invalid_request_error";
	return { status, body: { error: { type, code, param, message: `No such thing: García ${code}` } } };
}

export function createStripeData(
	now: () => Date,
	pageUrl: (id: string) => string,
	emitted: (event: FakeEvent) => void,
	idMark = "fake",
) {
	const sessions: FakeSession[] = [];
	const refunds: FakeRefund[] = [];
	const answers = new Map<string, { readonly sent: string; readonly answer: Answer }>();
	let made = 0;
	const newId = (prefix: string) => {
		made += 1;
		return `${prefix}_${idMark}${String(made).padStart(8, "0")}`;
	};
	const seconds = () => Math.floor(now().getTime() / 1000);

	function emit(type: string, object: unknown): void {
		emitted({ id: newId("evt"), object: "event", type, created: seconds(), data: { object } });
	}

	function json({ intent, sent: _, ...session }: FakeSession, expand: boolean) {
		const url = session.status === "open" ? pageUrl(session.id) : null;
		return { ...session, url, payment_status: "unpaid", payment_intent: expand ? intent : (intent?.id ?? null) };
	}
	/** Events carry ids, not what they stand for. */
	const plain = (intent: FakeIntent) => ({ ...intent, latest_charge: intent.latest_charge.id });

	function expireDue(): void {
		for (const session of sessions) if (session.status === "open" && session.expires_at <= seconds()) end(session);
	}
	function end(session: FakeSession): void {
		session.status = "expired";
		if (session.intent) session.intent.status = "canceled";
		emit("checkout.session.expired", json(session, false));
	}

	function create(sent: Tree): Answer {
		const wrong = wrongOf(sent, seconds());
		if (wrong) return failure(400, "parameter_invalid", wrong);
		const lines = Object.values(branch(sent, "line_items") ?? {});
		const session: FakeSession = {
			id: newId("cs_test"),
			object: "checkout.session",
			created: seconds(),
			expires_at: Number(text(sent, "expires_at")),
			amount_total: lines.reduce<number>((sum, line) => sum + Number(text(line, "price_data", "unit_amount")), 0),
			currency: text(lines[0], "price_data", "currency"),
			client_reference_id: text(sent, "client_reference_id"),
			metadata: strings(branch(sent, "metadata")),
			success_url: text(sent, "success_url"),
			cancel_url: text(sent, "cancel_url"),
			locale: text(sent, "locale"),
			status: "open",
			intent: null,
			sent,
		};
		sessions.unshift(session);
		return { status: 200, body: json(session, true) };
	}

	/** The same key gives the same answer, and takes no other parameters. A refusal of the parameters is not kept. */
	function once(key: string | undefined, body: string, work: () => Answer): Answer {
		const kept = key && answers.get(key);
		if (kept) return kept.sent === body ? kept.answer : failure(400, "idempotency_key_in_use_with_other_parameters");
		const answer = work();
		if (key && answer.status !== 400) answers.set(key, { sent: body, answer });
		return answer;
	}

	const sessionOf = (id: string) => sessions.find((one) => one.id === id);
	const intentOf = (id: string) => sessions.find(({ intent }) => intent?.id === id)?.intent;

	function list(target: URL): Answer {
		const { searchParams } = target;
		const since = Number(searchParams.get("created[gte]") ?? 0);
		const limit = Number(searchParams.get("limit") ?? 10);
		const after = sessions.findIndex(({ id }) => id === searchParams.get("starting_after")) + 1;
		const found = sessions.slice(after).filter(({ created }) => created >= since);
		const data = found.slice(0, limit).map((session) => json(session, searchParams.has("expand[0]")));
		return { status: 200, body: { object: "list", data, has_more: found.length > limit } };
	}

	function move(id: string, from: FakeIntent["status"], to: FakeIntent["status"], type: string): Answer {
		const intent = intentOf(id);
		if (!intent) return failure(404, "resource_missing");
		if (intent.status !== from) return failure(400, "payment_intent_unexpected_state");
		intent.status = to;
		emit(type, plain(intent));
		return { status: 200, body: intent };
	}

	function answer(label: string, target: URL, body: string, key: string | undefined): Answer {
		expireDue();
		const id = target.pathname.split("/").find((part) => /^(cs|pi)_/.test(part)) ?? "";
		const session = sessionOf(id);
		switch (label) {
			case "POST /v1/checkout/sessions":
				return once(key, body, () => create(readForm(body)));
			case "GET /v1/checkout/sessions":
				return list(target);
			case "GET /v1/checkout/sessions/:id":
				return session ? { status: 200, body: json(session, true) } : failure(404, "resource_missing");
			case "POST /v1/checkout/sessions/:id/expire":
				if (!session) return failure(404, "resource_missing");
				if (session.status !== "open") return failure(400, "resource_not_open");
				end(session);
				return { status: 200, body: json(session, false) };
			case "GET /v1/payment_intents/:id": {
				const intent = intentOf(id);
				return intent ? { status: 200, body: intent } : failure(404, "resource_missing");
			}
			case "POST /v1/refunds":
				return once(key, body, () => giveBack(readForm(body)));
			case "GET /v1/refunds": {
				const of = target.searchParams.get("payment_intent");
				const data = refunds.filter(({ payment_intent }) => payment_intent === of);
				return { status: 200, body: { object: "list", data, has_more: false } };
			}
			case "POST /v1/payment_intents/:id/capture":
				return move(id, "requires_capture", "succeeded", "payment_intent.succeeded");
			case "POST /v1/payment_intents/:id/cancel":
				return move(id, "requires_capture", "canceled", "payment_intent.canceled");
			default:
				return failure(404, "resource_missing");
		}
	}

	/** What a visitor does on the page; false where the session is over. */
	function tryCard(id: string, accepted: boolean): boolean {
		expireDue();
		const session = sessionOf(id);
		if (session?.status !== "open") return false;
		session.intent ??= {
			...{ id: newId("pi"), object: "payment_intent", status: "requires_payment_method" },
			...{ amount: session.amount_total, currency: session.currency },
			metadata: strings(branch(session.sent, "payment_intent_data", "metadata")),
			latest_charge: { id: newId("ch"), object: "charge", refunded: false, amount_refunded: 0 },
		};
		if (!accepted) {
			emit("payment_intent.payment_failed", plain(session.intent));
			return true;
		}
		session.intent.status = "requires_capture";
		session.status = "complete";
		emit("payment_intent.amount_capturable_updated", plain(session.intent));
		emit("checkout.session.completed", json(session, false));
		return true;
	}

	function refund(id: string): void {
		const intent = intentOf(id);
		if (!intent) throw new Error(`no intent ${id}`);
		intent.latest_charge.refunded = true;
		intent.latest_charge.amount_refunded = intent.amount;
		emit("charge.refunded", { ...intent.latest_charge, payment_intent: id, metadata: intent.metadata });
	}

	/** Of a captured intent, in parts until all of it is given back; without an amount, the rest. */
	function giveBack(sent: Tree): Answer {
		const intent = intentOf(text(sent, "payment_intent"));
		if (!intent) return failure(404, "resource_missing", "payment_intent");
		const { latest_charge: charge, amount, currency } = intent;
		if (intent.status !== "succeeded") return failure(400, "payment_intent_unexpected_state");
		if (charge.refunded) return failure(400, "charge_already_refunded");
		const left = amount - charge.amount_refunded;
		const wanted = text(sent, "amount") === "" ? left : Number(text(sent, "amount"));
		if (!Number.isInteger(wanted) || wanted < 1) return failure(400, "parameter_invalid_integer", "amount");
		if (wanted > left) return failure(400, "amount_too_large", "amount");
		charge.amount_refunded += wanted;
		charge.refunded = charge.amount_refunded === amount;
		const refund: FakeRefund = {
			...{ id: newId("re"), object: "refund", amount: wanted, currency, charge: charge.id, payment_intent: intent.id },
			...{ metadata: strings(branch(sent, "metadata")), created: seconds(), status: "succeeded" },
		};
		refunds.unshift(refund);
		emit("charge.refunded", { ...charge, payment_intent: intent.id, metadata: intent.metadata });
		return { status: 200, body: refund };
	}
	return { answer, tryCard, refund, expireDue, sessions, refunds, sessionOf };
}

const cardPages: readonly string[] = Object.values(languages).map(({ cardPage }) => cardPage);

/** The name of the first parameter that Stripe would refuse. */
function wrongOf(sent: Tree, now: number): string | undefined {
	const lasts = Number(text(sent, "expires_at")) - now;
	if (!(lasts >= 30 * 60 && lasts <= 24 * 3600)) return "expires_at";
	if (text(sent, "mode") !== "payment") return "mode";
	if (text(sent, "ui_mode") !== "hosted_page") return "ui_mode";
	if (branch(sent, "payment_method_types")) return "payment_method_types";
	if (!cardPages.includes(text(sent, "locale"))) return "locale";
	if (text(sent, "payment_intent_data", "capture_method") !== "manual") return "capture_method";
	for (const url of ["success_url", "cancel_url"]) if (!/^https?:/.test(text(sent, url))) return url;
	const lines = Object.values(branch(sent, "line_items") ?? {});
	const right = lines.every(
		(line) =>
			/^\d+$/.test(text(line, "price_data", "unit_amount")) &&
			/^[a-z]{3}$/.test(text(line, "price_data", "currency")) &&
			text(line, "price_data", "product_data", "name") &&
			text(line, "quantity") === "1",
	);
	return right && lines.length > 0 ? undefined : "line_items";
}

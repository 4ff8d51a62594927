// A local Turnstile that speaks HTTP: knows the tokens a test gives it, each of them once, and fails where a test says so.
import { fail, listen, type Trouble } from "../server.ts";

interface Made {
	readonly hostname: string;
	readonly action: string;
	/** The attempt that used it up. */
	usedBy?: string;
}

export interface FakeTurnstile {
	readonly url: string;
	readonly secret: string;
	/** Tokens that a widget made. */
	readonly tokens: Map<string, Made>;
	/** What was asked, oldest first. */
	readonly asked: Readonly<Record<string, unknown>>[];
	/** How the next requests go wrong. */
	readonly troubles: Trouble[];
	stop(): Promise<void>;
}

export async function startFakeTurnstile(): Promise<FakeTurnstile> {
	const secret = "0x_fake_secret_of_turnstile";
	const tokens: FakeTurnstile["tokens"] = new Map();
	const asked: Record<string, unknown>[] = [];
	const troubles: FakeTurnstile["troubles"] = [];
	const { url, close: stop } = await listen((request, response, text) => {
		const body = JSON.parse(text) as Record<string, unknown>;
		asked.push(body);
		const trouble = troubles.shift();
		if (trouble) return fail(response, trouble);
		const known = request.url === "/turnstile/v0/siteverify" && request.method === "POST";
		response.writeHead(known ? 200 : 404, { "Content-Type": "application/json" });
		response.end(JSON.stringify(verdict(body, secret, tokens)));
	});
	return { url, secret, tokens, asked, troubles, stop };
}

function verdict(body: Record<string, unknown>, secret: string, tokens: FakeTurnstile["tokens"]) {
	const no = (code: string) => ({ success: false, "error-codes": [code] });
	if (body.secret !== secret) return no("invalid-input-secret");
	const made = tokens.get(String(body.response));
	if (!made) return no("invalid-input-response");
	const attempt = String(body.idempotency_key ?? "");
	if (made.usedBy !== undefined && (made.usedBy === "" || made.usedBy !== attempt)) return no("timeout-or-duplicate");
	made.usedBy = attempt;
	const { hostname, action } = made;
	return { success: true, challenge_ts: "2026-11-21T12:00:00Z", hostname, action, "error-codes": [], cdata: "" };
}

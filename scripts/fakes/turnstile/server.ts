// A local Turnstile that speaks HTTP: knows the tokens a test gives it, each of them once, and fails where a test says so.
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

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
	/** How the next requests go wrong: never an answer, a broken connection, or something that is no answer. */
	readonly troubles: ("hang" | "drop" | "nonsense")[];
	stop(): Promise<void>;
}

export async function startFakeTurnstile(): Promise<FakeTurnstile> {
	const secret = "0x_fake_secret_of_turnstile";
	const tokens: FakeTurnstile["tokens"] = new Map();
	const asked: Record<string, unknown>[] = [];
	const troubles: FakeTurnstile["troubles"] = [];
	const server = createServer(async (request, response) => {
		const trouble = troubles.shift();
		if (trouble === "drop") return void request.socket.destroy();
		const body = JSON.parse(await read(request)) as Record<string, unknown>;
		asked.push(body);
		if (trouble === "hang") return;
		if (trouble === "nonsense") return void response.writeHead(502).end("<html>");
		const known = request.url === "/turnstile/v0/siteverify" && request.method === "POST";
		response.writeHead(known ? 200 : 404, { "Content-Type": "application/json" });
		response.end(JSON.stringify(verdict(body, secret, tokens)));
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}`,
		...{ secret, tokens, asked, troubles },
		stop: () =>
			new Promise((resolve) => {
				server.closeAllConnections();
				server.close(() => resolve());
			}),
	};
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

async function read(request: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk as Buffer);
	return Buffer.concat(chunks).toString("utf8");
}

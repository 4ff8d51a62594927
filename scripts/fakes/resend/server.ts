// A local Resend that speaks HTTP: keeps what it accepts, knows idempotency keys, and fails where a test says so.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

interface SentMail {
	readonly key: string;
	readonly body: Readonly<Record<string, unknown>>;
	readonly headers: IncomingMessage["headers"];
}

/** What the next request is answered with; `hang` never answers, `drop` breaks the connection. */
type Trouble =
	| { readonly status: number; readonly body?: string; readonly headers?: Readonly<Record<string, string>> }
	| "hang"
	| "drop";

export interface FakeResend {
	readonly url: string;
	readonly apiKey: string;
	/** Mails that went out, each once. */
	readonly mails: SentMail[];
	readonly troubles: Trouble[];
	stop(): Promise<void>;
}

export async function startFakeResend(): Promise<FakeResend> {
	const apiKey = "re_fake";
	const mails: SentMail[] = [];
	const troubles: Trouble[] = [];
	const server = createServer(async (request, response) => {
		const trouble = troubles.shift();
		if (trouble === "drop") return void request.socket.destroy();
		const body = await read(request);
		if (trouble === "hang") return;
		if (trouble) return answer(response, trouble.status, trouble.body ?? "", trouble.headers);
		const [status, value] = accept(request, body, { apiKey, mails });
		answer(response, status, JSON.stringify(value));
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}`,
		apiKey,
		mails,
		troubles,
		stop: () =>
			new Promise((resolve) => {
				server.closeAllConnections();
				server.close(() => resolve());
			}),
	};
}

function accept(
	request: IncomingMessage,
	text: string,
	{ apiKey, mails }: Pick<FakeResend, "apiKey" | "mails">,
): [number, Record<string, unknown>] {
	const error = (statusCode: number, name: string): [number, Record<string, unknown>] => [
		statusCode,
		{ statusCode, name, message: `about ${text}` },
	];
	if (request.method !== "POST" || request.url !== "/emails") return error(404, "not_found");
	if (!request.headers["user-agent"]) return error(403, "missing_user_agent");
	if (request.headers.authorization !== `Bearer ${apiKey}`) return error(401, "invalid_api_key");
	if (!request.headers["content-type"]?.startsWith("application/json")) return error(422, "validation_error");
	const body = JSON.parse(text) as Record<string, unknown>;
	if (!body.from || !Array.isArray(body.to) || !body.subject || !body.html) return error(422, "missing_required_field");
	const key = String(request.headers["idempotency-key"] ?? "");
	const before = mails.find((mail) => key && mail.key === key);
	if (before && JSON.stringify(before.body) !== text) return error(409, "invalid_idempotent_request");
	if (!before) mails.push({ key, body, headers: request.headers });
	return [200, { id: key }];
}

function answer(response: ServerResponse, status: number, body: string, headers: Record<string, string> = {}): void {
	response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(body);
}

async function read(request: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk as Buffer);
	return Buffer.concat(chunks).toString("utf8");
}

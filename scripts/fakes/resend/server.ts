// A local Resend that speaks HTTP: keeps what it accepts, knows idempotency keys, and fails where a test says so.
import type { IncomingMessage } from "node:http";
import { fail, listen, type Trouble } from "../server.ts";

interface SentMail {
	readonly key: string;
	readonly body: Readonly<Record<string, unknown>>;
	readonly headers: IncomingMessage["headers"];
}

interface Wrong {
	readonly status: number;
	readonly body?: string;
	readonly headers?: Readonly<Record<string, string>>;
}

export interface FakeResend {
	readonly url: string;
	readonly apiKey: string;
	/** Mails that went out, each once. */
	readonly mails: SentMail[];
	/** What the next requests are answered with. */
	readonly troubles: (Wrong | Trouble)[];
	stop(): Promise<void>;
}

export async function startFakeResend(): Promise<FakeResend> {
	const apiKey = "re_fake";
	const mails: SentMail[] = [];
	const troubles: FakeResend["troubles"] = [];
	const { url, close: stop } = await listen((request, response, body) => {
		const trouble = troubles.shift();
		if (typeof trouble === "string") return fail(response, trouble);
		const [status, value] = trouble ? [trouble.status] : accept(request, body, { apiKey, mails });
		response.writeHead(status, { "Content-Type": "application/json", ...trouble?.headers });
		response.end(trouble ? trouble.body : JSON.stringify(value));
	});
	return {
		url,
		apiKey,
		mails,
		troubles,
		stop,
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

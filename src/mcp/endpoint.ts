// POST /mcp: tools for assistants that answer people (Model Context Protocol, streamable HTTP, stateless).
import type { Context } from "hono";
import type { AppEnv } from "../edge/app-env.ts";
import { isWithin, limitSeconds, tooMany } from "../edge/limits.ts";
import type { Services } from "../services.ts";

export const mcpPath = "/mcp";
/** Messages of one request; an assistant sends one, or a few at once. */
const mostMessages = 10;

/**
 * A lane of its own: thousands of people ask from an assistant's one network. Each message counts as a request would, however
 * many come in one. The server is loaded when it is first asked.
 */
export function mcp(services: Services) {
	return async function mcp(c: Context<AppEnv>): Promise<Response> {
		c.set("route", "mcp");
		const { ASSISTANTS } = c.env;
		let within = await isWithin(c, ASSISTANTS);
		const { url, headers } = c.req.raw;
		const body = await c.req.text();
		const messages = messagesOf(body);
		if (messages.length > mostMessages) return refusedBatch();
		for (let more = 1; more < messages.length; more++) within = (await isWithin(c, ASSISTANTS)) && within;
		// A model never sees a header: it is told in the result of its call how long to wait.
		if (!within && !messages.some(isToolCall)) tooMany(limitSeconds);
		const { answerAssistant } = await import("./server.ts");
		const onError = (error: unknown) => c.set("error", String(error));
		const wait = within ? undefined : limitSeconds;
		const response = await answerAssistant(new Request(url, { method: "POST", headers, body }), services, {
			onError,
			wait,
		});
		const answer = new Response(response.body, response);
		answer.headers.set("Cache-Control", "no-store");
		return answer;
	};
}

/** Those of a batch, or the one that came; what is no JSON the server refuses. */
function messagesOf(body: string): readonly unknown[] {
	try {
		const read: unknown = JSON.parse(body);
		return Array.isArray(read) ? read : [read];
	} catch {
		return [];
	}
}

function isToolCall(message: unknown): boolean {
	return typeof message === "object" && message !== null && "method" in message && message.method === "tools/call";
}

function refusedBatch(): Response {
	const error = { code: -32600, message: `Invalid Request: send at most ${mostMessages} messages in one request` };
	return Response.json({ jsonrpc: "2.0", id: null, error }, { status: 400, headers: { "Cache-Control": "no-store" } });
}

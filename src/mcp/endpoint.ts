// POST /mcp: tools for assistants that answer people (Model Context Protocol, streamable HTTP, stateless).
import type { Context } from "hono";
import type { AppEnv } from "../edge/app-env.ts";
import { limit } from "../edge/limits.ts";
import type { Services } from "../services.ts";

export const mcpPath = "/mcp";

/** A lane of its own: thousands of people ask from an assistant's one network. The server is loaded when it is first asked. */
export function mcp(services: Services) {
	return async function mcp(c: Context<AppEnv>): Promise<Response> {
		c.set("route", "mcp");
		await limit(c, c.env.ASSISTANTS);
		const { answerAssistant } = await import("./server.ts");
		const response = await answerAssistant(c.req.raw, services, (error) => c.set("error", String(error)));
		const answer = new Response(response.body, response);
		answer.headers.set("Cache-Control", "no-store");
		return answer;
	};
}

// GET /api/openapi.json: the JSON endpoints described for programs (OpenAPI 3.1).
import type { Context } from "hono";
import type { AppEnv } from "../edge/app-env.ts";
import type { Services } from "../services.ts";

export const openApiPath = "/api/openapi.json";

export function openApi({ config }: Services) {
	let body: string | undefined;
	return async function openApi(c: Context<AppEnv>): Promise<Response> {
		c.set("route", "api.openapi");
		// Few ever ask, so the schemas and their converter load then.
		const { describeApi } = await import("./openapi/describe.ts");
		body ??= JSON.stringify(describeApi(config));
		return c.body(body, 200, {
			"Content-Type": "application/json",
			// It changes with a deploy alone.
			"Cache-Control": "public, max-age=3600",
		});
	};
}

// GET /api/screens/NAME: the socket of a page that was pressed "I am on the phone". Everybody else gets the same 404.
import type { Context } from "hono";
import type { AppEnv } from "../../edge/app-env.ts";
import { cookiesOf } from "../../edge/request-cookies.ts";
import { orUnavailable } from "../../edge/unavailable.ts";
import { problem } from "../../endpoints/problem.ts";
import type { Site } from "../../page/page.ts";
import { stillOpen } from "../../privacy/endings.ts";
import { issuedAt, readFormToken } from "../../privacy/form-token.ts";
import type { Vault } from "../../privacy/vault.ts";
import { visitorOf } from "../../privacy/visitor.ts";
import { type Screens, screenColumn, socketMs } from "./screens.ts";

interface Needs extends Pick<Site, "now"> {
	readonly screens: Screens | undefined;
	readonly vault: Vault | undefined;
	readonly db: D1Database | undefined;
}

/** Of the token that the page gives to the browser it was made for: whoever may open the page may connect, for an hour. */
export function screenPurpose(name: string): string {
	return `screen.${name}`;
}

export function socketTarget(name: string, token: string): string {
	return `/api/screens/${name}?${new URLSearchParams({ token })}`;
}

export function screenSocket({ screens, vault, db, now }: Needs) {
	return async function screenSocket(c: Context<AppEnv>): Promise<Response> {
		c.set("route", "api.screen");
		const { raw: request } = c.req;
		if (!screens || !vault || !db || request.headers.get("upgrade")?.toLowerCase() !== "websocket") return problem(404);
		// A socket is not held to the same origin by the browser, but the browser says which page opens it.
		if (!URL.canParse(request.headers.get("origin") ?? "")) return problem(404);
		if (new URL(request.headers.get("origin") ?? "").host !== c.var.raw.host) return problem(404);
		const name = c.req.param("name") ?? "";
		const visit = cookiesOf(request);
		const visitor = visitorOf(visit);
		const token = c.req.query("token") ?? "";
		const reading = visitor && (await readFormToken(vault, screenPurpose(name), visitor, { token, now: now() }));
		const issued = issuedAt(token);
		if (!visitor || reading !== "ok" || now().getTime() - issued.getTime() > socketMs) return problem(404);
		// A copy of the address and of the cookies opens nothing that was forgotten since.
		const entry = { column: screenColumn, value: name, issued } as const;
		const open = await orUnavailable("screen", stillOpen(db, { visit }, [entry]));
		if (open.length === 0) return problem(404);
		const { webSocket } = await orUnavailable("screen", screens.connect(name, visitor));
		// What an object answered cannot be changed, and every answer of ours gets its headers.
		return webSocket ? new Response(null, { status: 101, webSocket }) : problem(429, undefined, { retryAfter: 60 });
	};
}

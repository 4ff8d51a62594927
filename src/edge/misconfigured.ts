// What the Worker answers while a variable is wrong: nothing of the site, and to operations the name of the variable.
import type { WriteLine } from "./log.ts";

/** Messages of src/env.ts name a variable and never show a secret. */
export function misconfigured(error: unknown, write: WriteLine = console.error) {
	const why = error instanceof Error ? error.message : String(error);
	return {
		fetch(request: Request): Response {
			const health = new URL(request.url).pathname === "/api/health";
			write(JSON.stringify({ time: new Date().toISOString(), start: "refused", status: 503, why }));
			const headers = { "Cache-Control": "no-store", "Retry-After": "60", "X-Content-Type-Options": "nosniff" };
			if (health) return Response.json({ ok: false, configuration: why }, { status: 503, headers });
			return new Response(page, {
				status: 503,
				headers: {
					...headers,
					"Content-Type": "text/html; charset=UTF-8",
					"Content-Security-Policy": "default-src 'none'",
				},
			});
		},
	};
}

/** In both languages, without a number to call: which one is right is just what is not known. */
const page = `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Not open yet</title><h1>This site is not open yet</h1><p>Please come back later.</p><p lang="es">Este sitio todavía no está abierto. Vuelva más tarde.</p></html>`;

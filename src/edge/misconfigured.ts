// What the Worker answers while a variable is wrong: nothing of the site, and to operations the name of the variable.
import { defaultLanguage, languageCodes } from "../i18n/languages.ts";
import { phrase } from "../i18n/messages.ts";
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
			return new Response(page(), {
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

/** In every language, without a number to call: which one is right is just what is not known. */
function page(): string {
	const heading = phrase(defaultLanguage, "closed.heading");
	const texts = languageCodes.map(
		(code) => `<p lang="${code}">${phrase(code, "closed.heading")}. ${phrase(code, "closed.text")}</p>`,
	);
	return `<!DOCTYPE html><html lang="${defaultLanguage}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading}</title><h1>${heading}</h1>${texts.join("")}</html>`;
}

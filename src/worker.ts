// The Worker's entrypoints: the gateway on every request, the cached pages behind it.
import { WorkerEntrypoint, waitUntil } from "cloudflare:workers";
import { createApp } from "./app.ts";
import { runJobs } from "./cron.ts";
import type { WriteLine } from "./edge/log.ts";
import type { Purge } from "./edge/purge.ts";
import { EffectBudget } from "./effects/budget-object.ts";
import type { Env } from "./env.ts";
import { SharedScreen } from "./features/shared-screen/screen-object.ts";
import { defaultLanguage, languageCodes } from "./i18n/languages.ts";
import { phrase } from "./i18n/messages.ts";
import { answerMessages } from "./mail/wake.ts";
import { createPagesApp } from "./pages-app.tsx";
import { createServices, type Services, whyNoBookings } from "./services.ts";

/** One of each an environment object, made on the first request that needs it. */
const servicesOf = once((env) => reported(createServices(env, waitUntil)));
const gateways = once((env) => {
	try {
		return createApp(servicesOf(env), { fetchPage });
	} catch (error) {
		return misconfigured(error);
	}
});
const pagesApps = once((env) => createPagesApp(servicesOf(env)));

export default {
	fetch: (request, env, ctx) => gateways(env).fetch(request, env, ctx),
	scheduled: ({ cron }, env, ctx) =>
		runJobs(cron, { ...servicesOf(env), purge: async (tags) => pagesOf(ctx).purge(tags) }),
	async queue({ messages }, env) {
		const { outbox, now } = servicesOf(env);
		const bodies = messages.map(({ body }) => body);
		if (outbox) await answerMessages(outbox, bodies, now);
	},
} satisfies ExportedHandler<Env>;

export { EffectBudget, SharedScreen };

/** Stands behind the platform's edge cache (wrangler.toml); gets a canonical URL and nothing else, see edge/deliver.ts. */
export class Pages extends WorkerEntrypoint<Env> {
	override fetch(request: Request): Response | Promise<Response> {
		return pagesApps(this.env).fetch(request, this.env, this.ctx);
	}

	/** A purge reaches the cache of the entrypoint alone that asks for it. Where nothing is cached there is none. */
	async purge(tags: readonly string[]): Promise<void> {
		const purged = await this.ctx.cache?.purge({ tags: [...tags] });
		if (purged && !purged.success) throw new Error(`purge: ${purged.errors.map(({ message }) => message).join("; ")}`);
	}
}

/** One line for operations where the site runs without its bookings; /api/health says the same. */
function reported(services: Services): Services {
	const bookings = whyNoBookings(services);
	if (bookings)
		console.warn(JSON.stringify({ time: services.now().toISOString(), start: "bookings off", why: bookings }));
	return services;
}

function fetchPage(url: string, c: { executionCtx: unknown }): Promise<Response> {
	return pagesOf(c.executionCtx).fetch(url, { redirect: "manual" });
}

function pagesOf(ctx: unknown): Fetcher & { purge: Purge } {
	return (ctx as { exports: { Pages: Fetcher & { purge: Purge } } }).exports.Pages;
}

function once<T>(make: (env: Env) => T): (env: Env) => T {
	const made = new WeakMap<Env, T>();
	return (env) => {
		let value = made.get(env);
		if (!value) {
			value = make(env);
			made.set(env, value);
		}
		return value;
	};
}

/**
 * What the Worker answers while a variable is wrong: nothing of the site, and to operations the name of the variable.
 * Messages of src/env.ts never show a secret.
 */
function misconfigured(error: unknown, write: WriteLine = console.error) {
	const why = error instanceof Error ? error.message : String(error);
	return {
		fetch(request: Request): Response {
			const health = new URL(request.url).pathname === "/api/health";
			write(JSON.stringify({ time: new Date().toISOString(), start: "refused", status: 503, why }));
			const headers = { "Cache-Control": "no-store", "Retry-After": "60", "X-Content-Type-Options": "nosniff" };
			if (health) return Response.json({ ok: false, configuration: why }, { status: 503, headers });
			return new Response(closedPage(), {
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
function closedPage(): string {
	const heading = phrase(defaultLanguage, "closed.heading");
	const texts = languageCodes.map(
		(code) => `<p lang="${code}">${phrase(code, "closed.heading")}. ${phrase(code, "closed.text")}</p>`,
	);
	return `<!DOCTYPE html><html lang="${defaultLanguage}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading}</title><h1>${heading}</h1>${texts.join("")}</html>`;
}

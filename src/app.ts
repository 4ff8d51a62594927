// The gateway: every step a request takes, in order. Runs on every request and is never cached.
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { etag } from "hono/etag";
import { HTTPException } from "hono/http-exception";
import { api } from "./api.ts";
import type { AppEnv } from "./edge/app-env.ts";
import { cacheOf, isCacheable } from "./edge/cache-policy.ts";
import { degradedHeader, deliver, type FetchPage, waitsHeader } from "./edge/deliver.ts";
import { headers, pageHeaders } from "./edge/headers.ts";
import { counted, guardWrite, isWithin, limit, maxFormBytes, methodNotAllowed, unreadBodies } from "./edge/limits.ts";
import { log, type WriteLine } from "./edge/log.ts";
import { createPageMemo } from "./edge/memo.ts";
import { isStaticFile, missingFile } from "./edge/missing-file.ts";
import { redirects } from "./edge/redirects.ts";
import { rememberingRouter } from "./edge/remembering-router.ts";
import { TooMany } from "./edge/spending.ts";
import { againSeconds, Unavailable } from "./edge/unavailable.ts";
import { problem } from "./endpoints/problem.ts";
import { feedEndpoints } from "./features/guides/feeds-api.ts";
import { withdrawal } from "./frame/consent/withdrawal.ts";
import { errorPage, type KeptForm } from "./frame/error-page.tsx";
import { onlyProofField, turnProofField } from "./human-check/turn.ts";
import { pathOf } from "./links.ts";
import { mcp, mcpPath } from "./mcp/endpoint.ts";
import { nothingHere } from "./page/page.ts";
import { manifestPath } from "./page/site-icons.ts";
import { pages as registry } from "./pages.ts";
import { createPagesApp } from "./pages-app.tsx";
import { type RouteId, routeIds, routeOf } from "./routes.ts";
import type { Services } from "./services.ts";
import { didYouMean } from "./site/did-you-mean.ts";
import { llmsTxt } from "./site/llms-txt.ts";
import { manifest } from "./site/manifest.ts";
import { robotsTxt } from "./site/robots-txt.ts";
import { securityPath, securityTxt } from "./site/security-txt.ts";
import { sitemapXml } from "./site/sitemap-xml.ts";

export interface AppOptions {
	/** The way to the cached entrypoint; without one, pages are rendered here (tests). */
	readonly fetchPage?: FetchPage;
	readonly writeLine?: WriteLine;
}

export function createApp(services: Services, options: AppOptions = {}): Hono<AppEnv> {
	const { config } = services;
	const pages = createPagesApp(services);
	const memo = createPageMemo(config.pageMemoSeconds);
	const fetchPage: FetchPage = options.fetchPage ?? (async (url) => pages.request(url));

	const app = new Hono<AppEnv>({ router: rememberingRouter() });
	const patterns = () => app.routes.map(({ path }) => path);
	app.use(log(patterns, config.version, options.writeLine), headers(config), unreadBodies, redirects(config, patterns));
	app.use(async function known(c, next) {
		c.set("isKnown", services.isKnown);
		await next();
	});
	app.use(leaveMeant(services), withdrawal(config));
	app.use(bodyLimit({ maxSize: maxFormBytes }));

	// The feeds come before the pages, since their path also fits that of a guide.
	for (const [path, endpoint] of feedEndpoints(services)) app.get(path, etag(), endpoint);
	for (const id of routeIds) {
		const { path } = routeOf(id);
		const delivered = deliver(id, { memo, fetchPage, headersOf: pageHeaders(config) });
		app.use(path, named(id));
		app.get(path, (c) => {
			const cacheable = isCacheable(cacheOf(routeOf(id), c.req.raw));
			return cacheable ? delivered(c) : forward(c, pages, id);
		});
		app.post(path, (c) => forward(c, pages, id));
		app.all(path, () => methodNotAllowed({ posts: registry[id].action !== undefined }));
	}
	app.route("/api", api(services));
	app.get("/sitemap.xml", counted, sitemapXml(services));
	app.get("/robots.txt", robotsTxt(services));
	app.get(securityPath, securityTxt(services));
	app.post(mcpPath, mcp(services));
	app.all(mcpPath, () => methodNotAllowed({ only: "POST" }));
	app.get("/llms.txt", counted, llmsTxt(services));
	app.get(manifestPath, manifest(services));
	// A build has neither the branch nor what it imports.
	if (import.meta.env.DEV) {
		app.get("/styleguide/*", async (c) => {
			const { serveStyleguide } = await import("./styleguide/serve.tsx");
			return serveStyleguide(c.var.raw.path, services, c.var.language) ?? c.notFound();
		});
	}

	app.notFound((c) => {
		if (isApi(c)) return problem(404);
		return isStaticFile(c.req.path) ? missingFile() : nothingHere(c.var);
	});
	app.onError((error, c) => fail(error, c, services));
	return app;
}

/** A redirect to the not-found page carries the pages that the unknown address may have meant. */
function leaveMeant(services: Services) {
	const cookieOf = didYouMean(services);
	const lost = pathOf("notFound");
	return async function leaveMeant(c: Context<AppEnv>, next: () => Promise<void>) {
		await next();
		if (c.res.status !== 302) return;
		const [to] = c.res.headers.get("Location")?.split("?") ?? [];
		// What may have been meant is looked for in all there is: who asks for much that is not there gets the page alone.
		if (to === lost && (await isWithin(c, c.env.READS))) {
			c.header("Set-Cookie", cookieOf(c.var.raw.path, c.var.language), { append: true });
		}
	};
}

function named(id: RouteId) {
	return async function named(c: Context<AppEnv>, next: () => Promise<void>) {
		c.set("route", id);
		await next();
	};
}

/** What is never cached: straight to the pages, with what this visitor's request says. */
async function forward(c: Context<AppEnv>, pages: ReturnType<typeof createPagesApp>, id: RouteId): Promise<Response> {
	const { limits = {}, postsFromAnywhere, countsPosts } = routeOf(id);
	if (c.req.method === "POST") {
		if (!postsFromAnywhere) guardWrite(c);
		// What a page counts by itself may read the database before; as many as reads, apart from them, come so far.
		await (countsPosts ? limit(c, c.env.READS, "post") : limit(c, c.env.WRITES));
	} else {
		const { reads } = limits;
		await limit(c, c.env[reads?.with.some((name) => c.req.query(name)) ? reads.by : "READS"]);
	}
	const response = await pages.fetch(c.req.raw, c.env, c.executionCtx);
	const failure = response.headers.get(degradedHeader);
	if (failure) c.set("error", decodeURIComponent(failure));
	response.headers.delete(degradedHeader);
	response.headers.delete(waitsHeader);
	return response;
}

/** The one place where surprises end: a localized page or a problem document, and a word in the log. */
async function fail(error: Error, c: Context<AppEnv>, services: Services): Promise<Response> {
	const refused = error instanceof HTTPException;
	const status = refused ? error.status : error instanceof Unavailable ? 503 : 500;
	c.set("error", refused ? error.message || `refused with ${status}` : (error.stack ?? String(error)));
	c.set("failed", true);
	const challenge = services.humans !== undefined && error instanceof TooMany && error.inLine && !isApi(c);
	c.set("challenged", challenge);
	const kept = status === 429 ? ((await keptForm(c, error)) ?? (challenge ? onlyProof(c) : undefined)) : undefined;
	const wait = Number((refused && error.res?.headers.get("Retry-After")) || 60);
	const answer = isApi(c) ? problem(status) : errorPage(services, c.var.language, status, { kept, wait, challenge });
	if (status === 503) answer.headers.set("Retry-After", `${againSeconds}`);
	for (const name of ["Allow", "Retry-After", "Set-Cookie"]) {
		const value = refused && error.res?.headers.get(name);
		if (value) answer.headers.set(name, value);
	}
	return answer;
}

/** A form that came too soon: its page is not asked again, so the refusal itself keeps what was typed. */
async function keptForm(c: Context<AppEnv>, error: Error): Promise<KeptForm | undefined> {
	if (c.req.method !== "POST") return undefined;
	const read = error instanceof TooMany ? error.form : undefined;
	const form = read ?? (c.req.raw.bodyUsed ? undefined : await c.req.formData().catch(() => undefined));
	const fields = [...(form ?? [])].flatMap(([name, value]) =>
		typeof value === "string" && name !== turnProofField ? [{ name, value }] : [],
	);
	return { action: c.var.raw.path + c.var.raw.search, fields };
}

/** Of a page that was only to be read there is nothing to keep but its address. */
function onlyProof({ var: { raw } }: Context<AppEnv>): KeptForm {
	return { action: raw.path + raw.search, fields: [{ name: onlyProofField, value: "1" }], onlyProof: true };
}

function isApi(c: Context<AppEnv>): boolean {
	return c.req.path.startsWith("/api/");
}

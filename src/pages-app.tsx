// The app behind the gateway: routes a clean URL to its page and renders it. Knows nothing of hosts, cookies or caches.
import { reactRenderer } from "@hono/react-renderer";
import { type Context, Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { cacheOf, isCacheable, policyOf } from "./edge/cache-policy.ts";
import { isCrawler } from "./edge/crawler.ts";
import { degradedHeader, waitsHeader } from "./edge/deliver.ts";
import { languageOf } from "./edge/language.ts";
import { methodNotAllowed, postCounter } from "./edge/limits.ts";
import { rawUrl, schemeOf } from "./edge/raw-url.ts";
import { rememberingRouter } from "./edge/remembering-router.ts";
import { cookiesOf } from "./edge/request-cookies.ts";
import { type Proof, personParameter, spendingOf, TooMany } from "./edge/spending.ts";
import { againSeconds, Unavailable } from "./edge/unavailable.ts";
import { visitorCountry } from "./edge/visitor-country.ts";
import type { Env } from "./env.ts";
import { printable } from "./forms/typed-text.ts";
import { Document, type DocumentProps } from "./frame/document.tsx";
import { errorPage } from "./frame/error-page.tsx";
import { streamLate } from "./frame/late-stream.tsx";
import { inOrder, streamed } from "./frame/stream.ts";
import { onlyProofField, proofOf } from "./human-check/turn.ts";
import { defaultLanguage, type Language } from "./i18n/languages.ts";
import { href } from "./links.ts";
import { headOf } from "./page/head.ts";
import {
	failureOf,
	nothingHere,
	type PageData,
	type PageInput,
	type PageResult,
	type Site,
	seeOther,
	type Visit,
} from "./page/page.ts";
import type { PageContext } from "./page/page-context.tsx";
import { type Coming, isThere, type Part, type Parts, settle, withParts } from "./page/parts.tsx";
import { answerOf, type Piece } from "./page/pieces.ts";
import { pages } from "./pages.ts";
import { tellLine } from "./places/line-text.ts";
import { type RouteId, routeIds, routeOf } from "./routes.ts";
import type { Services } from "./services.ts";
import { listPages } from "./site/page-instances.ts";

export interface PagesEnv {
	Bindings: Env;
}

declare module "@hono/react-renderer" {
	interface Props extends DocumentProps {}
}

export function createPagesApp(services: Services): Hono<PagesEnv> {
	const app = new Hono<PagesEnv>({ router: rememberingRouter() });
	for (const id of routeIds) {
		app.get(routeOf(id).path, (c) => answer(c, services, id));
		app.post(routeOf(id).path, (c) => act(c, services, id));
	}
	app.notFound((c) => nothingHere({ language: languageParam(c) }));
	// Surprises end in one place only: the gateway.
	app.onError((error) => {
		throw error;
	});
	return app;
}

async function answer(c: Context<PagesEnv>, services: Services, id: RouteId): Promise<Response> {
	const input = inputOf(c, services, id);
	try {
		const result: PageResult = await pages[id].load(input);
		return result instanceof Response ? result : await render(c, services, input, result);
	} catch (error) {
		if (error instanceof Unavailable) return unavailable(services, input, error);
		throw error;
	}
}

/** Made here, because between two entrypoints an error is no more than its message. */
function unavailable(services: Site, { language }: PageInput, { message }: Unavailable): Response {
	const page = errorPage(services, language, 503);
	page.headers.set("Retry-After", `${againSeconds}`);
	page.headers.set(degradedHeader, encodeURIComponent(message));
	return page;
}

async function act(c: Context<PagesEnv>, services: Services, id: RouteId): Promise<Response> {
	const { action } = pages[id];
	const form = await c.req.formData().catch(() => {
		if (!action) methodNotAllowed();
		throw new HTTPException(415);
	});
	const input = inputOf(c, services, id, proofOf(services.humans, form));
	if (form.has(onlyProofField)) return goOn(input);
	if (!action) return methodNotAllowed();
	try {
		const result: PageResult = await action(input, form, c.env);
		return result instanceof Response ? result : await render(c, services, input, result);
	} catch (error) {
		// Whoever has to wait sends the same again.
		if (error instanceof TooMany) error.form = form;
		throw error;
	}
}

/** Back to the page that was asked for, with what the proof is worth in a cookie, or to its wait. */
async function goOn({ id, params, query, language, spending }: PageInput): Promise<Response> {
	const pass = await spending.pass();
	const asked = new URLSearchParams([...query].filter(([name]) => name !== personParameter));
	return seeOther(href(language, id, params, asked), pass ? [spending.placeCookie(pass)] : []);
}

function inputOf(c: Context<PagesEnv>, services: Services, id: RouteId, proof?: Proof): PageInput<RouteId, Services> {
	const language = languageParam(c);
	const known: readonly string[] = routeOf(id).query ?? [];
	const { search } = rawUrl(c.req.url);
	const given = new URLSearchParams(search);
	const pairs = [...given];
	const ours = pairs.filter(([name]) => known.includes(name));
	const query = search.includes("%")
		? new URLSearchParams(ours.map(([name, value]) => [name, printable(value)]))
		: ours.length < pairs.length
			? new URLSearchParams(ours)
			: given;
	return {
		id,
		params: c.req.param() as PageInput["params"],
		query,
		language,
		t: services.messages[language].t,
		services,
		visit: visitOf(c, id),
		spending: spendingOf(c.req.raw, services.budgets, { proof, isKnown: services.isKnown }),
		count: postCounter({ request: c.req.raw, isKnown: services.isKnown }, c.env ?? {}),
		listPages: () => listPages(language, services),
		crawler: isCrawler(c.req.header("user-agent")),
		afterwards: (work) => c.executionCtx.waitUntil(work.catch((error) => console.error(String(error)))),
	};
}

function visitOf(c: Context<PagesEnv>, id: RouteId): Visit {
	if (isCacheable(routeOf(id).cache)) {
		return {
			cookie: () => undefined,
			get secure() {
				return schemeOf(c.req.raw) === "https";
			},
		};
	}
	const { cookie, secure } = cookiesOf(c.req.raw);
	return { cookie, secure, country: visitorCountry(c.req.raw) };
}

function languageParam(c: Context<PagesEnv>): Language {
	const { search } = rawUrl(c.req.url);
	const url = languageOf(search, undefined);
	return url.kind === "language" ? url.language : defaultLanguage;
}

/**
 * Renders a page's data. Where all of it is at hand, or a crawler asks, in one piece; else it begins with what stands before
 * the first part that waits.
 */
async function render(c: Context<PagesEnv>, services: Site, input: PageInput, data: PageData): Promise<Response> {
	const { late, answers, waits = [] } = data;
	await settle(waits, input.crawler || late !== undefined);
	const parts: Parts = [];
	const page = { ...pageContextOf(c, services, input), parts };
	const row = routeOf(input.id);
	const status = data.status ?? (row.status === 404 ? 404 : 200);
	const cache = cacheOf(row, c.req.raw);
	const degraded = data.degraded ?? failureOf(waits);
	const sent = withParts(await drawnText(c, data.view, { page, head: headOf(page, data) }), parts);
	const whole = sent.every(isThere) ? sent : undefined;
	const headers = {
		"Content-Type": "text/html; charset=UTF-8",
		"Cache-Control": policyOf(cache, status, Boolean(degraded)).edge,
		"Content-Language": input.language,
		...(isCacheable(cache) && { "Cache-Tag": [input.id, input.language, ...(data.tags ?? [])].join(",") }),
		...(status === 503 && { "Retry-After": `${againSeconds}` }),
		...(degraded && { [degradedHeader]: encodeURIComponent(degraded.slice(0, 300).toWellFormed()) }),
		...(!whole && { [waitsHeader]: "1" }),
	};
	const init = { status, headers: data.cookies ? withCookies(headers, data.cookies) : headers };
	if (late && whole)
		return streamLate(whole, { late, answers, firstScreen: data.firstScreen }, page, {
			init,
			complete: input.crawler,
		});
	if (whole) return answerOf(whole, init);
	return streamed(isCacheable(cache) ? unlessFailed(sent, waits) : inOrder(sent), init, () => failureOf(waits));
}

function withCookies(plain: Readonly<Record<string, string>>, cookies: readonly string[]): Headers {
	const headers = new Headers(plain);
	for (const cookie of cookies) headers.append("Set-Cookie", cookie);
	return headers;
}

const documents = reactRenderer(({ children, page, head }) => (
	<Document page={page} head={head}>
		{children}
	</Document>
));

/** What the renderer takes for its answer; nobody sends it. */
const unsent = new Response();

/**
 * What the renderer draws, as text: of an answer, in which it would put it, the text would have to be read again to put the
 * parts in, and all of it is made bytes twice.
 */
async function drawnText(c: Context<PagesEnv>, view: PageData["view"], props: Pick<DocumentProps, "page" | "head">) {
	const drawn: string[] = [];
	const respond = (html: string) => {
		drawn.push(html);
		return unsent;
	};
	c.html = respond as typeof c.html;
	// As the app's middleware it would be one more step on the way of every page, also of those that lead elsewhere.
	await documents(c, async () => {});
	await c.render(view, props);
	return drawn.join("");
}

/**
 * The whole page, and then an error where something failed behind it: its header has said already how long caches may keep
 * it, and what is cut off they do not keep. The gateway gives the visitor what came before.
 */
async function* unlessFailed(
	sent: readonly Part[],
	waits: readonly Coming<object>[],
): AsyncGenerator<readonly Piece[]> {
	yield* inOrder(sent);
	const failure = failureOf(waits);
	if (failure) throw new Error(failure);
}

function pageContextOf(c: Context<PagesEnv>, services: Site, { id, language, query, visit }: PageInput): PageContext {
	const search = query.size > 0 ? query.toString() : "";
	return {
		id,
		language,
		messages: services.messages[language],
		config: services.config,
		variables: services.variables[language],
		line: tellLine(visit.country, services.config, language),
		target: rawUrl(c.req.url).path + (search && `?${search}`),
		country: visit.country,
	};
}

// The way of a request at the desk: who asks, whether it is theirs to ask, the page. Whoever is nobody gets nothing.
import { reactRenderer } from "@hono/react-renderer";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { isForeignWrite, maxFormBytes } from "../../edge/limits.ts";
import { canonicalPath, rawUrl, schemeOf } from "../../edge/raw-url.ts";
import type { ScreenSubject } from "../../features/bookings/ports.ts";
import { bareHead } from "../../page/head.ts";
import type { PageContext } from "../../page/page-context.tsx";
import { Unopened } from "../../privacy/vault.ts";
import type { Agent } from "../agent.ts";
import type { DeskReading } from "../frame/desk-context.tsx";
import { DeskDocument } from "../frame/desk-document.tsx";
import { type DeskHandler, type DeskInput, type DeskServices, type DeskView, leadTo } from "../frame/desk-page.ts";
import { type DeskError, ErrorView } from "../frame/error-view.tsx";
import { ElsewhereView, isFromElsewhere, isPart } from "../frame/from-elsewhere.tsx";
import { deskHeaders, nothing } from "../frame/headers.ts";
import { chosenLanguage } from "../frame/language.ts";
import type { Identify } from "../identity/identify.ts";
import { type DeskRouteId, deskHref, deskRouteIds, deskRouteOf } from "../routes.ts";
import { deskTexts } from "../texts/texts.ts";
import { deskPages } from "./pages.ts";
import { pageAgain, versionNow, whyRefused } from "./refused-form.ts";

interface DeskEnv {
	Variables: { agent: Agent; route: DeskRouteId | "unknown"; error: string; why: string };
}

declare module "@hono/react-renderer" {
	interface Props {
		readonly desk?: DeskReading;
		readonly said?: string | undefined;
	}
}

export interface DeskOptions {
	readonly identify: Identify;
	readonly write?: (line: string) => void;
}

export function createDeskApp(services: DeskServices, { identify, write = console.log }: DeskOptions): Hono<DeskEnv> {
	const app = new Hono<DeskEnv>();
	const { hsts, version } = services.config;
	app.use(async function log(c, next) {
		const started = Date.now();
		c.set("route", "unknown");
		await next();
		for (const [name, value] of Object.entries(deskHeaders)) {
			// A file of the desk's own says how long it is kept.
			if (!c.res.headers.has(name)) c.res.headers.set(name, value);
		}
		if (schemeOf(c.req.raw) === "https") c.res.headers.set("Strict-Transport-Security", hsts);
		// Who did what to which booking stands in the record; a line for operations has neither.
		const { route, error, agent, why } = c.var;
		const line = {
			method: c.req.method,
			route,
			status: c.res.status,
			ms: Date.now() - started,
			role: agent?.role,
			why,
			error,
		};
		write(JSON.stringify({ time: new Date(started).toISOString(), desk: "request", ...line, version }));
	});
	app.use(async function guard(c, next) {
		const agent = await identify(c.req.raw, (reason) => c.set("why", reason));
		if (!agent) return nothing();
		const { host } = rawUrl(c.req.url, c.req.header("host"));
		const { headers } = c.req.raw;
		const foreign =
			c.req.method === "POST" ? isForeignWrite(headers, host) : isPart(headers) && !isStyle(c) && !isFrame(c);
		if (foreign) {
			c.set("why", "asked by another site, or as a part of a page");
			return nothing();
		}
		c.set("agent", agent);
		await next();
	});
	app.use(bodyLimit({ maxSize: maxFormBytes }));
	app.use(
		reactRenderer(({ children, page, head, desk, said }) => {
			if (!desk) throw new Error("A page of the desk without who sits there");
			return (
				<DeskDocument page={page} desk={desk} title={head.title} said={said}>
					{children}
				</DeskDocument>
			);
		}),
	);
	for (const id of deskRouteIds) {
		const { path, posts } = deskRouteOf(id);
		app[posts ? "post" : "get"](path, (c) => answer(c, services, id));
	}
	app.notFound((c) => failed(c, services, "missing"));
	app.onError((error, c) => {
		c.set("error", error.stack ?? String(error));
		return failed(c, services, error instanceof Unopened ? "sealed" : "failed");
	});
	return app;
}

async function answer(c: Context<DeskEnv>, services: DeskServices, id: DeskRouteId): Promise<Response> {
	const { agent } = c.var;
	c.set("route", id);
	const { roles, elseTo, path, posts } = deskRouteOf(id);
	if (!roles.includes(agent.role)) return elseTo ? leadTo(deskHref(elseTo) + rawUrl(c.req.url).search) : nothing();
	const { language } = languageOf(c);
	const form = posts ? await formOf(c) : new FormData();
	if (!form) return failed(c, services, "unread");
	// What is read is written down: nobody reads something because another site led them to it.
	if (!posts && isThing(path) && isFromElsewhere(c.req.raw.headers)) {
		return draw(c, services, id, { title: deskTexts(language)("elsewhere.heading"), view: <ElsewhereView /> });
	}
	const input: DeskInput = {
		params: c.req.param() as DeskInput["params"],
		...{ agent, language, services, form, now: services.now(), showOnly: false },
		query: new URLSearchParams(rawUrl(c.req.url).search),
		t: services.messages[language].t,
		d: deskTexts(language),
	};
	// Read before what it is the version of: at worst it is refused though nothing else is shown.
	const version = await versionNow(id, input);
	const why = posts ? whyRefused(id, input, version) : undefined;
	const result = why ? undefined : await handlerOf(id)(input);
	if (result instanceof Response) return result;
	if (result && "view" in result) return draw(c, services, id, result, { version });
	const again = await pageAgain(id, input, handlerOf);
	if (!again) return failed(c, services, "missing");
	const { page, answer: shown, form: typed, version: latest } = again;
	if (shown instanceof Response) return shown;
	if (!("view" in shown)) return failed(c, services, "unread");
	const problem = result && { field: result.mistyped, text: result.text };
	const sent = { action: c.req.path, form: typed, why: why ?? "typed", problem } as const;
	const status = why === "stale" ? 409 : 400;
	return draw(c, services, page, { ...shown, status }, { version: latest, sent });
}

/** The table says which parameters each has; here they are any row's. */
const handlerOf = (id: DeskRouteId) => deskPages[id] as DeskHandler;

const isStyle = (c: Context<DeskEnv>) => c.req.path === deskHref("styles");
/** Asked for by the element that it is made for: what a frame of another site would ask for is another matter (`isFromElsewhere`). */
const isFrame = ({ req }: Context<DeskEnv>) =>
	req.header("sec-fetch-dest") === "iframe" && framed.some((path) => path.test(req.path));
const framed = deskRouteIds
	.map(deskRouteOf)
	.filter((row) => row.framed)
	.map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`));
const isThing = (path: string) => path.includes(":");

/** Undefined for what is none. */
async function formOf(c: Context<DeskEnv>): Promise<FormData | undefined> {
	// Only the two that a form sends: a failure to read one of those is another matter.
	if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(c.req.header("content-type") ?? ""))
		return undefined;
	return c.req.formData().catch((error: unknown) => {
		if (error instanceof TypeError) return undefined;
		throw error;
	});
}

const languageOf = (c: Context<DeskEnv>) => chosenLanguage(rawUrl(c.req.url).search, c.req.raw.headers);

async function draw(
	c: Context<DeskEnv>,
	{ config, messages, variables, now, screens }: DeskServices,
	route: DeskRouteId,
	{ title, view, status = 200, said }: DeskView,
	{ version, sent }: Partial<Pick<DeskReading, "version" | "sent">> = {},
): Promise<Response> {
	const { language, cookie } = languageOf(c);
	const page: PageContext = {
		// No page of the site: whatever of its views asks for a row finds one that leads nowhere.
		id: "notFound",
		...{ language, config, messages: messages[language], variables: variables[language], target: "/" },
	};
	// An act has no address that could be opened again. What is no page's may read like another host: "//evil.example/".
	const path = c.req.method === "POST" ? deskHref("home") : canonicalPath(c.req.path);
	const site = { messages, variables };
	const shared = screens && status !== 404 ? tripOf(route, c) : undefined;
	const desk: DeskReading = {
		agent: c.var.agent,
		d: deskTexts(language),
		route,
		path,
		now: now(),
		site,
		shared,
		version,
		sent,
	};
	c.status(status);
	c.header("Content-Language", language);
	if (cookie) c.header("Set-Cookie", cookie);
	return c.render(view, { page, head: bareHead(title, ""), desk, said });
}

/** Whatever is done to a trip, its pages are below its own. */
function tripOf(route: DeskRouteId, c: Context<DeskEnv>): ScreenSubject | undefined {
	const [, kind] = /^\/(booking|quote)s\/:code\b/.exec(deskRouteOf(route).path) ?? [];
	return kind === "booking" || kind === "quote" ? { kind, id: c.req.param("code") ?? "" } : undefined;
}

/** What is not there, and what went wrong, for who sits at the desk. */
function failed(c: Context<DeskEnv>, services: DeskServices, why: DeskError): Response | Promise<Response> {
	const title = deskTexts(languageOf(c).language)(`error.${why}.heading`);
	const status = ({ missing: 404, failed: 503, sealed: 200, unread: 400 } as const)[why];
	return draw(c, services, "home", { title, view: <ErrorView why={why} />, status });
}

// Rate limits and same-origin checks for what costs money or writes.
import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { networksOf } from "../effects/networks.ts";
import type { Env } from "../env.ts";
import { sha256 } from "../privacy/hash.ts";
import { visitorOf } from "../privacy/visitor.ts";
import type { AppEnv } from "./app-env.ts";
import { cookiesOf } from "./request-cookies.ts";
import { type Shown, TooMany } from "./spending.ts";

/** Counts this request, and says whether it is within the limit of its address, as `isBelow` says. */
export function isWithin(c: Context<AppEnv>, limiter: RateLimit | undefined, kind?: string): Promise<boolean> {
	return isBelow({ request: c.req.raw, isKnown: c.var.isKnown }, limiter, kind);
}

interface Asker {
	readonly request: Request;
	readonly isKnown: Shown["isKnown"];
}

/**
 * The key is the address as the edge saw it, never stored by us; of IPv6 its /64, all of which one visitor has. Thousands share the
 * address of a carrier with whoever floods from there, so past its limit a browser of a known traveler has a limit of its own.
 * A bare runtime without the binding (the benchmark) has no limit.
 * @param kind of what is counted apart by the same limiter
 */
async function isBelow({ request, isKnown }: Asker, limiter: RateLimit | undefined, kind = ""): Promise<boolean> {
	if (!limiter) return true;
	const { address } = networksOf(request.headers.get("cf-connecting-ip") ?? "local");
	const keyOf = (who: string) => (kind ? `${who} ${kind}` : who);
	if ((await limiter.limit({ key: keyOf(address) })).success) return true;
	const visit = cookiesOf(request);
	const visitor = visitorOf(visit);
	if (!visitor || !(await isKnown?.(visit))) return false;
	return (await limiter.limit({ key: keyOf(`known ${await sha256(visitor)}`) })).success;
}

/** What the posts of a page are counted as, each apart, and by which binding. */
const postLimits = {
	/** A form with a valid token. */
	form: "WRITES",
	/** One without: it is refused, and keeps nobody out who has one. */
	tokenless: "WRITES",
	name: "LOOKUPS",
	digits: "LOOKUPS",
	/** The secret of a mail that opened nothing. */
	link: "LOOKUPS",
	/** A number that nothing of ours has. */
	number: "LOOKUPS",
} as const satisfies Readonly<Record<string, keyof Env>>;

/** Counts a post once it is known what it is. Throws 429 for who is past that limit. */
export type CountPost = (kind: keyof typeof postLimits) => Promise<void>;

export function postCounter(asker: Asker, env: Partial<Env>): CountPost {
	return async (kind) => {
		if (!(await isBelow(asker, env[postLimits[kind]], kind))) tooMany(limitSeconds);
	};
}

/** Throws 429 when this visitor has used up the limit. */
export async function limit(c: Context<AppEnv>, limiter: RateLimit | undefined, kind?: string): Promise<void> {
	if (!(await isWithin(c, limiter, kind))) tooMany(limitSeconds);
}

/** The period of every rate limit (wrangler.toml). */
export const limitSeconds = 60;

/** Counts a read that no cache answers and that has no limit of its own; without any bindings there is none. */
export async function counted(c: Context<AppEnv>, next: () => Promise<void>): Promise<void> {
	const { READS }: Partial<Env> = c.env ?? {};
	await limit(c, READS);
	await next();
}

/** Throws 429 with the seconds after which it is worth trying again. */
export function tooMany(retryAfter: number): never {
	throw new TooMany(retryAfter);
}

/** Bytes of the largest form that is read. */
export const maxFormBytes = 64 * 1024;

/** Throws 403 for a form posted from another site. */
export function guardWrite(c: Context<AppEnv>): void {
	if (isForeignWrite(c.req.raw.headers, c.var.raw.host)) throw new HTTPException(403);
}

/** Was it posted from another site? @param host the one that was asked, with its port */
export function isForeignWrite(headers: Headers, host: string): boolean {
	const site = headers.get("sec-fetch-site");
	const origin = headers.get("origin");
	return site ? site !== "same-origin" && site !== "none" : !!origin && hostOf(origin) !== host;
}

function hostOf(origin: string): string | null {
	try {
		return new URL(origin).host;
	} catch {
		return null;
	}
}

/** Throws 405 for a page or an endpoint that is only read, that takes a form besides, or that takes nothing else. */
export function methodNotAllowed({ posts = false, only = "" } = {}): never {
	const Allow = only || (posts ? "GET, HEAD, POST" : "GET, HEAD");
	throw new HTTPException(405, { res: new Response(null, { headers: { Allow } }) });
}

const maxDrainedBytes = 1024 * 1024;

/**
 * Reads what a refused form still sends, up to a megabyte: a server that answers without reading breaks the connection
 * for the next request on it.
 */
export async function unreadBodies(c: Context<AppEnv>, next: () => Promise<void>): Promise<void> {
	await next();
	const { body } = c.req.raw;
	if (!body || c.req.raw.bodyUsed) return;
	let read = 0;
	for await (const chunk of body) {
		read += (chunk as Uint8Array).byteLength;
		if (read > maxDrainedBytes) break;
	}
}

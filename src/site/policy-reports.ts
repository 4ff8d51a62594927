// POST /api/policy-reports: what browsers say they refused to load, as a word in the request's own log line.
import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import type { AppEnv } from "../edge/app-env.ts";
import { limit } from "../edge/limits.ts";
import { routeIds, routeOf } from "../routes.ts";

/** A browser sends what it has gathered of a page at once. */
const maxReportBytes = 16 * 1024;

/** By its own media type each: `report-uri`, and the Reporting API. */
const types = ["application/csp-report", "application/reports+json"];

/**
 * 204 whatever it says: it is anybody's word. Nothing of it is kept but which directive refused what, on which of our
 * pages: no address with its query, no line of a script, no browser.
 */
export const policyReports: readonly [MiddlewareHandler<AppEnv>, MiddlewareHandler<AppEnv>] = [
	bodyLimit({ maxSize: maxReportBytes }),
	async function policyReports(c: Context<AppEnv>): Promise<Response> {
		c.set("route", "api.policyReports");
		await limit(c, c.env.REPORTS);
		const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
		if (!types.includes(type)) throw new HTTPException(415);
		const reports = reportsIn(await c.req.text());
		const [first] = reports;
		if (first) {
			const more = reports.length > 1 ? ` (and ${reports.length - 1} more)` : "";
			c.set("error", `policy: ${first.directive} refused ${first.blocked} on ${first.page}${more}`);
		}
		return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
	},
];

interface PolicyReport {
	readonly directive: string;
	readonly blocked: string;
	/** A route's id. */
	readonly page: string;
}

/** Of either shape; what is none is left out. */
export function reportsIn(body: string): PolicyReport[] {
	let json: unknown;
	try {
		json = JSON.parse(body);
	} catch {
		return [];
	}
	return (Array.isArray(json) ? json : [json]).flatMap((report: unknown) => {
		const { "csp-report": old, body: told, type } = recordOf(report);
		if (old !== undefined) return [reportOf(recordOf(old), "effective-directive", "blocked-uri", "document-uri")];
		return type === "csp-violation"
			? [reportOf(recordOf(told), "effectiveDirective", "blockedURL", "documentURL")]
			: [];
	});
}

function reportOf(
	report: Readonly<Record<string, unknown>>,
	...[directive, blocked, page]: readonly [string, string, string]
): PolicyReport {
	return {
		directive: wordOf(report[directive] ?? report["violated-directive"]),
		blocked: sourceOf(report[blocked]),
		page: pageOf(report[page]),
	};
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
	return typeof value === "object" && value !== null ? { ...value } : {};
}

/** One lower-case word, as directives and keywords are; whatever else is sent is nobody's to read. */
function wordOf(value: unknown): string {
	return typeof value === "string" && /^[a-z-]{1,40}$/.test(value) ? value : "something";
}

/** A host without path and query, the scheme of what has none, or the keyword. */
function sourceOf(value: unknown): string {
	const url = urlOf(value);
	if (!url) return wordOf(value);
	return /^https?:$/.test(url.protocol) ? url.hostname.slice(0, 100) : wordOf(url.protocol.slice(0, -1));
}

function pageOf(value: unknown): string {
	const path = urlOf(value)?.pathname;
	const fits = (id: (typeof routeIds)[number]) => new RegExp(`^${routeOf(id).path.replace(/:\w+/g, "[^/]+")}$`);
	return (path && routeIds.find((id) => fits(id).test(path))) || "no page of ours";
}

function urlOf(value: unknown): URL | null {
	return typeof value === "string" ? URL.parse(value) : null;
}

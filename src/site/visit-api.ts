// POST /api/visit: a number that was pressed, and how fast a page was for somebody; anybody's word, so only counted.
import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as v from "valibot";
import type { AppEnv } from "../edge/app-env.ts";
import { guardWrite, limit } from "../edge/limits.ts";
import { isRouteId } from "../edge/log.ts";
import type { Told } from "../events/events.ts";
import type { Measures } from "../frame/beacon/island/visit.ts";
import type { Services } from "../services.ts";

const maxBytes = 512;
/** An hour: a tab in the background is not a slow page. */
const milliseconds = v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(3_600_000)));

const visit = v.object({
	route: v.pipe(v.string(), v.check(isRouteId)),
	call: v.exactOptional(v.picklist(["phone", "whatsapp"])),
	measures: v.exactOptional(
		v.object({
			...{ lcp: milliseconds, inp: milliseconds },
			cls: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
		}),
	),
});

/** Up to the first a measure is good, up to the second fair (web.dev/articles/vitals). */
const limits: Readonly<Record<keyof Measures, readonly [number, number]>> = {
	lcp: [2500, 4000],
	inp: [200, 500],
	cls: [0.1, 0.25],
};

/** 204 whatever it says. */
export function visitApi({ tell }: Pick<Services, "tell">): [MiddlewareHandler<AppEnv>, MiddlewareHandler<AppEnv>] {
	return [
		bodyLimit({ maxSize: maxBytes }),
		async function visitApi(c: Context<AppEnv>): Promise<Response> {
			c.set("route", "api.visit");
			guardWrite(c);
			await limit(c, c.env.READS);
			const read = v.safeParse(visit, await c.req.json().catch(() => undefined));
			if (read.success) {
				const { route, call, measures = {} } = read.output;
				const about = { route, country: countryOf(c.req.raw) };
				if (call) tell("call", { ...about, outcome: "pressed", what: call });
				for (const name of ["lcp", "inp", "cls"] as const) {
					const value = measures[name];
					if (value !== undefined) tell("vitals", { ...about, ...vitalOf(name, value) });
				}
			}
			return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
		},
	];
}

function vitalOf(what: keyof Measures, value: number): Told<"vitals"> {
	const [good, fair] = limits[what];
	const outcome = value <= good ? "good" : value <= fair ? "fair" : "poor";
	return { what, outcome, ...(what === "cls" ? { count: Math.round(value * 1000) } : { ms: Math.round(value) }) };
}

function countryOf({ cf }: Request): string | undefined {
	return typeof cf?.country === "string" ? cf.country : undefined;
}

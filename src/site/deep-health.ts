// GET /api/health/deep: how far each part is from what wakes somebody, for an uptime check that brings our key.
import type { Context } from "hono";
import type { AppEnv } from "../edge/app-env.ts";
import { methodNotAllowed } from "../edge/limits.ts";
import { problem } from "../endpoints/problem.ts";
import type { Services } from "../services.ts";
import { inTime } from "../time/in-time.ts";
import { type State, worst } from "./health-limits.ts";
import { parts, type Reading } from "./health-parts.ts";

/** A part that takes longer does not answer. */
const partMs = 4_000;

interface PartAnswer {
	readonly part: string;
	readonly state: State;
	readonly ms: number;
	/** It could not tell, and that is an alarm. */
	readonly failed?: "error" | "late";
	readonly readings: readonly Reading[];
}

export interface DeepHealth {
	readonly state: State;
	readonly version: string;
	readonly time: string;
	readonly parts: readonly PartAnswer[];
}

/** 404 for everybody where no key is set; 401 for who brings another one. @param limitMs for each part */
export function deepHealth(services: Services, limitMs = partMs) {
	const { config, isHealthKey, now } = services;
	return async function deepHealth(c: Context<AppEnv>): Promise<Response> {
		if (!isHealthKey) return problem(404);
		c.set("route", "api.health.deep");
		if (c.req.method !== "GET" && c.req.method !== "HEAD") methodNotAllowed();
		const [, given = ""] = /^Bearer +(\S+)$/i.exec(c.req.header("authorization") ?? "") ?? [];
		if (!(await isHealthKey(given))) {
			const refused = problem(401);
			refused.headers.set("WWW-Authenticate", "Bearer");
			return refused;
		}
		const errors: string[] = [];
		const answers = await Promise.all(
			Object.entries(parts).map(async ([part, read]): Promise<PartAnswer> => {
				const began = Date.now();
				const failed = (failed: "error" | "late") => ({ part, state: "alarm" as const, failed, readings: [] });
				const answer = read(services).then(
					(readings) => ({ part, state: worst(readings.map(({ state }) => state)), readings }),
					(error: unknown) => {
						errors.push(`${part}: ${String(error)}`);
						return failed("error");
					},
				);
				const told = await inTime(answer, limitMs, () => failed("late"));
				return { ...told, ms: Date.now() - began };
			}),
		);
		if (errors.length > 0) c.set("error", errors.join("; "));
		const state = worst(answers.map((answer) => answer.state));
		const body: DeepHealth = { state, version: config.version, time: now().toISOString(), parts: answers };
		c.header("Cache-Control", "no-store");
		return c.json(body, state === "alarm" ? 503 : 200);
	};
}

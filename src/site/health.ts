// GET /api/health: which version runs and whether what it depends on answers; 503 when something does not.
import type { Context } from "hono";
import type { AppEnv } from "../edge/app-env.ts";
import type { FareSource } from "../flights/source.ts";
import { type Services, whyNoBookings } from "../services.ts";
import { lastRuns } from "./cron-runs.ts";
import type { HealthAnswer } from "./openapi/health-schemas.ts";

export function health(services: Services) {
	const { config, db, fares, now, shares } = services;
	const budgets = shares.map(({ effect, window, limit, reserved, network, networks }) => ({
		...{ effect, window, limit, reserved, network, networks },
	}));
	return async function health(c: Context<AppEnv>): Promise<Response> {
		c.set("route", "api.health");
		const [database, source, crons] = await Promise.all([
			databaseHealth(db),
			sourceHealth(fares),
			cronHealth(db, now()),
		]);
		const ok = database.ok && source.ok;
		c.header("Cache-Control", "no-store");
		const bookings = bookingsHealth(services);
		const { version } = config;
		const answer: HealthAnswer = { ok, version, database, fares: source, bookings, budgets, crons };
		return c.json(answer, ok ? 200 : 503);
	};
}

/** A site that takes no bookings is well too: its pages offer the call, and here it says what it lacks. */
function bookingsHealth(services: Services): HealthAnswer["bookings"] {
	const why = whyNoBookings(services);
	return why ? { state: "off", why } : { state: "on" };
}

/** A site without a source is well: it offers the call instead. */
async function sourceHealth(fares: FareSource | undefined): Promise<HealthAnswer["fares"]> {
	if (!fares) return { source: "none", sample: false, ok: true };
	return { source: fares.name, sample: fares.sample, ...(await fares.health()) };
}

/** What the cron does late is late; it says nothing of whether the site answers. */
async function cronHealth(db: D1Database | undefined, now: Date): Promise<HealthAnswer["crons"]> {
	return db ? lastRuns(db, now).catch(() => []) : [];
}

/** Counts the applied migrations; a database that does not answer is a value here, not a surprise. */
async function databaseHealth(db: D1Database | undefined): Promise<HealthAnswer["database"]> {
	try {
		const row = await db?.prepare("SELECT count(*) AS migrations FROM d1_migrations").first<{ migrations: number }>();
		return { ok: row !== undefined, migrations: row?.migrations ?? 0 };
	} catch {
		return { ok: false };
	}
}

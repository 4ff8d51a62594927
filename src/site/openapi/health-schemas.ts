// The answer of the health endpoint, declared once.
import * as v from "valibot";
import { effectNames } from "../../effects/effects.ts";
import { type Answer, count, text, yesNo } from "../../endpoints/schema.ts";

const health = v.object({
	ok: yesNo,
	version: text,
	database: v.object({ ok: yesNo, migrations: v.exactOptional(count) }),
	fares: v.object({ source: text, sample: yesNo, ok: yesNo, detail: v.exactOptional(text) }),
	bookings: v.object({
		state: v.picklist(["on", "off"]),
		why: v.exactOptional(v.pipe(v.string(), v.description("What is missing."))),
	}),
	budgets: v.pipe(
		v.array(
			v.object({
				effect: v.picklist(effectNames),
				window: v.picklist(["minute", "hour", "day"]),
				limit: v.pipe(count, v.description("Of all visitors together.")),
				reserved: v.pipe(
					count,
					v.description("Part of it kept for travelers with a proven mail address, a booking or a quote."),
				),
				network: v.pipe(count, v.description("The most of the rest that one network (IPv4 /24, IPv6 /48) may use.")),
				networks: v.pipe(count, v.description("The smallest number of networks that can use up the rest.")),
			}),
		),
		v.description("How each limit of the site is shared among networks."),
	),
	crons: v.pipe(
		v.array(
			v.object({
				duty: text,
				seconds: v.exactOptional(v.pipe(count, v.description("Since its last run began."))),
				outcome: v.picklist(["ok", "failed", "late", "running", "cut", "never"]),
			}),
		),
		v.description("What the scheduled duties last came to; empty while the database does not answer."),
	),
});

export type HealthAnswer = Answer<typeof health>;

export const healthSchemas = { Health: health };

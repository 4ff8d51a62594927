// Sends what is due in the outbox, a lane at a time: leased, tried, and then sent, tried again later, or given up.

import { defaultLanguage, isLanguage } from "../i18n/languages.ts";
import { inTime } from "../time/in-time.ts";
import { later, minuteMs } from "../time/iso-date.ts";
import type { Lane } from "./lanes.ts";
import type { OutgoingMail, SendResult } from "./mailer.ts";
import { type Outbox, openSecrets } from "./outbox.ts";

/** Minutes to wait after each failed attempt: ten hours in all, within the 24 in which Resend knows a key again. */
export const waits = [1, 3, 8, 20, 60, 150, 360];
/** A run that holds a mail for longer is dead. */
const leaseMinutes = 5;
/** Milliseconds for an attempt, well within its lease, also where a mailer has no deadline of its own. */
const attemptMs = 30_000;

/** SQL of a mail that may be sent now; `?1` is the instant. */
export const dueNow = "next_attempt_at <= ?1 AND (leased_until IS NULL OR leased_until <= ?1)";

interface Claimed {
	readonly id: string;
	readonly kind: string;
	readonly language: string;
	readonly sealed: string;
	readonly payload: string;
	readonly attempts: number;
	readonly again: number;
}

export interface Delivered {
	readonly sent: number;
	/** Tried in vain, and to be tried again. */
	readonly failed: number;
	/** Given up: a person decides (dead-letters.ts). */
	readonly dead: number;
	/** Why, once each. */
	readonly reasons: readonly string[];
}

export interface Bounds {
	/** Mails at most. */
	readonly limit?: number;
	/** Milliseconds after which no further one is begun. */
	readonly ms?: number;
}

/**
 * Sends what is due of a lane, oldest first. Two runs at the same time never hold the same mail. `more`: it stopped at its
 * bounds, and there may be more. A provider that asks to wait gets nothing further of the lane in this run.
 */
export async function deliverLane(
	outbox: Outbox,
	lane: Lane,
	now: () => Date,
	{ limit = 20, ms = Number.POSITIVE_INFINITY }: Bounds = {},
): Promise<Delivered & { readonly more: boolean }> {
	const run = crypto.randomUUID();
	const end = now().getTime() + ms;
	const count = { sent: 0, failed: 0, dead: 0 };
	const reasons = new Set<string>();
	const pause = outbox.pauses?.[lane] ?? 0;
	const done = (more: boolean) => ({ ...count, reasons: [...reasons], more });
	for (let taken = 0; taken < limit; taken++) {
		if (now().getTime() >= end) return done(true);
		const mail = await claim(outbox.db, lane, run, now());
		if (!mail) return done(false);
		const began = now().getTime();
		const result = await attempt(outbox, mail);
		const ms = now().getTime() - began;
		const outcome = await settle(outbox.db, run, mail, result, now());
		count[outcome]++;
		outbox.tell?.("mail", { what: mail.kind, outcome, ms, count: mail.attempts });
		if (result.kind !== "sent") reasons.add(`${mail.kind}: ${result.reason}`);
		if (result.kind === "failed" && result.retryAfter) return done(false);
		if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
	}
	return done(true);
}

export function sumOf(all: readonly Delivered[]): Delivered {
	const sum = (name: "sent" | "failed" | "dead") => all.reduce((total, one) => total + one[name], 0);
	const reasons = [...new Set(all.flatMap((one) => one.reasons))];
	return { sent: sum("sent"), failed: sum("failed"), dead: sum("dead"), reasons };
}

/** Leases one mail. The attempt is counted before it is made: one that kills its run still comes to an end. */
async function claim(db: D1Database, lane: Lane, run: string, now: Date): Promise<Claimed | null> {
	return db
		.prepare(
			`UPDATE outbox SET lease = ?2, leased_until = ?3, attempts = attempts + 1 WHERE id = (
				SELECT id FROM outbox WHERE lane = ?4 AND ${dueNow} ORDER BY next_attempt_at LIMIT 1
			) RETURNING id, kind, language, sealed, payload, attempts, again`,
		)
		.bind(now.toISOString(), run, later(now, leaseMinutes * minuteMs), lane)
		.first<Claimed>();
}

async function attempt({ vault, compose, mailer, from }: Outbox, mail: Claimed): Promise<SendResult> {
	// Every run that had it died, the last one too: a person decides, before it is sent once more and again not written down.
	if (mail.attempts > waits.length + 1) return { kind: "refused", reason: "cut off" };
	let outgoing: OutgoingMail;
	try {
		const secrets = await openSecrets(vault, mail);
		const language = isLanguage(mail.language) ? mail.language : defaultLanguage;
		const composed = compose(mail.kind, JSON.parse(mail.payload), secrets, language);
		outgoing = { ...composed, id: nameOf(mail), from, to: secrets.to };
	} catch {
		// A lost key or a fault of ours: it is tried again, since a deployment may mend it. The error may quote the payload.
		return { kind: "failed", reason: "unreadable" };
	}
	return inTime(mailer.send(outgoing), attemptMs, () => ({ kind: "failed", reason: "timeout" }) as const);
}

/** One that a person sends again is another to the provider, who would answer for the former what it answered then. */
function nameOf({ id, again }: Claimed): string {
	return again > 0 ? `${id}.${again}` : id;
}

/** Writes down how it went, unless another run has taken the mail over since. */
async function settle(
	db: D1Database,
	run: string,
	{ id, attempts }: Claimed,
	result: SendResult,
	now: Date,
): Promise<"sent" | "failed" | "dead"> {
	const at = now.toISOString();
	const released = "lease = NULL, leased_until = NULL WHERE id = ? AND lease = ?";
	if (result.kind === "sent") {
		// Whom it went to is forgotten at once.
		await db
			.prepare(`UPDATE outbox SET sent_at = ?, failed = NULL, sealed = NULL, next_attempt_at = NULL, ${released}`)
			.bind(at, id, run)
			.run();
		return "sent";
	}
	const wait = waits[attempts - 1];
	if (result.kind === "refused" || wait === undefined) {
		await db
			.prepare(`UPDATE outbox SET dead_at = ?, failed = ?, next_attempt_at = NULL, ${released}`)
			.bind(at, result.reason, id, run)
			.run();
		return "dead";
	}
	const minutes = Math.min(Math.max(wait, (result.retryAfter ?? 0) / 60), waits.at(-1) ?? wait);
	await db
		.prepare(`UPDATE outbox SET next_attempt_at = ?, failed = ?, ${released}`)
		.bind(later(now, minutes * minuteMs), result.reason, id, run)
		.run();
	return "failed";
}

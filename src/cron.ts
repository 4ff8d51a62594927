// What runs on a schedule: the jobs of each duty, each on its own: one that fails does not stop the next.
import { priceTags } from "./edge/purge.ts";
import { checkAlerts } from "./features/alerts/check.ts";
import { endOldAlerts } from "./features/alerts/store.ts";
import { pollChanges } from "./features/bookings/airline-changes/poll.ts";
import { keepMismatches } from "./features/bookings/payments/mismatches.ts";
import { reconcileCards } from "./features/bookings/payments/reconcile.ts";
import { paymentStore } from "./features/bookings/payments/store.ts";
import { endOldQuotes } from "./features/bookings/quotes/quotes.ts";
import { deleteOld, erasePersonal } from "./features/bookings/upkeep/erase.ts";
import { placeLateHolds } from "./features/bookings/upkeep/late-holds.ts";
import { endDrafts, endHolds, giveUpOrders } from "./features/bookings/upkeep/retention.ts";
import { tellDesk } from "./features/bookings/upkeep/tell-desk.ts";
import { countPromises } from "./features/contact/promises.ts";
import { eraseMessages } from "./features/contact/store.ts";
import { refreshDeals } from "./features/deals/refresh.ts";
import { lapseExchanges } from "./features/proposals/lapse.ts";
import { pruneHistory } from "./flights/price-history.ts";
import { pruneSeen } from "./flights/seen-prices.ts";
import { askedBy } from "./flights/told-source.ts";
import { clearOutbox, countDead } from "./mail/dead-letters.ts";
import { wakeLanes } from "./mail/wake.ts";
import { pruneEndings } from "./privacy/endings.ts";
import type { Services } from "./services.ts";
import { beginRun, endRun, type Outcome } from "./site/cron-runs.ts";
import { type Duty, duties, dutyNames } from "./site/duties.ts";
import { renewSealed } from "./site/sealed-columns.ts";
import { inTime } from "./time/in-time.ts";

interface Job {
	readonly name: string;
	/**
	 * What it did, for the log; undefined where it has nothing to work with, or nothing to say. Once the signal aborts nobody
	 * waits for it any more: what it has not begun yet is left to the next run.
	 */
	run(services: Services, signal: AbortSignal): Promise<object | undefined>;
}

const jobs: Readonly<Record<Duty, readonly Job[]>> = {
	holds: [
		{
			name: "bookings.orders",
			run: async ({ bookings, now }) => bookings && giveUpOrders(bookings, now()),
		},
		{
			name: "bookings.holds",
			run: async ({ bookings, now }) => bookings && endHolds(bookings, now()),
		},
		{
			name: "exchanges.lapsed",
			run: async ({ bookings, now }) => {
				const done = bookings && (await lapseExchanges(bookings, now()));
				return done && done.lapsed + done.failed > 0 ? done : undefined;
			},
		},
	],
	payments: [
		{
			name: "payments",
			run: async (services) => {
				const cards = paymentStore(services);
				const done = cards && (await reconcileCards(cards));
				if (done) await keepMismatches(needed(services.db), done.mismatches, services.now());
				// A site that takes no cards has nothing to say, unless it took some before.
				const told = done && done.mismatches.length + done.closed + done.settled + done.failed;
				const idle = services.checkouts.size === 0 && told === 0;
				return idle ? undefined : done;
			},
		},
	],
	orders: [
		{
			name: "bookings.late",
			run: async ({ bookings, fares, budgets, now }, signal) =>
				bookings && placeLateHolds(bookings, fares, now, { budgets, signal }),
		},
		{
			name: "bookings.changes",
			run: async ({ bookings, airlineChanges, screens, now }, signal) =>
				bookings && airlineChanges && pollChanges(bookings, airlineChanges, now, { signal, screens }),
		},
	],
	promises: [
		{
			name: "calls.promised",
			run: async ({ db, now }) => {
				const promises = await countPromises(needed(db), now());
				// Without a promise there is nothing to say.
				return promises.open + promises.missed > 0 ? promises : undefined;
			},
		},
		{
			name: "desk.told",
			run: async ({ db, tell }) => {
				const told = await tellDesk(needed(db), tell);
				return told > 0 ? { told } : undefined;
			},
		},
	],
	ends: [
		{
			name: "alerts.ended",
			run: ({ db, now }) => endOldAlerts(needed(db), now()),
		},
		{
			name: "bookings.drafts",
			run: async ({ bookings, now }) => bookings && endDrafts(bookings, now()),
		},
		{
			name: "quotes.ended",
			run: ({ db, now }) => endOldQuotes(needed(db), now()),
		},
	],
	erasure: [
		{
			name: "messages.erased",
			run: async ({ db, config, now }) => ({ erased: await eraseMessages(needed(db), config.keepPersonalDays, now()) }),
		},
		{
			name: "prices.forgotten",
			run: async ({ db, now }) => {
				const [seen, history] = [await pruneSeen(needed(db), now()), await pruneHistory(needed(db), now())];
				return { deleted: seen + history };
			},
		},
		{
			name: "personal.erased",
			run: ({ db, config, now }) => erasePersonal(needed(db), config.keepPersonalDays, now()),
		},
		{
			name: "bookings.forgotten",
			run: ({ db, now }) => deleteOld(needed(db), now()),
		},
		{
			name: "endings.forgotten",
			run: async ({ db, now }) => ({ deleted: await pruneEndings(needed(db), now()) }),
		},
		{
			name: "outbox.cleared",
			run: async ({ db, config, now }) => ({ deleted: await clearOutbox(needed(db), config.keepPersonalDays, now()) }),
		},
	],
	sealed: [
		{
			name: "sealed.renewed",
			run: async ({ db, vault }) => {
				const done = db && vault && (await renewSealed({ db, vault }));
				return done && done.resealed > 0 ? done : undefined;
			},
		},
	],
	prices: [
		{
			name: "deals",
			// Without a source nothing can be priced; what was seen before grows stale and says so.
			run: async ({ db, fares, now, purge }, signal) => {
				if (!fares) return undefined;
				const done = await refreshDeals(needed(db), askedBy(fares, "prices"), now(), signal);
				if (done.priced === 0 || !purge) return done;
				// Should it fail, pages that are kept show the prices before for some minutes.
				return { ...done, purged: await purge(priceTags).then(() => "yes", String) };
			},
		},
	],
	alerts: [
		{
			name: "alerts",
			run: async ({ outbox, fares, now }, signal) =>
				outbox && fares ? checkAlerts(outbox, askedBy(fares, "alerts"), now(), { signal }) : undefined,
		},
	],
	mail: [
		{
			name: "outbox",
			run: async ({ outbox, now }) => {
				if (!outbox) return undefined;
				const woken = await wakeLanes(outbox, now, { limit: 20, ms: 20_000 });
				// What was given up waits for a person, who reads it here.
				const givenUp = await countDead(outbox.db);
				return woken.lanes.length + givenUp > 0 ? { ...woken, givenUp } : undefined;
			},
		},
	],
};

type WriteLine = (line: string) => void;

/**
 * Runs the duty of a trigger, or all of them where the trigger is no duty's, and writes a line about each job. Throws at the end when
 * one of them failed or took too long, so that the platform counts the run as failed.
 * @param seconds in place of the limit of each duty
 */
export async function runJobs(
	cron: string,
	services: Services,
	write: WriteLine = console.log,
	seconds?: number,
): Promise<void> {
	const named = dutyNames.find((duty) => duties[duty].cron === cron);
	const failed: string[] = [];
	for (const duty of named ? [named] : dutyNames) {
		const detail = await runDuty(duty, services, write, seconds ?? duties[duty].seconds);
		if (detail) failed.push(detail);
	}
	if (failed.length > 0) throw new Error(`Failed: ${failed.join(", ")}`);
}

/** Gives what went wrong: names of jobs. */
async function runDuty(duty: Duty, services: Services, write: WriteLine, seconds: number): Promise<string | null> {
	const { db, now } = services;
	const began = now();
	const failed: string[] = [];
	const over = new AbortController();
	const line = (job: string) => ({ time: now().toISOString(), cron: job });
	let current = "";
	/** That it cannot be written down when a duty ran keeps none from running. */
	const noted = (writing: Promise<void> | undefined) =>
		writing?.catch((error) => write(JSON.stringify({ ...line(`${duty}.noted`), error: String(error) })));
	const work = async (): Promise<Outcome> => {
		for (const job of jobs[duty]) {
			if (over.signal.aborted) break;
			current = job.name;
			try {
				const done = await job.run(services, over.signal);
				if (done && !over.signal.aborted) write(JSON.stringify({ ...line(job.name), ...done }));
			} catch (error) {
				if (over.signal.aborted) break;
				failed.push(job.name);
				write(JSON.stringify({ ...line(job.name), error: String(error) }));
			}
		}
		return failed.length > 0 ? "failed" : "ok";
	};
	await noted(db && beginRun(db, duty, began));
	const outcome = await inTime(work(), seconds * 1_000, (): Outcome => {
		over.abort();
		failed.push(current);
		write(JSON.stringify({ ...line(current), late: seconds }));
		return "late";
	});
	const detail = failed.length > 0 ? failed.join(", ") : null;
	const tookMs = now().getTime() - began.getTime();
	services.tell("cron", { what: duty, outcome, ms: tookMs });
	await noted(db && endRun(db, duty, { began, tookMs, outcome, detail }));
	return detail;
}

function needed(db: D1Database | undefined): D1Database {
	if (!db) throw new Error("No database: bind DB");
	return db;
}

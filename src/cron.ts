// What runs on a schedule: a table of jobs, each on its own: one that fails does not stop the next.
import { checkAlerts } from "./features/alerts/check.ts";
import { endOldAlerts } from "./features/alerts/store.ts";
import { reconcileCards } from "./features/bookings/payments/reconcile.ts";
import { paymentStore } from "./features/bookings/payments/store.ts";
import { endOldQuotes } from "./features/bookings/quotes/quotes.ts";
import { deleteOld, erasePersonal } from "./features/bookings/upkeep/erase.ts";
import { placeLateHolds } from "./features/bookings/upkeep/late-holds.ts";
import { endDrafts, endHolds, giveUpOrders } from "./features/bookings/upkeep/retention.ts";
import { countPromises } from "./features/contact/promises.ts";
import { eraseMessages } from "./features/contact/store.ts";
import { refreshDeals } from "./features/deals/refresh.ts";
import { pruneHistory } from "./flights/price-history.ts";
import { pruneSeen } from "./flights/seen-prices.ts";
import { clearOutbox, deliverOutbox } from "./mail/outbox.ts";
import { pruneEndings } from "./privacy/endings.ts";
import type { Services } from "./services.ts";
import { renewSealed } from "./site/sealed-columns.ts";

/** The triggers of wrangler.toml, by what they are for. */
export const schedules = { prices: "17 * * * *", mail: "*/5 * * * *" } as const;

interface Job {
	readonly name: string;
	readonly on: readonly (keyof typeof schedules)[];
	/** What it did, for the log; undefined where it has nothing to work with. */
	run(services: Services): Promise<object | undefined>;
}

/** The jobs in the order they run: what the alerts put into the outbox is sent in the same run. */
const jobs: readonly Job[] = [
	{
		name: "deals",
		on: ["prices"],
		// Without a source nothing can be priced; what was seen before grows stale and says so.
		run: async ({ db, fares, now }) => (fares ? refreshDeals(needed(db), fares, now()) : undefined),
	},
	{
		name: "alerts.ended",
		on: ["prices"],
		run: ({ db, now }) => endOldAlerts(needed(db), now()),
	},
	{
		name: "alerts",
		on: ["prices"],
		run: async ({ outbox, fares, now }) => (outbox && fares ? checkAlerts(outbox, fares, now()) : undefined),
	},
	{
		name: "bookings.orders",
		on: ["prices", "mail"],
		run: async ({ bookings, fares, budgets, now }) => {
			if (!bookings) return undefined;
			const lost = await giveUpOrders(bookings, now());
			return { ...lost, ...(await placeLateHolds(bookings, fares, now, budgets)) };
		},
	},
	{
		name: "bookings.holds",
		on: ["prices"],
		run: async ({ bookings, now }) => bookings && endHolds(bookings, now()),
	},
	{
		name: "bookings.drafts",
		on: ["prices"],
		run: async ({ bookings, now }) => bookings && endDrafts(bookings, now()),
	},
	{
		// Payments run before the outbox, so that mails about them leave in the same run.
		name: "payments",
		on: ["mail"],
		run: async (services) => {
			const cards = paymentStore(services);
			const done = cards && (await reconcileCards(cards));
			// A site that takes no cards has nothing to say, unless it took some before.
			const told = done && done.mismatches.length + done.closed + done.settled + done.failed;
			const idle = services.checkouts.size === 0 && told === 0;
			return idle ? undefined : done;
		},
	},
	{
		name: "outbox",
		on: ["prices", "mail"],
		run: async ({ outbox, now }) => (outbox ? deliverOutbox(outbox, now) : undefined),
	},
	{
		name: "calls.promised",
		on: ["mail"],
		run: async ({ db, now }) => {
			const promises = await countPromises(needed(db), now());
			// Without a promise there is nothing to say.
			return promises.open + promises.missed > 0 ? promises : undefined;
		},
	},
	{
		name: "quotes.ended",
		on: ["prices"],
		run: ({ db, now }) => endOldQuotes(needed(db), now()),
	},
	{
		name: "messages.erased",
		on: ["prices"],
		run: async ({ db, config, now }) => ({ erased: await eraseMessages(needed(db), config.keepPersonalDays, now()) }),
	},
	{
		name: "prices.forgotten",
		on: ["prices"],
		run: async ({ db, now }) => {
			const [seen, history] = [await pruneSeen(needed(db), now()), await pruneHistory(needed(db), now())];
			return { deleted: seen + history };
		},
	},
	{
		name: "personal.erased",
		on: ["prices"],
		run: ({ db, config, now }) => erasePersonal(needed(db), config.keepPersonalDays, now()),
	},
	{
		name: "bookings.forgotten",
		on: ["prices"],
		run: ({ db, now }) => deleteOld(needed(db), now()),
	},
	{
		name: "endings.forgotten",
		on: ["prices"],
		run: async ({ db, now }) => ({ deleted: await pruneEndings(needed(db), now()) }),
	},
	{
		name: "sealed.renewed",
		on: ["prices"],
		run: async ({ db, vault }) => {
			const done = db && vault && (await renewSealed({ db, vault }));
			return done && done.resealed > 0 ? done : undefined;
		},
	},
	{
		name: "outbox.cleared",
		on: ["prices"],
		run: async ({ db, now }) => ({ deleted: await clearOutbox(needed(db), now()) }),
	},
];

/**
 * Runs the jobs of a trigger, of all where the trigger is not in the table, and writes a line about each. Throws at the
 * end when one of them failed, so that the platform counts the run as failed.
 */
export async function runJobs(cron: string, services: Services, write: (line: string) => void = console.log) {
	const trigger = Object.entries(schedules).find(([, expression]) => expression === cron)?.[0];
	const failed: string[] = [];
	for (const job of jobs.filter(({ on }) => !trigger || on.some((name) => name === trigger))) {
		const line = { time: services.now().toISOString(), cron: job.name };
		try {
			const done = await job.run(services);
			if (done) write(JSON.stringify({ ...line, ...done }));
		} catch (error) {
			failed.push(job.name);
			write(JSON.stringify({ ...line, error: String(error) }));
		}
	}
	if (failed.length > 0) throw new Error(`Failed: ${failed.join(", ")}`);
}

function needed(db: D1Database | undefined): D1Database {
	if (!db) throw new Error("No database: bind DB");
	return db;
}

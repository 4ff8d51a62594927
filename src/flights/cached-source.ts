// Remembers what searches found for a short while, and asks once where several visitors search for the same.
import { LRUCache } from "lru-cache";
import type { Offer } from "./offers/offer.ts";
import { planCalls } from "./plan-calls.ts";
import { type FlightQuery, flightSearchText } from "./query.ts";
import type { Admit, Admitted, FareSource } from "./source.ts";

export interface CacheOptions {
	/** How long a complete search is remembered. */
	readonly seconds: number;
	/** How many searches, the least recently used go first. */
	readonly entries: number;
	readonly now?: () => Date;
	/** Keeps the runtime at work once the visitor who began a search has left: waitUntil. */
	readonly keepAlive?: ((work: Promise<unknown>) => void) | undefined;
}

/** A search in progress, read by all who ask for it. */
interface Run {
	readonly startedAt: number;
	readonly offers: Offer[];
	end?: { readonly failed: false } | { readonly failed: true; readonly error: unknown };
	/** Wakes who began it, where they have read everything so far. */
	wake?: () => void;
}

interface Allowed {
	readonly admitted: Admitted;
	/** Calls that the plan has and that are left out. */
	readonly without: number;
}

/** How often a visitor who joined a search looks for what it has found, in milliseconds. */
const lookMs = 40;
/** No search lasts longer. One that seems to was cut off with the request that began it, and no request may wait for it. */
const maxMs = 30_000;

/**
 * The source with its searches remembered by their canonical parameters, those with fewer calls apart; what failed is asked
 * again. A search goes on when its visitors leave: it is paid for, and the next one may want it. Offers, orders and
 * prices of other days are not touched. Only in this isolate's memory.
 */
export function cacheSearches(source: FareSource, options: CacheOptions): FareSource {
	const now = options.now ?? (() => new Date());
	const found = new LRUCache<string, readonly Offer[]>({
		max: options.entries,
		ttl: options.seconds * 1000,
		perf: { now: () => now().getTime() },
		ttlResolution: 0,
	});
	const running = new Map<string, Run>();

	async function drive(key: string, query: FlightQuery, run: Run, admit: Admit | undefined): Promise<void> {
		try {
			for await (const offer of source.search(query, AbortSignal.timeout(maxMs), admit)) {
				run.offers.push(offer);
				run.wake?.();
			}
			found.set(key, run.offers, { ttl: Math.max(1, Math.min(options.seconds * 1000, livesMs(run.offers, now()))) });
			run.end = { failed: false };
		} catch (error) {
			run.end = { failed: true, error };
		}
		if (running.get(key) === run) running.delete(key);
		run.wake?.();
	}

	function begin(key: string, query: FlightQuery, allowed: Allowed | undefined, signal: AbortSignal | undefined) {
		const run: Run = { startedAt: now().getTime(), offers: [] };
		running.set(key, run);
		const work = drive(key, query, run, allowed && (() => Promise.resolve(allowed.admitted)));
		options.keepAlive?.(work);
		return follow(run, signal, () => news(run, signal));
	}

	/** Paid for before others are let in: who may not search spoils nobody else's. */
	async function allow(query: FlightQuery, admit: Admit): Promise<Allowed> {
		const planned = planCalls(query, source.calls, now()).calls.length;
		const admitted = planned > 0 ? await admit(planned) : { calls: 0, settle: async () => {} };
		return { admitted, without: Math.max(0, planned - admitted.calls) };
	}

	function runOf(key: string): Run | undefined {
		const run = running.get(key);
		return run && now().getTime() - run.startedAt < maxMs ? run : undefined;
	}

	async function* search(query: FlightQuery, signal?: AbortSignal, admit?: Admit): AsyncGenerator<Offer> {
		signal?.throwIfAborted();
		const key = keyOf(query);
		const known = found.get(key);
		if (known) {
			yield* uninterrupted(known, signal);
			return;
		}
		const before = runOf(key);
		if (before) return yield* follow(before, signal, () => look(signal));
		const allowed = admit && (await allow(query, admit));
		const own = allowed && allowed.without > 0 ? `${key} ${allowed.admitted.calls}` : key;
		const remembered = found.get(own);
		// Somebody else may have begun the same meanwhile.
		const meanwhile = runOf(key) ?? runOf(own);
		if ((remembered || meanwhile) && allowed) await allowed.admitted.settle(0);
		if (remembered) yield* uninterrupted(remembered, signal);
		else if (meanwhile) yield* follow(meanwhile, signal, () => look(signal));
		else yield* begin(own, query, allowed, signal);
	}

	return { ...source, search, known: (query) => found.get(keyOf(query)) };
}

/** The offers are the same, with however many bags. */
function keyOf(query: FlightQuery): string {
	return flightSearchText({ ...query, bags: 0 });
}

async function* uninterrupted(offers: readonly Offer[], signal: AbortSignal | undefined): AsyncGenerator<Offer> {
	for (const offer of offers) {
		signal?.throwIfAborted();
		yield offer;
	}
	signal?.throwIfAborted();
}

/** @param wait for more of it; may resolve although there is none */
async function* follow(run: Run, signal: AbortSignal | undefined, wait: () => Promise<void>): AsyncGenerator<Offer> {
	let next = 0;
	for (;;) {
		signal?.throwIfAborted();
		const offer = run.offers[next];
		if (offer) {
			next += 1;
			yield offer;
		} else if (run.end) {
			if (run.end.failed) throw run.end.error;
			return;
		} else {
			await wait();
		}
	}
}

/** For who began the run: resolves with the next offer, its end, or the visitor's own leaving. */
function news(run: Run, signal: AbortSignal | undefined): Promise<void> {
	return new Promise((resolve) => {
		const done = () => {
			delete run.wake;
			signal?.removeEventListener("abort", done);
			resolve();
		};
		run.wake = done;
		signal?.addEventListener("abort", done);
	});
}

/**
 * For who joined it: resolves a moment later, or with the visitor's own leaving. Nothing of another request wakes who waits: it is
 * the likely cause of one answer in 300,000 that the runtime refused to send, as made on behalf of that other request.
 */
function look(signal: AbortSignal | undefined): Promise<void> {
	return new Promise((resolve) => {
		const timer = setTimeout(done, lookMs);
		function done() {
			clearTimeout(timer);
			signal?.removeEventListener("abort", done);
			resolve();
		}
		signal?.addEventListener("abort", done);
	});
}

/** How long all of them can still be had. */
function livesMs(offers: readonly Offer[], now: Date): number {
	return Math.min(
		...offers.map(({ expiresAt }) => (expiresAt ? Date.parse(expiresAt) - now.getTime() : Number.POSITIVE_INFINITY)),
	);
}

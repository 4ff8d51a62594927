// The caller's side of the budgets: which objects are asked for an effect, in which order, and what stands where one is silent.
import { inTime } from "../time/in-time.ts";
import { type Effect, rowOf, type Scope } from "./effects.ts";
import { localBook } from "./local-book.ts";
import { networksOf } from "./networks.ts";
import { type Part, type SiteLimits, siteLimits } from "./shares.ts";
import { leaseOf } from "./site-lease.ts";
import { type Asked, networkBudgets, networkObject, type Paid, type Step, stepsOf } from "./steps.ts";
import type { FindStore } from "./store.ts";
import { startOf } from "./windows.ts";

/** Who spends. */
export interface Spender {
	/** As the edge saw it, never stored; undefined: nobody's. */
	readonly address: string | undefined;
	/** The places in lines that this browser was given. */
	readonly tickets?: readonly string[];
	/**
	 * Has proven a mail address, or has a booking or a quote under way: then the reserved part is open too. Asked only where the
	 * other one has nothing left. Never throws.
	 */
	readonly isKnown?: () => Promise<boolean>;
}

/** A job of ours: no visitor can be told apart behind it, and both parts are its own. */
export const ourJobs: Spender = { address: undefined, isKnown: async () => true };

export interface Wanted {
	readonly units?: number;
	/** Less is not worth having; left out, as much as is wanted. */
	readonly least?: number;
	/** Names what is done, so that the same again within an hour is paid for once. Only a keyed hash of it is kept. */
	readonly once?: string;
	/** Of a mail: a keyed hash of the mailbox, and which kind of mail it is. */
	readonly mailbox?: { readonly hash: string; readonly kind: string };
}

export type Permit =
	/** It may happen. What did not happen is given back, which never throws and takes no longer than a charge. */
	| { readonly kind: "granted"; readonly units: number; giveBack(units: number): Promise<void> }
	/** This address has spent its part; who waits so many seconds and brings the ticket is let through. */
	| { readonly kind: "wait"; readonly ticket: string; readonly seconds: number }
	/** Nothing more of it before so many seconds. */
	| { readonly kind: "refused"; readonly scope: Scope; readonly seconds: number }
	/** The budgets do not answer: what can wait waits. */
	| { readonly kind: "silent" };

export interface Budgets {
	/** Never throws: budgets that fail are silent. */
	charge(effect: Effect, spender: Spender, wanted?: Wanted): Promise<Permit>;
	/**
	 * Gives who was shown to be a person one turn of any line of their network, without a wait. False where the object is
	 * silent; never throws. @param id names the proof, so that it counts once; it is brought as a ticket
	 */
	pass(spender: Spender, id: string): Promise<boolean>;
}

interface Options {
	readonly site?: SiteLimits;
	readonly now: () => Date;
	/** Writes one line for operations; nothing personal. */
	readonly write: (line: string) => void;
	/** Names an address without telling it: a keyed hash. */
	readonly hash: (text: string) => Promise<string>;
	/** Instead of `objectMs`. */
	readonly limitMs?: number;
	/** Keeps the runtime at work for what comes late: waitUntil. */
	readonly keepAlive?: ((work: Promise<unknown>) => void) | undefined;
}

/** The same was paid for before. */
interface Again {
	readonly kind: "again";
	readonly units: number;
	/** When. */
	readonly at: number;
}

/** Milliseconds for the objects of one charge. */
export const objectMs = 300;
/** The share of a part of the site's budget from which everybody gets the least that is worth having. */
const lastFifth = 0.8;
const momentSeconds = 60;
/** Nobody clicks more often at once. */
const mostClicks = 5;
const warnings = [0.5, 0.8, 1];

export function createBudgets(find: FindStore, options: Options): Budgets {
	const { site = {}, now, write, hash, limitMs = objectMs, keepAlive } = options;
	const warned = new Set<string>();
	const lease = leaseOf(() => find("site"));
	const local = localBook();
	const time = () => now().getTime();
	const secondsTo = (at: number) => Math.max(1, Math.ceil((at - time()) / 1000));

	const steps = { find, hash, lease, site, time };

	/** Asks one object after the other; what an earlier one gave goes back when a later one has nothing. */
	async function chargeAll(asked: Asked, spender: Spender, wanted: Wanted): Promise<Permit | Again> {
		const { effect } = asked;
		const done: { readonly step: Step; readonly paid: Paid }[] = [];
		const keep = async (units: number) => {
			for (const { step, paid } of done) if (paid.units > units) await step.giveBack(paid.units - units, paid, units);
		};
		let units = wanted.units ?? 1;
		const least = wanted.least ?? units;
		for (const step of await stepsOf(steps, asked, spender, wanted)) {
			const paid = await step.take(units, Math.min(units, least)).catch(async (error: unknown) => {
				if (rowOf(effect).silent === "waits") await keep(0);
				throw error;
			});
			if (paid.kind !== "charged") {
				await keep(0);
				if (paid.kind === "wait") return { kind: "wait", ticket: paid.ticket, seconds: secondsTo(paid.readyAt) };
				return { kind: "refused", scope: step.scope, seconds: secondsTo(paid.until) };
			}
			if (paid.again) return { kind: "again", units, at: paid.at };
			done.push({ step, paid });
			units = paid.units;
			if (step.scope !== "site") continue;
			warn(asked, paid);
			if (paid.after > lastFifth) units = Math.min(units, least);
		}
		await keep(units);
		let left = units;
		return {
			kind: "granted",
			units,
			async giveBack(over) {
				// What was kept of each step is the same number by now.
				const back = Math.min(over, left);
				left -= back;
				if (back === 0) return;
				const given = Promise.all(done.map(({ step, paid }) => step.giveBack(back, paid, left))).catch(
					(error: unknown) => void silent(effect, String(error)),
				);
				await inTime(given, limitMs, () => void silent(effect, "late"));
			},
		};
	}

	/** Once a day of this isolate: what is given back may cross the same share again. */
	function warn({ effect, part }: Asked, { before, after }: Paid): void {
		for (const share of warnings.filter((at) => before < at && after >= at)) {
			warnOnce({ event: "budget", effect, part, percent: share * 100 });
		}
	}

	function warnOnce(what: Readonly<Record<string, string | number>>): void {
		const key = `${startOf("day", time())} ${JSON.stringify(what)}`;
		if (warned.has(key)) return;
		warned.add(key);
		write(JSON.stringify({ time: now().toISOString(), ...what }));
	}

	function silent(effect: Effect | "pass", why: string): Permit {
		write(JSON.stringify({ time: now().toISOString(), event: "budget.silent", effect, why }));
		return { kind: "silent" };
	}

	function chargeInTime(asked: Asked, spender: Spender, wanted: Wanted): Promise<Permit | Again> {
		const { effect } = asked;
		const charged = chargeAll(asked, spender, wanted).catch((error: unknown) => silent(effect, String(error)));
		return inTime(charged, limitMs, () => {
			if (rowOf(effect).silent === "waits") {
				const back = charged.then(async (late) => late.kind === "granted" && late.giveBack(late.units));
				keepAlive?.(back);
			}
			return silent(effect, "late");
		});
	}

	/** A guess is never free: it is counted here, and who is past it tries again in a moment, when the objects may answer. */
	async function chargeHere(effect: Effect, { address }: Spender): Promise<Permit> {
		if (rowOf(effect).silent !== "counted" || address === undefined) return { kind: "silent" };
		const { entries } = await networkBudgets(hash, { effect, part: "open" }, networksOf(address), site);
		if (!local.take(entries, time())) return { kind: "refused", scope: "network", seconds: momentSeconds };
		return { kind: "granted", units: 1, giveBack: async () => local.giveBack(entries) };
	}

	/** From one part of the budget; of clicks at once, what the first of them comes to. */
	async function chargePart(asked: Asked, spender: Spender, wanted: Wanted): Promise<Permit> {
		let answer = await chargeInTime(asked, spender, wanted);
		// Of clicks at once the first may still be refused by who is asked after the network: then it paid for nothing.
		for (let click = 0; answer.kind === "again" && answer.at + limitMs > time(); click++) {
			if (click === mostClicks) return { kind: "refused", scope: "network", seconds: 1 };
			const { at } = answer;
			await new Promise((over) => setTimeout(over, limitMs));
			answer = await chargeInTime(asked, spender, wanted);
			if (answer.kind === "again" && answer.at === at) break;
		}
		return answer.kind === "again" ? { kind: "granted", units: answer.units, giveBack: async () => {} } : answer;
	}

	return {
		async charge(effect, spender, wanted = {}) {
			const from = (part: Part) => chargePart({ effect, part }, spender, wanted);
			const open = await from("open");
			if (open.kind === "granted") return open;
			if (open.kind === "silent") return chargeHere(effect, spender);
			if (open.kind === "refused") warnOnce({ event: "budget.refused", effect, scope: open.scope });
			const hasReserve =
				siteLimits(effect, site) !== undefined && !(open.kind === "refused" && open.scope === "mailbox");
			if (!hasReserve || !(await spender.isKnown?.())) return open;
			const reserved = await from("reserved");
			return reserved.kind === "granted" ? reserved : open;
		},
		async pass({ address }, id) {
			if (address === undefined) return false;
			const fail = (why: string) => silent("pass", why).kind !== "silent";
			const opened = networkObject(hash, networksOf(address)).then((name) => find(name).pass(id));
			return inTime(
				opened.then(() => true).catch((error: unknown) => fail(String(error))),
				limitMs,
				() => fail("late"),
			);
		},
	};
}

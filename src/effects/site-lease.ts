// A part of the site's budget that this isolate holds for a minute, so that the way to one distant object is not in every search.
import type { Charged, Entry } from "./ledger.ts";
import type { Store } from "./store.ts";
import { limited, startOf } from "./windows.ts";

/** How long a part is held; what is left of it then goes back. */
const heldMs = 60_000;
/** So many times what is wanted is asked for at once, where somebody asked within the time before: most isolates are asked once and end. */
const ahead = 8;

interface Lease {
	units: number;
	/** When it was taken. */
	readonly at: number;
	/** Of the whole budget, spent or held when this was taken: 0 to 1. */
	readonly share: number;
}

type Taken = (Charged & { readonly kind: "charged" }) | (Charged & { readonly kind: "drained" });

export interface SiteLease {
	take(entry: Entry, wanted: { readonly units: number; readonly least: number }, now: number): Promise<Taken>;
	/** @param at when they were taken */
	giveBack(entry: Entry, units: number, at: number): Promise<void>;
}

/** @param store the site's object */
export function leaseOf(store: () => Store): SiteLease {
	const leases = new Map<string, Lease>();

	return {
		async take(entry, { units, least }, now) {
			const held = leases.get(entry.key);
			const good = held && now < held.at + heldMs && sameWindows(entry, held.at, now);
			if (good && held.units >= units) {
				held.units -= units;
				return { kind: "charged", units, at: held.at, before: held.share, after: held.share };
			}
			leases.delete(entry.key);
			const site = store();
			// Not one after the other, since the way is long: an object gets the calls of one stub in their order.
			const returned =
				held && held.units > 0 ? site.giveBack({ entries: [entry], units: held.units, at: held.at }) : undefined;
			const asked = site.charge({ entries: [entry], units: good ? units * ahead : units, least });
			const [answer] = await Promise.all([asked, returned]);
			if (answer.kind !== "charged")
				return answer.kind === "wait" ? { kind: "drained", until: answer.readyAt } : answer;
			const got = Math.min(units, answer.units);
			// Somebody else may have taken one meanwhile.
			const other = leases.get(entry.key);
			const more = other && sameWindows(entry, other.at, answer.at) ? other.units : 0;
			leases.set(entry.key, { units: answer.units - got + more, at: answer.at, share: answer.after });
			return { ...answer, units: got };
		},
		async giveBack(entry, units, at) {
			const held = leases.get(entry.key);
			if (held && sameWindows(entry, held.at, at)) held.units += units;
			else await store().giveBack({ entries: [entry], units, at });
		},
	};
}

/** What is taken in one window is not spent, or given back, in another. */
function sameWindows({ limits }: Entry, one: number, other: number): boolean {
	return limited(limits).every(([window]) => startOf(window, one) === startOf(window, other));
}

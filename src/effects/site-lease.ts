// A part of the site's budget that this isolate holds for a minute, so that the way to one distant object is not in every search.
import type { Charged, Entry } from "./ledger.ts";
import type { Store } from "./store.ts";
import { startOf } from "./windows.ts";

/** How long a part is held; what is left of it then goes back. */
const heldMs = 60_000;
/** So many times what is wanted is asked for at once. */
const ahead = 8;

interface Lease {
	units: number;
	readonly until: number;
	/** The day whose budget it is a part of. */
	readonly day: number;
	/** Of the whole budget, spent or held when this was taken: 0 to 1. */
	readonly share: number;
}

type Taken = (Charged & { readonly kind: "charged" }) | (Charged & { readonly kind: "drained" });

export interface SiteLease {
	take(entry: Entry, wanted: { readonly units: number; readonly least: number }, now: number): Promise<Taken>;
	giveBack(entry: Entry, units: number, now: number): Promise<void>;
}

/** @param store the site's object */
export function leaseOf(store: () => Store): SiteLease {
	const leases = new Map<string, Lease>();

	return {
		async take(entry, { units, least }, now) {
			const held = leases.get(entry.key);
			const good = held && now < held.until && held.day === startOf("day", now);
			if (good && held.units >= units) {
				held.units -= units;
				return { kind: "charged", units, before: held.share, after: held.share };
			}
			leases.delete(entry.key);
			if (held && held.units > 0 && held.day === startOf("day", now)) {
				await store().giveBack({ entries: [entry], units: held.units });
			}
			const answer = await store().charge({ entries: [entry], units: units * ahead, least });
			if (answer.kind !== "charged")
				return answer.kind === "wait" ? { kind: "drained", until: answer.readyAt } : answer;
			const got = Math.min(units, answer.units);
			const rest = { units: answer.units - got, until: now + heldMs, day: startOf("day", now), share: answer.after };
			leases.set(entry.key, rest);
			return { ...answer, units: got };
		},
		async giveBack(entry, units, now) {
			const held = leases.get(entry.key);
			if (held && held.day === startOf("day", now)) held.units += units;
			else await store().giveBack({ entries: [entry], units });
		},
	};
}

// The objects that are asked for an effect, in their order, each with its part of the charge.
import type { Spender, Wanted } from "./budgets.ts";
import { type Effect, type Limits, rowOf, type Scope } from "./effects.ts";
import type { Charge, Charged, Entry } from "./ledger.ts";
import { type Networks, networksOf } from "./networks.ts";
import { networkLimits, type Part, partOf, type SiteLimits, shareOf, siteLimits } from "./shares.ts";
import type { SiteLease } from "./site-lease.ts";
import type { FindStore } from "./store.ts";

export type Paid = Charged & { readonly kind: "charged" };

/** One object's part of a charge. */
export interface Step {
	readonly scope: Scope;
	take(units: number, least: number): Promise<Charged>;
	/** @param left what is kept of it */
	giveBack(units: number, paid: Paid, left: number): Promise<void>;
}

interface Sources {
	readonly find: FindStore;
	/** Names an address without telling it. */
	readonly hash: (text: string) => Promise<string>;
	readonly lease: SiteLease;
	readonly site: SiteLimits;
	/** Milliseconds since 1970. */
	readonly time: () => number;
}

/** An effect, and the part of the site's budget that is asked for it. */
export interface Asked {
	readonly effect: Effect;
	readonly part: Part;
}

export async function stepsOf(
	sources: Sources,
	{ effect, part }: Asked,
	spender: Spender,
	{ mailbox, once }: Wanted,
): Promise<readonly Step[]> {
	const { find, lease, site, time } = sources;
	const { budgets } = rowOf(effect);
	const of = siteLimits(effect, site);
	return [
		...(await networkSteps(sources, { effect, part }, spender, once)),
		...(mailbox && budgets.mailbox
			? [
					objectStep(find, "mailbox", `mailbox ${mailbox.hash}`, {
						entries: [entry(effect, mailbox.kind, budgets.mailbox)],
					}),
				]
			: []),
		...(of ? [siteStep(lease, siteEntry({ effect, part }, of), time)] : []),
	];
}

const entry = (effect: Effect, key: string, limits: Limits): Entry => ({ key: `${effect} ${key}`, limits });

/** One part of the site's budget, in the site's object. */
export function siteEntry({ effect, part }: Asked, of: Limits): Entry {
	return entry(effect, part === "open" ? "all" : "reserved", partOf(of, part));
}

async function networkSteps(
	{ find, hash, site }: Sources,
	asked: Asked,
	{ address, tickets }: Spender,
	once: string | undefined,
): Promise<readonly Step[]> {
	if (address === undefined) return [];
	const { effect, part } = asked;
	const line = part === "open" ? rowOf(effect).line : undefined;
	const of = networksOf(address);
	const budgets = await networkBudgets(hash, asked, of, site);
	if (budgets.entries.length + budgets.ceilings.length === 0) return [];
	const object = await networkObject(hash, of);
	const whose = await Promise.all([of.address, ...(of.subnet ? [of.subnet] : [])].map(hash));
	return [
		objectStep(find, "network", object, {
			...budgets,
			...(tickets && { tickets }),
			...(line && { line: { key: effect, ...line, whose } }),
			// What is done may be known by a booking's code: kept beside a network, it would tell who booked.
			once: once && (await hash(`once\n${effect}\n${once}`)),
		}),
	];
}

/** The name of the object of a network. */
export async function networkObject(hash: Sources["hash"], { network }: Networks): Promise<string> {
	return `network ${await hash(network)}`;
}

type NetworkBudgets = Required<Pick<Charge, "entries" | "ceilings">>;

/** The budgets of an address and its networks, and the network's share of the site's. */
export async function networkBudgets(
	hash: Sources["hash"],
	{ effect, part }: Asked,
	of: Networks,
	site: SiteLimits,
): Promise<NetworkBudgets> {
	const all = siteLimits(effect, site);
	const share = all ? shareOf(all, part) : {};
	const budgets = networkLimits(rowOf(effect), share);
	const key = (name: string) => (part === "open" ? name : `reserved ${name}`);
	const entries = await Promise.all(
		(["address", "subnet", "network"] as const).flatMap((scope) => {
			const [name, limits] = [of[scope], budgets[scope]];
			return name && limits ? [hash(name).then((hashed) => entry(effect, key(hashed), limits))] : [];
		}),
	);
	return { entries, ceilings: all ? [entry(effect, key("share"), share)] : [] };
}

type ObjectCharge = Omit<Charge, "units" | "least">;

function objectStep(find: FindStore, scope: Scope, object: string, part: ObjectCharge): Step {
	return {
		scope,
		take: (units, least) => find(object).charge({ ...part, units, least }),
		async giveBack(units, { at, ticket }, left) {
			const { entries, ceilings = [], line, once } = part;
			// A turn is one however much of it was used.
			const turn = ticket && line && left === 0 ? { line, ticket } : undefined;
			const named = ticket && left > 0 ? undefined : once;
			const from = ticket ? ceilings : [...entries, ...ceilings];
			await find(object).giveBack({ entries: from, units, at, once: named, ...(turn && { turn }) });
		},
	};
}

function siteStep(lease: SiteLease, entry: Entry, time: () => number): Step {
	return {
		scope: "site",
		take: (units, least) => lease.take(entry, { units, least }, time()),
		giveBack: (units, { at }) => lease.giveBack(entry, units, at),
	};
}

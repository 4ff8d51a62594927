// The objects that are asked for an effect, in their order, each with its part of the charge.
import type { Spender, Wanted } from "./budgets.ts";
import { type Effect, type Limits, rowOf, type Scope } from "./effects.ts";
import type { Charge, Charged, Entry } from "./ledger.ts";
import { type Networks, networksOf } from "./networks.ts";
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
	/** Limits of the site that the configuration sets. */
	readonly site: Readonly<Partial<Record<Effect, Limits>>>;
	/** Milliseconds since 1970. */
	readonly time: () => number;
}

export async function stepsOf(
	sources: Sources,
	effect: Effect,
	spender: Spender,
	{ mailbox, once }: Wanted,
): Promise<readonly Step[]> {
	const { find, lease, site, time } = sources;
	const { budgets } = rowOf(effect);
	const of = site[effect] ?? budgets.site;
	return [
		...(await networkSteps(sources, effect, spender, once)),
		...(mailbox && budgets.mailbox
			? [
					objectStep(find, "mailbox", `mailbox ${mailbox.hash}`, {
						entries: [entry(effect, mailbox.kind, budgets.mailbox)],
					}),
				]
			: []),
		...(of ? [siteStep(lease, entry(effect, "all", of), time)] : []),
	];
}

const entry = (effect: Effect, key: string, limits: Limits): Entry => ({ key: `${effect} ${key}`, limits });

async function networkSteps(
	{ find, hash }: Sources,
	effect: Effect,
	{ address, tickets }: Spender,
	once: string | undefined,
): Promise<readonly Step[]> {
	if (address === undefined) return [];
	const { line } = rowOf(effect);
	const of = networksOf(address);
	const entries = await networkEntries(hash, effect, of);
	if (entries.length === 0) return [];
	const object = await networkObject(hash, of);
	const whose = await Promise.all([of.address, ...(of.subnet ? [of.subnet] : [])].map(hash));
	return [
		objectStep(find, "network", object, {
			entries,
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

/** The budgets of an address and its networks. */
export async function networkEntries(hash: Sources["hash"], effect: Effect, of: Networks): Promise<readonly Entry[]> {
	const { budgets } = rowOf(effect);
	return Promise.all(
		(["address", "subnet", "network"] as const).flatMap((scope) => {
			const [name, limits] = [of[scope], budgets[scope]];
			return name && limits ? [hash(name).then((key) => entry(effect, key, limits))] : [];
		}),
	);
}

type Part = Omit<Charge, "units" | "least">;

function objectStep(find: FindStore, scope: Scope, object: string, part: Part): Step {
	return {
		scope,
		take: (units, least) => find(object).charge({ ...part, units, least }),
		async giveBack(units, { at, ticket }, left) {
			// A turn is one however much of it was used.
			if (ticket && left > 0) return;
			const { entries, line, once } = part;
			await find(object).giveBack({ entries, units, at, once, ...(ticket && line && { turn: { line, ticket } }) });
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

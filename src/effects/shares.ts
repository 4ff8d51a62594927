// Fair shares: how a budget of the whole site is divided. Every number that a network may have of one comes from here.
import { type Effect, effectNames, type Limits, type Row, rowOf } from "./effects.ts";
import { limited, type Window } from "./windows.ts";

/**
 * `open`: everybody takes from it. `reserved`: only for who has proven a mail address, or has a booking or a quote, once the open
 * part, or their network's share of it, is used up.
 */
export type Part = "open" | "reserved";

/** Limits of the site that the configuration sets in place of the table's. */
export type SiteLimits = Readonly<Partial<Record<Effect, Limits>>>;

const reservedPercent = 20;
/** What one network may use of each part. */
const networkPercent = 4;

const percentOf = (limit: number, percent: number) => Math.floor((limit * percent) / 100);

function mapLimits(limits: Limits, change: (limit: number) => number): Limits {
	return Object.fromEntries(limited(limits).map(([window, limit]) => [window, change(limit)]));
}

/** What the site has of an effect; undefined where only networks have limits. */
export function siteLimits(effect: Effect, site: SiteLimits): Limits | undefined {
	return site[effect] ?? rowOf(effect).budgets.site;
}

/** One part of a budget of the site. */
export function partOf(limits: Limits, part: Part): Limits {
	return mapLimits(limits, (limit) => {
		const reserved = percentOf(limit, reservedPercent);
		return part === "reserved" ? reserved : limit - reserved;
	});
}

/** What one network may use of that part, turns of a line and passes included. */
export function shareOf(limits: Limits, part: Part): Limits {
	return mapLimits(partOf(limits, part), (limit) => percentOf(limit, networkPercent));
}

/** The limits of an address and its networks, none larger than the one around it, and none than the network's share. */
export function networkLimits({ budgets }: Row, share: Limits): Pick<Row["budgets"], "address" | "subnet" | "network"> {
	const within = (inner: Limits | undefined, outer: Limits) => inner && { ...inner, ...smaller(inner, outer) };
	const network = within(budgets.network, share);
	const subnet = within(budgets.subnet, network ?? share);
	const address = within(budgets.address, subnet ?? network ?? share);
	return { ...(address && { address }), ...(subnet && { subnet }), ...(network && { network }) };
}

/** Of the windows that both name, the smaller limit. */
function smaller(one: Limits, other: Limits): Limits {
	const shared = limited(other).flatMap(([window, limit]) => {
		const mine = one[window];
		return mine === undefined ? [] : [[window, Math.min(mine, limit)] as const];
	});
	return Object.fromEntries(shared);
}

/** How one budget of the site is divided, in one of its windows. */
export interface Share {
	readonly effect: Effect;
	readonly window: Window;
	/** Of everybody together. */
	readonly limit: number;
	readonly open: number;
	readonly reserved: number;
	/** Of one network, in the open part and in the reserved one. */
	readonly network: number;
	readonly networkReserved: number;
	/** The smallest number of networks that can use up the open part. */
	readonly networks: number;
}

/** Every budget of the site, as it is divided with these limits. */
export function sharesOf(site: SiteLimits): readonly Share[] {
	return effectNames.flatMap((effect) => {
		const limits = siteLimits(effect, site) ?? {};
		return limited(limits).map(([window, limit]) => {
			const of = (divided: Limits) => divided[window] ?? 0;
			const [open, network] = [of(partOf(limits, "open")), of(shareOf(limits, "open"))];
			return {
				...{ effect, window, limit, open, network },
				reserved: of(partOf(limits, "reserved")),
				networkReserved: of(shareOf(limits, "reserved")),
				networks: Math.ceil(open / network),
			};
		});
	});
}

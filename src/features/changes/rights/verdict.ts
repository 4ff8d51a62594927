// What an airline owes for what it did to a flight: yes, no, or what it depends on, by the laws of the route.
import { ruledBy } from "../../../places/united-states.ts";
import { compensationOf, heldInEurope, isBroughtForward, isCompensated } from "./european.ts";
import type { Flown } from "./flown.ts";
import { type Law, laws, limitOf, type Right, rightOf } from "./rights.ts";

/** `care`: meals, a room, another flight, and no money. */
type Says = "yes" | "depends" | "care" | "no";

interface Rule {
	readonly law: Law;
	readonly kind: Right["kind"];
	readonly says: Says;
	/** It is for who refuses the flight: taking what was offered ends it. */
	readonly ends?: true;
	/** @param limit minutes, see `limitOf` */
	when(flown: Flown, limit: number): boolean;
}

const canceled: Rule["when"] = ({ event }) => event === "canceled";
const late: Rule["when"] = ({ event, late }, limit) => event !== "canceled" && late >= limit;
/** A delay of the day; what was told before is for no rule that we have read. */
const delayed: Rule["when"] = ({ event, late }, limit) => event === "delayed" && late >= limit;
const refund = { says: "yes", ends: true } as const;

/** Of each law the first that holds. What a refund depends on is in its text. */
export const rules: readonly Rule[] = [
	{ law: "US", kind: "canceled", ...refund, when: canceled },
	{ law: "US", kind: "late", ...refund, when: late },
	{ law: "US", kind: "early", ...refund, when: ({ event, early }, limit) => event === "moved" && early >= limit },
	{ law: "US", kind: "worse", ...refund, when: ({ event, worse }) => event !== "canceled" && worse !== "none" },
	{ law: "EU", kind: "canceled", ...refund, when: canceled },
	{ law: "EU", kind: "early", ...refund, when: isBroughtForward },
	// Its hours are those of the departure.
	{
		law: "EU",
		kind: "very-late",
		...refund,
		when: ({ event, early }, limit) => event === "delayed" && -early >= limit,
	},
	{ law: "EU", kind: "late", says: "depends", when: delayed },
	{ law: "EU", kind: "notice", says: "depends", when: (flown) => flown.event !== "delayed" && isCompensated(flown) },
	{ law: "MX", kind: "canceled", says: "depends", when: canceled },
	{ law: "MX", kind: "very-late", says: "depends", when: delayed },
	{ law: "MX", kind: "late", says: "depends", when: delayed },
	{ law: "CO", kind: "canceled", says: "depends", when: canceled },
	{ law: "CO", kind: "very-late", says: "depends", when: delayed },
	{ law: "BR", kind: "canceled", ...refund, when: canceled },
	{
		...({ law: "BR", kind: "moved", ...refund } as const),
		when: ({ event, late, early }, limit) => event === "moved" && Math.max(late, early) > limit,
	},
	{ law: "BR", kind: "very-late", ...refund, when: delayed },
	{ law: "AR", kind: "canceled", says: "depends", when: canceled },
	{ law: "AR", kind: "very-late", says: "care", when: delayed },
	{ law: "AR", kind: "late", says: "care", when: delayed },
];

export interface Finding {
	readonly says: Says;
	/** `less`: not enough for this law; `taken`: too late for it. */
	readonly why: Right["kind"] | "less" | "taken";
	readonly right: Right;
	/** Minutes from which the right would hold. */
	readonly limit: number;
	/** What the European regulation owes besides, at most, if the airline is the cause: euros a person. */
	readonly euros?: number;
}

export interface Verdict {
	/** `ceased`: there is nobody to ask; `missed`: no law that we have read is about it; `unread`: none of this route was read. */
	readonly answer: "yes" | "depends" | "no" | "missed" | "unread" | "ceased";
	/** What counts first. */
	readonly findings: readonly Finding[];
	/** Laws of which we cannot say whether they hold: that of where it goes, and the European one for an airline that we do not know. */
	readonly perhaps: readonly Law[];
	readonly international: boolean;
}

/** Money for the lost time and not for the ticket: what Europe owes to who flies nevertheless, too. */
export function isCompensation({ right, says }: Finding): boolean {
	return right.subject === "EU" && says === "depends";
}

const ranks: readonly Says[] = ["yes", "depends", "no", "care"];

/** Pure. */
export function verdictOf(flown: Flown): Verdict {
	const [from, to] = [ruledBy(flown.from), ruledBy(flown.to)];
	const international = from !== to;
	if (flown.ceased || flown.event === "missed") {
		return { answer: flown.ceased ? "ceased" : "missed", findings: [], perhaps: [], international };
	}
	// The United States' holds for flights to, from and within it; of the others we have read what holds for flights from there.
	const held = (law: Law): boolean | undefined => {
		if (law === "EU") return heldInEurope(flown);
		if (from === law || (law === "US" && to === law)) return true;
		return to === law ? undefined : false;
	};
	const found = laws.filter(held).flatMap((law) => findingOf(law, flown, international) ?? []);
	const findings = found.toSorted((a, b) => weight(a) - weight(b));
	const [first] = findings;
	const answer = first ? (first.says === "care" ? "no" : first.says) : "unread";
	return { answer, findings, perhaps: laws.filter((law) => held(law) === undefined), international };
}

/** Of those that say the same, the one that can give money besides comes first. */
function weight({ says, euros }: Finding): number {
	return ranks.indexOf(says) - (euros ? 0.5 : 0);
}

function findingOf(law: Law, flown: Flown, international: boolean): Finding | undefined {
	const reading = rules
		.filter((rule) => rule.law === law)
		.map((rule) => ({ ...rule, right: rightOf(law, rule.kind) }))
		.map((rule) => ({ ...rule, limit: limitOf(rule.right, international) ?? 0 }));
	const euros = law === "EU" ? compensationOf(flown) : undefined;
	const holding = reading.filter(({ when, limit }) => when(flown, limit));
	const rule = holding.find(({ ends }) => !ends || flown.taken === "nothing");
	if (rule) {
		const { says, kind: why, right, limit } = rule;
		return { says, why, right, limit, ...(euros !== undefined && { euros }) };
	}
	const [ended] = holding;
	if (ended) return { says: "no", why: "taken", right: ended.right, limit: ended.limit };
	// By how much it fails, where that can be said.
	const nearest = reading.find(({ kind }) => kind === "late") ?? reading.at(-1);
	return nearest && { says: "no", why: "less", right: nearest.right, limit: nearest.limit };
}

// What an airline owes for what it did to a flight: yes, no, or what it depends on, by the laws of the route.
import { ruledBy } from "../../../places/united-states.ts";
import type { Disruption } from "../forms/disruption.ts";
import { type Law, laws, limitOf, type Right, rightOf } from "./rights.ts";

/** `care`: meals, a room, another flight, and no money. */
type Says = "yes" | "depends" | "care" | "no";

interface Rule {
	readonly law: Law;
	readonly kind: Right["kind"];
	readonly says: Says;
	/** @param limit minutes, see `limitOf` */
	when(disruption: Disruption, limit: number): boolean;
}

const canceled: Rule["when"] = ({ event }) => event === "canceled";
const late: Rule["when"] = ({ event, late }, limit) => event !== "canceled" && late >= limit;
/** A delay of the day; what was told before is for no rule that we have read. */
const delayed: Rule["when"] = ({ event, late }, limit) => event === "delayed" && late >= limit;

/** Of each law the first that holds. What a refund depends on is in its text. */
export const rules: readonly Rule[] = [
	{ law: "US", kind: "canceled", says: "yes", when: canceled },
	{ law: "US", kind: "late", says: "yes", when: late },
	{ law: "US", kind: "early", says: "yes", when: ({ event, early }, limit) => event === "moved" && early >= limit },
	{ law: "US", kind: "worse", says: "yes", when: ({ event, worse }) => event !== "canceled" && worse !== "none" },
	{ law: "MX", kind: "canceled", says: "depends", when: canceled },
	{ law: "MX", kind: "very-late", says: "depends", when: delayed },
	{ law: "MX", kind: "late", says: "depends", when: delayed },
	{ law: "CO", kind: "canceled", says: "depends", when: canceled },
	{ law: "CO", kind: "very-late", says: "depends", when: delayed },
	{ law: "BR", kind: "canceled", says: "yes", when: canceled },
	{
		...({ law: "BR", kind: "moved", says: "yes" } as const),
		when: ({ event, late, early }, limit) => event === "moved" && Math.max(late, early) > limit,
	},
	{ law: "BR", kind: "very-late", says: "yes", when: delayed },
	{ law: "AR", kind: "canceled", says: "depends", when: canceled },
	{ law: "AR", kind: "very-late", says: "care", when: delayed },
	{ law: "AR", kind: "late", says: "care", when: delayed },
];

/** Laws that give a refund to who refuses the flight: taking what was offered ends it. */
const refusable: readonly Law[] = ["US", "BR"];

export interface Finding {
	readonly says: Says;
	/** `less`: not enough for this law; `taken`: too late for it. */
	readonly why: Right["kind"] | "less" | "taken";
	readonly right: Right;
	/** Minutes from which the right would hold. */
	readonly limit: number;
}

export interface Verdict {
	/** `ceased`: there is nobody to ask; `missed`: no law that we have read is about it; `unread`: none of this route was read. */
	readonly answer: "yes" | "depends" | "no" | "missed" | "unread" | "ceased";
	/** What counts first. */
	readonly findings: readonly Finding[];
	readonly international: boolean;
	/** It leaves from where the European regulation holds, of which we have read no dated copy. */
	readonly european: boolean;
}

/** Where Regulation (EC) 261/2004 holds: the EU, Iceland, Norway and Switzerland. */
const european = new Set(
	"AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS NO CH".split(" "),
);

const ranks: readonly Says[] = ["yes", "depends", "no", "care"];

/** Pure. */
export function verdictOf(disruption: Disruption): Verdict {
	const [from, to] = [ruledBy(disruption.from), ruledBy(disruption.to)];
	const international = from !== to;
	const about = { international, european: european.has(from) };
	if (disruption.ceased) return { answer: "ceased", findings: [], ...about };
	if (disruption.event === "missed") return { answer: "missed", findings: [], ...about };
	// The United States' holds for flights to, from and within it; of the others we have read what holds for flights from there.
	const held = (law: Law) => from === law || (law === "US" && to === law);
	const found = laws.filter(held).flatMap((law) => findingOf(law, disruption, international) ?? []);
	const findings = found.toSorted((a, b) => ranks.indexOf(a.says) - ranks.indexOf(b.says));
	const [first] = findings;
	const answer = first ? (first.says === "care" ? "no" : first.says) : "unread";
	return { answer, findings, ...about };
}

function findingOf(law: Law, disruption: Disruption, international: boolean): Finding | undefined {
	const reading = rules
		.filter((rule) => rule.law === law)
		.map((rule) => ({ ...rule, right: rightOf(law, rule.kind) }))
		.map((rule) => ({ ...rule, limit: limitOf(rule.right, international) ?? 0 }));
	const rule = reading.find(({ when, limit }) => when(disruption, limit));
	const last = reading.at(-1);
	if (rule && refusable.includes(law) && disruption.taken !== "nothing") {
		return { says: "no", why: "taken", right: rule.right, limit: rule.limit };
	}
	if (rule) return { says: rule.says, why: rule.kind, right: rule.right, limit: rule.limit };
	// By how much it fails, where that can be said.
	const nearest = reading.find(({ kind }) => kind === "late") ?? last;
	return nearest && { says: "no", why: "less", right: nearest.right, limit: nearest.limit };
}

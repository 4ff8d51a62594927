// Which rules hold for a ticket that a traveler wants to change or give back, and what to do first: a table, without any airline's figures.

import { type FreeWindow, freeWindow } from "../../../flights/trip/free-cancellation.ts";
import { hourMs } from "../../../time/iso-date.ts";

export const sellers = ["airline", "us", "other"] as const;
export const wishes = ["change", "cancel"] as const;

export interface TicketFacts {
	/** The airline stopped flying. */
	readonly ceased: boolean;
	/** Who sold the ticket: the airline itself, this agency, or somebody else. */
	readonly seller: (typeof sellers)[number];
	/** This and all times: ISO 8601 in UTC. */
	readonly bookedAt: string;
	readonly departsAt: string;
	readonly now: string;
	readonly wish: (typeof wishes)[number];
}

export type RuleId =
	| "ceased"
	| `free.${FreeWindow}`
	| "free.seller"
	| "free.rebook"
	| `contact.${(typeof sellers)[number]}`
	| "left"
	| "today"
	| "fare.change"
	| "fare.cancel"
	| "refund"
	| "noshow";

interface Ticket extends TicketFacts {
	readonly window: FreeWindow;
	readonly departed: boolean;
	/** Less than a day until departure. */
	readonly soon: boolean;
}

interface Rule {
	readonly id: RuleId;
	when(ticket: Ticket): boolean;
}

const flying = ({ ceased }: Ticket) => !ceased;
const ours = (ticket: Ticket) => flying(ticket) && !ticket.departed;

/** Rules in the order in which a traveler follows them. */
const rules: readonly Rule[] = [
	{ id: "ceased", when: ({ ceased }) => ceased },
	{ id: "left", when: (ticket) => flying(ticket) && ticket.departed },
	{ id: "free.open", when: (ticket) => ours(ticket) && ticket.window === "open" },
	{ id: "free.seller", when: (ticket) => ours(ticket) && ticket.window === "open" && ticket.seller !== "airline" },
	{ id: "free.rebook", when: (ticket) => ours(ticket) && ticket.window === "open" && ticket.wish === "change" },
	{ id: "today", when: (ticket) => flying(ticket) && ticket.soon },
	{ id: "contact.airline", when: (ticket) => flying(ticket) && ticket.seller === "airline" },
	{ id: "contact.us", when: (ticket) => flying(ticket) && ticket.seller === "us" },
	{ id: "contact.other", when: (ticket) => flying(ticket) && ticket.seller === "other" },
	{ id: "free.over", when: (ticket) => ours(ticket) && ticket.window === "over" },
	{ id: "free.short", when: (ticket) => ours(ticket) && ticket.window === "short" },
	{ id: "fare.change", when: (ticket) => ours(ticket) && ticket.wish === "change" },
	{ id: "fare.cancel", when: (ticket) => ours(ticket) && ticket.wish === "cancel" },
	// An airline that is gone refunds nothing in time; an agency that charged the card still owes it.
	{ id: "refund", when: ({ ceased, seller }) => ceased && seller !== "airline" },
	{ id: "noshow", when: (ticket) => flying(ticket) && !ticket.departed },
];

/** Every rule there is; each has its texts. Marked as pure, so that the form in a browser does not carry the rules. */
export const ruleIds: readonly RuleId[] = /* @__PURE__ */ rules.map(({ id }) => id);

export interface ChangeAdvice {
	readonly rules: readonly RuleId[];
	readonly window: FreeWindow;
	/** 24 hours after booking. */
	readonly freeUntil: string;
}

/** Pure. `bookedAt` is not after `now`, and before `departsAt`. */
export function adviseChange(facts: TicketFacts): ChangeAdvice {
	const { window, until } = freeWindow(facts);
	const left = Date.parse(facts.departsAt) - Date.parse(facts.now);
	const ticket: Ticket = { ...facts, window, departed: left <= 0, soon: left > 0 && left <= 24 * hourMs };
	return { rules: rules.filter(({ when }) => when(ticket)).map(({ id }) => id), window, freeUntil: until };
}

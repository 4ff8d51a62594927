// A proposal's states, as a table: what may be done with it where, and where it leads. That its time is over is told from its end.
import { outcomeIn, type Transition } from "../../states/state-table.ts";

export const proposalStates = ["open", "accepted", "declined", "withdrawn"] as const;
/** As it is kept. */
export type ProposalState = (typeof proposalStates)[number];
/** As it is read: an open one expires by itself. */
export type ProposalStanding = ProposalState | "expired";

export const proposalChanges = {
	accept: { from: ["open"], to: "accepted" },
	decline: { from: ["open"], to: "declined" },
	/** By an agent, because another one about the same booking was accepted, or because the airline changed its flights. */
	withdraw: { from: ["open"], to: "withdrawn" },
} as const satisfies Record<string, Transition<ProposalState>>;

export type ProposalChange = keyof typeof proposalChanges;

/** Where a change leads from a state; undefined when it may not happen there. */
export function proposalAfter(change: ProposalChange, state: ProposalState): ProposalState | undefined {
	return outcomeIn<ProposalState>(proposalChanges[change], state);
}

/** @property validUntil ISO 8601 in UTC */
export function standingOf(
	{ state, validUntil }: { readonly state: ProposalState; readonly validUntil: string },
	now: Date,
): ProposalStanding {
	return state === "open" && Date.parse(validUntil) <= now.getTime() ? "expired" : state;
}

// Proposals that tests work with: about a sample booking or quote, with another sample trip as the option.
import type {
	Proposal,
	ProposalKind,
	ProposalOption,
	ProposalSubject,
} from "../../../src/features/proposals/proposal.ts";
import { findProposal, makeProposal, type ProposalStore } from "../../../src/features/proposals/store.ts";
import type { Offer } from "../../../src/flights/offers/offer.ts";
import { addDays } from "../../../src/time/iso-date.ts";
import { chosen, later, now } from "../bookings/sample-choice.ts";

/** Another trip for two adults than `quoted` gives: a day later, and it can be held. */
export function otherChoice(at = now): Promise<ProposalOption> {
	const depart = addDays(at.toISOString().slice(0, 10), 81);
	const trip = `trip=oneway&from=JFK&to=MIA&depart=${depart}&adults=2`;
	return chosen(trip, at, ({ payment }) => !payment.instant);
}

const usd = (minor: number) => ({ minor, currency: "USD" });
export const terms = {
	...{ change: "och_1", oldValue: usd(30000), penalty: usd(9900), fareDifference: usd(4000), fee: usd(2500) },
	due: usd(16400),
};

interface Proposed {
	readonly subject: ProposalSubject;
	readonly former: Offer;
	readonly options: readonly ProposalOption[];
	readonly kind?: ProposalKind;
	readonly at?: Date;
}

export async function proposed(
	store: ProposalStore,
	{ subject, former, options, kind = "trip", at = now }: Proposed,
): Promise<{ readonly proposal: Proposal; readonly secret: string }> {
	const id = crypto.randomUUID();
	const wanted = { id, subject, kind, former, options, language: "es", agent: "ana@agency.test" } as const;
	const made = await makeProposal(store, { ...wanted, validUntil: later(60, at).toISOString() }, at);
	const proposal = await findProposal(store.db, id);
	if (made.kind !== "made" || !proposal) throw new Error("not made");
	return { proposal, secret: made.secret };
}

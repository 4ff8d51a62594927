// A proposal's page as it stands for this browser, and the way back to it.
import { orUnavailable } from "../../edge/unavailable.ts";
import { href } from "../../links.ts";
import { type PageData, type PageInput, seeOther } from "../../page/page.ts";
import { issueFormToken } from "../../privacy/form-token.ts";
import { tieTo } from "../../privacy/visitor.ts";
import { findOwnTrip } from "../bookings/access.ts";
import type { BookingPorts } from "../bookings/ports.ts";
import { findBooking } from "../bookings/store.ts";
import { fits, mayChange } from "./accept.ts";
import type { ProposalNotice } from "./notice-view.tsx";
import { fateOf } from "./pending.ts";
import type { Proposal } from "./proposal.ts";
import { ProposalView } from "./proposal-view.tsx";
import { standingOf } from "./states.ts";
import type { ProposalStore } from "./store.ts";

export type Input = PageInput<"proposal", BookingPorts>;

export interface Opened {
	readonly store: ProposalStore;
	readonly proposal: Proposal;
}

/** After a form the page is read anew: whatever was decided by then, by whomever, is what it says. */
export function toPage({ language, params }: Input): Response {
	return seeOther(href(language, "proposal", params));
}

/** Who has the trip open while they talk, caller or agent, hears of an answer at once. */
export function tellScreen({
	input,
	proposal: { subject },
}: Pick<Opened, "proposal"> & { readonly input: Input }): void {
	const { screens } = input.services;
	if (screens) input.afterwards(screens.proposed(subject));
}

/** Of the token in its forms: one proposal's are not another's. */
export function purposeOf({ id }: Pick<Proposal, "id">): string {
	return `proposal.${id}`;
}

/** Would its booking, as it is now, take any of it? Else nobody is led to a tap that can only be refused. */
async function mayFit(store: ProposalStore, { subject, options }: Proposal, now: Date): Promise<boolean> {
	const booking = await findBooking(store, subject.id);
	const fitting = booking && options.find((option) => fits(booking, option));
	// All are of one kind: what the database knows besides holds for each.
	return fitting ? mayChange(store, subject.id, fitting, now) : false;
}

/** @param notice what became of a form that was just sent */
export async function showProposal(
	{ services, visit, params }: Input,
	{ store, proposal }: Opened,
	notice?: ProposalNotice,
	status: PageData["status"] = 200,
): Promise<PageData> {
	const now = services.now();
	const { visitor, cookies } = tieTo(visit);
	const token = await issueFormToken(store.vault, purposeOf(proposal), visitor, now);
	const { kind, id } = proposal.subject;
	const own = kind === "booking" && (await orUnavailable("proposal", findOwnTrip(store, visit, id, now))) !== undefined;
	const standing = standingOf(proposal, now);
	const about = kind === "booking" ? standing : undefined;
	const fate = about === "accepted" ? await orUnavailable("proposal", fateOf(store.db, proposal, now)) : undefined;
	const unfit = about === "open" && !notice && !(await orUnavailable("proposal", mayFit(store, proposal, now)));
	const said = unfit ? ({ why: "unfit" } as const) : notice;
	return {
		view: <ProposalView {...{ proposal, standing, fate, token, own }} notice={said} secret={params.secret} />,
		crumb: null,
		cookies,
		status,
	};
}

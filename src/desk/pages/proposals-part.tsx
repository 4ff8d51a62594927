// What was proposed about a quote or a booking, how each stands, and the way to propose more.

import { absolute, amountOf } from "../../features/proposals/amounts.ts";
import type { Proposal, ProposalSubject } from "../../features/proposals/proposal.ts";
import { standingOf } from "../../features/proposals/states.ts";
import { useTotal } from "../../flights/views/total.tsx";
import { groupReference } from "../../references/reference.ts";
import { useDesk } from "../frame/desk-context.tsx";
import { Facts, Part, useMoment } from "../frame/facts.tsx";
import { KeyedLink } from "../frame/keyed.tsx";
import { deskHref } from "../routes.ts";
import { ActForm } from "./acts-part.tsx";
import { proposeHref } from "./propose.tsx";

interface ProposalsPartProps {
	readonly subject: ProposalSubject;
	readonly proposals: readonly Proposal[];
	/** Another trip can be proposed as it stands. */
	readonly possible: boolean;
}

export function ProposalsPart({ subject, proposals, possible }: ProposalsPartProps) {
	const { d } = useDesk();
	if (!possible && proposals.length === 0) return null;
	return (
		<Part id="proposals" heading={d("proposals")}>
			{proposals.map((one) => (
				<ProposalFacts key={one.id} proposal={one} />
			))}
			{possible && (
				<p className="mt-3">
					<KeyedLink of="propose" className="go" href={proposeHref(subject)}>
						{d("propose")}
					</KeyedLink>
				</p>
			)}
		</Part>
	);
}

function ProposalFacts({ proposal }: { readonly proposal: Proposal }) {
	const { d, now } = useDesk();
	const moment = useMoment();
	const amount = useTotal();
	const { id, options, accepted, decidedAt, validUntil, createdAt, agent, withdrawnBy, version } = proposal;
	const standing = standingOf(proposal, now);
	const open = standing === "open" || standing === "expired";
	const told = options.map((option) => {
		const due = amountOf(option);
		return due.minor < 0 ? d("exchange.back.total", { amount: amount(absolute(due)) }) : amount(due);
	});
	return (
		<div className="desk-proposal">
			<Facts
				of={[
					[d("proposal.state"), d(`proposal.state.${standing}`)],
					[d("proposal.withdrawnBy"), withdrawnBy && d(`proposal.withdrawnBy.${withdrawnBy}`)],
					[d("proposal.by"), `${agent}, ${moment(createdAt)}`],
					[d("proposal.options"), told.join(" · ")],
					[d("proposal.until"), moment(validUntil)],
					[d("proposal.decided"), decidedAt && moment(decidedAt)],
					[
						d("proposal.accepted"),
						accepted && `${d("propose.option", { number: accepted.position + 1 })}, ${d(`proposal.by.${accepted.by}`)}`,
					],
					[d("proposal.ledTo"), accepted?.ledTo && <LedTo key="led" code={accepted.ledTo} />],
				]}
			/>
			{open && (
				<div className="desk-acts mt-2">
					<ActForm action={deskHref("linkProposalAnew", { id })} label={d("proposal.anew")} version={version} />
					<ActForm action={deskHref("withdrawProposal", { id })} label={d("proposal.withdraw")} version={version} />
				</div>
			)}
		</div>
	);
}

/** The quote that was made of what was accepted: the call goes on there. */
function LedTo({ code }: { readonly code: string }) {
	const { d } = useDesk();
	return (
		<a className="go desk-code" href={deskHref("quote", { code })}>
			{`${d("kind.quote")} ${groupReference(code)}`}
		</a>
	);
}

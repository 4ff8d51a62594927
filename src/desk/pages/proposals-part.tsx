// What was proposed about a quote or a booking, how each stands, and the way to propose more.

import { absolute, amountOf } from "../../features/proposals/amounts.ts";
import type { Proposal, ProposalSubject } from "../../features/proposals/proposal.ts";
import { standingOf } from "../../features/proposals/states.ts";
import { useTotal } from "../../flights/views/total.tsx";
import { groupReference } from "../../references/reference.ts";
import { useDesk } from "../frame/desk-context.tsx";
import { Facts, Part, useMoment } from "../frame/facts.tsx";
import { KeyedLink, KeyedSubmit } from "../frame/keyed.tsx";
import { deskHref } from "../routes.ts";
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
	const leading = proposals.find(({ accepted }) => accepted?.ledTo);
	return (
		<Part id="proposals" heading={d("proposals")}>
			{proposals.map((one, index) => (
				<ProposalFacts key={one.id} proposal={one} keyed={index === 0} leads={one === leading} />
			))}
			{possible && (
				<p className="mt-3">
					<KeyedLink of="u" className="go" href={proposeHref(subject)}>
						{d("propose")}
					</KeyedLink>
				</p>
			)}
		</Part>
	);
}

interface ProposalFactsProps {
	readonly proposal: Proposal;
	/** It is the newest: its acts have keys. */
	readonly keyed: boolean;
	/** It is the newest that led to a quote: the way there has a key. */
	readonly leads: boolean;
}

function ProposalFacts({ proposal, keyed, leads }: ProposalFactsProps) {
	const { d, now } = useDesk();
	const moment = useMoment();
	const amount = useTotal();
	const { id, options, accepted, decidedAt, validUntil, createdAt, agent, withdrawnBy } = proposal;
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
					[d("proposal.ledTo"), accepted?.ledTo && <LedTo key="led" code={accepted.ledTo} keyed={leads} />],
				]}
			/>
			{open && (
				<div className="desk-acts mt-2">
					<form method="post" action={deskHref("linkProposalAnew", { id })}>
						<Act keyed={keyed} of="1" label={d("proposal.anew")} />
					</form>
					<form method="post" action={deskHref("withdrawProposal", { id })}>
						<Act keyed={keyed} of="z" label={d("proposal.withdraw")} />
					</form>
				</div>
			)}
		</div>
	);
}

/** The quote that was made of what was accepted: the call goes on there. */
function LedTo({ code, keyed }: { readonly code: string; readonly keyed: boolean }) {
	const { d } = useDesk();
	const link = { className: "go desk-code", href: deskHref("quote", { code }) };
	const name = `${d("kind.quote")} ${groupReference(code)}`;
	return keyed ? (
		<KeyedLink of="n" {...link}>
			{name}
		</KeyedLink>
	) : (
		<a {...link}>{name}</a>
	);
}

/** A key can be that of one alone: of the newest. */
function Act({ keyed, of, label }: { readonly keyed: boolean; readonly of: string; readonly label: string }) {
	return keyed ? (
		<KeyedSubmit of={of}>{label}</KeyedSubmit>
	) : (
		<button type="submit" className="button button-quiet">
			{label}
		</button>
	);
}

// The link of a proposal, told once, with the ways to send it: a mail of ours, WhatsApp by the agent's own hand, or read from here.

import { whatsappHref } from "../../channels/line.ts";
import { findBooking } from "../../features/bookings/store.ts";
import { absolute, amountOf } from "../../features/proposals/amounts.ts";
import type { Proposal } from "../../features/proposals/proposal.ts";
import { findProposal, openProposal } from "../../features/proposals/store.ts";
import { useTotal } from "../../flights/views/total.tsx";
import { href } from "../../links.ts";
import { groupReference } from "../../references/reference.ts";
import { Field } from "../../ui/controls/field.tsx";
import { HiddenFields } from "../../ui/controls/hidden-fields.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { linkAnew, sendProposal, sentPerDay, withdraw } from "../acts/propose.ts";
import { useDesk } from "../frame/desk-context.tsx";
import { DeskForm, useTyped } from "../frame/desk-form.tsx";
import { type DeskAnswer, type DeskHandler, type DeskInput, leadTo } from "../frame/desk-page.ts";
import { Facts, Part, useMoment } from "../frame/facts.tsx";
import { BackLink, KeyedSubmit } from "../frame/keyed.tsx";
import { deskHref, subjectHref } from "../routes.ts";
import { deskTexts } from "../texts/texts.ts";
import { AboutBooking, AskView, confirmed, isConfirmed } from "./ask-view.tsx";
import { missing } from "./quote.tsx";
import { refused } from "./refused.tsx";

type Input = Pick<DeskInput, "services" | "d">;

export async function linkPage({ services, d }: Input, proposal: Proposal, secret: string): Promise<DeskAnswer> {
	const { subject, language } = proposal;
	const link = services.config.origin + href(language, "proposal", { secret });
	const contact = subject.kind === "booking" ? (await findBooking(services.bookings, subject.id))?.contact : undefined;
	const text = deskTexts(language)("proposal.whatsapp", { agency: services.config.agency.name, link });
	const whatsapp = whatsappHref(contact?.phone.replace(/\D/g, "") ?? "", text);
	const view = <LinkView {...{ proposal, secret, link, whatsapp }} email={contact?.email} />;
	return { title: d("proposal.made"), view };
}

interface LinkViewProps {
	readonly proposal: Proposal;
	readonly secret: string;
	readonly link: string;
	readonly whatsapp: string;
	/** Of a booking. */
	readonly email: string | undefined;
}

function LinkView({ proposal: { id, subject, validUntil, version }, secret, link, whatsapp, email }: LinkViewProps) {
	const { d } = useDesk();
	const moment = useMoment();
	const action = deskHref("sendProposal", { id });
	const typed = useTyped(action);
	const problem = typed.problem("to");
	return (
		<>
			<PageHead heading={d("proposal.made")} lead={d("proposal.made.lead", { time: moment(validUntil) })} />
			<div className="mt-4 grid gap-4">
				<Part id="link" heading={d("proposal.link")}>
					<p className="wrap-anywhere">
						<a className="link" href={link} target="_blank" rel="noopener">
							{link}
						</a>
					</p>
				</Part>
				<Part id="send" heading={d("proposal.send")}>
					<DeskForm version={version} action={action} className="grid gap-3">
						<HiddenFields values={[["secret", secret]]} />
						{email === undefined ? (
							<Field
								id="send-to"
								name="to"
								type="email"
								label={d("contact.mail")}
								hint={d("proposal.send.hint")}
								defaultValue={typed.of("to", "")}
								problem={problem}
								autoComplete="off"
								spellCheck={false}
								maxLength={254}
							/>
						) : (
							<>
								<p>{email}</p>
								{problem && <Notice tone="problem" heading={problem.text} />}
							</>
						)}
						<p className="desk-acts">
							<KeyedSubmit of="email">{d("proposal.mail")}</KeyedSubmit>
							<a className="go" href={whatsapp} target="_blank" rel="noopener external">
								{d("proposal.whatsapp.open")}
							</a>
							<BackLink href={subjectHref(subject)}>{d("not.back")}</BackLink>
						</p>
					</DeskForm>
				</Part>
			</div>
		</>
	);
}

export const sendProposalLink: DeskHandler<"sendProposal"> = async (input) => {
	const { params, services, form, now, agent, d } = input;
	const wish = { id: params.id, secret: String(form.get("secret") ?? ""), to: String(form.get("to") ?? "") };
	const found = await findProposal(services.db, params.id);
	if (!found) return missing(d);
	// The link was told once: it is told again as long as it opens the proposal.
	if (input.showOnly) {
		const opens = (await openProposal({ db: services.db, vault: services.vault }, wish.secret))?.id === found.id;
		return opens && found.state === "open" ? linkPage(input, found, wish.secret) : leadTo(subjectHref(found.subject));
	}
	const answer = await sendProposal(services, { agent: agent.id }, wish, now);
	if (answer === "sent") return leadTo(subjectHref(found.subject));
	if (answer === "unknown") return refused(input, d("proposal.ended"), subjectHref(found.subject));
	return { mistyped: "to", text: d(`proposal.send.${answer}`, { most: sentPerDay }) };
};

/** Asks first: what its reader has open counts no more. */
export const withdrawProposal: DeskHandler<"withdrawProposal"> = async (input) => {
	const { params, services, now, agent, d } = input;
	const found = await findProposal(services.db, params.id);
	if (!found) return missing(d);
	if (found.state === "open" && !isConfirmed(input)) return asked(input, found, "withdrawProposal");
	if (input.showOnly) return leadTo(subjectHref(found.subject));
	const done = await withdraw(services.db, { agent: agent.id }, found, now);
	if (!done) return refused(input, d("proposal.ended"), subjectHref(found.subject));
	// Who has the trip open while they talk is not left reading what no longer counts.
	await services.screens?.proposed(found.subject);
	return leadTo(subjectHref(found.subject));
};

/** Asks first: the link from before opens nothing any more. */
export const linkProposalAnew: DeskHandler<"linkProposalAnew"> = async (input) => {
	const { params, services, now, agent, d } = input;
	const found = await findProposal(services.db, params.id);
	if (!found) return missing(d);
	if (found.state === "open" && !isConfirmed(input)) return asked(input, found, "linkProposalAnew");
	if (input.showOnly) return leadTo(subjectHref(found.subject));
	const secret = await linkAnew(services, { agent: agent.id }, found, now);
	const anew = secret === undefined ? undefined : await findProposal(services.db, params.id);
	return secret && anew
		? linkPage(input, anew, secret)
		: refused(input, d("proposal.ended"), subjectHref(found.subject));
};

const questions = {
	withdrawProposal: ["proposal.withdraw.heading", "proposal.withdraw.lead", "proposal.withdraw"],
	linkProposalAnew: ["proposal.anew.heading", "proposal.anew.lead", "proposal.anew"],
} as const;

async function asked({ services, d }: Input, proposal: Proposal, act: keyof typeof questions): Promise<DeskAnswer> {
	const { kind, id } = proposal.subject;
	const booking = kind === "booking" ? await findBooking(services.bookings, id) : undefined;
	const [heading, lead, yes] = questions[act];
	const view = (
		<AskView
			heading={d(heading)}
			lead={d(lead)}
			action={deskHref(act, { id: proposal.id })}
			fields={{ confirm: confirmed }}
			yes={d(yes)}
			back={subjectHref(proposal.subject)}
		>
			{booking ? (
				<AboutBooking booking={booking} more={[[d("proposal.options"), <Options key="options" of={proposal} />]]} />
			) : (
				<Part id="about" heading={d("quote.heading", { code: groupReference(id) })}>
					<Facts of={[[d("proposal.options"), <Options key="options" of={proposal} />]]} />
				</Part>
			)}
		</AskView>
	);
	return { title: d(heading), view, status: 409 };
}

/** What each option costs, or gives back. */
function Options({ of: { options } }: { readonly of: Proposal }) {
	const { d } = useDesk();
	const amount = useTotal();
	const told = options.map((option) => {
		const due = amountOf(option);
		return due.minor < 0 ? d("exchange.back.total", { amount: amount(absolute(due)) }) : amount(due);
	});
	return told.join(" · ");
}

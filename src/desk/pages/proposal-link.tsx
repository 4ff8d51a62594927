// The link of a proposal, told once, with the ways to send it: a mail of ours, WhatsApp by the agent's own hand, or read from here.

import { whatsappHref } from "../../channels/line.ts";
import { findBooking } from "../../features/bookings/store.ts";
import type { Proposal } from "../../features/proposals/proposal.ts";
import { findProposal } from "../../features/proposals/store.ts";
import { href } from "../../links.ts";
import { Field } from "../../ui/controls/field.tsx";
import { HiddenFields } from "../../ui/controls/hidden-fields.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { linkAnew, sendProposal, sentPerDay, withdraw } from "../acts/propose.ts";
import { useDesk } from "../frame/desk-context.tsx";
import { type DeskAnswer, type DeskHandler, type DeskInput, leadTo } from "../frame/desk-page.ts";
import { Part, useMoment } from "../frame/facts.tsx";
import { BackLink, KeyedLink, KeyedSubmit } from "../frame/keyed.tsx";
import { deskHref, subjectHref } from "../routes.ts";
import { deskTexts } from "../texts/texts.ts";
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

function LinkView({ proposal: { id, subject, validUntil }, secret, link, whatsapp, email }: LinkViewProps) {
	const { d } = useDesk();
	const moment = useMoment();
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
					<form method="post" action={deskHref("sendProposal", { id })} className="grid gap-3">
						<HiddenFields values={[["secret", secret]]} />
						{email === undefined ? (
							<Field
								id="send-to"
								name="to"
								type="email"
								label={d("contact.mail")}
								hint={d("proposal.send.hint")}
								autoComplete="off"
								spellCheck={false}
								maxLength={254}
							/>
						) : (
							<p>{email}</p>
						)}
						<p className="desk-acts">
							<KeyedSubmit of="m">{d("proposal.mail")}</KeyedSubmit>
							<KeyedLink of="w" className="go" href={whatsapp} target="_blank" rel="noopener external">
								{d("proposal.whatsapp.open")}
							</KeyedLink>
							<BackLink href={subjectHref(subject)}>{d("not.back")}</BackLink>
						</p>
					</form>
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
	const answer = await sendProposal(services, { agent: agent.id }, wish, now);
	if (answer === "sent") return leadTo(subjectHref(found.subject));
	if (answer === "unknown") return refused(input, d("proposal.ended"), subjectHref(found.subject));
	return refused(input, d(`proposal.send.${answer}`, { most: sentPerDay }), subjectHref(found.subject));
};

export const withdrawProposal: DeskHandler<"withdrawProposal"> = async (input) => {
	const { params, services, now, agent, d } = input;
	const found = await findProposal(services.db, params.id);
	if (!found) return missing(d);
	const done = await withdraw(services.db, { agent: agent.id }, found, now);
	if (!done) return refused(input, d("proposal.ended"), subjectHref(found.subject));
	// Who has the trip open while they talk is not left reading what no longer counts.
	await services.screens?.proposed(found.subject);
	return leadTo(subjectHref(found.subject));
};

export const linkProposalAnew: DeskHandler<"linkProposalAnew"> = async (input) => {
	const { params, services, now, agent, d } = input;
	const found = await findProposal(services.db, params.id);
	if (!found) return missing(d);
	const secret = await linkAnew(services, { agent: agent.id }, found, now);
	return secret ? linkPage(input, found, secret) : refused(input, d("proposal.ended"), subjectHref(found.subject));
};

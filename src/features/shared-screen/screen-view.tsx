// How the shared screen looks: a press before; then the agent's state, which is told as it changes, and each open proposal.

import { BookingPrice } from "../../flights/views/price-lines.tsx";
import { useTimeAt } from "../../flights/views/time-at.ts";
import { useTotal } from "../../flights/views/total.tsx";
import { Island } from "../../page/island.tsx";
import { usePage } from "../../page/page-context.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { HiddenFields } from "../../ui/controls/hidden-fields.tsx";
import { onThePhoneField, tripPage } from "../bookings/on-the-phone.ts";
import type { ScreenSubject } from "../bookings/ports.ts";
import { Trip, useAccepted, useOptionName } from "../proposals/option-view.tsx";
import type { ProposalOption } from "../proposals/proposal.ts";
import { type ScreenProps, screenIsland } from "./island/row.ts";
import type { Standing } from "./island/standing.ts";
import type { ShownProposal } from "./screen-part.tsx";

export function OfferView({ subject }: { readonly subject: ScreenSubject }) {
	const page = usePage();
	const { t } = page;
	// By its name it is found for who taps the number instead, which says the same (island/on-call.ts).
	return (
		<form
			method="post"
			action={tripPage(subject, page)}
			aria-label={t("screen.press")}
			className="screen-offer"
			name="onCall"
		>
			<p>{t("screen.offer")}</p>
			<HiddenFields values={[[onThePhoneField, "1"]]} />
			<Button type="submit" look="quiet">
				{t("screen.press")}
			</Button>
		</form>
	);
}

interface ScreenViewProps {
	readonly subject: ScreenSubject;
	readonly standing: Standing | undefined;
	/** Undefined where they could not be read. */
	readonly proposals: readonly ShownProposal[] | undefined;
	readonly socket: string;
}

export function ScreenView({ subject, standing, proposals, socket }: ScreenViewProps) {
	const page = usePage();
	const { t } = page;
	const target = tripPage(subject, page);
	const { agent, proposals: before }: Standing = standing ?? { agent: "gone", proposals: 0 };
	const props: ScreenProps = { socket, agent, proposals: before };
	return (
		<Island row={screenIsland} props={props}>
			<section className="card screen" aria-labelledby="screen">
				<h2 id="screen">{t("screen.heading")}</h2>
				<p role="status" data-agent="">
					{t(`screen.${agent}`)}
				</p>
				<div data-proposals="" data-unread={proposals ? undefined : ""} className="screen-proposals">
					{proposals?.map((shown) => {
						const { id, accepted, state } = shown.proposal;
						const Card = accepted ? AcceptedCard : state === "withdrawn" ? WithdrawnCard : ProposalCard;
						return <Card key={id} {...shown} />;
					})}
				</div>
				<form method="post" action={target} className="flex flex-wrap items-center gap-x-6 gap-y-2">
					<a className="link py-2.5" data-reload="" href={target}>
						{t("screen.reload")}
					</a>
					<HiddenFields values={[[onThePhoneField, "0"]]} />
					<Button type="submit" look="quiet">
						{t("screen.end")}
					</Button>
				</form>
			</section>
		</Island>
	);
}

function ProposalCard({ proposal: { kind, options, former, validUntil }, secret }: ShownProposal) {
	const { t, href } = usePage();
	const tell = useTimeAt(former);
	const name = useOptionName();
	return (
		<div className="screen-proposal" data-proposal={secret}>
			<h3>{t(kind === "exchange" ? "proposal.heading.exchange" : "proposal.heading")}</h3>
			<p>{t("screen.valid", { time: tell(validUntil) })}</p>
			{options.map((option, position) => (
				<div
					// biome-ignore lint/suspicious/noArrayIndexKey: the list never changes on the page
					key={position}
					className="screen-option"
				>
					{options.length > 1 && <h4>{name(position, options.length)}</h4>}
					<Trip offer={option.offer} />
					<Amount option={option} />
				</div>
			))}
			<p>
				<Button href={href("proposal", { secret })}>{t("screen.open")}</Button>
			</p>
		</div>
	);
}

/** What was accepted is a quote of its own, and is booked as any. */
function AcceptedCard({ proposal: { accepted, options, former, decidedAt }, secret }: ShownProposal) {
	const { t, href } = usePage();
	const tell = useTimeAt(former);
	const acceptedAt = useAccepted();
	if (!accepted?.ledTo || !decidedAt) return null;
	return (
		<div className="screen-proposal" data-accepted={secret}>
			<p>{acceptedAt(accepted.position, options.length, tell(decidedAt))}</p>
			<p>
				<Button href={href("bookingReview", {}, { quote: accepted.ledTo })}>{t("proposal.accepted.go")}</Button>
			</p>
		</div>
	);
}

/** What the caller was reading is gone: the page says where it went. */
function WithdrawnCard({ proposal: { former, createdAt } }: ShownProposal) {
	const { t } = usePage();
	const tell = useTimeAt(former);
	return (
		<p className="screen-proposal" data-withdrawn="">
			{t("screen.withdrawn", { time: tell(createdAt) })}
		</p>
	);
}

/** What is paid in all; of an exchange what is due, or comes back. */
function Amount({ option: { offer, exchange } }: { readonly option: ProposalOption }) {
	const { t } = usePage();
	const amount = useTotal();
	if (!exchange) return <BookingPrice offer={offer} />;
	const { minor, currency } = exchange.due;
	const name = t(minor < 0 ? "proposal.back" : "proposal.due");
	return (
		<p className="font-bold">
			{name}: {amount({ minor: Math.abs(minor), currency })}
		</p>
	);
}

// A proposal as it is read: until when it counts, how the trip is now, each option with its button, and No. Nothing of it is personal.
import type { Offer } from "../../flights/offers/offer.ts";
import { BookingPrice } from "../../flights/views/price-lines.tsx";
import { useTimeAt } from "../../flights/views/time-at.ts";
import { useTotal } from "../../flights/views/total.tsx";
import type { MessageKey } from "../../i18n/messages.ts";
import { usePage } from "../../page/page-context.tsx";
import { CallLink } from "../../ui/call-link.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { FeeLine } from "../../ui/fee-line.tsx";
import { Notice, SampleNotice } from "../../ui/notice.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { absolute, courseOf, nextTextOf } from "./amounts.ts";
import { NoticeView, type ProposalNotice } from "./notice-view.tsx";
import { OptionView, Trip, useAccepted } from "./option-view.tsx";
import type { Fate } from "./pending.ts";
import type { Proposal, ProposalOption } from "./proposal.ts";
import type { ProposalStanding } from "./states.ts";

const costs = {
	quote: "proposal.accept.quote",
	booking: "proposal.accept.booking",
} as const satisfies Record<Proposal["subject"]["kind"], MessageKey>;

const ends = {
	declined: ["proposal.declined.heading", "proposal.declined.text"],
	expired: ["proposal.expired.heading", "proposal.expired.text"],
	withdrawn: ["proposal.withdrawn.heading", "proposal.withdrawn.text"],
	overtaken: ["proposal.withdrawn.heading", "proposal.overtaken.text"],
} as const satisfies Record<
	Exclude<ProposalStanding, "open" | "accepted"> | "overtaken",
	readonly [MessageKey, MessageKey]
>;

interface ProposalViewProps {
	readonly proposal: Proposal;
	readonly standing: ProposalStanding;
	/** Of one about a booking that was accepted. */
	readonly fate: Fate | undefined;
	readonly secret: string;
	readonly token: string;
	/** This browser may open the booking that it is about. */
	readonly own: boolean;
	readonly notice: ProposalNotice | undefined;
}

export function ProposalView({ proposal, standing, fate, secret, token, own, notice }: ProposalViewProps) {
	const { t, href } = usePage();
	const { kind, subject, former, validUntil } = proposal;
	const tell = useTimeAt(former);
	const open = standing === "open";
	const acceptable = open && notice?.why !== "unfit";
	const options = shownOptions(proposal, notice);
	const action = href("proposal", { secret });
	const course = open && !acceptable ? "over" : courseOf(standing, fate);
	const rules = [
		t(kind === "exchange" ? "proposal.accept.exchange" : costs[subject.kind]),
		...(subject.kind === "booking" && !own ? [t("proposal.accept.digits")] : []),
	];
	return (
		<div className="wrap py-8">
			<PageHead
				heading={t(kind === "exchange" ? "proposal.heading.exchange" : "proposal.heading")}
				{...(acceptable && { lead: t("proposal.lead", { time: tell(validUntil) }) })}
			/>
			<div className="mt-6 grid gap-5">
				{notice && <NoticeView notice={notice} before={proposal.options[notice.position ?? 0]?.offer ?? former} />}
				{!open && <Outcome {...{ proposal, standing, fate, own, tell }} />}
				{former.sample && <SampleNotice />}
				<div className="proposal-options">
					{options.map(([option, position]) => (
						<OptionView
							key={position}
							{...{ option, position, former, course }}
							count={proposal.options.length}
							form={acceptable ? { action, token } : undefined}
						/>
					))}
				</div>
				{acceptable && (
					<section className="grid justify-items-start gap-3">
						<p>{rules.join(" ")}</p>
						<FeeLine className="trip-small" />
						<form method="post" action={action}>
							<input type="hidden" name="answer" value="no" />
							<Button type="submit" look="quiet">
								{t("proposal.no")}
							</Button>
						</form>
						<p>{t("proposal.undecided")}</p>
						<CallLink />
					</section>
				)}
				<Former offer={former} open={acceptable} />
			</div>
		</div>
	);
}

/** With the price of now where that was asked for; of an accepted one only what was accepted. */
function shownOptions(
	{ options, accepted }: Proposal,
	notice: ProposalNotice | undefined,
): readonly (readonly [option: ProposalOption, position: number])[] {
	const moved = notice?.why === "moved" ? notice : undefined;
	return options
		.map(
			(option, position) =>
				[position === moved?.position ? { ...option, offer: moved.offer } : option, position] as const,
		)
		.filter(([, position]) => !accepted || accepted.position === position)
		.filter(([, position]) => notice?.why !== "sold" || notice.position !== position);
}

interface OutcomeProps extends Pick<ProposalViewProps, "proposal" | "standing" | "fate"> {
	readonly own: boolean;
	readonly tell: (instant: string) => string;
}

/** What became of it, and what there is to do. */
function Outcome({ proposal, standing, fate, own, tell }: OutcomeProps) {
	const { t } = usePage();
	if (standing === "accepted") return <Accepted {...{ proposal, fate, own, tell }} />;
	if (standing === "open") return null;
	const [heading, text] = ends[proposal.withdrawnBy === "airline" ? "overtaken" : standing];
	return (
		<Notice tone="info" heading={t(heading)}>
			<p>{t(text, { time: tell(proposal.validUntil) })}</p>
			<p className="mt-3">
				<CallLink />
			</p>
		</Notice>
	);
}

function Accepted({ proposal, fate, own, tell }: Omit<OutcomeProps, "standing">) {
	const { t, href } = usePage();
	const acceptedAt = useAccepted();
	const amount = useTotal();
	const { accepted, decidedAt, subject, options } = proposal;
	if (!accepted || !decidedAt) return null;
	const due = options[accepted.position]?.exchange?.due;
	const [heading, next] = textsOf(fate);
	return (
		<Notice tone="info" heading={t(heading)}>
			<p>{acceptedAt(accepted.position, options.length, tell(decidedAt))}</p>
			{next && <p>{t(next)}</p>}
			{due && !next && <p>{t(nextTextOf(due.minor), { amount: amount(absolute(due)) })}</p>}
			<p className="mt-3 flex flex-wrap items-center gap-3">
				{accepted.ledTo && (
					<Button href={href("bookingReview", {}, { quote: accepted.ledTo })}>{t("proposal.accepted.go")}</Button>
				)}
				{own && (
					<Button href={href("bookingConfirmation", { confirmationCode: subject.id })}>
						{t("proposal.accepted.open")}
					</Button>
				)}
				<CallLink />
			</p>
		</Notice>
	);
}

/** How an accepted one stands, and what comes next: of an exchange that is still due, its amount says that. */
function textsOf(fate: Fate | undefined): readonly [heading: MessageKey, next?: MessageKey | undefined] {
	const standing = fate?.standing ?? "booked";
	if (fate?.ended && standing !== "replaced") {
		return ["proposal.ended.heading", endedTexts[standing]];
	}
	if (standing === "dropped" || standing === "lapsed" || standing === "overtaken") {
		return [`exchange.${standing}.heading`, `exchange.${standing}.text`];
	}
	const asks = fate?.flightsChanged && (standing === "due" || standing === "paid");
	return ["proposal.accepted.heading", asks ? "exchange.changedSince" : nextTexts[standing]];
}

const endedTexts = {
	booked: "proposal.ended.trip",
	made: "proposal.ended.made",
	...{ due: "proposal.ended.exchange", paid: "proposal.ended.exchange" },
	...{ dropped: "proposal.ended.exchange", lapsed: "proposal.ended.exchange", overtaken: "proposal.ended.exchange" },
} as const satisfies Partial<Record<Fate["standing"], MessageKey>>;

const nextTexts = {
	due: undefined,
	booked: undefined,
	paid: "proposal.accepted.exchange",
	made: "proposal.accepted.made",
	replaced: "proposal.replaced.text",
} as const satisfies Partial<Record<Fate["standing"], MessageKey | undefined>>;

/** What it is compared with: as it is now only as long as nobody has decided. */
function Former({ offer, open }: { readonly offer: Offer; readonly open: boolean }) {
	const { t } = usePage();
	return (
		<section className="proposal-former grid gap-4" aria-labelledby="former">
			<h2 id="former">{t(open ? "proposal.former" : "proposal.former.before")}</h2>
			<Trip offer={offer} />
			<BookingPrice offer={offer} />
		</section>
	);
}

// An exchange on its booking's page: the way to one, and what is left to do of one that was accepted.
import type { Booking } from "../../features/bookings/booking.ts";
import { useTotal } from "../../flights/views/total.tsx";
import { HiddenFields } from "../../ui/controls/hidden-fields.tsx";
import { Select } from "../../ui/controls/select.tsx";
import { Notice } from "../../ui/notice.tsx";
import { type GivenBackSoFar, otherWays, type PendingExchange } from "../acts/exchange.ts";
import type { OrderChange } from "../acts/order-change.ts";
import { useDesk } from "../frame/desk-context.tsx";
import { DeskForm } from "../frame/desk-form.tsx";
import { Facts, Part, useMoment } from "../frame/facts.tsx";
import { Flights } from "../frame/flights.tsx";
import { KeyedLink, KeyedSubmit } from "../frame/keyed.tsx";
import { deskHref } from "../routes.ts";
import { ActForm } from "./acts-part.tsx";
import { IssuedFields } from "./issued-fields.tsx";

/** How one ends that is neither made nor to be made. */
export const endedExchanges = ["dropped", "lapsed", "overtaken"] as const;
export type EndedExchange = (typeof endedExchanges)[number];

interface ExchangePartProps {
	readonly booking: Booking;
	readonly pending: PendingExchange | undefined;
	/** What the source was told to change of it. */
	readonly atSource: OrderChange | null;
	/** The last one that was accepted was neither made nor is it to be. */
	readonly ended: EndedExchange | undefined;
	/** What of it is to come back on a card, and did. */
	readonly back: GivenBackSoFar | undefined;
}

export function ExchangePart({
	booking: { code, state, contact, order },
	pending,
	atSource,
	back,
	ended,
}: ExchangePartProps) {
	const { d } = useDesk();
	const amount = useTotal();
	const moment = useMoment();
	if (state !== "ticketed" || !contact) return null;
	const link = (
		<p className="mt-3">
			<KeyedLink of="exchange" className="go" href={deskHref("exchange", { code })}>
				{d("exchange.heading")}
			</KeyedLink>
		</p>
	);
	if (!pending)
		return (
			<Part id="exchange" heading={d("exchange")}>
				{ended && <p>{d(`exchange.ended.${ended}`)}</p>}
				{link}
			</Part>
		);
	const { proposal, option, terms, paid, flightsChanged } = pending;
	const { due } = terms;
	const onCard = back !== undefined && back.done.minor < back.owed.minor;
	const owed = onCard ? "exchange.toRefund" : "exchange.toReturn";
	const positive = { ...due, minor: Math.abs(due.minor) };
	return (
		<Part id="exchange" heading={d("exchange.accepted")}>
			{flightsChanged && <Notice tone="problem" heading={d("exchange.changedSince")} />}
			<Facts
				of={[
					[d("exchange.when"), proposal.decidedAt && moment(proposal.decidedAt)],
					[d("exchange.after"), <Flights key="after" of={option.offer.slices} none={d("moved.none")} />],
					[d("exchange.difference"), amount(terms.fareDifference)],
					[d("exchange.penalty"), amount(terms.penalty)],
					[d("exchange.fee"), amount(terms.fee)],
					[
						d("exchange.money"),
						due.minor < 0
							? d(paid ? "exchange.returned" : owed, { amount: amount(positive) })
							: d(paid ? "exchange.paid" : "exchange.toPay", { amount: amount(positive) }),
					],
				]}
			/>
			{paid ? <ToMake {...{ code, order, pending, atSource }} /> : <ToSettle {...{ code, pending, back }} />}
			{/* What was paid or given back is made first. */}
			{!(paid && due.minor !== 0) && link}
			{!(paid && due.minor < 0) && (atSource === null || atSource.state === "refused") && (
				<div className="desk-acts mt-3">
					<ActForm
						action={deskHref("dropExchange", { code })}
						label={d("exchange.drop")}
						fields={{ seen: proposal.id }}
					/>
				</div>
			)}
		</Part>
	);
}

interface ToSettleProps {
	readonly code: string;
	readonly pending: PendingExchange;
	readonly back: GivenBackSoFar | undefined;
}

/** What is due is written down as paid by phone, or as given back: on a card, only once the refund is there, or with how it came back else. */
function ToSettle({ code, pending: { proposal, terms }, back }: ToSettleProps) {
	const { d } = useDesk();
	const amount = useTotal();
	const { due } = terms;
	const told = { amount: amount({ ...due, minor: Math.abs(due.minor) }) };
	const [action, fields] = [deskHref("payExchange", { code }), { seen: proposal.id }];
	if (!back || back.done.minor >= back.owed.minor) {
		const label = d(due.minor < 0 ? "exchange.gaveBack" : "exchange.pay", told);
		return (
			<div className="desk-acts mt-4">
				{/* What is given back was not paid: no key means both. */}
				<ActForm {...(due.minor > 0 && { of: "paid" })} {...{ action, label, fields }} />
			</div>
		);
	}
	return (
		<div className="mt-4 grid gap-3">
			<p>{d("exchange.refunded", { done: amount(back.done), owed: amount(back.owed) })}</p>
			<DeskForm action={action} className="grid gap-3">
				<HiddenFields values={Object.entries(fields)} />
				<OtherwayField />
				<p>
					<KeyedSubmit of={undefined}>{d("exchange.gaveBack.otherwise", told)}</KeyedSubmit>
				</p>
			</DeskForm>
		</div>
	);
}

export function OtherwayField() {
	const { d } = useDesk();
	const options = otherWays.map((way) => [way, d(`exchange.way.${way}`)] as const);
	return <Select id="exchange-otherwise" name="otherwise" label={d("exchange.otherwise")} options={options} />;
}

type ToMakeProps = Pick<Booking, "code" | "order"> & {
	readonly pending: PendingExchange;
	readonly atSource: OrderChange | null;
};

/** By its source where that makes it, and is asked again until it is known; else by hand, with what the airline issued. */
function ToMake({ code, order, pending: { proposal, terms }, atSource }: ToMakeProps) {
	const { d } = useDesk();
	const moment = useMoment();
	const state = atSource?.state ?? "none";
	const fields = { seen: proposal.id };
	return (
		<>
			{terms.asked && (
				<div className="mt-4 grid gap-3">
					<p>{d(`exchange.source.${state}`)}</p>
					{state === "sending" && atSource && (
						<>
							<Facts of={[[d("exchange.told"), moment(atSource.sentAt)]]} />
							<p>{d("exchange.say.hint")}</p>
						</>
					)}
					<div className="desk-acts">
						<ActForm
							action={deskHref("changeAtSource", { code })}
							label={d(`exchange.source.${state === "refused" ? "none" : state}.do`)}
							fields={fields}
						/>
						{state === "sending" && (
							<ActForm action={deskHref("sayChanged", { code })} label={d("exchange.say")} fields={fields} />
						)}
					</div>
				</div>
			)}
			{state !== "sending" && (
				<DeskForm action={deskHref("reissueTrip", { code })} className="mt-4 grid gap-3">
					<HiddenFields values={Object.entries(fields)} />
					{terms.asked && state !== "made" && <p>{d("exchange.byHand")}</p>}
					<IssuedFields
						id="exchange"
						action={deskHref("reissueTrip", { code })}
						reference={order.airlineReference}
						label={d("exchange.tickets")}
					/>
					<p>
						<KeyedSubmit of="tickets">{d("exchange.reissue")}</KeyedSubmit>
					</p>
				</DeskForm>
			)}
		</>
	);
}

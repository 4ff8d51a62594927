// An exchange on its booking's page: the way to one, and what is left to do of one that was accepted.
import type { Booking } from "../../features/bookings/booking.ts";
import { useTotal } from "../../flights/views/total.tsx";
import { HiddenFields } from "../../ui/controls/hidden-fields.tsx";
import { changeAtSource as change } from "../acts/change-order.ts";
import { type ExchangeAnswer, type PendingExchange, payExchange as pay, reissue } from "../acts/exchange.ts";
import type { OrderChange } from "../acts/order-change.ts";
import { useDesk } from "../frame/desk-context.tsx";
import { type DeskHandler, type DeskInput, type DeskView, leadTo } from "../frame/desk-page.ts";
import { Facts, Part, useMoment } from "../frame/facts.tsx";
import { Flights } from "../frame/flights.tsx";
import { KeyedLink, KeyedSubmit } from "../frame/keyed.tsx";
import { textOf } from "../frame/typed.ts";
import { deskHref } from "../routes.ts";
import { ActForm } from "./acts-part.tsx";
import { readTickets } from "./booking-acts.tsx";
import { ConfirmView } from "./confirm-view.tsx";
import { IssuedFields } from "./issued-fields.tsx";
import { missing } from "./quote.tsx";
import { refused } from "./refused.tsx";

interface ExchangePartProps {
	readonly booking: Booking;
	readonly pending: PendingExchange | undefined;
	/** What the source was told to change of it. */
	readonly atSource: OrderChange | null;
}

export function ExchangePart({ booking: { code, state, contact, order }, pending, atSource }: ExchangePartProps) {
	const { d } = useDesk();
	const amount = useTotal();
	const moment = useMoment();
	if (state !== "ticketed" || !contact) return null;
	const link = (
		<p className="mt-3">
			<KeyedLink of="a" className="go" href={deskHref("exchange", { code })}>
				{d("exchange.heading")}
			</KeyedLink>
		</p>
	);
	if (!pending)
		return (
			<Part id="exchange" heading={d("exchange")}>
				{link}
			</Part>
		);
	const { proposal, option, terms, paid } = pending;
	const { due } = terms;
	const positive = { ...due, minor: Math.abs(due.minor) };
	return (
		<Part id="exchange" heading={d("exchange.accepted")}>
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
							? d(paid ? "exchange.returned" : "exchange.toRefund", { amount: amount(positive) })
							: d(paid ? "exchange.paid" : "exchange.toPay", { amount: amount(positive) }),
					],
				]}
			/>
			{paid ? (
				<ToMake {...{ code, order, pending, atSource }} />
			) : (
				<div className="desk-acts mt-4">
					<ActForm
						action={deskHref("payExchange", { code })}
						of="j"
						label={d(due.minor < 0 ? "exchange.gaveBack" : "exchange.pay", { amount: amount(positive) })}
						fields={{ seen: proposal.id }}
					/>
				</div>
			)}
			{/* What was paid or given back is made first. */}
			{!(paid && due.minor !== 0) && link}
		</Part>
	);
}

type ToMakeProps = Pick<Booking, "code" | "order"> & {
	readonly pending: PendingExchange;
	readonly atSource: OrderChange | null;
};

/** By its source where that makes it, and is asked again until it is known; else by hand, with what the airline issued. */
function ToMake({ code, order, pending: { proposal, terms }, atSource }: ToMakeProps) {
	const { d } = useDesk();
	const state = atSource?.state ?? "none";
	const fields = { seen: proposal.id };
	return (
		<>
			{terms.asked && (
				<div className="mt-4 grid gap-3">
					<p>{d(`exchange.source.${state}`)}</p>
					<div className="desk-acts">
						<ActForm
							action={deskHref("changeAtSource", { code })}
							of="q"
							label={d(`exchange.source.${state === "refused" ? "none" : state}.do`)}
							fields={fields}
						/>
					</div>
				</div>
			)}
			{state !== "sending" && (
				<form method="post" action={deskHref("reissueTrip", { code })} className="mt-4 grid gap-3">
					<HiddenFields values={Object.entries(fields)} />
					{terms.asked && state !== "made" && <p>{d("exchange.byHand")}</p>}
					<IssuedFields id="exchange" reference={order.airlineReference} label={d("exchange.tickets")} />
					<p>
						<KeyedSubmit of="j">{d("exchange.reissue")}</KeyedSubmit>
					</p>
				</form>
			)}
		</>
	);
}

export const changeAtSource: DeskHandler<"changeAtSource"> = async (input) => {
	const { params, services, agent, form, d } = input;
	const { code } = params;
	const { orderChanges: changes, bookings: store, now } = services;
	if (!changes) return refused(input, d("exchange.not.source"), deskHref("booking", { code }));
	const answer = await change({ store, changes, now }, { agent: agent.id }, { code, seen: textOf(form, "seen") });
	switch (answer.kind) {
		// The booking's page says what became of it.
		case "ticketless":
		case "unsure":
		case "refused":
			return leadTo(deskHref("booking", { code }));
		case "over":
		case "price":
		case "silent":
		case "byHand":
			return refused(input, d(`exchange.not.${answer.kind}`), deskHref("booking", { code }));
		default:
			return after(input, code, answer, {});
	}
};

export const payExchange: DeskHandler<"payExchange"> = async (input) => {
	const { params, services, agent, now, form } = input;
	const wish = { code: params.code, seen: textOf(form, "seen") };
	return after(input, params.code, await pay(services.bookings, { agent: agent.id }, wish, now), {});
};

export const reissueTrip: DeskHandler<"reissueTrip"> = async (input) => {
	const { params, services, agent, now, form, d } = input;
	const { code } = params;
	const read = readTickets(form);
	if (typeof read === "string") return refused(input, d(`not.${read}`), deskHref("booking", { code }));
	const given = form.get("confirm");
	const confirm = typeof given === "string" ? given : undefined;
	const seen = textOf(form, "seen");
	const answer = await reissue(services.bookings, { agent: agent.id }, code, { ...read, seen, confirm }, now);
	const fields = Object.fromEntries(
		["seen", "pnr", "tickets"].map((name) => [name, String(form.get(name) ?? "").slice(0, 500)]),
	);
	return after(input, code, answer, fields);
};

function after(
	input: Pick<DeskInput, "d">,
	code: string,
	answer: ExchangeAnswer,
	fields: Readonly<Record<string, string>>,
): DeskView | Response {
	const { d } = input;
	const back = deskHref("booking", { code });
	switch (answer.kind) {
		case "done":
			return leadTo(back);
		case "unknown":
			return missing(d);
		case "asks": {
			const all = { ...fields, confirm: answer.confirm };
			const view = (
				<ConfirmView questions={answer.questions} action={deskHref("reissueTrip", { code })} fields={all} back={back} />
			);
			return { title: d("confirm.heading"), view, status: 409 };
		}
		case "stale":
			return refused(input, d("not.stale"), back);
		default:
			return refused(input, d(`exchange.not.${answer.kind}`), back);
	}
}

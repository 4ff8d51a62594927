// What is done with an exchange that was accepted: paid or given back, called off, made by its source or by hand.
import type { Booking } from "../../features/bookings/booking.ts";
import { absolute } from "../../features/proposals/amounts.ts";
import { changeAtSource as change, lookBeforeDrop } from "../acts/change-order.ts";
import {
	dropExchange as drop,
	type ExchangeAnswer,
	givenBackOf,
	type OtherWay,
	openExchange,
	otherWays,
	type PendingExchange,
	payExchange as pay,
} from "../acts/exchange.ts";
import { orderChangeOf } from "../acts/order-change.ts";
import { reissue } from "../acts/reissue.ts";
import { useDesk } from "../frame/desk-context.tsx";
import { type DeskHandler, type DeskInput, type DeskView, leadTo } from "../frame/desk-page.ts";
import { Flights } from "../frame/flights.tsx";
import { textOf } from "../frame/typed.ts";
import { deskHref } from "../routes.ts";
import { AboutBooking, AskView, confirmationIn, confirmed, isConfirmed } from "./ask-view.tsx";
import { mistypedIn, readTickets } from "./booking-acts.tsx";
import { ConfirmView } from "./confirm-view.tsx";
import { DropView } from "./drop-exchange-view.tsx";
import { PaymentFields, type PaymentProblem, readPayment } from "./payment-fields.tsx";
import { missing } from "./quote.tsx";
import { refused } from "./refused.tsx";

export const changeAtSource: DeskHandler<"changeAtSource"> = async (input) => {
	const { params, services, agent, form, d } = input;
	const { code } = params;
	const { orderChanges: changes, bookings: store, now } = services;
	if (!changes) return refused(input, d("exchange.not.source"), deskHref("booking", { code }));
	// Once it was told, it is only asked what became of it.
	const told = await orderChangeOf(services.db, textOf(form, "seen"));
	if ((!told || told.state === "refused") && !isConfirmed(input)) {
		const page = await askedOf(input, "changeAtSource");
		if (page) return page;
	}
	if (input.showOnly) return leadTo(deskHref("booking", { code }));
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
	const { code } = params;
	const pending = await pendingAsSeen(input);
	const due = pending?.pending.terms.due;
	const paid = due && due.minor > 0 && confirmationIn(input) ? readPayment(form, due, { explained: false }) : undefined;
	const problem = paid && "problem" in paid ? paid.problem : undefined;
	if (!isConfirmed(input) || problem) {
		const page = await askedOf(input, "payExchange", problem);
		if (page) return page;
	}
	if (input.showOnly) return leadTo(deskHref("booking", { code }));
	const payment = paid && !("problem" in paid) ? paid.payment : undefined;
	const wish = { code, seen: textOf(form, "seen"), otherwise: otherwayOf(form), payment };
	return after(input, code, await pay(services.bookings, { agent: agent.id }, wish, now), {});
};

/** The exchange that the form was about; undefined where it is another, or none, which its act says. */
async function pendingAsSeen({ params, services, form, now }: Pick<Input, "params" | "services" | "form" | "now">) {
	const found = await openExchange(services.bookings, params.code, now);
	return found?.pending?.proposal.id === textOf(form, "seen") ? { ...found, pending: found.pending } : undefined;
}

async function askedOf(
	input: Input,
	act: "payExchange" | "changeAtSource",
	problem?: PaymentProblem,
): Promise<DeskView | undefined> {
	const { form, d } = input;
	const found = await pendingAsSeen(input);
	if (!found || (act === "payExchange" && found.pending.paid) || (act === "changeAtSource" && !found.pending.paid)) {
		return undefined;
	}
	const view = <AskExchange {...found} {...{ act, form, problem }} />;
	return { title: d(`exchange.ask.${act}`), view, status: problem ? 400 : 409 };
}

type Input = Pick<DeskInput<"payExchange">, "params" | "services" | "agent" | "now" | "form" | "d" | "showOnly">;

interface AskExchangeProps {
	readonly booking: Booking;
	readonly pending: PendingExchange;
	readonly act: "payExchange" | "changeAtSource";
	readonly form: FormData;
	readonly problem: PaymentProblem | undefined;
}

function AskExchange({ booking, pending, act, form, problem }: AskExchangeProps) {
	const { d } = useDesk();
	const { due } = pending.terms;
	const { code } = booking;
	const otherwise = otherwayOf(form);
	const pays = act === "payExchange" && due.minor > 0;
	return (
		<AskView
			heading={d(`exchange.ask.${act}`)}
			action={deskHref(act, { code })}
			fields={{ seen: pending.proposal.id, confirm: confirmed, ...(otherwise && { otherwise }) }}
			yes={d(`exchange.ask.${act}.yes`)}
			back={deskHref("booking", { code })}
			typed={pays && <PaymentFields owed={due} explained={false} {...{ form, problem }} />}
		>
			<AboutBooking
				booking={booking}
				amount={absolute(due)}
				name={d(due.minor < 0 ? "exchange.money.back" : "exchange.money")}
				more={[
					[d("exchange.after"), <Flights key="after" of={pending.option.offer.slices} none={d("moved.none")} />],
					[d("exchange.otherwise"), otherwise && d(`exchange.way.${otherwise}`)],
					[d("moved"), pending.flightsChanged && d("exchange.changedSince")],
				]}
			/>
		</AskView>
	);
}

function otherwayOf(form: FormData): OtherWay | undefined {
	return otherWays.find((way) => way === form.get("otherwise"));
}

/** Asks first, with what was accepted, and how what was paid for it came back where no refund tells of that. */
export const dropExchange: DeskHandler<"dropExchange"> = async (input) => {
	const { params, services, agent, now, form, d } = input;
	const { code } = params;
	const { bookings } = services;
	const seen = textOf(form, "seen");
	const wish = { code, seen, otherwise: otherwayOf(form) };
	if (isConfirmed(input)) {
		const { orderChanges: changes } = services;
		const desk = changes && { store: bookings, changes, now: services.now };
		if (desk) await lookBeforeDrop(desk, { agent: agent.id }, wish);
		return after(input, code, await drop(bookings, { agent: agent.id }, wish, now), {});
	}
	const found = await pendingAsSeen(input);
	if (!found) return refused(input, d("not.stale"), deskHref("booking", { code }));
	const { booking, pending } = found;
	const back = pending.paidAt === null ? undefined : await givenBackOf(bookings, code, pending);
	const unknown = pending.paidAt !== null && (!back || back.done.minor < back.owed.minor);
	const view = <DropView {...{ booking, pending, back, unknown }} />;
	return { title: d("exchange.drop.heading"), status: 409, view };
};

export const reissueTrip: DeskHandler<"reissueTrip"> = async (input) => {
	const { params, services, agent, now, form } = input;
	const { code } = params;
	const read = readTickets(form);
	if (typeof read === "string") return mistypedIn(read, input);
	const confirm = confirmationIn(input);
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
			const { booking, questions } = answer;
			const action = deskHref("reissueTrip", { code });
			const view = <ConfirmView as="reissued" {...{ booking, questions, action, back }} fields={all} />;
			return { title: d("confirm.heading.reissued"), view, status: 409 };
		}
		case "stale":
		case "payment":
			return refused(input, d("not.stale"), back);
		default:
			return refused(input, d(`exchange.not.${answer.kind}`), back);
	}
}

// What is done with an exchange that was accepted: paid or given back, called off, made by its source or by hand.
import { changeAtSource as change, lookBeforeDrop } from "../acts/change-order.ts";
import {
	dropExchange as drop,
	type ExchangeAnswer,
	givenBackOf,
	type OtherWay,
	openExchange,
	otherWays,
	payExchange as pay,
	reissue,
} from "../acts/exchange.ts";
import { type DeskHandler, type DeskInput, type DeskView, leadTo } from "../frame/desk-page.ts";
import { textOf } from "../frame/typed.ts";
import { deskHref } from "../routes.ts";
import { readTickets } from "./booking-acts.tsx";
import { ConfirmView } from "./confirm-view.tsx";
import { DropView } from "./drop-exchange-view.tsx";
import { missing } from "./quote.tsx";
import { refused } from "./refused.tsx";

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
	const wish = { code: params.code, seen: textOf(form, "seen"), otherwise: otherwayOf(form) };
	return after(input, params.code, await pay(services.bookings, { agent: agent.id }, wish, now), {});
};

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
	if (textOf(form, "confirm") === seen) {
		const { orderChanges: changes } = services;
		const desk = changes && { store: bookings, changes, now: services.now };
		if (desk) await lookBeforeDrop(desk, { agent: agent.id }, wish);
		return after(input, code, await drop(bookings, { agent: agent.id }, wish, now), {});
	}
	const pending = (await openExchange(bookings, code, now))?.pending;
	if (pending?.proposal.id !== seen) return refused(input, d("not.stale"), deskHref("booking", { code }));
	const back = pending.paidAt === null ? undefined : await givenBackOf(bookings, code, pending);
	const unknown = pending.paidAt !== null && (!back || back.done.minor < back.owed.minor);
	const view = <DropView {...{ code, pending, back, unknown }} />;
	return { title: d("exchange.drop.heading"), status: 409, view };
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

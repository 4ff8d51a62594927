// What is done to a booking: each act takes one form, by the same rules as the command line; what cannot be taken back is asked first.

import type { Booking } from "../../features/bookings/booking.ts";
import { findBooking } from "../../features/bookings/store.ts";
import { resend } from "../acts/mails.ts";
import { type Mark, type MarkAnswer, type Marking, markBooking as mark, marks } from "../acts/mark.ts";
import { reached } from "../acts/reach.ts";
import { releaseHold as letGo } from "../acts/release-hold.ts";
import { useDesk } from "../frame/desk-context.tsx";
import { type DeskHandler, type DeskInput, type DeskView, leadTo, type Mistyped } from "../frame/desk-page.ts";
import { textOf, ticketsIn } from "../frame/typed.ts";
import { deskHref } from "../routes.ts";
import { AboutBooking, AskView, confirmationIn } from "./ask-view.tsx";
import { ConfirmView } from "./confirm-view.tsx";
import { PaymentFields, type PaymentProblem, readPayment } from "./payment-fields.tsx";
import { missing } from "./quote.tsx";
import { refused } from "./refused.tsx";

type Input = Pick<DeskInput, "form" | "agent" | "services" | "now" | "d" | "showOnly">;

const doer = ({ agent }: Input) => ({ agent: agent.id });

export const markBooking: DeskHandler<"markBooking"> = async (input) => {
	const { form, services, now, params, d } = input;
	const { code } = params;
	const reading = readMarking(form);
	if (reading === "unread") return refused(input, d("not.unread"), pageOf(code));
	if ("mistyped" in reading) return { ...reading, text: d(`not.${reading.mistyped}`) };
	const confirm = confirmationIn(input);
	const booking = await findBooking(services.bookings, code);
	if (!booking) return missing(d);
	const paid = confirm && reading.as === "paid" ? readPayment(form, booking.total, { explained: true }) : undefined;
	const problem = paid && "problem" in paid ? paid.problem : undefined;
	const setting = { now, returnedHours: services.config.feeReturnedHours, confirm: problem ? undefined : confirm };
	const answer = await mark(services.bookings, doer(input), code, { ...reading, ...paidOf(paid) }, setting);
	switch (answer.kind) {
		case "done":
			return leadTo(pageOf(code));
		case "asks":
			return asked(input, answer, reading.as, problem);
		case "unknown":
			return missing(d);
		default:
			return refused(input, whyNot(answer, d), pageOf(code));
	}
};

function paidOf(paid: ReturnType<typeof readPayment> | undefined): Partial<Marking> {
	if (!paid || "problem" in paid) return {};
	const { payment, reason } = paid;
	return { payment, ...(reason && { reason, total: payment.amount }) };
}

function whyNot(answer: Exclude<MarkAnswer, { kind: "done" | "asks" | "unknown" }>, d: Input["d"]): string {
	if (answer.kind === "payment") return d("not.stale");
	if (answer.kind !== "illegal") return d(`not.${answer.kind}`);
	const possible = answer.possible.map((one) => d(`mark.${one}`)).join(", ");
	const state = d(`state.${answer.state}`);
	return possible ? d("not.illegal", { state, possible }) : d("not.ended", { state });
}

function asked(
	{ d, form }: Input,
	{ booking, questions, confirm }: Extract<MarkAnswer, { kind: "asks" }>,
	as: Mark,
	problem: PaymentProblem | undefined,
): DeskView {
	const { code, total } = booking;
	// The same again, with a yes.
	const sent = Object.fromEntries(["as", "pnr", "tickets"].map((name) => [name, textOf(form, name)]));
	const view = (
		<ConfirmView
			{...{ booking, questions, as }}
			action={deskHref("markBooking", { code })}
			fields={as === "paid" ? { as, confirm } : { ...sent, confirm }}
			back={pageOf(code)}
			typed={as === "paid" && <PaymentFields owed={total} explained form={form} problem={problem} />}
		/>
	);
	return { title: d(`confirm.heading.${as}`), view, status: problem ? 400 : 409 };
}

function readMarking(form: FormData): Marking | "unread" | { readonly mistyped: "pnr" | "tickets" } {
	const as = (Object.keys(marks) as Mark[]).find((one) => one === form.get("as"));
	if (!as) return "unread";
	const read = readTickets(form);
	return typeof read === "string" ? { mistyped: read } : { as, ...read };
}

/** What is typed of an airline's code and ticket numbers, or what of it cannot be right. */
export function readTickets(form: FormData): Pick<Marking, "pnr" | "tickets"> | "pnr" | "tickets" {
	const pnr = textOf(form, "pnr").toUpperCase();
	if (pnr && !/^[A-Z0-9]{5,8}$/.test(pnr)) return "pnr";
	const tickets = ticketsIn(textOf(form, "tickets"));
	return tickets ? { tickets, ...(pnr && { pnr }) } : "tickets";
}

export function mistypedIn(field: "pnr" | "tickets", { d }: Pick<Input, "d">): Mistyped {
	return { mistyped: field, text: d(`not.${field}`) };
}

const pageOf = (code: string) => deskHref("booking", { code });

export const reachTraveler: DeskHandler<"reachTraveler"> = async (input) => {
	const { code } = input.params;
	const answer = await reached(input.services.bookings, doer(input), code, input.now);
	if (answer.kind === "unknown") return missing(input.d);
	if (answer.kind === "done") return leadTo(pageOf(code));
	return refused(input, input.d("not.ended", { state: input.d(`state.${answer.state}`) }), pageOf(code));
};

export const releaseHold: DeskHandler<"releaseHold"> = async (input) => {
	const { params, services, d } = input;
	const { code } = params;
	const wish = { code, confirm: confirmationIn(input) };
	const answer = await letGo(services.bookings, doer(input), wish, input.now);
	switch (answer.kind) {
		case "done":
			return leadTo(pageOf(code));
		case "asks":
			return {
				title: d("release.heading"),
				status: 409,
				view: <AskRelease booking={answer.booking} confirm={answer.confirm} />,
			};
		case "illegal":
			return refused(input, whyNot(answer, d), pageOf(code));
		default:
			return answer.kind === "stale" ? refused(input, d("not.stale"), pageOf(code)) : missing(d);
	}
};

function AskRelease({ booking, confirm }: { readonly booking: Booking; readonly confirm: string }) {
	const { d } = useDesk();
	const { code } = booking;
	return (
		<AskView
			heading={d("release.heading")}
			action={deskHref("releaseHold", { code })}
			fields={{ confirm }}
			yes={d("acts.release")}
			back={pageOf(code)}
		>
			<AboutBooking booking={booking} more={[[d("follows"), d("release.follows")]]} />
		</AskView>
	);
}

export const mailAgain: DeskHandler<"mailAgain"> = async (input) => {
	const { code } = input.params;
	const answer = await resend(input.services.bookings, doer(input), { code }, input.now);
	switch (answer.kind) {
		case "done":
			return leadTo(pageOf(code));
		case "unknown":
			return missing(input.d);
		case "often":
			return refused(input, input.d("not.often", { most: answer.most }), pageOf(code));
		case "gone":
			return refused(input, input.d("state.erased"), pageOf(code));
		case "illegal":
			return refused(input, input.d("not.ended", { state: input.d(`state.${answer.state}`) }), pageOf(code));
	}
};

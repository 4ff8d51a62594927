// What is done to a booking: each act takes one form, by the same rules as the command line; what is lost by it is said before.

import { resend } from "../acts/mails.ts";
import { type Mark, type MarkAnswer, type Marking, markBooking as mark, marks, type Question } from "../acts/mark.ts";
import { reached } from "../acts/reach.ts";
import { releaseHold as letGo } from "../acts/release-hold.ts";
import { type DeskHandler, type DeskInput, type DeskView, leadTo } from "../frame/desk-page.ts";
import { textOf, ticketsIn } from "../frame/typed.ts";
import { deskHref } from "../routes.ts";
import { ConfirmView } from "./confirm-view.tsx";
import { missing } from "./quote.tsx";
import { refused } from "./refused.tsx";

type Input = Pick<DeskInput, "form" | "agent" | "services" | "now" | "d">;

const doer = ({ agent }: Input) => ({ agent: agent.id });

export const markBooking: DeskHandler<"markBooking"> = async (input) => {
	const { form, services, now, params, d } = input;
	const { code } = params;
	const marking = readMarking(form);
	if (typeof marking === "string") return refused(input, d(`not.${marking}`), pageOf(code));
	const confirm = textOf(form, "confirm") || undefined;
	const setting = { now, returnedHours: services.config.feeReturnedHours, confirm };
	const answer = await mark(services.bookings, doer(input), code, marking, setting);
	switch (answer.kind) {
		case "done":
			return leadTo(pageOf(code));
		case "asks":
			return asked(input, code, answer.questions, { ...sent(form), confirm: answer.confirm });
		case "unknown":
			return missing(d);
		default:
			return refused(input, whyNot(answer, d), pageOf(code));
	}
};

function whyNot(answer: Exclude<MarkAnswer, { kind: "done" | "asks" | "unknown" }>, d: Input["d"]): string {
	if (answer.kind !== "illegal") return d(`not.${answer.kind}`);
	const possible = answer.possible.map((one) => d(`mark.${one}`)).join(", ");
	const state = d(`state.${answer.state}`);
	return possible ? d("not.illegal", { state, possible }) : d("not.ended", { state });
}

function asked(
	{ d }: Input,
	code: string,
	questions: readonly Question[],
	fields: Readonly<Record<string, string>>,
): DeskView {
	const title = d("confirm.heading");
	const view = (
		<ConfirmView questions={questions} action={deskHref("markBooking", { code })} fields={fields} back={pageOf(code)} />
	);
	return { title, view, status: 409 };
}

/** The same again, with a yes. */
function sent(form: FormData): Readonly<Record<string, string>> {
	return Object.fromEntries(["as", "pnr", "tickets"].map((name) => [name, textOf(form, name)]));
}

function readMarking(form: FormData): Marking | "unread" | "pnr" | "tickets" {
	const as = (Object.keys(marks) as Mark[]).find((one) => one === form.get("as"));
	if (!as) return "unread";
	const read = readTickets(form);
	return typeof read === "string" ? read : { as, ...read };
}

/** What is typed of an airline's code and ticket numbers, or what of it cannot be right. */
export function readTickets(form: FormData): Pick<Marking, "pnr" | "tickets"> | "pnr" | "tickets" {
	const pnr = textOf(form, "pnr").toUpperCase();
	if (pnr && !/^[A-Z0-9]{5,8}$/.test(pnr)) return "pnr";
	const tickets = ticketsIn(textOf(form, "tickets"));
	return tickets ? { tickets, ...(pnr && { pnr }) } : "tickets";
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
	const { code } = input.params;
	const answer = await letGo(input.services.bookings, doer(input), code, input.now);
	switch (answer.kind) {
		case "done":
			return leadTo(pageOf(code));
		case "illegal":
			return refused(input, whyNot(answer, input.d), pageOf(code));
		default:
			return answer.kind === "stale" ? refused(input, input.d("not.stale"), pageOf(code)) : missing(input.d);
	}
};

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

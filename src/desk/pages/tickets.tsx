// Ticket numbers that were mistyped or issued anew: typed again with a reason. An agent corrects their own, a lead anybody's.
import type { Booking } from "../../features/bookings/booking.ts";
import { outcomeOf } from "../../features/bookings/states.ts";
import { findBooking } from "../../features/bookings/store.ts";
import { RadioGroup } from "../../ui/controls/radio-group.tsx";
import { TextArea } from "../../ui/controls/text-area.tsx";
import { correctTickets as correct, ticketReasons } from "../acts/correct-tickets.ts";
import { useDesk } from "../frame/desk-context.tsx";
import { type DeskHandler, leadTo } from "../frame/desk-page.ts";
import { Part } from "../frame/facts.tsx";
import { KeyedSubmit } from "../frame/keyed.tsx";
import { recordOpened } from "../frame/opened.ts";
import { textOf, ticketsIn } from "../frame/typed.ts";
import { deskHref } from "../routes.ts";
import { ConfirmView } from "./confirm-view.tsx";
import { FormPage } from "./form-page.tsx";
import { missing } from "./quote.tsx";
import { refused } from "./refused.tsx";

export const tickets: DeskHandler<"tickets"> = async (input) => {
	const { code } = input.params;
	const booking = await findBooking(input.services.bookings, code);
	if (!booking) return missing(input.d);
	const { d } = input;
	if (!outcomeOf("tickets", booking.state)) {
		return refused(input, d("not.ended", { state: d(`state.${booking.state}`) }), deskHref("booking", { code }));
	}
	await recordOpened(input, { kind: "booking", id: code });
	return { title: d("tickets.heading"), view: <TicketsView booking={booking} /> };
};

export const correctTickets: DeskHandler<"correctTickets"> = async (input) => {
	const { params, form, services, agent, now, d } = input;
	const { code } = params;
	const back = deskHref("booking", { code });
	const typed = textOf(form, "tickets");
	const numbers = ticketsIn(typed);
	const reason = ticketReasons.find((one) => one === form.get("reason"));
	if (!numbers || !reason)
		return refused(input, d(numbers ? "not.reason" : "not.tickets"), deskHref("tickets", { code }));
	const wish = { tickets: numbers, reason, confirm: textOf(form, "confirm") || undefined };
	const worker = { agent: agent.id, role: agent.role };
	const answer = await correct(services.bookings, worker, code, wish, now);
	switch (answer.kind) {
		case "done":
			return leadTo(`${back}#order`);
		case "asks":
			return {
				title: d("confirm.heading"),
				view: (
					<ConfirmView
						questions={answer.questions}
						action={deskHref("correctTickets", { code })}
						fields={{ tickets: typed, reason, confirm: answer.confirm }}
						back={deskHref("tickets", { code })}
					/>
				),
				status: 409,
			};
		case "unknown":
			return missing(d);
		case "illegal":
			return refused(input, d("not.ended", { state: d(`state.${answer.state}`) }), back);
		case "unfit":
			return refused(input, d("not.tickets"), deskHref("tickets", { code }));
		default:
			return refused(input, d(`not.${answer.kind}`), back);
	}
};

function TicketsView({ booking: { code, order } }: { readonly booking: Booking }) {
	const { d } = useDesk();
	return (
		<FormPage
			about={{ kind: "booking", id: code }}
			heading={d("tickets.heading")}
			beside={
				<Part id="follows" heading={d("follows")}>
					<p>{d("tickets.follows")}</p>
				</Part>
			}
		>
			<form method="post" action={deskHref("correctTickets", { code })} className="grid gap-4">
				<TextArea
					id="tickets"
					name="tickets"
					label={d("order.tickets")}
					hint={d("acts.tickets.hint")}
					defaultValue={order.tickets.join("\n")}
					rows={Math.max(2, order.tickets.length)}
					spellCheck={false}
					required
				/>
				<RadioGroup
					id="tickets-reason"
					name="reason"
					legend={d("reason")}
					options={ticketReasons.map((value) => ({ value, label: d(`tickets.reason.${value}`) }))}
					required
				/>
				<p>
					<KeyedSubmit of="s" look="primary">
						{d("tickets.correct")}
					</KeyedSubmit>
				</p>
			</form>
		</FormPage>
	);
}

// Ticket numbers that were mistyped or issued anew: typed again with a reason. An agent corrects their own, a lead anybody's.
import type { Booking } from "../../features/bookings/booking.ts";
import { outcomeOf } from "../../features/bookings/states.ts";
import { findBooking } from "../../features/bookings/store.ts";
import { RadioGroup } from "../../ui/controls/radio-group.tsx";
import { TextArea } from "../../ui/controls/text-area.tsx";
import { correctTickets as correct, ticketReasons } from "../acts/correct-tickets.ts";
import { useDesk } from "../frame/desk-context.tsx";
import { DeskForm, useTyped } from "../frame/desk-form.tsx";
import { type DeskHandler, leadTo } from "../frame/desk-page.ts";
import { Part } from "../frame/facts.tsx";
import { KeyedSubmit } from "../frame/keyed.tsx";
import { recordOpened } from "../frame/opened.ts";
import { textOf, ticketsIn } from "../frame/typed.ts";
import { deskHref } from "../routes.ts";
import { mistypedIn } from "./booking-acts.tsx";
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
	if (!numbers) return mistypedIn("tickets", input);
	if (!reason) return { mistyped: "reason", text: d("not.reason") };
	const wish = { tickets: numbers, reason, confirm: textOf(form, "confirm") || undefined };
	const worker = { agent: agent.id, role: agent.role };
	const answer = await correct(services.bookings, worker, code, wish, now);
	switch (answer.kind) {
		case "done":
			return leadTo(`${back}#order`);
		case "asks":
			return {
				title: d("confirm.heading.corrected"),
				view: (
					<ConfirmView
						as="corrected"
						booking={answer.booking}
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
			return mistypedIn("tickets", input);
		default:
			return refused(input, d(`not.${answer.kind}`), back);
	}
};

function TicketsView({ booking: { code, order } }: { readonly booking: Booking }) {
	const { d } = useDesk();
	const typed = useTyped(deskHref("correctTickets", { code }));
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
			<DeskForm action={deskHref("correctTickets", { code })} className="grid gap-4">
				<TextArea
					id="tickets"
					name="tickets"
					label={d("order.tickets")}
					hint={d("acts.tickets.hint")}
					defaultValue={typed.of("tickets", order.tickets.join("\n"))}
					problem={typed.problem("tickets")}
					rows={Math.max(2, order.tickets.length)}
					spellCheck={false}
					required
				/>
				<RadioGroup
					id="tickets-reason"
					name="reason"
					legend={d("reason")}
					value={typed.of("reason", "")}
					problem={typed.problem("reason")}
					options={ticketReasons.map((value) => ({ value, label: d(`tickets.reason.${value}`) }))}
					required
				/>
				<p>
					<KeyedSubmit of="submit" look="primary">
						{d("tickets.correct")}
					</KeyedSubmit>
				</p>
			</DeskForm>
		</FormPage>
	);
}

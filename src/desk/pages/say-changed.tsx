// What the airline says of a change of which its source gives no word: what is known, who was asked, one yes.

import type { Booking } from "../../features/bookings/booking.ts";
import { absolute } from "../../features/proposals/amounts.ts";
import { Select } from "../../ui/controls/select.tsx";
import { openExchange, type PendingExchange } from "../acts/exchange.ts";
import { isBeingTold, type OrderChange, orderChangeOf } from "../acts/order-change.ts";
import { saidBy, saidOutcomes, sayChanged as say } from "../acts/say-changed.ts";
import { useDesk } from "../frame/desk-context.tsx";
import { type DeskHandler, leadTo } from "../frame/desk-page.ts";
import { useMoment } from "../frame/facts.tsx";
import { Flights } from "../frame/flights.tsx";
import { textOf } from "../frame/typed.ts";
import { deskHref } from "../routes.ts";
import { AboutBooking, AskView, confirmed, isConfirmed } from "./ask-view.tsx";
import { missing } from "./quote.tsx";
import { refused } from "./refused.tsx";

/** Asks first: without both answers nothing is written down. */
export const sayChanged: DeskHandler<"sayChanged"> = async (input) => {
	const { params, services, agent, form, now, d } = input;
	const { code } = params;
	const { bookings: store, orderChanges: changes } = services;
	const [seen, back] = [textOf(form, "seen"), deskHref("booking", { code })];
	const outcome = saidOutcomes.find((one) => one === form.get("outcome"));
	const by = saidBy.find((one) => one === form.get("by"));
	if (outcome && by && isConfirmed(input)) {
		const desk = { store, now: services.now, ...(changes && { changes }) };
		const answer = await say(desk, { agent: agent.id }, { code, seen, outcome, by });
		// What the source itself says by now is on the booking's page.
		if (answer.kind === "done" || answer.kind === "known") return leadTo(back);
		if (answer.kind === "unknown") return missing(d);
		return refused(input, d(answer.kind === "stale" ? "not.stale" : `exchange.not.${answer.kind}`), back);
	}
	const account = await openExchange(store, code, now);
	const atSource = await orderChangeOf(store.db, seen);
	if (account?.pending?.proposal.id !== seen || atSource?.state !== "sending")
		return refused(input, d("not.stale"), back);
	if (isBeingTold(atSource, now)) return refused(input, d("exchange.not.telling"), back);
	const view = <SayView booking={account.booking} pending={account.pending} atSource={atSource} />;
	return { title: d("exchange.say.heading"), status: 409, view };
};

interface SayViewProps {
	readonly booking: Booking;
	readonly pending: PendingExchange;
	readonly atSource: OrderChange;
}

function SayView({ booking, pending: { proposal, option, terms }, atSource }: SayViewProps) {
	const { d } = useDesk();
	const moment = useMoment();
	const first = ["", d("exchange.say.choose")] as const;
	const { code, order } = booking;
	return (
		<AskView
			heading={d("exchange.say.heading")}
			lead={d("exchange.say.lead")}
			action={deskHref("sayChanged", { code })}
			fields={{ seen: proposal.id, confirm: confirmed }}
			yes={d("exchange.say.yes")}
			back={deskHref("booking", { code })}
			typed={
				<>
					<Select
						id="say-outcome"
						name="outcome"
						label={d("exchange.say.outcome")}
						options={[first, ...saidOutcomes.map((one) => [one, d(`word.outcome.${one}`)] as const)]}
						required
					/>
					<Select
						id="say-by"
						name="by"
						label={d("exchange.say.by")}
						options={[first, ...saidBy.map((one) => [one, d(`word.by.${one}`)] as const)]}
						required
					/>
				</>
			}
		>
			<AboutBooking
				booking={booking}
				amount={absolute(terms.due)}
				name={d("exchange.money")}
				more={[
					[d("exchange.told"), moment(atSource.sentAt)],
					[d("order.reference"), order.airlineReference && <span className="desk-code">{order.airlineReference}</span>],
					[d("exchange.after"), <Flights key="after" of={option.offer.slices} none={d("moved.none")} />],
				]}
			/>
		</AskView>
	);
}

// Before an exchange is called off: what was accepted, what becomes of its money, one yes.
import type { Booking } from "../../features/bookings/booking.ts";
import { absolute } from "../../features/proposals/amounts.ts";
import { useTotal } from "../../flights/views/total.tsx";
import type { GivenBackSoFar, PendingExchange } from "../acts/exchange.ts";
import { useDesk } from "../frame/desk-context.tsx";
import { Flights } from "../frame/flights.tsx";
import { deskHref } from "../routes.ts";
import { AboutBooking, AskView, confirmed } from "./ask-view.tsx";
import { OtherwayField } from "./exchange-part.tsx";

interface DropViewProps {
	readonly booking: Booking;
	readonly pending: PendingExchange;
	readonly back: GivenBackSoFar | undefined;
	/** It was paid, and no refund tells that all of it came back. */
	readonly unknown: boolean;
}

export function DropView({ booking, pending: { proposal, option, terms }, back, unknown }: DropViewProps) {
	const { d } = useDesk();
	const amount = useTotal();
	const { code } = booking;
	return (
		<AskView
			heading={d("exchange.drop.heading")}
			lead={d("exchange.drop.lead")}
			action={deskHref("dropExchange", { code })}
			fields={{ seen: proposal.id, confirm: confirmed }}
			yes={d("exchange.drop")}
			back={deskHref("booking", { code })}
			typed={unknown && <OtherwayField />}
		>
			<AboutBooking
				booking={booking}
				amount={absolute(terms.due)}
				name={d("exchange.money")}
				more={[
					[d("exchange.after"), <Flights key="after" of={option.offer.slices} none={d("moved.none")} />],
					[d("payments"), back && d("exchange.refunded", { done: amount(back.done), owed: amount(back.owed) })],
				]}
			/>
		</AskView>
	);
}

// What became of a booking: its order, its money, and every change of it.
import type { Booking, BookingEvent } from "../../features/bookings/booking.ts";
import type { Payment } from "../../features/bookings/payments/store.ts";
import { paidByPhone } from "../../features/bookings/phone-payment.ts";
import { isEnded } from "../../features/bookings/states.ts";
import type { Proposal } from "../../features/proposals/proposal.ts";
import { useTotal } from "../../flights/views/total.tsx";
import { useDesk } from "../frame/desk-context.tsx";
import { Facts, Part, Table, useMoment } from "../frame/facts.tsx";
import { useDetails } from "./details.ts";

export function OrderPart({ booking: { order } }: { readonly booking: Booking }) {
	const { d } = useDesk();
	const moment = useMoment();
	return (
		<Part id="order" heading={d("order")}>
			<Facts
				of={[
					[d("order.state"), d(`order.${order.state}`)],
					[d("order.asked"), order.startedAt && moment(order.startedAt)],
					[d("order.reference"), order.airlineReference && <span className="desk-code">{order.airlineReference}</span>],
					[d("order.tickets"), order.tickets.join(", ")],
					[d("order.payBy"), order.payBy && moment(order.payBy)],
					[d("order.guaranteed"), order.guaranteedUntil && moment(order.guaranteedUntil)],
					[d("order.id"), order.id],
				]}
			/>
		</Part>
	);
}

interface PaymentsPartProps {
	readonly booking: Booking;
	readonly payments: readonly Payment[];
	readonly history: readonly BookingEvent[];
}

export function PaymentsPart({ booking, payments, history }: PaymentsPartProps) {
	const byPhone = paidByPhone(history, booking.total);
	const { d } = useDesk();
	const amount = useTotal();
	const moment = useMoment();
	return (
		<Part id="payments" heading={d("payments")}>
			{payments.length === 0 ? (
				<p>{d("payments.none")}</p>
			) : (
				<Table
					label={d("payments")}
					heads={[d("payments.amount"), d("payments.state"), d("time"), d("payments.charge")]}
					rows={payments.map((one) => ({
						key: one.id,
						cells: [
							amount(one),
							`${d(one.surplus === 1 ? "payments.surplus" : `payments.${one.state}`)}${one.exchange ? ` (${d("exchange")})` : ""}`,
							moment(one.updatedAt),
							one.charge,
						],
					}))}
				/>
			)}
			{byPhone.length > 0 && (
				<div className="mt-3">
					<Facts
						of={byPhone.map(({ amount: of, means, reference, at, exchange, back }) => [
							d(exchange ? "payments.phone.exchange" : "payments.phone"),
							[amount(of), means && d(`word.means.${means}`), reference, moment(at), back && d("payments.phone.back")]
								.filter(Boolean)
								.join(" · "),
						])}
					/>
					{isEnded(booking.state) && byPhone.some(({ back }) => !back) && (
						<p className="mt-2">{d("payments.phone.owed")}</p>
					)}
				</div>
			)}
		</Part>
	);
}

interface HistoryPartProps {
	readonly history: readonly BookingEvent[];
	/** All about the booking. */
	readonly proposals: readonly Proposal[];
}

export function HistoryPart({ history, proposals }: HistoryPartProps) {
	const { d } = useDesk();
	const moment = useMoment();
	return (
		<Part id="history" heading={d("history")}>
			<Table
				label={d("history")}
				heads={[d("time"), d("history.what"), d("history.who")]}
				rows={history.map(({ version, at, event, actor, detail }) => ({
					key: `${version}`,
					cells: [
						<span key="when" className="desk-when">
							{moment(at)}
						</span>,
						<Happened key="what" {...{ event, detail, proposals }} />,
						d(`actor.${actor}`),
					],
				}))}
			/>
		</Part>
	);
}

/** What a change is called, and what was written down with it: words of ours, nothing personal. */
function Happened({
	event,
	detail,
	proposals,
}: Pick<BookingEvent, "event" | "detail"> & Pick<HistoryPartProps, "proposals">) {
	const { d } = useDesk();
	const details = useDetails(proposals);
	return (
		<>
			{d(`event.${event as "create"}`)}
			{details(detail).map((one, line) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the lines never change on the page, and two may be alike
				<span key={line} className="desk-below">
					{one}
				</span>
			))}
		</>
	);
}

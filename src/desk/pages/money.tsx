// The card money of a booking: what was taken, what is given back, what stays. A lead gives back; an agent reads it and keeps a card.
import type { Booking } from "../../features/bookings/booking.ts";
import { leftOf, type Refund, refundsOf } from "../../features/bookings/payments/refunds.ts";
import { type Payment, paymentsOf } from "../../features/bookings/payments/store.ts";
import { isEnded } from "../../features/bookings/states.ts";
import { findBooking } from "../../features/bookings/store.ts";
import { useTotal } from "../../flights/views/total.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { HiddenFields } from "../../ui/controls/hidden-fields.tsx";
import { Select } from "../../ui/controls/select.tsx";
import { isOfEndedExchange, restReasons } from "../acts/keep-rest.ts";
import { useDesk } from "../frame/desk-context.tsx";
import { DeskForm, useTyped } from "../frame/desk-form.tsx";
import type { DeskHandler } from "../frame/desk-page.ts";
import { Facts, Part, Table, useMoment } from "../frame/facts.tsx";
import { KeyedSubmit } from "../frame/keyed.tsx";
import { recordOpened } from "../frame/opened.ts";
import { deskHref } from "../routes.ts";
import { ActForm } from "./acts-part.tsx";
import { FormPage } from "./form-page.tsx";
import { missing } from "./quote.tsx";

interface Account {
	readonly payment: Payment;
	readonly refunds: readonly Refund[];
	/** Taken besides, for an exchange that is over. */
	readonly over: boolean;
}

export const money: DeskHandler<"money"> = async (input) => {
	const { params, services, d } = input;
	const booking = await findBooking(services.bookings, params.code);
	if (!booking) return missing(d);
	await recordOpened(input, { kind: "booking", id: params.code });
	const payments = await paymentsOf(services.db, params.code);
	const accounts = await Promise.all(
		payments.map(async (payment): Promise<Account> => {
			const over = await isOfEndedExchange(services.bookings, payment, input.now);
			return { payment, refunds: await refundsOf(services.db, payment.id), over };
		}),
	);
	return { title: d("money.heading"), view: <MoneyView booking={booking} accounts={accounts} /> };
};

function MoneyView({ booking, accounts }: { readonly booking: Booking; readonly accounts: readonly Account[] }) {
	const { d, agent } = useDesk();
	return (
		<FormPage
			about={{ kind: "booking", id: booking.code }}
			heading={d("money.heading")}
			beside={
				<Part id="follows" heading={d("follows")}>
					<p>{d("money.follows")}</p>
				</Part>
			}
		>
			{accounts.length === 0 && <p>{d("payments.none")}</p>}
			{agent.role !== "lead" && accounts.length > 0 && <p className="mb-3">{d("money.lead")}</p>}
			<div className="grid gap-4">
				{accounts.map((one) => (
					<AccountPart key={one.payment.id} {...one} booking={booking} />
				))}
			</div>
		</FormPage>
	);
}

interface AccountProps extends Account {
	readonly booking: Booking;
}

function AccountPart({ payment, refunds, over, booking }: AccountProps) {
	const { d, agent } = useDesk();
	const typed = useTyped(deskHref("refund", { code: booking.code }));
	const amount = useTotal();
	const moment = useMoment();
	const { id, state, currency, surplus, restStays } = payment;
	const left = leftOf(payment, refunds);
	const asked = refunds.find((one) => one.state === "asked");
	const isOpen = state === "captured" && left > 0 && !asked;
	const reasons = isEnded(booking.state) ? restReasons : over ? (["elsewhere"] as const) : [];
	return (
		<Part id={`money-${payment.attempt}`} heading={d("money.payment", { number: payment.attempt })}>
			<Facts
				of={[
					[d("payments.amount"), amount(payment)],
					[d("payments.state"), d(surplus === 1 ? "payments.surplus" : `payments.${state}`)],
					[d("money.left"), state === "captured" && amount({ minor: left, currency })],
					[d("money.stays"), restStays && d(`money.reason.${restStays as "fare"}`)],
					[d("payments.charge"), payment.charge],
				]}
			/>
			{refunds.length > 0 && (
				<div className="mt-3">
					<Table
						label={d("money.refunds")}
						heads={[d("money.refund"), d("payments.amount"), d("payments.state"), d("time")]}
						rows={refunds.map((one) => ({
							key: one.id,
							cells: [one.id, amount({ minor: one.minor, currency }), d(`money.${one.state}`), moment(one.updatedAt)],
						}))}
					/>
				</div>
			)}
			<div className="desk-acts mt-3">
				{asked && agent.role === "lead" && (
					<ActForm
						{...{ action: deskHref("settleRefund", { code: booking.code }), label: d("money.goOn") }}
						fields={{ refund: asked.id }}
					/>
				)}
				{surplus === 1 && !isEnded(booking.state) && (
					<ActForm
						{...{ action: deskHref("keepCard", { code: booking.code }), label: d("money.keep") }}
						fields={{ payment: id }}
					/>
				)}
			</div>
			{isOpen && agent.role === "lead" && (
				<DeskForm action={deskHref("refund", { code: booking.code })} className="desk-acts mt-3">
					<HiddenFields values={[["payment", id]]} />
					<Field
						id={`refund-${payment.attempt}`}
						name="amount"
						label={d("money.amount", { currency })}
						defaultValue={typed.of("payment", "") === id ? typed.of("amount", "") : ""}
						problem={typed.of("payment", "") === id ? typed.problem("amount") : undefined}
						hint={d("money.amount.hint", { left: amount({ minor: left, currency }) })}
						inputMode="decimal"
						autoComplete="off"
						maxLength={14}
					/>
					<KeyedSubmit of={undefined}>{d("money.give")}</KeyedSubmit>
				</DeskForm>
			)}
			{isOpen && agent.role === "lead" && reasons.length > 0 && restStays === null && (
				<DeskForm action={deskHref("keepRest", { code: booking.code })} className="desk-acts mt-3">
					<HiddenFields values={[["payment", id]]} />
					<Select
						id={`rest-${payment.attempt}`}
						name="reason"
						label={d("money.rest")}
						options={reasons.map((reason) => [reason, d(`money.reason.${reason}`)] as const)}
					/>
					<KeyedSubmit of={undefined}>{d("money.restStays")}</KeyedSubmit>
				</DeskForm>
			)}
		</Part>
	);
}

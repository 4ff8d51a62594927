// Paid with another price than was agreed to: the new total, and a word that says why; asked once more with both prices.
import type { Booking } from "../../features/bookings/booking.ts";
import { findBooking } from "../../features/bookings/store.ts";
import { useTotal } from "../../flights/views/total.tsx";
import type { Money } from "../../money/money.ts";
import { sha256 } from "../../privacy/hash.ts";
import { Field } from "../../ui/controls/field.tsx";
import { RadioGroup } from "../../ui/controls/radio-group.tsx";
import { markBooking, possibleMarks } from "../acts/mark.ts";
import { useDesk } from "../frame/desk-context.tsx";
import { type DeskHandler, leadTo } from "../frame/desk-page.ts";
import { Facts, Part } from "../frame/facts.tsx";
import { KeyedSubmit } from "../frame/keyed.tsx";
import { recordOpened } from "../frame/opened.ts";
import { textOf } from "../frame/typed.ts";
import { amountIn } from "../frame/typed-amount.ts";
import { deskHref } from "../routes.ts";
import { AskView } from "./ask-view.tsx";
import { FormPage } from "./form-page.tsx";
import { missing } from "./quote.tsx";
import { refused } from "./refused.tsx";

/** Words for the history: nothing that somebody typed. */
export const priceReasons = ["fare-rose", "fare-fell", "other-fare", "bags", "fee"] as const;

export const paidOtherwise: DeskHandler<"paidOtherwise"> = async (input) => {
	const { d, params } = input;
	const booking = await findBooking(input.services.bookings, params.code);
	if (!booking) return missing(d);
	if (!possibleMarks(booking.state).includes("paid")) {
		return refused(input, d("not.ended", { state: d(`state.${booking.state}`) }), deskHref("booking", params));
	}
	await recordOpened(input, { kind: "booking", id: params.code });
	return { title: d("paid.heading"), view: <PaidView booking={booking} /> };
};

export const payOtherwise: DeskHandler<"payOtherwise"> = async (input) => {
	const { params, form, services, agent, now, d } = input;
	const { code } = params;
	const back = deskHref("paidOtherwise", { code });
	const booking = await findBooking(services.bookings, code);
	if (!booking) return missing(d);
	const { currency } = booking.total;
	const minor = amountIn(textOf(form, "total"), currency);
	const reason = priceReasons.find((one) => one === form.get("reason"));
	if (!minor || !reason) return refused(input, d(minor ? "not.reason" : "not.amount"), back);
	const total = { minor, currency };
	const confirm = (await sha256(JSON.stringify([code, booking.version, total, reason]))).slice(0, 24);
	if (form.get("confirm") !== confirm) {
		const fields = { total: textOf(form, "total"), reason, confirm };
		const view = <AskPaid {...{ booking, total, reason, fields }} />;
		return { title: d("paid.ask"), view, status: 409 };
	}
	const marking = { as: "paid", tickets: [], total, reason } as const;
	const setting = { now, returnedHours: services.config.feeReturnedHours };
	const answer = await markBooking(services.bookings, { agent: agent.id }, code, marking, setting);
	if (answer.kind === "done") return leadTo(deskHref("booking", { code }));
	if (answer.kind === "illegal") return refused(input, d("not.ended", { state: d(`state.${answer.state}`) }), back);
	return answer.kind === "currency" ? refused(input, d("not.currency"), back) : refused(input, d("not.stale"), back);
};

interface Asked {
	readonly booking: Booking;
	readonly total: Money;
	readonly reason: (typeof priceReasons)[number];
	readonly fields: Readonly<Record<string, string>>;
}

function AskPaid({ booking: { code, total: before }, total, reason, fields }: Asked) {
	const { d } = useDesk();
	const amount = useTotal();
	return (
		<AskView
			heading={d("paid.ask")}
			lead={d("confirm.lead")}
			action={deskHref("payOtherwise", { code })}
			fields={fields}
			yes={d("acts.paid")}
			back={deskHref("paidOtherwise", { code })}
		>
			<Part id="prices" heading={d("total")}>
				<Facts
					of={[
						[d("paid.before"), amount(before)],
						[d("paid.now"), <strong key="now">{amount(total)}</strong>],
						[d("reason"), d(`paid.reason.${reason}`)],
					]}
				/>
			</Part>
		</AskView>
	);
}

function PaidView({ booking: { code, total } }: { readonly booking: Booking }) {
	const { d } = useDesk();
	const amount = useTotal();
	return (
		<FormPage about={{ kind: "booking", id: code }} heading={d("paid.heading")} lead={d("paid.lead")}>
			<form method="post" action={deskHref("payOtherwise", { code })} className="grid gap-4">
				<Field
					id="paid-total"
					name="total"
					label={d("paid.total", { currency: total.currency })}
					hint={d("paid.total.hint", { before: amount(total) })}
					inputMode="decimal"
					autoComplete="off"
					required
					maxLength={14}
				/>
				<RadioGroup
					id="paid-reason"
					name="reason"
					legend={d("reason")}
					options={priceReasons.map((value) => ({ value, label: d(`paid.reason.${value}`) }))}
					required
				/>
				<p>
					<KeyedSubmit of="s" look="primary">
						{d("paid.go")}
					</KeyedSubmit>
				</p>
			</form>
		</FormPage>
	);
}

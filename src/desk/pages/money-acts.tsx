// What is done with card money: given back whole or in part, gone on with, said to stay. Each asks with the amounts first.

import type { Booking } from "../../features/bookings/booking.ts";
import { refundsOf } from "../../features/bookings/payments/refunds.ts";
import { paymentsOf } from "../../features/bookings/payments/store.ts";
import { findBooking } from "../../features/bookings/store.ts";
import { useTotal } from "../../flights/views/total.tsx";
import { languages } from "../../i18n/languages.ts";
import type { Money } from "../../money/money.ts";
import { formatTotal } from "../../money/money.ts";
import { keepCard as keep } from "../acts/keep-card.ts";
import { keepRest as rest, restReasons } from "../acts/keep-rest.ts";
import { refundCard, type SettledAnswer, settleRefund as settle } from "../acts/refund.ts";
import { type DeskHandler, type DeskInput, type DeskView, leadTo } from "../frame/desk-page.ts";
import type { Fact } from "../frame/facts.tsx";
import { textOf } from "../frame/typed.ts";
import { amountIn, exampleIn } from "../frame/typed-amount.ts";
import { deskHref } from "../routes.ts";
import { properName } from "../texts/words.ts";
import { AboutBooking, AskView, confirmationIn, confirmed, isConfirmed } from "./ask-view.tsx";
import { missing } from "./quote.tsx";
import { refused } from "./refused.tsx";

const worker = ({ agent }: Pick<DeskInput, "agent">) => ({ agent: agent.id, role: agent.role });
const pageOf = (code: string) => deskHref("money", { code });

export const refund: DeskHandler<"refund"> = async (input) => {
	const { params, form, services, d } = input;
	const { code } = params;
	const payment = textOf(form, "payment");
	const typed = textOf(form, "amount");
	const taken = (await paymentsOf(services.db, code)).find(({ id }) => id === payment);
	const booking = await findBooking(services.bookings, code);
	if (!taken || !booking) return missing(d);
	const amount = typed === "" ? ("rest" as const) : amountIn(typed, taken.currency);
	if (amount === undefined)
		return { mistyped: "amount", text: d("not.amount", { example: exampleIn(taken.currency) }) };
	const wish = { code, payment, amount, confirm: confirmationIn(input) };
	const answer = await refundCard(deskOf(input), worker(input), wish);
	if (answer.kind !== "asks") return told(input, code, taken.currency, answer);
	const { minor, left, confirm } = answer;
	const { currency } = taken;
	return {
		title: d("money.ask"),
		status: 409,
		view: (
			<AskMoney
				heading={d("money.ask")}
				booking={booking}
				action={deskHref("refund", { code })}
				fields={{ payment, amount: typed, confirm }}
				yes={d("money.give")}
				amounts={[
					[d("money.back"), { minor, currency }],
					[d("money.left"), { minor: left, currency }],
				]}
				more={[[d("payments.charge"), taken.charge]]}
			/>
		),
	};
};

/** A refund whose end nobody knows is looked for at the provider, which gives it back if it did not: asked with the amount. */
export const settleRefund: DeskHandler<"settleRefund"> = async (input) => {
	const { params, form, services, d } = input;
	const { code } = params;
	const id = textOf(form, "refund");
	const booking = await findBooking(services.bookings, code);
	const payments = await paymentsOf(services.db, code);
	const all = await Promise.all(
		payments.map(async (payment) => ({ payment, of: await refundsOf(services.db, payment.id) })),
	);
	const found = all.find(({ of }) => of.some((one) => one.id === id));
	const refund = found?.of.find((one) => one.id === id);
	if (!booking || !found || !refund) return missing(d);
	const { currency, charge } = found.payment;
	if (refund.state === "asked" && !isConfirmed(input)) {
		return {
			title: d("money.goOn.ask"),
			status: 409,
			view: (
				<AskMoney
					heading={d("money.goOn.ask")}
					booking={booking}
					action={deskHref("settleRefund", { code })}
					fields={{ refund: id, confirm: confirmed }}
					yes={d("money.goOn")}
					amounts={[[d("money.back"), { minor: refund.minor, currency }]]}
					more={[
						[d("money.refund"), id],
						[d("payments.charge"), charge],
						[d("follows"), d("money.goOn.follows")],
					]}
				/>
			),
		};
	}
	if (input.showOnly) return leadTo(pageOf(code));
	return told(input, code, currency, await settle(deskOf(input), worker(input), id));
};

function deskOf({ services, now }: Pick<DeskInput, "services" | "now">) {
	return { store: services.bookings, refunds: services.refunds ?? new Map(), now: () => now };
}

type Input = Pick<DeskInput, "d" | "language">;

function told(input: Input, code: string, currency: string, answer: SettledAnswer): DeskView | Response {
	const { d, language } = input;
	const amount = (minor: number) => formatTotal({ minor, currency }, languages[language].money);
	switch (answer.kind) {
		case "done":
			return leadTo(pageOf(code));
		case "unknown":
			return missing(d);
		case "refused":
			return refused(input, d("not.refund.refused"), pageOf(code));
		case "other":
			return refused(input, d("not.refund.other", { amount: amount(answer.refund.minor) }), pageOf(code));
		case "tooMuch":
			return refused(input, d("not.refund.tooMuch", { left: amount(answer.left) }), pageOf(code));
		case "illegal":
			return refused(input, d(`not.refund.${answer.instead}`), pageOf(code));
		case "noProvider":
			return refused(input, d("not.refund.noProvider", { provider: properName(answer.provider) }), pageOf(code));
		case "pending":
			return refused(input, d("not.refund.pending"), pageOf(code));
		default:
			return refused(input, d(`not.${answer.kind}`), pageOf(code));
	}
}

/** Of a trip or an exchange that ended: what was not given back stays, and is reported no more. */
export const keepRest: DeskHandler<"keepRest"> = async (input) => {
	const { params, form, services, now, d } = input;
	const { code } = params;
	const reason = restReasons.find((one) => one === form.get("reason"));
	if (!reason) return refused(input, d("not.reason"), pageOf(code));
	const payment = textOf(form, "payment");
	const booking = await findBooking(services.bookings, code);
	if (!booking) return missing(d);
	const wish = { code, payment, reason, confirm: confirmationIn(input) };
	const answer = await rest(services.bookings, worker(input), wish, now);
	switch (answer.kind) {
		case "done":
			return leadTo(pageOf(code));
		case "asks":
			return {
				title: d("money.rest"),
				status: 409,
				view: (
					<AskMoney
						heading={d("money.rest")}
						booking={booking}
						action={deskHref("keepRest", { code })}
						fields={{ payment, reason, confirm: answer.confirm }}
						yes={d("money.restStays")}
						amounts={[[d("money.left"), answer.rest]]}
						more={[[d("reason"), d(`money.reason.${reason}`)]]}
					/>
				),
			};
		case "unknown":
			return missing(d);
		case "illegal":
			return refused(input, d("not.rest.illegal", { state: d(`state.${answer.state}`) }), pageOf(code));
		case "nothing":
			return refused(input, d("not.refund.nothing"), pageOf(code));
		case "pending":
			return refused(input, d("not.refund.pending"), pageOf(code));
		default:
			return refused(input, d(`not.${answer.kind}`), pageOf(code));
	}
};

/** What a card was charged besides is what the booking is paid with: said after a look, and asked with the amount. */
export const keepCard: DeskHandler<"keepCard"> = async (input) => {
	const { params, form, services, agent, now, d } = input;
	const { code } = params;
	const payment = textOf(form, "payment");
	const besides = (await paymentsOf(services.db, code)).find(({ id, surplus }) => id === payment && surplus === 1);
	const booking = await findBooking(services.bookings, code);
	if (!besides || !booking) return refused(input, d("not.before"), pageOf(code));
	if (!isConfirmed(input)) {
		return {
			title: d("money.keep"),
			status: 409,
			view: (
				<AskMoney
					heading={d("money.keep")}
					booking={booking}
					action={deskHref("keepCard", { code })}
					fields={{ payment, confirm: confirmed }}
					yes={d("money.keep")}
					amounts={[[d("payments.amount"), besides]]}
					more={[[d("payments.charge"), besides.charge]]}
				/>
			),
		};
	}
	const answer = await keep(services.bookings, { agent: agent.id }, { code, payment }, now);
	switch (answer.kind) {
		case "done":
			return leadTo(pageOf(code));
		case "unknown":
			return missing(d);
		case "nothing":
			return refused(input, d("not.before"), pageOf(code));
		case "stale":
			return refused(input, d("not.stale"), pageOf(code));
		case "illegal":
			return refused(input, d(`not.keep.${answer.instead}`), pageOf(code));
	}
};

interface AskMoneyProps {
	readonly heading: string;
	readonly booking: Booking;
	readonly action: string;
	readonly fields: Readonly<Record<string, string>>;
	readonly yes: string;
	readonly amounts: readonly (readonly [name: string, amount: Money])[];
	readonly more: readonly Fact[];
}

function AskMoney({ booking, amounts, more, ...ask }: AskMoneyProps) {
	const amount = useTotal();
	const [first, ...others] = amounts;
	return (
		<AskView {...ask} back={pageOf(booking.code)}>
			<AboutBooking
				booking={booking}
				{...(first && { name: first[0], amount: first[1] })}
				more={[...others.map(([name, of]) => [name, amount(of)] as const), ...more]}
			/>
		</AskView>
	);
}

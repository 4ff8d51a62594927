// What is said before something is done that cannot be undone: what comes back and what does not, and whose tickets they are.
import type { ReactNode } from "react";
import type { Booking } from "../../features/bookings/booking.ts";
import type { PaidByPhone } from "../../features/bookings/phone-payment.ts";
import { absolute } from "../../features/proposals/amounts.ts";
import { dayRuleText } from "../../flights/trip/day-rule.ts";
import { conditionText } from "../../flights/views/condition-text.ts";
import { useTotal } from "../../flights/views/total.tsx";
import { usePage } from "../../page/page-context.tsx";
import { formatTimeIn } from "../../places/deadline.ts";
import type { ExchangeLeft } from "../acts/comes-back.ts";
import type { Mark, Question } from "../acts/mark.ts";
import { useDesk } from "../frame/desk-context.tsx";
import { type Fact, Facts, Part } from "../frame/facts.tsx";
import { AboutBooking, AskView } from "./ask-view.tsx";

interface ConfirmViewProps {
	readonly booking: Booking;
	/** What it is marked as; `reissued`: new tickets; `corrected`: other numbers. */
	readonly as: Mark | "reissued" | "corrected";
	readonly questions: readonly Question[];
	readonly action: string;
	/** What was sent, and the word that says yes to just this. */
	readonly fields: Readonly<Record<string, string>>;
	readonly back: string;
	/** What is asked for besides the yes. */
	readonly typed?: ReactNode;
	/** Further facts of what it is about. */
	readonly more?: readonly Fact[];
}

export function ConfirmView({ booking, as, questions, action, fields, back, typed, more = [] }: ConfirmViewProps) {
	const { d } = useDesk();
	const { pnr, tickets } = fields;
	const facts: readonly Fact[] = [
		...more,
		[d("order.reference"), pnr],
		[d("order.tickets"), tickets && <span className="whitespace-pre-wrap">{tickets}</span>],
		[d("follows"), d(`confirm.follows.${as}`)],
	];
	return (
		<AskView heading={d(`confirm.heading.${as}`)} yes={d(`confirm.${as}`)} {...{ action, fields, back, typed }}>
			<AboutBooking booking={booking} more={facts} />
			{questions.map((question) => {
				if (question.about === "cancel") return <ComesBackPart key="cancel" {...question} />;
				if (question.about !== "tickets") return null;
				return (
					<Part key="tickets" id="tickets" heading={d("confirm.tickets")}>
						<Facts of={question.foreign.map(({ prefix, of }) => [`${prefix}-…`, of ?? d("confirm.nobody")] as const)} />
					</Part>
				);
			})}
		</AskView>
	);
}

function ComesBackPart(told: Extract<Question, { about: "cancel" }>) {
	const { total, tickets, ordered, begins, free, rule, fee, cards, exchange, paid } = told;
	const page = usePage();
	const { t, language } = page;
	const { d } = useDesk();
	const amount = useTotal();
	const tell = (instant: string) => formatTimeIn(instant, begins, language);
	const facts: readonly Fact[] = [
		[d("total"), amount(total)],
		[d("order.tickets"), tickets > 0 && d("confirm.issued", { count: tickets })],
		[d("order"), ordered && d("confirm.ordered")],
		[d("confirm.day"), free && dayRuleText(free, tell, t)],
		[d("confirm.fare"), conditionText("refund", rule, page)],
		[
			d("confirm.fee"),
			fee && `${amount(fee.amount)}: ${d(`confirm.fee.${fee.back === null ? "told" : fee.back ? "back" : "kept"}`)}`,
		],
		[d("exchange.accepted"), exchange && exchange.due.minor !== 0 && exchangeText(exchange)],
		[d("exchange.told"), exchange?.sending && d("confirm.exchange.sending")],
		...cards.map(
			({ number, amount: paid, becomes }) =>
				[d("confirm.card.of", { number }), `${amount(paid)}: ${d(`confirm.card.${becomes}`)}`] as const,
		),
		[d("confirm.paid"), paid.length > 0 && <PaidByHand key="paid" of={paid} />],
		[d("payments"), cards.length === 0 && paid.length === 0 && d("confirm.card.none")],
	];
	return (
		<Part id="comes-back" heading={d("confirm.comesBack")}>
			<Facts of={facts} />
		</Part>
	);

	function exchangeText({ due, standing }: ExchangeLeft): string {
		const [owed, settled] = due.minor < 0 ? (["toReturn", "returned"] as const) : (["toPay", "paid"] as const);
		return d(`confirm.exchange.${standing === "paid" ? settled : owed}`, { amount: amount(absolute(due)) });
	}
}

function PaidByHand({ of: all }: { readonly of: readonly PaidByPhone[] }) {
	const { d } = useDesk();
	const amount = useTotal();
	const text = ({ amount: of, means, reference, exchange }: PaidByPhone) => {
		const how = [exchange && d("exchange"), means && d(`word.means.${means}`), reference].filter(Boolean).join(", ");
		return `${amount(of)}${how && ` (${how})`}`;
	};
	return [all.map(text).join("; "), d("confirm.paid.byHand")].join(": ");
}

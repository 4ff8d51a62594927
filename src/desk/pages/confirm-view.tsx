// What is said before something is done that cannot be undone: what comes back and what does not, and whose tickets they are.
import { absolute } from "../../features/proposals/amounts.ts";
import { dayRuleText } from "../../flights/trip/day-rule.ts";
import { conditionText } from "../../flights/views/condition-text.ts";
import { useTotal } from "../../flights/views/total.tsx";
import { usePage } from "../../page/page-context.tsx";
import { formatTimeAt } from "../../places/deadline.ts";
import type { ExchangeLeft } from "../acts/comes-back.ts";
import type { Question } from "../acts/mark.ts";
import { useDesk } from "../frame/desk-context.tsx";
import { type Fact, Facts, Part } from "../frame/facts.tsx";
import { AskView } from "./ask-view.tsx";

interface ConfirmViewProps {
	readonly questions: readonly Question[];
	readonly action: string;
	/** What was sent, and the word that says yes to just this. */
	readonly fields: Readonly<Record<string, string>>;
	readonly back: string;
}

export function ConfirmView({ questions, action, fields, back }: ConfirmViewProps) {
	const { d } = useDesk();
	return (
		<AskView
			heading={d("confirm.heading")}
			lead={d("confirm.lead")}
			yes={d(fields.as === "cancelled" ? "confirm.cancel" : "confirm.yes")}
			{...{ action, fields, back }}
		>
			{questions.map((question) =>
				question.about === "cancel" ? (
					<ComesBackPart key="cancel" {...question} />
				) : (
					<Part key="tickets" id="tickets" heading={d("confirm.tickets")}>
						<Facts of={question.foreign.map(({ prefix, of }) => [`${prefix}-…`, of ?? d("confirm.nobody")] as const)} />
					</Part>
				),
			)}
		</AskView>
	);
}

function ComesBackPart(told: Extract<Question, { about: "cancel" }>) {
	const { total, tickets, ordered, begins, free, rule, fee, cards, exchange } = told;
	const page = usePage();
	const { t, language } = page;
	const { d } = useDesk();
	const amount = useTotal();
	const tell = (instant: string) => formatTimeAt(instant, begins, language);
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
		[d("payments"), cards.length === 0 && d("confirm.card.none")],
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

// What was paid by phone, as an agent types it: the amount, which is what is owed unless a reason says why not, how, and a reference.
import { type PhonePayment, payMeans, readReference, referenceLength } from "../../features/bookings/phone-payment.ts";
import { useTotal } from "../../flights/views/total.tsx";
import type { Money } from "../../money/money.ts";
import { usePage } from "../../page/page-context.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { Select } from "../../ui/controls/select.tsx";
import { useDesk } from "../frame/desk-context.tsx";
import { textOf } from "../frame/typed.ts";
import { amountIn, asTyped } from "../frame/typed-amount.ts";

/** Why another price was paid: words for the history. */
export const priceReasons = ["fare-rose", "fare-fell", "other-fare", "bags", "fee"] as const;
type PriceReason = (typeof priceReasons)[number];

const fields = ["amount", "means", "reference", "reason"] as const;
type PaymentField = (typeof fields)[number];
export type PaymentProblem = "amount" | "otherAmount" | "means" | "reference";

export interface TypedPayment {
	readonly payment: PhonePayment;
	/** Of another amount than is owed. */
	readonly reason: PriceReason | undefined;
}

/** @param explained another amount may be paid, with a reason: the price is another from then on */
export function readPayment(
	form: FormData,
	owed: Money,
	{ explained }: { readonly explained: boolean },
): TypedPayment | { readonly problem: PaymentProblem } {
	const minor = amountIn(textOf(form, "amount"), owed.currency);
	if (!minor) return { problem: "amount" };
	const reason = priceReasons.find((one) => one === form.get("reason"));
	const other = minor !== owed.minor;
	if (other && !(explained && reason)) return { problem: "otherAmount" };
	const means = payMeans.find((one) => one === form.get("means"));
	if (!means) return { problem: "means" };
	const reference = readReference(textOf(form, "reference"));
	if (reference === undefined) return { problem: "reference" };
	const amount = { minor, currency: owed.currency };
	return { payment: { amount, means, reference }, reason: other ? reason : undefined };
}

const fieldOf = {
	...{ amount: "amount", otherAmount: "amount", means: "means", reference: "reference" },
} as const satisfies Record<PaymentProblem, PaymentField>;

interface PaymentFieldsProps {
	readonly owed: Money;
	readonly explained: boolean;
	/** As it was sent, where something in it was wrong, or it is asked anew. */
	readonly form: FormData;
	readonly problem: PaymentProblem | undefined;
}

export function PaymentFields({ owed, explained, form, problem }: PaymentFieldsProps) {
	const { t } = usePage();
	const { d } = useDesk();
	const amount = useTotal();
	const { currency } = owed;
	const typed = (name: PaymentField, first: string) => textOf(form, name) || first;
	const wrong = (name: PaymentField) =>
		problem && fieldOf[problem] === name
			? { word: t("search.error"), text: d(`not.paid.${problem}`, { owed: amount(owed), most: referenceLength }) }
			: undefined;
	const first = asTyped(owed);
	return (
		<>
			<Field
				id="paid-amount"
				name="amount"
				label={d("paid.amount", { currency })}
				hint={d(explained ? "paid.amount.hint" : "paid.amount.exact", { owed: amount(owed) })}
				defaultValue={typed("amount", first)}
				problem={wrong("amount")}
				inputMode="decimal"
				autoComplete="off"
				required
				maxLength={14}
			/>
			{explained && (
				<Select
					id="paid-reason"
					name="reason"
					label={d("paid.reason")}
					defaultValue={typed("reason", "")}
					options={[["", d("paid.reason.none")], ...priceReasons.map((one) => [one, d(`paid.reason.${one}`)] as const)]}
				/>
			)}
			<Select
				id="paid-means"
				name="means"
				label={d("paid.means")}
				defaultValue={typed("means", "")}
				problem={wrong("means")}
				options={[["", d("paid.choose")], ...payMeans.map((one) => [one, d(`word.means.${one}`)] as const)]}
				required
			/>
			<Field
				id="paid-reference"
				name="reference"
				label={d("paid.reference")}
				hint={d("paid.reference.hint")}
				defaultValue={typed("reference", "")}
				problem={wrong("reference")}
				autoComplete="off"
				spellCheck={false}
				required
				maxLength={referenceLength}
			/>
		</>
	);
}

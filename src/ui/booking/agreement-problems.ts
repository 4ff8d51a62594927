// What was not agreed to, in words, with the box that each is about.
import { type Agreement, missingOf } from "../../bookings/agreement.ts";
import type { Booking } from "../../bookings/booking.ts";
import type { PriceNow } from "../../bookings/price-now.ts";
import { usePage } from "../../render/page-context.tsx";
import { useMoney } from "../price-lines.tsx";

export interface AgreementProblem {
	readonly name: keyof Agreement;
	/** Id of its box. */
	readonly target: string;
	readonly text: string;
}

export const boxOf = (name: keyof Agreement) => `review-${name}`;

/** None where nothing was sent yet. */
export function useProblems(
	agreement: Agreement | undefined,
	price: PriceNow,
	{ total }: Pick<Booking, "total">,
): readonly AgreementProblem[] {
	const { t } = usePage();
	const amount = useMoney();
	if (!agreement) return [];
	const now = price.kind === "changed" ? price.offer.total : total;
	const texts: Record<keyof Agreement, string> = {
		hazmat: t("review.hazmat.missing"),
		terms: t("review.ours.missing"),
		accept: t("review.accept.missing", { price: amount(now) }),
	};
	return missingOf(agreement, price).map((name) => ({ name, target: boxOf(name), text: texts[name] }));
}

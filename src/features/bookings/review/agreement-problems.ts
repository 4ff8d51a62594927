// What was not agreed to, in words, with the box that each is about.

import { useMoney } from "../../../flights/views/price-lines.tsx";
import { usePage } from "../../../page/page-context.tsx";
import { type Agreement, missingOf } from "../agreement.ts";
import type { Booking } from "../booking.ts";
import type { PriceNow } from "../price-now.ts";

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

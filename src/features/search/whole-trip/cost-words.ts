// A comparison of costs in words: each itinerary by its letter, what a part of a trip is called, and who pays how much less.
import { type CostGaps, costGaps } from "../../../flights/cost-gaps.ts";
import type { Condition } from "../../../flights/offers/offer.ts";
import type { Cost, OpenCost, TripCosts } from "../../../flights/trip-costs.ts";
import { languages } from "../../../i18n/languages.ts";
import { formatList } from "../../../i18n/lists.ts";
import { formatTrimmedMoney, type Money } from "../../../money/money.ts";
import { usePage } from "../../../page/page-context.tsx";

/** "A" for the first itinerary. */
export function letterOf(index: number): string {
	return String.fromCodePoint(65 + index);
}

/** Amounts without cents where they have none, as briefly as a column of a phone needs them. */
export function useAmount(): (amount: Money) => string {
	const { money } = languages[usePage().language];
	return (amount) => formatTrimmedMoney(amount, money);
}

const names = {
	fare: "whole.name.fare",
	carryOn: "whole.name.carryOn",
	checked: "whole.name.checked",
	seat: "whole.name.seat",
	ride: "whole.name.ride",
	fee: "whole.name.fee",
} as const;

/** What a total lacks: "carry-on, ride into town (COP 29,000)"; undefined where it lacks nothing. */
export function useOpenText(): (trip: Pick<TripCosts, "open" | "costs">) => string | undefined {
	const { t, language } = usePage();
	const amount = useAmount();
	const named = (name: OpenCost, costs: TripCosts["costs"]) => {
		const cost = name === "fee" ? undefined : costs[name];
		return cost?.kind === "known" ? `${t(names[name])} (${amount(cost.amount)})` : t(names[name]);
	};
	return ({ open, costs }) =>
		open.length === 0
			? undefined
			: formatList(
					open.map((name) => named(name, costs)),
					language,
				);
}

/** What somebody has said of a part, in a few words; `unsaid` stands where nobody has. */
export function useCostText(): (cost: Cost, unsaid?: string) => string {
	const { t } = usePage();
	const amount = useAmount();
	return (cost, unsaid = t("whole.unsaid")) => {
		if (cost.kind === "extra") return t("whole.extra");
		if (cost.kind === "unsaid") return unsaid;
		if (cost.amount.minor > 0) return amount(cost.amount);
		return t(cost.byRule ? "whole.byRule" : "bags.included");
	};
}

/** What changing the flight later costs, in a few words. */
export function useChangeText(): (change: Condition | null) => string {
	const { t } = usePage();
	const amount = useAmount();
	return (change) => {
		if (!change) return t("whole.unsaid");
		if (!change.allowed) return t("whole.change.no");
		if (!change.penalty) return t("whole.change.yes");
		return change.penalty.minor === 0 ? t("whole.change.free") : t("whole.change.fee", { fee: amount(change.penalty) });
	};
}

export interface ToldGaps extends CostGaps {
	/** "A and B" */
	readonly names: string;
	/** "$34 less than C"; empty where all that are known cost the same. */
	readonly less: string;
}

/** Undefined where nothing compares. */
export function useGaps(): (amounts: readonly (Money | null)[]) => ToldGaps | undefined {
	const { t, language } = usePage();
	const amount = useAmount();
	return (amounts) => {
		const gaps = costGaps(amounts);
		if (!gaps) return undefined;
		const less = gaps.others.map(({ index, gap }) => t("whole.gap", { gap: amount(gap), other: letterOf(index) }));
		return { ...gaps, names: formatList(gaps.least.map(letterOf), language), less: formatList(less, language) };
	};
}

/** "A costs $34 less than B. Of C it is not known." */
export function useGapText(): (amounts: readonly (Money | null)[]) => string | undefined {
	const { t, language } = usePage();
	const gapsOf = useGaps();
	return (amounts) => {
		const gaps = gapsOf(amounts);
		if (!gaps) return undefined;
		const { least, names, less, unknown } = gaps;
		const told = less ? t("whole.less", { count: least.length, names, less }) : t("whole.same", { names });
		if (unknown.length === 0) return told;
		return `${told} ${t("whole.unknown", { names: formatList(unknown.map(letterOf), language) })}`;
	};
}

// What a fare allows, as far as its source says: cabin, bags, changes and refunds. What is not known is not "no".
import type { Condition, Offer } from "../flights/offer.ts";
import { usePage } from "../render/page-context.tsx";
import { useMoney } from "./price-lines.tsx";

export function FareTerms({ offer: { cabin, slices, bags, conditions } }: { offer: Offer }) {
	const { t } = usePage();
	const brands = [...new Set(slices.flatMap(({ fareBrand }) => fareBrand ?? []))];
	return (
		<dl className="fare-terms">
			<dt>{t("terms.cabin")}</dt>
			<dd>{[t(`search.cabin.${cabin}`), ...brands].join(", ")}</dd>
			<dt>{t("terms.bags")}</dt>
			<dd>
				{bags.carryOn === null ? t("itinerary.carryOn.unknown") : t("itinerary.carryOn", { count: bags.carryOn })} ·{" "}
				{bags.checked === null ? t("itinerary.checked.unknown") : t("itinerary.checked", { count: bags.checked })}
			</dd>
			<dt>{t("terms.change")}</dt>
			<dd>
				<Rule of={conditions.change} free="terms.change.free" fee="terms.change.fee" />
			</dd>
			<dt>{t("terms.refund")}</dt>
			<dd>
				<Rule of={conditions.refund} free="terms.refund.free" fee="terms.refund.fee" />
			</dd>
		</dl>
	);
}

interface RuleProps {
	readonly of: Condition | null;
	readonly free: "terms.change.free" | "terms.refund.free";
	readonly fee: "terms.change.fee" | "terms.refund.fee";
}

function Rule({ of: condition, free, fee }: RuleProps) {
	const { t } = usePage();
	const amount = useMoney();
	if (!condition) return t("terms.unknown");
	if (!condition.allowed) return t("terms.none");
	if (!condition.penalty) return t("terms.feeUnknown");
	return condition.penalty.minor === 0 ? t(free) : t(fee, { fee: amount(condition.penalty) });
}

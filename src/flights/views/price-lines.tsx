// A price: the total first and largest (14 CFR 399.84), then the three amounts it is made of, as far as they are known.

import { languages } from "../../i18n/languages.ts";
import { formatMoney, type Money } from "../../money/money.ts";
import { usePage } from "../../page/page-context.tsx";
import { type PriceParts, totalOf } from "../quote.ts";

interface PriceLinesProps {
	readonly price: PriceParts;
	/** How many people the total is for. */
	readonly travelers: number;
}

export function PriceLines({ price, travelers }: PriceLinesProps) {
	const { t } = usePage();
	const amount = useMoney();
	return (
		<dl className="price-lines">
			<div>
				<dt>{t(price.fee ? "itinerary.total" : "price.beforeFee", { count: travelers })}</dt>
				<dd>{amount(totalOf(price))}</dd>
			</div>
			<div>
				<dt>{price.taxes ? t("price.fare") : t("price.fareWithTaxes")}</dt>
				<dd>{amount(price.fare)}</dd>
			</div>
			{price.taxes && (
				<div>
					<dt>{t("price.taxes")}</dt>
					<dd>{amount(price.taxes)}</dd>
				</div>
			)}
			<div>
				<dt>{t("price.fee")}</dt>
				<dd>{price.fee ? amount(price.fee) : t("price.feeTold")}</dd>
			</div>
		</dl>
	);
}

/** Writes amounts as the page's language does. */
export function useMoney(): (amount: Money) => string {
	const { locale } = languages[usePage().language];
	return (amount) => formatMoney(amount, locale);
}

// A price: the total first and largest (14 CFR 399.84), then the three amounts it is made of.
import { formatMoney } from "../flights/money.ts";
import { type PriceParts, totalOf } from "../flights/quote.ts";
import { languages } from "../i18n/languages.ts";
import { usePage } from "../render/page-context.tsx";

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
				<dt>{t("itinerary.total", { count: travelers })}</dt>
				<dd>{amount(totalOf(price))}</dd>
			</div>
			<div>
				<dt>{t("price.fare")}</dt>
				<dd>{amount(price.fare)}</dd>
			</div>
			<div>
				<dt>{t("price.taxes")}</dt>
				<dd>{amount(price.taxes)}</dd>
			</div>
			<div>
				<dt>{t("price.fee")}</dt>
				<dd>{amount(price.fee)}</dd>
			</div>
		</dl>
	);
}

/** Writes amounts as the page's language does. */
export function useMoney(): (amount: PriceParts["fare"]) => string {
	const { locale } = languages[usePage().language];
	return (amount) => formatMoney(amount, locale);
}

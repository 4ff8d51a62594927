// A price: the total first and largest (14 CFR 399.84), then the amounts it is made of, as far as they are known.

import type { ReactNode } from "react";
import { languages } from "../../i18n/languages.ts";
import { add, formatMoney, type Money } from "../../money/money.ts";
import { usePage } from "../../page/page-context.tsx";
import { type AskedBags, leavesBagsOut, type PriceParts, totalOf } from "../quote.ts";
import { Roughly, useTotal } from "./total.tsx";

interface PriceLinesProps {
	readonly price: PriceParts;
	/** How many people the total is for. */
	readonly travelers: number;
	/** Trips are compared: the first line is the whole price, with the bags that were asked for. Else it is what we charge. */
	readonly compared?: boolean;
	/** It was paid: a fee that is not in it is told by nobody any more. */
	readonly paid?: boolean;
}

export function PriceLines({ price, travelers, compared = false, paid = false }: PriceLinesProps) {
	const { t } = usePage();
	const amount = useMoney();
	const told = useTotal();
	const { taxes, fee, bags } = price;
	const total = totalOf(price);
	// Bags that the fare includes change nothing in what is paid.
	const extra = bags?.price && bags.price.minor > 0 ? bags.price : undefined;
	const whole = bags?.price && add(total, bags.price);
	const label = t(fee ? "itinerary.total" : "price.beforeFee", { count: travelers });
	const without = leavesBagsOut(price);
	return (
		<>
			<dl className="price-lines">
				{compared && bags && whole ? (
					<Line name={`${label} ${t("bags.plus", { count: bags.count })}`}>{amount(whole)}</Line>
				) : (
					<Line name={without ? `${label}, ${t("bags.without")}` : label}>
						{compared ? amount(total) : told(total)}
						{!compared && <Roughly of={total} />}
					</Line>
				)}
				<Line name={taxes ? t("price.fare") : t("price.fareWithTaxes")}>{amount(price.fare)}</Line>
				{taxes && <Line name={t("price.taxes")}>{amount(taxes)}</Line>}
				{(fee || !paid) && <Line name={t("price.fee")}>{fee ? amount(fee) : t("price.feeTold")}</Line>}
				{compared && extra && <Line name={t("bags.charged")}>{amount(total)}</Line>}
				{bags && <BagLine {...bags} />}
				{!compared && extra && whole && <Line name={t("bags.total")}>{told(whole)}</Line>}
			</dl>
			{without && <p className={compared ? "text-sm text-muted" : "trip-small"}>{t("bags.note")}</p>}
		</>
	);
}

function BagLine({ count, price }: AskedBags) {
	const { t } = usePage();
	const amount = useMoney();
	const included = price?.minor === 0;
	return (
		<Line name={t(included ? "search.bagCount" : "bags.paid", { count })}>
			{price ? (included ? t("bags.included") : amount(price)) : t("bags.unknown.price")}
		</Line>
	);
}

function Line({ name, children }: { readonly name: string; readonly children: ReactNode }) {
	return (
		<div>
			<dt>{name}</dt>
			<dd>{children}</dd>
		</div>
	);
}

/** Writes amounts as the page's language does. */
export function useMoney(): (amount: Money) => string {
	const { money } = languages[usePage().language];
	return (amount) => formatMoney(amount, money);
}

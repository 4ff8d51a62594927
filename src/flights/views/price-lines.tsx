// A price: the total first and largest (14 CFR 399.84), then the amounts it is made of, as far as they are known.

import { languages } from "../../i18n/languages.ts";
import { formatMoney, type Money } from "../../money/money.ts";
import { usePage } from "../../page/page-context.tsx";
import type { Offer } from "../offers/offer.ts";
import { type PriceParts, priceParts, totalsOf } from "../quote.ts";
import type { Travelers } from "../trip/travelers.ts";
import { bookingPrice, priceRows } from "./price-rows.ts";
import { Roughly, useTotal } from "./total.tsx";

interface PriceLinesProps {
	readonly price: PriceParts;
	/** Whom the total is for. */
	readonly travelers: Travelers;
	/** Trips are compared: amounts are told as their list tells them. */
	readonly compared?: boolean;
	/** It was paid. */
	readonly paid?: boolean;
}

export function PriceLines({ price, travelers, compared = false, paid = false }: PriceLinesProps) {
	const page = usePage();
	const amount = useMoney();
	const told = useTotal();
	const rows = priceRows(price, { travelers, paid }, page);
	return (
		<>
			<dl className="price-lines">
				{rows.map(({ label, value }, index) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>
							{typeof value === "string" ? value : index > 0 || compared ? amount(value) : told(value)}
							{typeof value !== "string" && index === 0 && !compared && <Roughly of={value} />}
						</dd>
					</div>
				))}
			</dl>
			{totalsOf(price).leavesBagsOut && (
				<p className={compared ? "text-sm text-muted" : "trip-small"}>{page.t("bags.note")}</p>
			)}
		</>
	);
}

/** What we charge for an offer, in a line. */
export function BookingPrice({ offer }: { readonly offer: Offer }) {
	const { amount, label, whole } = bookingPrice(priceParts(offer), offer.travelers, usePage());
	const told = useTotal();
	return (
		<p className="font-bold">
			{told(amount)} {whole ? `${label} (${whole})` : label}
		</p>
	);
}

/** Writes amounts as the page's language does. */
export function useMoney(): (amount: Money) => string {
	const { money } = languages[usePage().language];
	return (amount) => formatMoney(amount, money);
}

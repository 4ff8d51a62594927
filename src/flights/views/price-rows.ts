// A price in its rows, the same for every page and mail: the total, what it is made of, and what of it is paid to whom.
import { languages } from "../../i18n/languages.ts";
import type { Words } from "../../i18n/messages.ts";
import { formatTotal, type Money } from "../../money/money.ts";
import { headCount, type PriceParts, totalsOf } from "../quote.ts";
import { isInfant, seatCount, type Travelers } from "../trip/travelers.ts";

export interface PriceRow {
	readonly label: string;
	/** A text where there is no amount to tell. */
	readonly value: Money | string;
}

interface Telling {
	readonly travelers: Travelers;
	/** It was paid: a fee that is not in it is told by nobody any more. */
	readonly paid?: boolean;
}

/** The total first (14 CFR 399.84): with the bags that were asked for, where their price is known, as lists compare it. */
export function priceRows(price: PriceParts, { travelers, paid = false }: Telling, words: Words): PriceRow[] {
	const { t } = words;
	const { fare, taxes, fee, bags } = price;
	const { booking, whole, bagsCost } = totalsOf(price);
	return [
		whole && bags
			? { label: wholeLabel({ fee: fee !== null, bags: bags.count }, travelers, words), value: whole }
			: { label: bookingLabel(price, travelers, words), value: booking },
		{ label: t(taxes ? "price.fare" : "price.fareWithTaxes"), value: fare },
		...(taxes ? [{ label: t("price.taxes"), value: taxes }] : []),
		...(fee || !paid ? [{ label: feeLabel(price, travelers, words), value: fee ?? t("price.feeTold") }] : []),
		...(bagsCost ? [{ label: t("price.booking"), value: booking }] : []),
		...(bags ? [bagRow(bags, words)] : []),
	];
}

/** What we charge, and beside it what the whole comes to: "$676.40 USD", "total for 1 traveler, without bags". */
export function bookingPrice(price: PriceParts, travelers: Travelers, words: Words) {
	const { booking, whole, bagsCost } = totalsOf(price);
	const { money } = languages[words.language];
	return {
		amount: booking,
		label: bookingLabel(price, travelers, words),
		/** Undefined where no bag costs anything besides, or nobody knows what. */
		whole:
			whole && bagsCost
				? words.t("price.whole", { price: formatTotal(whole, money), count: price.bags?.count ?? 0 })
				: undefined,
	};
}

/** The same in one line, where a page or mail has no room for rows: "$676.40 USD total for 1 traveler, without bags, $796.40 USD in all, …". */
export function bookingPriceText(price: PriceParts, travelers: Travelers, words: Words): string {
	const { amount, label, whole } = bookingPrice(price, travelers, words);
	return [`${formatTotal(amount, languages[words.language].money)} ${label}`, ...(whole ? [whole] : [])].join(", ");
}

/** "total for 2 travelers, with 1 checked bag": of the price that lists compare. */
export function wholeLabel(
	{ fee, bags }: { readonly fee: boolean; readonly bags: number },
	travelers: Travelers,
	{ t }: Words,
): string {
	const total = t(fee ? "itinerary.total" : "price.beforeFee", { count: headCount(travelers) });
	return bags > 0 ? `${total}, ${t("bags.with", { count: bags })}` : total;
}

function bookingLabel(price: PriceParts, travelers: Travelers, words: Words): string {
	const label = wholeLabel({ fee: price.fee !== null, bags: 0 }, travelers, words);
	return totalsOf(price).leavesBagsOut ? `${label}, ${words.t("bags.without")}` : label;
}

/** Whom it is charged for is said where not everybody pays it: a baby on a lap does not. */
function feeLabel({ fee }: PriceParts, travelers: Travelers, { t }: Words): string {
	return fee && travelers.ages.some(isInfant) ? t("price.fee.seats", { count: seatCount(travelers) }) : t("price.fee");
}

function bagRow({ count, price }: NonNullable<PriceParts["bags"]>, { t }: Words): PriceRow {
	if (price?.minor === 0) return { label: t("search.bagCount", { count }), value: t("bags.included") };
	return { label: t("bags.paid", { count }), value: price ?? t("bags.unknown.price") };
}

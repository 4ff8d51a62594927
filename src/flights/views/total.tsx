// What somebody is asked to pay: with the currency's code, and roughly what it is in their own money where there is a rate.

import { formatDay } from "../../i18n/formats.ts";
import { languages } from "../../i18n/languages.ts";
import { formatRoughly } from "../../money/local-rates.ts";
import { formatTotal, type Money } from "../../money/money.ts";
import { usePage } from "../../page/page-context.tsx";

/** Writes totals as the page's language does: "$1,234.50 USD". */
export function useTotal(): (amount: Money) => string {
	const { money } = languages[usePage().language];
	return (amount) => formatTotal(amount, money);
}

/** "≈ COP 1,6 M (rate of Nov 20, 2026)"; undefined where the visitor's country has no rate. */
export function useRoughly(): (amount: Money) => string | undefined {
	const { t, language, country = "", config } = usePage();
	const rate = config.localRates.get(country);
	return (amount) => {
		const rough = rate && formatRoughly(amount, rate, `${language}-${country}`);
		return rough && t("price.roughly", { amount: rough, date: formatDay(rate.on, language, "spanDay") });
	};
}

/** The rough amount in a line of its own, quieter. */
export function Roughly({ of }: { readonly of: Money }) {
	const text = useRoughly()(of);
	return text && <small className="price-roughly">{text}</small>;
}

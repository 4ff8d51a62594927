// A price in whole units, rounded up, for a place where only a few digits fit.
import type { Money } from "../flights/money.ts";
import { wholeMoneyParts } from "../flights/whole-money.ts";
import { languages } from "../i18n/languages.ts";
import { usePage } from "../render/page-context.tsx";

/** On a narrow screen the currency's sign is heard only. */
export function ShortPrice({ price }: { price: Money }) {
	const { language } = usePage();
	return (
		<span className="price-short">
			{wholeMoneyParts(price, languages[language].locale).map(({ type, value }) =>
				type === "currency" ? (
					<span key={type} className="price-sign">
						{value}
					</span>
				) : (
					value
				),
			)}
		</span>
	);
}

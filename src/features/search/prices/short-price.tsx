// A price in whole units, rounded up, for a place where only a few digits fit.

import { languages } from "../../../i18n/languages.ts";
import { type Money, wholeMoneyParts } from "../../../money/money.ts";
import { usePage } from "../../../page/page-context.tsx";

/** On a narrow screen the currency's sign is heard only. */
export function ShortPrice({ price }: { price: Money }) {
	const { language } = usePage();
	return (
		<span className="price-short">
			{wholeMoneyParts(price, languages[language].money).map(({ type, value }) =>
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

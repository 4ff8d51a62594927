// What a fare says of changing or canceling, in a sentence: the same on every page, in mails and at the desk.
import { languages } from "../../i18n/languages.ts";
import type { Words } from "../../i18n/messages.ts";
import { formatMoney } from "../../money/money.ts";
import type { Condition } from "../offers/offer.ts";

/** "Changes: for $75.00 plus any difference in fare" */
export function conditionText(kind: "change" | "refund", condition: Condition | null, { t, language }: Words): string {
	if (!condition) return t(`terms.${kind}.unknown`);
	if (!condition.allowed) return t(`terms.${kind}.no`);
	if (!condition.penalty) return t(`terms.${kind}.yes`);
	if (condition.penalty.minor === 0) return t(`terms.${kind}.free`);
	return t(`terms.${kind}.fee`, { fee: formatMoney(condition.penalty, languages[language].money) });
}

// What the page and the mail about an airline's change say alike.
import type { Words } from "../../../i18n/messages.ts";
import { answerText, conditionText, owedText, reasonText, withoutLaw } from "../../changes/rights/verdict-text.ts";
import type { Judged } from "./judge.ts";
import type { KeptChange } from "./store.ts";

/** Whose flight number the first flight has that is another now. */
export function changedAirline({ before, after }: Pick<KeptChange, "before" | "after">): string {
	const changed = before.find((slice, index) => JSON.stringify(slice) !== JSON.stringify(after?.[index] ?? null));
	return (changed ?? before[0])?.segments[0]?.marketingCarrier.name ?? "";
}

/** The verdict of the change helper: its answer, why, what is owed and while what. */
export function verdictTexts({ verdict, disruption }: Judged, words: Words) {
	const { t } = words;
	const [first] = verdict.findings;
	const owed =
		first && first.says !== "no"
			? [
					`${t("verdict.row.what")}: ${owedText(first, words)}.`,
					`${t("verdict.row.while")}: ${conditionText(first, t)}.`,
				]
			: [];
	return {
		heading: answerText(verdict, undefined, t),
		texts: [first ? reasonText(first, verdict, disruption, words) : withoutLaw(verdict, t), ...owed],
	};
}

// The verdict in words: yes, no or what it depends on, why, and what is owed.
import type { Language } from "../../../i18n/languages.ts";
import { languages } from "../../../i18n/languages.ts";
import type { Translate } from "../../../i18n/messages.ts";
import { formatDuration } from "../../../i18n/plain.ts";
import type { Disruption } from "../forms/disruption.ts";
import { rightOf } from "./rights.ts";
import { type Finding, isCompensation, type Verdict } from "./verdict.ts";

interface Words {
	readonly t: Translate;
	readonly language: Language;
}

/** The heading of the answer, and the title of its page. @param airline the name of one that stopped flying */
export function answerText({ answer }: Verdict, airline: string | undefined, t: Translate): string {
	return answer === "ceased"
		? t("change.rule.ceased.heading", { airline: airline ?? "" })
		: t(`verdict.answer.${answer}`);
}

/** Why, where some law was found; what to know otherwise. */
export function reasonText(
	{ why, right, limit, euros = 0 }: Finding,
	verdict: Verdict,
	disruption: Disruption,
	{ t, language }: Words,
): string {
	const law = right.subject;
	const values = {
		late: formatDuration(Math.max(0, disruption.late)),
		early: formatDuration(Math.max(0, disruption.early)),
		limit: formatDuration(limit),
		trip: t(verdict.international ? "verdict.trip.international" : "verdict.trip.domestic"),
		percent: percentText(right.value.percent, language),
		...{ euros, days: rightOf("EU", "notice").value.days ?? 0 },
	};
	if (why === "worse" && disruption.worse !== "none") return t(`verdict.US.worse.${disruption.worse}`);
	return t(`verdict.${law}.${why}` as "verdict.US.late", values);
}

/** Where no law says anything. */
export function withoutLaw({ answer }: Verdict, t: Translate): string {
	return t(answer === "ceased" ? "change.rule.ceased.text" : answer === "missed" ? "verdict.missed" : "verdict.unread");
}

/** What is owed. */
export function owedText(finding: Finding, { t, language }: Words): string {
	const { right, why, euros = 0 } = finding;
	const law = right.subject;
	const values = { percent: percentText(right.value.percent, language), euros };
	if (law === "MX" && why === "late") return t("verdict.MX.late.what", values);
	return t(isCompensation(finding) ? "verdict.EU.money.what" : `verdict.${law}.what`, values);
}

/** What may be owed besides, and when. */
export function moreText(finding: Finding, t: Translate): string | undefined {
	const { why, euros } = finding;
	if (euros === undefined || isCompensation(finding)) return undefined;
	const { days = 0 } = rightOf("EU", "notice").value;
	return t(why === "very-late" ? "verdict.EU.more.late" : "verdict.EU.more", { euros, days });
}

/** On which condition. */
export function conditionText(finding: Finding, t: Translate): string {
	return t(isCompensation(finding) ? "verdict.EU.money.while" : `verdict.${finding.right.subject}.while`);
}

function percentText(percent: number | undefined, language: Language): string {
	const format = new Intl.NumberFormat(languages[language].locale, { style: "percent", maximumFractionDigits: 1 });
	return format.format((percent ?? 0) / 100);
}

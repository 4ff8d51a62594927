// The letter to the airline, filled in but for what we never ask: names and the booking code.
import { formatClock } from "../../../i18n/clocks.ts";
import { formatDay } from "../../../i18n/formats.ts";
import type { Language } from "../../../i18n/languages.ts";
import type { Translate } from "../../../i18n/messages.ts";
import type { Disrupted, LocalTime } from "../forms/disruption-form.ts";
import { rightOf } from "./rights.ts";
import type { Verdict } from "./verdict.ts";

export interface Letter {
	readonly subject: string;
	readonly paragraphs: readonly string[];
}

/** When the money is due where the law says so: which of its rows holds, and what its days are counted in or from. */
export function dueOf({ findings }: Verdict, paid: Disrupted["paid"]) {
	const law = findings[0]?.right.subject;
	if (law !== "US" && law !== "MX") return undefined;
	const right = rightOf(law, law === "US" && paid === "card" ? "due-card" : "due-other");
	const kind = law === "MX" ? "claim" : right.unit === "business days" ? "business" : "calendar";
	return { days: right.value.days ?? 0, kind } as const;
}

type Named = Readonly<Record<"airline" | "from" | "to", string>>;

/** Undefined where there is nothing to ask for. */
export function letterOf(
	{ leaves, arrives, newleaves, newarrives, disruption, paid }: Disrupted,
	verdict: Verdict,
	names: Named,
	{ t, language }: { readonly t: Translate; readonly language: Language },
): Letter | undefined {
	const [first] = verdict.findings;
	if (!first || (verdict.answer !== "yes" && verdict.answer !== "depends")) return undefined;
	const at = (time: LocalTime) =>
		`${formatDay(time.slice(0, 10), language, "longDay")}, ${formatClock(time, language)}`;
	const due = dueOf(verdict, paid);
	const by = due && due.kind !== "claim" && t(`verdict.letter.days.${due.kind}`, { count: due.days });
	const { subject: law, statute } = first.right;
	const flies = disruption.event !== "canceled";
	const paragraphs = [
		t("verdict.letter.to", names),
		[
			t("verdict.letter.flight", { ...names, leaves: at(leaves) }),
			flies
				? t("verdict.letter.moved", { arrives: at(arrives), newleaves: at(newleaves), newarrives: at(newarrives) })
				: t("verdict.letter.canceled"),
		].join(" "),
		law === "US" && by
			? t("verdict.letter.US", { by, statute })
			: t(law === "BR" ? "verdict.letter.BR" : "verdict.letter.law", { statute }),
		t("verdict.letter.end"),
	];
	const date = formatDay(leaves.slice(0, 10), language, "longDay");
	return { subject: t("verdict.letter.subject", { ...names, date }), paragraphs };
}

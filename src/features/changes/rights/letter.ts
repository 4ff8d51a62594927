// The letter to the airline, filled in but for what we never ask: names and the booking code.
import { formatClock } from "../../../i18n/clocks.ts";
import { formatDay } from "../../../i18n/formats.ts";
import type { Words } from "../../../i18n/messages.ts";
import type { Disrupted, LocalTime } from "../forms/disruption-form.ts";
import { rightOf } from "./rights.ts";
import { type Finding, isCompensation, type Verdict } from "./verdict.ts";

export interface Letter {
	readonly subject: string;
	readonly paragraphs: readonly string[];
}

/** When the money is due where the law says so: which of its rows holds, and what its days are counted in or from. */
export function dueOf({ findings: [first] }: Verdict, paid: Disrupted["paid"]) {
	const law = first?.right.subject;
	if (!first || isCompensation(first) || (law !== "US" && law !== "EU" && law !== "MX")) return undefined;
	const right = rightOf(law, law === "US" && paid === "card" ? "due-card" : "due-other");
	const kind = right.unit === "business days" ? "business" : law === "US" ? "calendar" : "claim";
	return { days: right.value.days ?? 0, kind } as const;
}

type Named = Readonly<Record<"airline" | "from" | "to", string>>;

/** Undefined where there is nobody to ask, or nothing left to ask for. */
export function letterOf(asked: Disrupted, verdict: Verdict, names: Named, words: Words): Letter | undefined {
	const { answer, findings } = verdict;
	if (answer === "ceased" || answer === "missed" || findings[0]?.why === "taken") return undefined;
	const { t, language } = words;
	const { leaves, arrives, newleaves, newarrives, disruption } = asked;
	const at = (time: LocalTime) =>
		`${formatDay(time.slice(0, 10), language, "longDay")}, ${formatClock(time, language)}`;
	const flies = disruption.event !== "canceled";
	const date = formatDay(leaves.slice(0, 10), language, "longDay");
	const moves = asked.want === "sameday" || asked.want === "later";
	return {
		subject: t(answer === "yes" && !moves ? "verdict.letter.subject" : "verdict.letter.subject.flight", {
			...names,
			date,
		}),
		paragraphs: [
			t("verdict.letter.to", names),
			[
				t("verdict.letter.flight", { ...names, leaves: at(leaves) }),
				flies
					? t("verdict.letter.moved", { arrives: at(arrives), newleaves: at(newleaves), newarrives: at(newarrives) })
					: t("verdict.letter.canceled"),
			].join(" "),
			demands(asked, verdict, words).join(" "),
			t("verdict.letter.end"),
		],
	};
}

/** By which rights one may choose another flight instead of the money. */
const choices: readonly string[] = [
	...["EU.canceled", "EU.early", "BR.canceled", "BR.moved", "BR.very-late"],
	...["MX.canceled", "MX.very-late", "AR.canceled"],
];

function demands({ want, paid }: Disrupted, verdict: Verdict, { t }: Words): string[] {
	const [first] = verdict.findings;
	const given = first && (first.says === "yes" || first.says === "depends") ? first : undefined;
	const money = given?.euros === undefined ? [] : [t("verdict.letter.EU.money", { euros: given.euros })];
	if (want === "sameday" || want === "later") {
		const chosen = given && choices.includes(`${given.right.subject}.${given.why}`);
		return [
			t(`verdict.letter.${want}`),
			...(chosen ? [t("verdict.letter.choice", { statute: given.right.statute })] : []),
			...(given?.says === "yes" ? [t("verdict.letter.keep")] : []),
			...money,
		];
	}
	if (!given) return [t(want === "refund" ? "verdict.letter.ask.refund" : "verdict.letter.ask")];
	return isCompensation(given) ? money : [lawful(given, verdict, paid, t), ...money];
}

/** What the law gives, by its name. */
function lawful({ right }: Finding, verdict: Verdict, paid: Disrupted["paid"], t: Words["t"]): string {
	const { subject: law, statute } = right;
	if (law !== "US" && law !== "EU") return t(law === "BR" ? "verdict.letter.BR" : "verdict.letter.law", { statute });
	const due = dueOf(verdict, paid);
	const by = t(`verdict.letter.days.${due?.kind === "business" ? "business" : "calendar"}`, { count: due?.days ?? 0 });
	return t(`verdict.letter.${law}`, { by, statute });
}

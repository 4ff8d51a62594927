// What was written down with a change or an act, for who reads it: its name and its value in words, amounts and moments as elsewhere.
import { absolute } from "../../features/proposals/amounts.ts";
import { useTotal } from "../../flights/views/total.tsx";
import { isLanguage, languages } from "../../i18n/languages.ts";
import type { Money } from "../../money/money.ts";
import { groupReference } from "../../references/reference.ts";
import { useDesk } from "../frame/desk-context.tsx";
import { useMoment } from "../frame/facts.tsx";
import { subjectKinds } from "../subject.ts";
import { detailName, wordFor } from "../texts/words.ts";

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

/** "reason: the fare rose", one for each detail. */
export function useDetails(): (detail: Readonly<Record<string, unknown>> | null) => readonly string[] {
	const { d } = useDesk();
	const amount = useTotal();
	const moment = useMoment();
	return (detail) =>
		Object.entries(detail ?? {}).map(([name, value]) => `${detailName(name, d)}: ${told(name, value)}`);

	/** Ways of a trip (`flightsOf`) stand one after the other. */
	function told(name: string, value: unknown): string {
		if (Array.isArray(value)) return value.map((one) => told(name, one)).join(" / ");
		if (value === null || value === "") return "–";
		if (typeof value === "boolean") return d(value ? "word.yes" : "word.no");
		if (typeof value === "string") return text(name, value);
		if (typeof value !== "object") return String(value);
		if (!("minor" in value && "currency" in value)) return JSON.stringify(value);
		const money = value as Money;
		return money.minor < 0 ? d("word.back", { amount: amount(absolute(money)) }) : amount(money);
	}

	function text(name: string, value: string): string {
		if (instant.test(value)) return moment(value);
		if (name === "language" && isLanguage(value)) return languages[value].name;
		const [first, id = ""] = value.split(" ");
		const kind = subjectKinds.find((one) => one === first);
		if (kind && id) return `${d(`kind.${kind}`)} ${kind === "mail" ? id : groupReference(id)}`;
		return wordFor(name, value, d);
	}
}

// What was written down with a change or an act, for who reads it: its name and its value in words, amounts and moments as elsewhere.
import { absolute } from "../../features/proposals/amounts.ts";
import type { Proposal } from "../../features/proposals/proposal.ts";
import { useTotal } from "../../flights/views/total.tsx";
import { isLanguage, languages } from "../../i18n/languages.ts";
import type { Money } from "../../money/money.ts";
import { usePage } from "../../page/page-context.tsx";
import { groupReference } from "../../references/reference.ts";
import { useDesk } from "../frame/desk-context.tsx";
import { useMoment } from "../frame/facts.tsx";
import { keptFlights } from "../frame/flights.tsx";
import { subjectKinds } from "../subject.ts";
import { detailName, wordFor } from "../texts/words.ts";

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

/** Of a trip that was changed: how it was, and how it is. */
const isTrip = (name: string) => name === "before" || name === "after";

/**
 * "reason: the fare rose", one for each detail; of the flights of a trip, a line for each way.
 * @param proposals those that may be meant: one is told by when it was made and by whom, and one that is not kept any more not at all
 */
export function useDetails(
	proposals: readonly Proposal[] = [],
): (detail: Readonly<Record<string, unknown>> | null) => readonly string[] {
	const { d } = useDesk();
	const { language } = usePage();
	const amount = useTotal();
	const moment = useMoment();
	return (detail) =>
		Object.entries(detail ?? {}).flatMap(([name, value]) => {
			const [first, ...rest] = name === "proposal" ? proposal(value) : lines(name, value);
			return first === undefined ? [] : [`${detailName(name, d)}: ${first}`, ...rest];
		});

	/** Ways of a trip (`flightsOf`) have a line each. */
	function lines(name: string, value: unknown): readonly string[] {
		return Array.isArray(value) && isTrip(name) ? value.map((one) => told(name, one)) : [told(name, value)];
	}

	function proposal(id: unknown): readonly string[] {
		const found = proposals.find((one) => one.id === id);
		return found ? [d("history.proposal", { time: moment(found.createdAt), agent: found.agent })] : [];
	}

	function told(name: string, value: unknown): string {
		if (Array.isArray(value)) return value.map((one) => told(name, one)).join(" / ");
		if (value === null || value === "") return isTrip(name) ? d("moved.none") : "–";
		if (typeof value === "boolean") return d(value ? "word.yes" : "word.no");
		if (typeof value === "string") return text(name, value);
		if (typeof value !== "object") return String(value);
		if (!("minor" in value && "currency" in value)) return JSON.stringify(value);
		const money = value as Money;
		return money.minor < 0 ? d("word.back", { amount: amount(absolute(money)) }) : amount(money);
	}

	function text(name: string, value: string): string {
		if (instant.test(value)) return moment(value);
		// Of the booking that is open: which of its payments.
		if (name === "payment") return value.replace(/^.+-(\d+)$/, "$1");
		if (name === "language" && isLanguage(value)) return languages[value].name;
		const [first, id = ""] = value.split(" ");
		const kind = subjectKinds.find((one) => one === first);
		if (kind && id) return `${d(`kind.${kind}`)} ${kind === "mail" ? id : groupReference(id)}`;
		return keptFlights(value, language) ?? wordFor(name, value, d);
	}
}

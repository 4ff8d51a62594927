// What the page and the mail about an airline's change say alike.
import { sameSlice } from "../../../flights/airline-changes.ts";
import { flightName, type Offer, type Segment, type Slice } from "../../../flights/offers/offer.ts";
import { cityIn } from "../../../flights/trip/flight-airports.ts";
import { otherAirportsText } from "../../../flights/trip/other-airports.ts";
import { conditionText } from "../../../flights/views/condition-text.ts";
import { formatList } from "../../../i18n/lists.ts";
import type { Words } from "../../../i18n/messages.ts";
import {
	answerText,
	conditionText as lawCondition,
	owedText,
	reasonText,
	withoutLaw,
} from "../../changes/rights/verdict-text.ts";
import type { KeptChange } from "../kept-changes.ts";
import type { Judged } from "./judge.ts";

/** Whose flight number the first flight has that is another now. */
export function changedAirline({ before, after }: Pick<KeptChange, "before" | "after">): string {
	const changed = before.find((slice, index) => !sameSlice(slice, after?.[index]));
	return (changed ?? before[0])?.segments[0]?.marketingCarrier.name ?? "";
}

/**
 * The verdict of the change helper: its answer, why, what is owed and while what. Where no law gives money back, the fare still may,
 * as it says for whoever cancels.
 */
export function verdictTexts(
	{ verdict, disruption }: Judged,
	{ conditions: { refund } }: Pick<Offer, "conditions">,
	words: Words,
) {
	const { t } = words;
	const [first] = verdict.findings;
	const fareRefunds = refund?.allowed && verdict.answer === "no";
	const owed =
		first && first.says !== "no"
			? [
					`${t("verdict.row.what")}: ${owedText(first, words)}.`,
					`${t("verdict.row.while")}: ${lawCondition(first, t)}.`,
				]
			: [];
	return {
		heading: fareRefunds ? t("moved.refundable") : answerText(verdict, undefined, t),
		texts: [
			first ? reasonText(first, verdict, disruption, words) : withoutLaw(verdict, t),
			...owed,
			...(fareRefunds ? [`${conditionText("refund", refund, words)}.`] : []),
		],
	};
}

/** What differs at the airports of the trip as it is now; a way that is not flown any more counts as it was. */
export function airportTexts({ before, after }: Pick<KeptChange, "before" | "after">, words: Words): string[] {
	return otherAirportsText(
		before.map((old, index) => after?.[index] ?? old),
		words,
	);
}

/** What is easily overlooked beside the times: another operator, and stops of a flight that keeps its number. */
export function overlookedTexts(old: Slice, next: Slice | null, words: Words): string[] {
	return (next?.segments ?? []).flatMap((now) => {
		const before = old.segments.find((one) => flightName(one) === flightName(now) && one.origin === now.origin);
		return before ? [...operatorText(before, now, words), ...landingTexts(before, now, words)] : [];
	});
}

function operatorText(before: Segment, now: Segment, { t }: Words): string[] {
	const [former, carrier] = [before.operatingCarrier.name, now.operatingCarrier.name];
	return former === carrier ? [] : [t("moved.operator", { flight: flightName(now), carrier, former })];
}

function landingTexts(before: Segment, now: Segment, { t, language }: Words): string[] {
	const [were, are] = [before, now].map(({ landings = [] }) => landings.map(({ airport }) => airport));
	if (were?.join() === are?.join()) return [];
	const places = formatList(
		(are ?? []).map((code) => `${cityIn([now], code, language)} (${code})`),
		language,
	);
	const flight = flightName(now);
	return [places ? t("moved.stops", { flight, places }) : t("moved.stops.none", { flight })];
}

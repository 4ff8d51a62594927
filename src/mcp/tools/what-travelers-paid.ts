// Tool: what travelers paid between two places of the 48 states.
import * as v from "valibot";
import { type PaidFare, paidMonth, paidSource, pairBetween } from "../../flights/paid-fares.ts";
import { formatMonth } from "../../i18n/formats.ts";
import { languages } from "../../i18n/languages.ts";
import type { Words } from "../../i18n/messages.ts";
import { formatWholeMoney } from "../../money/money.ts";
import { airportsOf } from "../../places/airports.ts";
import type { Place } from "../../places/place.ts";
import { placeOf } from "./place-of.ts";
import { language, type Tool, text } from "./tool.ts";

const input = v.object({
	from: text("An airport or city of the 48 contiguous states: a code, or a name"),
	to: text("Another one"),
	language,
});

export const whatTravelersPaid: Tool<v.InferOutput<typeof input>> = {
	name: "what_travelers_paid",
	title: "What travelers paid",
	description:
		"The median and the middle half of what passengers paid in June 2026 for one direction between two US cities (the 48 contiguous states), by the government's ticket sample. A measure to judge a price by, no price of today. Nothing outside these states is in it.",
	input,
	async run(asked, context) {
		const { services, words } = context;
		const [origin, target] = await Promise.all([placeOf("from", asked, context), placeOf("to", asked, context)]);
		const codes = (place: Place) => airportsOf(place).map(({ code }) => code);
		const pair = await pairBetween(services.paidFares, codes(origin), codes(target));
		const month = formatMonth(paidMonth, words.language);
		if (!pair) return [words.t("mcp.paid.none", { month })];
		const fares = [pair.there, ...(pair.back ? [pair.back] : [])];
		return [
			words.t("mcp.paid.lead", { month }),
			...fares.map((fare) => line(fare, words)),
			`${words.t("paid.limits")} ${words.t("paid.source", { month })}: ${paidSource}`,
		];
	},
};

function line({ from, to, median, low, high, sampled }: PaidFare, { t, language }: Words): string {
	const dollars = (amount: number) =>
		formatWholeMoney({ minor: 100 * amount, currency: "USD" }, languages[language].money);
	const number = new Intl.NumberFormat(languages[language].locale).format(sampled);
	return `${from}–${to}: ${t("paid.median")} ${dollars(median)}. ${t("paid.half", { low: dollars(low), high: dollars(high) })}. ${t("paid.sampled", { count: sampled, number })}.`;
}

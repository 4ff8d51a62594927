// Tool: what an airline owes for what it did to a flight, by the laws of the route.
import * as v from "valibot";
import { events, takings, tellings, worsenings } from "../../features/changes/forms/disruption.ts";
import { kmBetween } from "../../features/changes/rights/flown.ts";
import { verdictOf } from "../../features/changes/rights/verdict.ts";
import { answerText, moreText, owedText, reasonText, withoutLaw } from "../../features/changes/rights/verdict-text.ts";
import { href } from "../../links.ts";
import { currentAirline } from "../../places/airlines/carriers.ts";
import { placeOf } from "./place-of.ts";
import { language, type Tool, text } from "./tool.ts";

const hours = (what: string) => v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(240), v.description(what)), 0);

const input = v.object({
	event: v.pipe(
		v.picklist(events),
		v.description("moved: told before the day; delayed: on the day; canceled; missed: by the traveler"),
	),
	from: text("Where the flight leaves: a code of find_airports, or a city's name"),
	to: text("Where it goes"),
	airline: v.optional(
		text("Two-letter code of the airline that flies it: Europe's rules hold for flights to there by its own"),
	),
	hours_late: hours("Hours by which it arrives later than it was bought"),
	hours_early: hours("Hours by which it leaves earlier than it was bought"),
	worse: v.optional(v.pipe(v.picklist(worsenings), v.description("What else is worse than what was bought")), "none"),
	told: v.optional(
		v.pipe(
			v.picklist(tellings),
			v.description("When the airline told it: days, less than 7 before; week, 7 to 13; fortnight, 14 or more"),
		),
		"unsure",
	),
	accepted: v.optional(
		v.pipe(v.picklist(takings), v.description("What the traveler has taken of what the airline offers instead")),
		"nothing",
	),
	language,
});

export const changeRules: Tool<v.InferOutput<typeof input>> = {
	name: "change_rules",
	title: "What an airline owes for a changed flight",
	description:
		"Yes, no, or what it depends on: whether an airline owes money for a flight that it canceled, moved or delayed, by the laws of the route that this site has read (US; the European Union; Mexico, Colombia, Brazil and Argentina for flights from there), with the statute and the date of the copy. No legal advice. The page makes the letter to the airline.",
	input,
	async run(asked, context) {
		const { words, url } = context;
		const { t, language } = words;
		const [from, to] = await Promise.all([placeOf("from", asked, context), placeOf("to", asked, context)]);
		const late = Math.round(60 * asked.hours_late);
		const disruption = {
			...{ event: asked.event, ceased: false, from: from.country, to: to.country, km: kmBetween(from, to) },
			// What arrives late on the day is taken to leave as late.
			...{ late, early: asked.event === "delayed" ? -late : Math.round(60 * asked.hours_early) },
			...{ worse: asked.worse, told: asked.told, taken: asked.accepted },
			carrier: currentAirline(asked.airline ?? "")?.country ?? "",
		};
		const verdict = verdictOf(disruption);
		const [first] = verdict.findings;
		const page = href(language, "flightChangeAssistance", {}, { event: asked.event, from: from.code, to: to.code });
		return [
			answerText(verdict, undefined, t),
			...(first ? [] : [withoutLaw(verdict, t)]),
			...(first && first.says !== "no"
				? [owedText(first, words), moreText(first, t)].flatMap((line) => line ?? [])
				: []),
			...verdict.findings.map((finding) => {
				const { statute, read, source } = finding.right;
				return `${reasonText(finding, verdict, disruption, words)} (${statute}; ${source.publisher}, ${read}: ${source.address})`;
			}),
			...(verdict.perhaps.includes("EU") ? [t("verdict.EU.perhaps")] : []),
			t("mcp.page", { url: url(page) }),
		];
	},
};

// Tool: what an airline owes for what it did to a flight, by the laws of the route.
import * as v from "valibot";
import { events, takings, worsenings } from "../../features/changes/forms/disruption.ts";
import { verdictOf } from "../../features/changes/rights/verdict.ts";
import { answerText, owedText, reasonText, withoutLaw } from "../../features/changes/rights/verdict-text.ts";
import { href } from "../../links.ts";
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
	hours_late: hours("Hours by which it arrives later than it was bought"),
	hours_early: hours("Hours by which it leaves earlier than it was bought"),
	worse: v.optional(v.pipe(v.picklist(worsenings), v.description("What else is worse than what was bought")), "none"),
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
		"Yes, no, or what it depends on: whether an airline owes money for a flight that it canceled, moved or delayed, by the laws of the route that this site has read (US; Mexico, Colombia, Brazil and Argentina for flights from there), with the statute and the date of the copy. No legal advice. The page makes the letter to the airline.",
	input,
	async run(asked, context) {
		const { words, url } = context;
		const { t, language } = words;
		const [from, to] = await Promise.all([placeOf(asked.from, context), placeOf(asked.to, context)]);
		const disruption = {
			...{ event: asked.event, ceased: false, from: from.country, to: to.country },
			...{ late: Math.round(60 * asked.hours_late), early: Math.round(60 * asked.hours_early) },
			...{ worse: asked.worse, taken: asked.accepted },
		};
		const verdict = verdictOf(disruption);
		const [first] = verdict.findings;
		const page = href(language, "flightChangeAssistance", {}, { event: asked.event, from: from.code, to: to.code });
		return [
			answerText(verdict, undefined, t),
			...(first ? [] : [withoutLaw(verdict, t)]),
			...(first && first.says !== "no" ? [owedText(first, words)] : []),
			...verdict.findings.map((finding) => {
				const { statute, read, source } = finding.right;
				return `${reasonText(finding, verdict, disruption, words)} (${statute}; ${source.publisher}, ${read}: ${source.address})`;
			}),
			...(verdict.european ? [t("verdict.european")] : []),
			t("mcp.page", { url: url(page) }),
		];
	},
};

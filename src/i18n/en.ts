// English, as people in the United States write it.
import type { LanguageFacts } from "./language-facts.ts";

export const en = {
	name: "English",
	locale: "en-US",
	money: "en-US",
	cardPage: "en",
	dateParts: ["month", "day", "year"],
	distance: "mile",
	quotes: { outer: ["“", "”"], inner: ["‘", "’"] },
	smallWords:
		"a about an and are at be can do does for from get have how i if in is it me my need of on or our that the there this to want we what when where which who why will with you your",
} as const satisfies LanguageFacts;

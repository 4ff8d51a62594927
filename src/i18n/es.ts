// Spanish, as people in the United States and Latin America write it.
import type { LanguageFacts } from "./language-facts.ts";

export const es = {
	name: "Español",
	locale: "es-US",
	// As in the Dominican Republic: "US$1,234.50", with the point and the comma of es-US.
	money: "es-DO",
	cardPage: "es-419",
	dateParts: ["day", "month", "year"],
	distance: "kilometer",
	quotes: { outer: ["«", "»"], inner: ["“", "”"] },
	smallWords:
		"al como con cual cuando cuanto de del donde e el en es esta este hacer hago hay la las lo los me mi mis necesito o para por puedo que quien quiero se si son su sus tengo un una y yo",
} as const satisfies LanguageFacts;

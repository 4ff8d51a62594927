// The desk's own texts: both languages say the same things, completely and rightly, and every word of data has one.
import { describe, expect, it } from "vitest";
import { roles } from "../../../src/desk/agent.ts";
import { reasons } from "../../../src/desk/find/look-up.ts";
import { acts } from "../../../src/desk/record/acts.ts";
import { subjectKinds } from "../../../src/desk/subject.ts";
import { taskKindNames } from "../../../src/desk/task-kinds.ts";
import en from "../../../src/desk/texts/en.json";
import es from "../../../src/desk/texts/es.json";
import { deskTexts } from "../../../src/desk/texts/texts.ts";
import { paymentStates } from "../../../src/features/bookings/payments/states.ts";
import { bookingStates, changes } from "../../../src/features/bookings/states.ts";
import { callbackTopics } from "../../../src/features/contact/forms/message.ts";
import { contactTopics } from "../../../src/parameters.ts";
import { verbatimMark } from "../../language/blocks.ts";
import { faults, isInItsLanguage, isSet, isSpelledRight, saysOneWord, type Texts } from "../../language/faults.ts";

type Said = Readonly<Record<string, string>>;
const both: readonly (readonly ["en" | "es", Said])[] = [
	["en", en],
	["es", es],
];
const placeholders = (text = "") => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).toSorted();

/** Keys that are put together from data. */
const built = [
	...roles.map((role) => `role.${role}`),
	...Object.keys(acts).map((act) => `act.${act}`),
	...taskKindNames.map((kind) => `task.${kind}`),
	...reasons.map((reason) => `why.${reason}`),
	...bookingStates.map((state) => `state.${state}`),
	...[...contactTopics, ...callbackTopics].map((topic) => `topic.${topic}`),
	...subjectKinds.map((kind) => `kind.${kind}`),
	...["create", ...Object.keys(changes)].map((change) => `event.${change}`),
	...["traveler", "agency", "system", "payment"].map((actor) => `actor.${actor}`),
	...paymentStates.map((state) => `payments.${state}`),
	...["none", "sending", "made", "unknown", "refused"].map((state) => `order.${state}`),
	...["holds", "changed", "gone", "unknown"].map((state) => `quote.price.${state}`),
	...["adult", "child", "infant", "m", "f"].map((word) => `people.${word}`),
];

describe("the desk's texts", () => {
	it("have the same keys and placeholders in both languages", () => {
		expect(Object.keys(es).toSorted()).toEqual(Object.keys(en).toSorted());
		const different = Object.keys(en).filter(
			(key) => `${placeholders((en as Said)[key])}` !== `${placeholders((es as Said)[key])}`,
		);
		expect(different).toEqual([]);
	});

	it("have a text for every word of data", () => {
		expect(built.filter((key) => !Object.hasOwn(en, key))).toEqual([]);
	});

	it("fill in what they are given, plurals too", () => {
		expect(deskTexts("en")("find.heading", { count: 1 })).toBe("1 found");
		expect(deskTexts("es")("find.heading", { count: 2 })).toBe("2 resultados");
	});

	it.each([
		["are in their language", isInItsLanguage],
		["keep to the typographic rules", isSet],
		["have no misspelled word", isSpelledRight],
		["say one word a concept", saysOneWord],
	])("%s", (_, rule) => {
		const texts: readonly Texts[] = both.map(([language, said]) => ({
			where: `src/desk/texts/${language}.json`,
			language,
			blocks: Object.entries(said).map(([kind, text]) => ({
				kind,
				text: text.replace(/\{\{\w+\}\}/g, verbatimMark),
				lang: language,
			})),
		}));
		expect(faults(texts, rule)).toEqual([]);
	});
});

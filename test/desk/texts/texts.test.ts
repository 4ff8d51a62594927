// The desk's own texts: both languages say the same things, completely and rightly, and every word of data has one.
import { describe, expect, it } from "vitest";
import { ticketReasons } from "../../../src/desk/acts/correct-tickets.ts";
import { otherWays } from "../../../src/desk/acts/exchange.ts";
import { restReasons } from "../../../src/desk/acts/keep-rest.ts";
import { saidBy, saidOutcomes } from "../../../src/desk/acts/say-changed.ts";
import { roles } from "../../../src/desk/agent.ts";
import { reasons } from "../../../src/desk/find/look-up.ts";
import { priceReasons } from "../../../src/desk/pages/payment-fields.tsx";
import { toldOf } from "../../../src/desk/pages/told.ts";
import { acts, type Detail } from "../../../src/desk/record/acts.ts";
import { subjectKinds } from "../../../src/desk/subject.ts";
import { taskKindNames } from "../../../src/desk/task-kinds.ts";
import en from "../../../src/desk/texts/en.json";
import es from "../../../src/desk/texts/es.json";
import { deskTexts } from "../../../src/desk/texts/texts.ts";
import { detailName, wordFor, wordKey } from "../../../src/desk/texts/words.ts";
import { paymentStates } from "../../../src/features/bookings/payments/states.ts";
import type { Mismatch } from "../../../src/features/bookings/payments/steps.ts";
import { payMeans } from "../../../src/features/bookings/phone-payment.ts";
import { bookingStates, changes } from "../../../src/features/bookings/states.ts";
import { callbackTopics } from "../../../src/features/contact/forms/message.ts";
import type { FareFailure } from "../../../src/flights/source.ts";
import { mailKinds } from "../../../src/mails.ts";
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

/** What is written down with a change of a booking. */
const history: Readonly<Record<string, readonly string[]>> & { readonly why: readonly string[] } = {
	...{ type: ["hold", "instant"], status: ["held", "paid", "ticketed"], price: ["holds", "accepted", "unconfirmed"] },
	...{ by: ["mail", "agent", "browser", "code", "link", "phone", ...saidBy], pay: ["phone"], stays: restReasons },
	...{ source: ["sample"], total: [], before: [], after: [], option: [], payment: [], proposal: [], formerUntil: [] },
	...{
		outcome: saidOutcomes,
		tickets: [],
		into: [],
		from: [],
		kept: [],
		surplus: [],
		back: [],
		means: payMeans,
		reference: [],
		withdrawn: [],
		reason: [],
		state: [],
	},
	why: [
		...["noAnswer", "holdNotOffered", "passengers", "airline", "priceChanged", "gone", "late", "budget", "open"],
		...["interrupted", "untouched", "notPaid", "merged", "released", "airlineChanged", "proposal", "another", "refund"],
		...["refund-done", "refund-refused", "refund-other"],
	],
};
const failures = Object.keys({
	...{ timeout: 1, rateLimited: 1, unavailable: 1, refused: 1, malformed: 1, spent: 1 },
} satisfies Record<FareFailure, 1>);
const mismatches = Object.keys({
	...{ orderUnknown: 1, authorizedBesides: 1, paidTwice: 1, capturedWithoutOrder: 1, capturedButEnded: 1 },
	...{ orderWithoutMoney: 1, noSource: 1, noProvider: 1, unknownPayment: 1 },
} satisfies Record<Mismatch | "unknownPayment", 1>);

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

	it("have a name for each detail of the record, and a word for each word that it may be", () => {
		const details = Object.values(acts).flatMap((act): (readonly [string, Detail])[] => Object.entries(act.detail));
		const unnamed = details.filter(([name]) => !Object.hasOwn(en, `detail.${name}`));
		expect(unnamed.map(([name]) => name)).toEqual([]);
		const unsaid = details.flatMap(([name, of]) =>
			// A language is called by itself.
			Array.isArray(of) && name !== "language"
				? of.filter((value) => !wordKey(name, value)).map((value) => `${name}: ${value}`)
				: [],
		);
		expect(unsaid).toEqual([]);
	});

	it.each([
		["mail", mailKinds],
		["mismatch", mismatches],
		["failed", ["cut off", "unreadable", "timeout", "network", "refused"]],
		["reason", [...ticketReasons, ...priceReasons, ...restReasons]],
		["back", [...otherWays, "card"]],
		["state", paymentStates],
	] as const)("have a word for each %s", (name, values) => {
		expect(values.filter((value) => !wordKey(name, value))).toEqual([]);
	});

	it("have a name for each detail of a history that the code writes, and a word for each of its words", () => {
		const written = { ...history, why: [...history.why, ...failures] };
		for (const [name, values] of Object.entries(written)) {
			expect(en, name).toHaveProperty([`detail.${name}`]);
			expect(
				values.filter((value) => !wordKey(name, value)),
				name,
			).toEqual([]);
		}
	});

	it("leave as it is what is nobody's word, and call a provider by its name", () => {
		const [english, spanish] = [deskTexts("en"), deskTexts("es")];
		expect(wordFor("failed", "422 validation_error", spanish)).toBe("422 validation_error");
		expect(wordFor("source", "duffel", spanish)).toBe("Duffel");
		expect([detailName("reason", english), detailName("reason", spanish)]).toEqual(["reason", "motivo"]);
		expect(wordFor("by", "browser", spanish)).toBe("el navegador de quien llamó");
		expect(toldOf({ kind: "mail", told: "booking.traveler: refused" }, spanish)).toBe(
			"reserva, al viajero: lo rechazó el servicio de correo",
		);
		expect(toldOf({ kind: "mail", told: "booking.traveler: " }, english)).toBe("booking, to the traveler");
		expect(toldOf({ kind: "money", told: "paidTwice" }, spanish)).toBe("pagada dos veces");
		expect(toldOf({ kind: "moved", told: "refund" }, spanish)).toBe("quiere un reembolso");
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

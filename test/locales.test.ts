// The interface's texts: both languages say the same things, completely, and nothing is left over.

import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pageTexts } from "virtual:page-texts";
import { describe, expect, it } from "vitest";
import en from "../locales/en/translation.json";
import es from "../locales/es/translation.json";
import { changeAnswers } from "../src/features/bookings/kept-changes.ts";
import { payMeans } from "../src/features/bookings/phone-payment.ts";
import { ruleIds, sellers, wishes } from "../src/features/changes/forms/change-rules.ts";
import { touches, ways } from "../src/features/changes/forms/clock-form.ts";
import { events, payments, takings, tellings, wants, worsenings } from "../src/features/changes/forms/disruption.ts";
import { laws } from "../src/features/changes/rights/rights.ts";
import { rules as rights } from "../src/features/changes/rights/verdict.ts";
import { deskIds } from "../src/features/guides/labels.ts";
import { dayParts } from "../src/flights/offers/filter-table.ts";
import { filterNames, filterOf } from "../src/flights/offers/filters.ts";
import { cabins } from "../src/flights/offers/offer.ts";
import { rankings } from "../src/flights/offers/rankings.ts";
import { priceLevels } from "../src/flights/price-insight.ts";
import { problemKeys } from "../src/flights/trip/problems.ts";
import { schemes } from "../src/frame/scheme/island/scheme.ts";
import { flashCodes } from "../src/frame/toasts/island/flash.ts";
import { contactTopics } from "../src/parameters.ts";
import { factGroups } from "../src/places/airlines/airline-facts.ts";
import { worldRegions } from "../src/places/browser/world-regions.ts";
import { characterNames } from "../src/references/reference.ts";
import { guideGroups, guideTags, mainMenu, routeIds, routeOf, secondMenu } from "../src/routes.ts";

type Texts = Readonly<Record<string, string>>;

/** What the pages are called, under keys such as "title.home". */
function namesIn(language: "en" | "es"): Texts {
	const pages = Object.entries(pageTexts[language]);
	return Object.fromEntries(
		pages.flatMap(([id, texts]) => Object.entries(texts).map(([kind, text]) => [`${kind}.${id}`, text])),
	);
}

const texts: Readonly<Record<"en" | "es", Texts>> = {
	en: { ...en, ...namesIn("en") },
	es: { ...es, ...namesIn("es") },
};
const both = Object.entries(texts);
const all = Object.keys(texts.en);

/** An airport named after its city may be called by the city's name in the language, or by its official one. */
const eitherName = new Set(["airport.ofCity"]);

const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, "");
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).toSorted();

describe("the two languages", () => {
	it("have the same keys; Spanish may add the plural of millions", () => {
		const comparable = (keys: Texts) => Object.keys(keys).filter((key) => !key.endsWith("_many"));
		expect(comparable(texts.es).toSorted()).toEqual(comparable(texts.en).toSorted());
		expect(all.filter((key) => key.startsWith("title.")).length).toBe(routeIds.length);
	});

	it("have the same placeholders in each text", () => {
		const different = all.filter(
			(key) =>
				!eitherName.has(key) && `${placeholders(texts.en[key] ?? "")}` !== `${placeholders(texts.es[key] ?? "")}`,
		);
		expect(different).toEqual([]);
	});

	it("have no text in common that is longer than three words", () => {
		const words = (text: string) => text.replace(/\{\{\w+\}\}/g, " ").match(/\p{L}+/gu) ?? [];
		const untranslated = all.filter((key) => texts.en[key] === texts.es[key] && words(texts.en[key] ?? "").length > 3);
		expect(untranslated).toEqual([]);
	});

	it.each(both)("have every plural that a count can ask for (%s)", (language, messages) => {
		// Of Spanish, "many" is for millions, and i18next takes "other" where it is missing.
		const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.filter((form) => form !== "many");
		const plurals = new Set(
			Object.keys(messages)
				.filter((key) => key !== withoutPlural(key))
				.map(withoutPlural),
		);
		const missing = [...plurals]
			.flatMap((key) => forms.map((form) => `${key}_${form}`))
			.filter((key) => !(key in messages));
		expect(missing).toEqual([]);
	});

	it.each(both)("have no text inside another, which the browser's i18next no longer knows (%s)", (_, messages) => {
		expect(Object.entries(messages).filter(([, text]) => text.includes("$t("))).toEqual([]);
	});

	it.each(both)("have no text that is empty or badly spaced (%s)", (_, messages) => {
		expect(Object.keys(messages).filter((key) => !/^\S+([ \u00a0]\S+)*$/.test(messages[key] ?? ""))).toEqual([]);
	});
});

describe("Spanish", () => {
	const where = (wrong: (text: string) => boolean) => Object.keys(texts.es).filter((key) => wrong(texts.es[key] ?? ""));
	const count = (text: string, sign: string) => text.split(sign).length - 1;

	it("opens what it closes: questions and exclamations", () => {
		expect(where((text) => count(text, "?") !== count(text, "¿") || count(text, "!") !== count(text, "¡"))).toEqual([]);
	});

	it("quotes with « »", () => {
		expect(where((text) => /["“”]/.test(text))).toEqual([]);
	});

	it("says usted", () => {
		const familiar = /(?<!\p{L})(tú|tus?|ti|contigo|puedes|quieres|tienes|llámanos)(?!\p{L})/iu;
		expect(where((text) => familiar.test(text))).toEqual([]);
	});
});

/** Keys that the code puts together, with the data they are made of. */
const built: readonly string[] = [
	...payMeans.map((means) => `mail.paid.means.${means}`),
	...routeIds.map((id) => `group.${routeOf(id).group}`),
	// What is one box has no heading.
	...filterNames.filter((name) => !/\d/.test(name) && filterOf(name).choose !== "flag").map((name) => `filter.${name}`),
	...["min", "max"].flatMap((bound) => [`filter.clock.${bound}`, `filter.clock.${bound}.chip`]),
	...["any", "only", "not", "only.chip", "not.chip"].map((how) => `filter.airlineHow.${how}`),
	...filterNames
		.filter((name) => filterOf(name).says === "word")
		.flatMap((name) =>
			filterOf(name)
				.values([])
				.map((value) => `filter.${name}.${value}`),
		),
	...dayParts.map((part) => `filter.part.${part}`),
	...changeAnswers.flatMap((answer) =>
		["", ".text", ".sure", ".yes", ".told", ".next"].map((part) => `moved.${answer}${part}`),
	),
	...rankings.map((ranking) => `sort.${ranking}`),
	...["gone", "unknown"].flatMap((kind) => [`chosen.${kind}.heading`, `chosen.${kind}.text`]),
	...["change", "refund"].flatMap((kind) =>
		["unknown", "no", "yes", "free", "fee"].map((state) => `terms.${kind}.${state}`),
	),
	// Parts of a path above a page with parameters, in breadcrumbs and on the sitemap page.
	...routeIds.map((id) => `segment.${routeOf(id).path.split("/")[1]}`),
	...mainMenu.map((id) => `nav.label.${id}`),
	...Object.keys(secondMenu).map((name) => `nav.more.${name}`),
	...["one", "all"].map((what) => `myTrip.forgotten.${what}`),
	...[400, 403, 404, 405, 413, 414, 415, 429, 500].flatMap((status) => [
		`error.${status}.heading`,
		`error.${status}.text`,
	]),
	...Object.values(problemKeys),
	...flashCodes.map((code) => `flash.${code}`),
	...[...wishes, "moved"].map((wish) => `home.changed.${wish}`),
	...cabins.map((cabin) => `search.cabin.${cabin}`),
	...["round", "oneway", "multi"].map((trip) => `search.trip.${trip}`),
	...[0, 1, 2, 3].map((days) => `search.flex.${days}`),
	...priceLevels.flatMap((level) => [`insight.${level}`, `insight.brief.${level}`]),
	...worldRegions.map((region) => `region.${region}`),
	...schemes.map((scheme) => `scheme.${scheme}`),
	...Object.keys(factGroups).map((group) => `facts.group.${group}`),
	...["changes", "airport", "people", "contact"].map((group) => `facts.topic.group.${group}`),
	...guideGroups.map((group) => `guides.${group}`),
	...guideTags.map((tag) => `tag.${tag}`),
	...deskIds.map((desk) => `desk.${desk}`),
	...Object.keys(characterNames).map((character) => `reference.word.${character}`),
	...[
		"blank",
		"misheard",
		"either",
		"airline",
		"ticket",
		"phone",
		"count",
		"malformed",
		"alert.pending",
		"alert.active",
		"alert.ended",
	].map((kind) => `reference.${kind}`),
	...["International", "Regional", "National", "Municipal"].map((kind) => `airport.kind.${kind}`),
	...contactTopics.map((topic) => `topic.${topic}`),
	...[...[...wishes, "moved"].map((wish) => `wish.${wish}`), ...sellers.map((seller) => `seller.${seller}`)].map(
		(part) => `change.${part}`,
	),
	...["yes", "depends", "no", "missed", "unread"].map((answer) => `verdict.answer.${answer}`),
	...Object.entries({
		...{ event: events, worse: worsenings, told: tellings },
		...{ taken: takings, paid: payments, want: wants },
	}).flatMap(([field, values]) => values.map((value) => `verdict.${field}.${value}`)),
	...["leaves", "arrives", "newleaves", "newarrives"].map((time) => `verdict.problem.${time}`),
	...["what", "more", "by", "while"].map((row) => `verdict.row.${row}`),
	...["business", "calendar", "claim"].map((kind) => `verdict.by.${kind}`),
	...["business", "calendar"].map((kind) => `verdict.letter.days.${kind}`),
	...laws.flatMap((law) => [`verdict.${law}.what`, `verdict.${law}.while`]),
	...rights.map(({ law, kind }) => `verdict.${law}.${kind}`).filter((key) => key !== "verdict.US.worse"),
	...worsenings.filter((worse) => worse !== "none").map((worse) => `verdict.US.worse.${worse}`),
	...[...laws.map((law) => `verdict.${law}.less`), "verdict.US.taken", "verdict.EU.taken", "verdict.BR.taken"],
	...["US", "EU", "sameday", "later"].map((part) => `verdict.letter.${part}`),
	...ruleIds.flatMap((rule) => [`change.rule.${rule}.heading`, `change.rule.${rule}.text`]),
	...["booked", "departs"].flatMap((moment) => [
		...[`change.${moment}`, `change.${moment}.zone`],
		...["day", "time", "zone"].map((part) => `change.problem.${moment}.${part}`),
	]),
	...[...touches.map((touch) => `touch.${touch}`), ...ways.map((way) => `way.${way}`)].map((part) => `clock.${part}`),
	...["unchecked", "unreachable", "failed"].flatMap((why) => [
		`message.again.${why}.heading`,
		`message.again.${why}.text`,
	]),
	...["contact", "callback"].flatMap((kind) => [
		...[`message.sent.${kind}.heading`, `message.sent.${kind}.text`],
		`reference.message.${kind}`,
		...[`mail.message.agency.subject.${kind}`, `mail.message.ack.lead.${kind}`],
	]),
	...["personal", "carryOn", "none"].map((place) => `bag.fits.${place}`),
	...["cm", "in"].map((unit) => `bag.unit.${unit}`),
	...["hours", "kept", "told"].flatMap((back) => [`fee.back.${back}`, `fee.line.${back}`]),
	...["search", "call", "fly"].flatMap((step) => [`home.step.${step}`, `home.step.${step}.text`]),
];

describe("the code", () => {
	const source = resolve(import.meta.dirname, "../src");
	const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
	const code = files.map((file) => readFileSync(join(source, file), "utf8")).join("\n");
	const literals = new Set([...code.matchAll(/"([A-Za-z][\w.-]*)"/g)].map(([, text]) => text));
	const known = new Set(Object.keys(en).map(withoutPlural));

	it("asks only for texts that exist", () => {
		const asked = [...code.matchAll(/\bt\(\s*"([^"]+)"/g)].map(([, key]) => key ?? "");
		expect(asked.length).toBeGreaterThan(100);
		expect(asked.filter((key) => !known.has(key))).toEqual([]);
	});

	it("uses every text", () => {
		const used = new Set([...literals, ...built]);
		expect([...known].filter((key) => !used.has(key))).toEqual([]);
	});
});

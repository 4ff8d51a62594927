// The guides as published: what the build cannot check by itself. Their language is checked by test/language.
import { expect, test } from "vitest";
import { languageCodes } from "../../../src/i18n/languages.ts";
import { findProse } from "../../../src/prose/prose.ts";
import { plainText } from "../../../src/text/plain-text.ts";
import { inEveryLanguage, publishedGuides } from "./guide-files.ts";

const { guides: lookup, whole: guides } = await publishedGuides(
	inEveryLanguage({
		agency: "Acme",
		agencySlug: "acme",
		phone: "+1 800 555 0100",
		phoneHref: "tel:+18005550100",
		email: "a@acme.example",
		emailHref: "mailto:a@acme.example",
		keepDays: 90,
		address: "Sheridan, WY, US",
	}),
);

test("the 23 guides of the contract and those of November 2026 are published, the newest first", async () => {
	expect(guides.filter(({ date }) => date < "2026")).toHaveLength(23);
	const dates = guides.map(({ date }) => date);
	expect(dates).toEqual(dates.toSorted().toReversed());
	expect([dates.at(-1), dates[0]]).toEqual(["2025-05-28", "2026-11-25"]);
	expect(guides.find(({ slug }) => slug === "ultimate-guide-cheap-flights-2025")?.en.faq).toHaveLength(3);
	expect((await lookup.searchGuides("dias baratos", "es"))[0]?.slug).toBe(
		"mejores-dias-para-comprar-boletos-de-avion-baratos",
	);
	// The word that somebody types whose flight was canceled.
	for (const [typed, language] of [
		["derechos", "es"],
		["rights", "en"],
	] as const) {
		const found = await lookup.searchGuides(typed, language);
		expect(
			found.map(({ slug }) => slug),
			typed,
		).toContain("flight-change-info-guide");
	}
	for (const guide of guides) expect(lookup.relatedGuides(guide, 3), guide.slug).toHaveLength(3);
});

test("every guide was read again by a team that did not write it, after its last change", () => {
	const unread = guides.filter(({ author, date, dateModified = date, reviewed }) => {
		return !reviewed || reviewed.by === author || reviewed.date < dateModified;
	});
	expect(unread.map(({ slug }) => slug)).toEqual([]);
});

test("a guide is long enough to be useful, links on, and ends with its disclaimer", () => {
	for (const guide of guides) {
		for (const language of languageCodes) {
			const where = `${guide.slug} ${language}`;
			const words = plainText(guide[language].html).split(" ").length;
			expect(words, where).toBeGreaterThan(900);
			expect(words, where).toBeLessThan(1600);
			expect(guide[language].html.match(/href="\/[^"]*"/g)?.length, where).toBeGreaterThanOrEqual(3);
			expect(guide[language].html, where).toMatch(/<p><em>[^<]*<\/em><\/p>$/);
		}
	}
});

test("a page without a text fails by name", () => {
	expect(() => findProse("flightResults", "en")).toThrow("No text of flightResults");
});

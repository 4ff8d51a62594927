// Lookup of guides: order, tags, related ones, search.
import { expect, test } from "vitest";
import type { Guide, GuideText } from "../../../src/features/guides/guide.ts";
import { perLanguage } from "../../../src/i18n/languages.ts";
import { guidesOf, inEveryLanguage } from "./guide-files.ts";

function text(title: string, body = ""): GuideText {
	const compiled = { html: `<p>${body}</p>`, words: 1, minutes: 1, contents: [], faq: [] };
	return { title, excerpt: "", description: "", imageAlt: "", sources: [], ...compiled };
}

function guide(slug: string, date: string, tags: Guide["tags"], en = text(slug), es = en): Guide {
	const image = { imageUrl: "", imageWidth: 1, imageHeight: 1, drawing: "" };
	return {
		id: 1,
		group: "general",
		slug,
		author: "fare-desk",
		date,
		tags,
		routes: [],
		airlines: [],
		...image,
		...perLanguage(() => es),
		en,
	};
}

const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);

const guides = guidesOf(
	inEveryLanguage({
		agency: "Acme",
		agencySlug: "acme-travel",
		phone: "+1 800 555 0100",
		phoneHref: "tel:+18005550100",
		email: "a@acme.example",
		emailHref: "mailto:a@acme.example",
		address: "Sheridan, WY, US",
	}),
	[
		guide("old", "2025-05-28", ["cheap-flights", "when-to-book", "fare-rules"]),
		guide("first-of-june", "2025-06-01", ["cheap-flights"]),
		guide("second-of-june", "2025-06-01", ["latin-america"]),
		guide("why-{agency}", "2025-07-22", ["cheap-flights", "when-to-book"]),
	],
);

test("the list merges all groups, newest first, and equal dates keep their order", () => {
	expect(slugs(guides.listGuides())).toEqual(["why-acme-travel", "first-of-june", "second-of-june", "old"]);
});

test("a slug with the agency's name is found under the configured name only", () => {
	expect(guides.findGuide("why-acme-travel")?.date).toBe("2025-07-22");
	expect(guides.findGuide("why-{agency}")).toBeUndefined();
	expect(guides.findGuide("unknown")).toBeUndefined();
});

test("related guides share tags, most shared first, without the guide itself", () => {
	const old = guides.findGuide("old");
	if (!old) throw new Error("no guide");
	expect(slugs(guides.relatedGuides(old, 5))).toEqual(["why-acme-travel", "first-of-june"]);
	expect(slugs(guides.relatedGuides(old, 1))).toEqual(["why-acme-travel"]);
});

test("search ignores accents and case and looks in one language", async () => {
	const found = guidesOf(
		inEveryLanguage({
			agency: "Acme",
			agencySlug: "x",
			phone: "+1 800 555 0100",
			phoneHref: "tel:+18005550100",
			email: "a@acme.example",
			emailHref: "mailto:a@acme.example",
			address: "Sheridan, WY, US",
		}),
		[
			guide("body", "2025-07-02", [], text("Other", "about planes"), text("Otra", "Un avión con EQUIPAJE")),
			guide("title", "2025-07-01", [], text("Planes"), text("Aviones con equipaje")),
		],
	);
	expect(slugs(await found.searchGuides("AVION", "es"))).toEqual(["title", "body"]);
	expect(slugs(await found.searchGuides("¿avión? equipaje", "es"))).toEqual(["title", "body"]);
	expect(slugs(await found.searchGuides("avion otra", "es"))).toEqual(["body"]);
	expect(slugs(await found.searchGuides("avion", "en"))).toEqual([]);
	expect(slugs(await found.searchGuides("avi", "es"))).toEqual(["title", "body"]);
	expect(slugs(await found.searchGuides("paje", "es"))).toEqual([]);
	expect(slugs(await found.searchGuides("  ", "en"))).toEqual(["body", "title"]);
});

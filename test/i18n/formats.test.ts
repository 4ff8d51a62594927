// Days and distances as a reader of each language writes them.
import { expect, it } from "vitest";
import { formatBothDistances, formatDistance } from "../../src/i18n/distances.ts";
import { formatBriefSpan } from "../../src/i18n/formats.ts";

it.each([
	["2027-07-09", "2027-07-23", "Jul 9–23", "9–23 jul"],
	["2027-07-28", "2027-08-03", "Jul 28 – Aug 3", "28 jul – 3 ago"],
	["2026-12-28", "2027-01-04", "Dec 28 – Jan 4", "28 dic – 4 ene"],
	["2027-07-28", "2027-07-28", "Jul 28", "28 jul"],
])("says %s to %s without the year", (first, last, en, es) => {
	expect([formatBriefSpan(first, last, "en"), formatBriefSpan(first, last, "es")]).toEqual([en, es]);
});

it.each([
	["en", undefined, "2,470 miles"],
	["en", "US", "2,470 miles"],
	["en", "CO", "3,980 kilometers"],
	["es", "US", "3,980 kilómetros"],
] as const)("measures in miles where the visitor's country does (%s, %s)", (language, country, text) => {
	expect(formatDistance(3983, language, country).replace(/\s/g, " ")).toBe(text);
});

it("measures in miles first in English, and in kilometers first in Spanish", () => {
	const plain = (text: string) => text.replace(/\s/g, " ");
	expect([formatDistance(3983, "en"), formatDistance(3983, "es")].map(plain)).toEqual([
		"2,470 miles",
		"3,980 kilómetros",
	]);
	expect([formatBothDistances(3983, "en"), formatBothDistances(3983, "es")].map(plain)).toEqual([
		"2,470 mi (3,980 km)",
		"3,980 km (2,470 mi)",
	]);
});

// The tokens can be read: which color stands on which, with the contrast that it needs, by day and at night.
import { wcagContrast } from "culori";
import { describe, expect, it } from "vitest";
import { color, schemes, tokenNames } from "../../../scripts/design/tokens.ts";

/** WCAG 2.2: text by 1.4.6 (AAA); edges of controls and parts of pictures by 1.4.11. */
const text = 7;
const edge = 3;

const surfaces = ["paper", "card"];

/** What stands on what. A token that is missing here is a surface itself or only divides (below). */
const pairs: readonly [front: string, backs: readonly string[], least: number][] = [
	["ink", [...surfaces, "primary-soft", "problem-soft", "good-soft", "sea", "land"], text],
	["muted", [...surfaces, "primary-soft", "problem-soft", "good-soft"], text],
	["primary", [...surfaces, "primary-soft"], text],
	["primary-strong", [...surfaces, "primary-soft"], text],
	["on-primary", ["primary", "primary-strong"], text],
	["on-call", ["call"], text],
	["problem", [...surfaces, "problem-soft"], text],
	["good", [...surfaces, "good-soft"], text],
	["on-night", ["night"], text],
	["night-muted", ["night"], text],
	["line", surfaces, edge],
	["route", ["sea", "land", ...surfaces], edge],
];

/** Hairlines, coasts and the scale that the others are made of: nothing is read from them alone. */
const decorative = /^(rule|coast|night-rule|blue-\d+)$/;

const cases = schemes.flatMap((scheme) =>
	pairs.flatMap(([front, backs, least]) => backs.map((back) => [scheme, front, back, least] as const)),
);

describe("contrast", () => {
	it.each(cases)("%s: %s on %s is at least %d to 1", (scheme, front, back, least) => {
		expect(wcagContrast(color(front, scheme), color(back, scheme))).toBeGreaterThanOrEqual(least);
	});

	it("is settled for every token", () => {
		const settled = new Set(pairs.flatMap(([front, backs]) => [front, ...backs]));
		expect(tokenNames.filter((name) => !settled.has(name) && !decorative.test(name))).toEqual([]);
	});
});

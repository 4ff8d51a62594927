// Tail marks: every airline of ours has one of its own, without letters and without the color of the call.
import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { airlines } from "../../../src/places/airlines/airlines.ts";
import { TailMark, tailOf } from "../../../src/places/views/tail-mark.tsx";

const listed = airlines.filter((airline) => airline.listed);

test("no two airlines that have pages share pattern and colors", () => {
	const tails = new Map(listed.map(({ code }) => [JSON.stringify(tailOf(code)), code]));
	expect(listed.length).toBeGreaterThan(30);
	expect(tails.size).toBe(listed.length);
});

test("every pattern and every pair of colors is in use", () => {
	expect(new Set(listed.map(({ code }) => tailOf(code).pattern)).size).toBe(12);
	expect(new Set(listed.map(({ code }) => tailOf(code).colors)).size).toBe(6);
});

test("any other code has a tail too", () => {
	for (const code of ["ZZ", "9X", "", "Q"]) expect(tailOf(code)).toMatchObject({ pattern: expect.any(String) });
});

test("a mark is decoration, with a size and no text", () => {
	const small = renderToStaticMarkup(<TailMark code="AV" />);
	expect(small).toMatch(/^<svg class="tail tail-a" [^>]*width="28" height="28" aria-hidden="true">/);
	expect(small).not.toContain("<text");
	expect(renderToStaticMarkup(<TailMark code="AV" size="large" />)).toContain('width="64" height="64"');
});

test("every color class is in the style sheet, and none uses marigold", () => {
	const css = readFileSync(new URL("../../../src/places/views/tails.css", import.meta.url), "utf8");
	for (const { code } of listed) expect(css).toContain(`.tail-${tailOf(code).colors} {`);
	expect(css).not.toContain("--color-call");
});

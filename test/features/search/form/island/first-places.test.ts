import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { firstPlacesOf } from "../../../../../scripts/first-places.ts";
import type { FirstPlaces } from "../../../../../src/features/search/form/island/first-places.ts";
import { fold } from "../../../../../src/i18n/fold.ts";
import { languageCodes } from "../../../../../src/i18n/languages.ts";
import { searchPlaces } from "../../../../../src/places/search.ts";

const fileOf = (language: string) =>
	readFileSync(new URL(`../../../../../public/places/${language}.json`, import.meta.url), "utf8");

describe.each(languageCodes)("the file of %s", (language) => {
	const { places, answers } = JSON.parse(fileOf(language)) as FirstPlaces;

	it("is what scripts/first-places.ts writes", () => {
		expect(fileOf(language)).toBe(`${JSON.stringify(firstPlacesOf(language))}\n`);
	});

	it("begins each answer as the search's own begins, so that nothing moves when that comes", () => {
		const wrong = Object.entries(answers).filter(([text, indexes]) => {
			const codes = searchPlaces(text, language, 8).map(({ code }) => code);
			return indexes.length === 0 || indexes.some((index, at) => places[index]?.code !== codes[at]);
		});
		expect(wrong).toEqual([]);
		expect(Object.keys(answers).length).toBeGreaterThan(400);
	});

	it("is by what is typed: three letters, accents as they are written", () => {
		expect(Object.keys(answers).filter((text) => fold(text).length !== 3 && text.trim().length !== 3)).toEqual([]);
		expect(places[answers.bog?.[0] ?? -1]?.code).toBe("BOG");
		expect(answers.mér).toBeDefined();
	});
});

describe("in the browser", () => {
	beforeEach(() => {
		vi.resetModules();
		vi.useFakeTimers();
		vi.stubGlobal("document", { documentElement: { lang: "en" } });
	});
	afterEach(() => {
		vi.useRealTimers();
		vi.unstubAllGlobals();
	});
	const load = () => import("../../../../../src/features/search/form/island/first-places.ts");

	it("knows them once they are fetched, whatever the case", async () => {
		const fetched = vi.fn(async (_: string) => new Response(fileOf("en")));
		vi.stubGlobal("fetch", fetched);
		const { fetchFirstPlaces, firstPlaces } = await load();
		expect(firstPlaces("bog")).toBeUndefined();
		await fetchFirstPlaces();
		expect(fetched.mock.calls[0]?.[0]).toBe("/places/en.json");
		expect(firstPlaces("Bog")?.[0]?.label).toBe("Bogotá (BOG)");
		expect(firstPlaces("xqz")).toBeUndefined();
	});

	it("holds the form's code back for a moment only, and not at all for what never comes", async () => {
		vi.stubGlobal("fetch", () => new Promise(() => {}));
		const slow = (await load()).fetchFirstPlaces();
		await vi.advanceTimersByTimeAsync(50);
		await expect(slow).resolves.toBeUndefined();
		vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
		const { fetchFirstPlaces, firstPlaces } = await load();
		await fetchFirstPlaces();
		expect(firstPlaces("bog")).toBeUndefined();
	});
});

// What this device keeps of searches: the last five that can still be flown.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
	type KeptSearch,
	keepOnly,
	keepSearch,
	keptSearches,
	searchesBut,
} from "../../../../../src/features/search/recent/island/kept-searches.ts";

const entry = "recent-searches";
const now = new Date(2026, 10, 23, 20, 0);
const searchOf = (to: string, depart = "2026-12-01"): KeptSearch => ({
	search: `trip=oneway&from=JFK&to=${to}&depart=${depart}`,
	text: `New York to ${to}`,
	lang: "en",
});
let stored: Map<string, string>;

beforeEach(() => {
	stored = new Map();
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => stored.set(key, value),
		removeItem: (key: string) => stored.delete(key),
	});
});
afterEach(() => vi.unstubAllGlobals());

it("is the latest first, each once, five at most", () => {
	for (const to of ["MIA", "LAX", "BOG", "MIA", "MEX", "LIM", "SFO"]) keepSearch(searchOf(to), now);
	expect(keptSearches(now)).toEqual(["SFO", "LIM", "MEX", "MIA", "BOG"].map((to) => searchOf(to)));
});

it("leaves out what has left: yesterday's, not today's, by the device's own clock", () => {
	keepSearch(searchOf("MIA", "2026-11-22"), now);
	keepSearch(searchOf("LAX", "2026-11-23"), now);
	expect(keptSearches(now)).toEqual([searchOf("LAX", "2026-11-23")]);
	keepSearch(searchOf("BOG"), now);
	expect(stored.get(entry)).not.toContain("MIA");
});

it("is without one that is forgotten, the others in their order", () => {
	for (const to of ["MIA", "BOG", "LIM"]) keepSearch(searchOf(to), now);
	keepOnly(searchesBut(searchOf("BOG").search, now));
	expect(keptSearches(now)).toEqual([searchOf("LIM"), searchOf("MIA")]);
});

it("is nothing once it is forgotten, and nothing but the one entry is touched", () => {
	stored.set("scheme", "dark");
	keepSearch(searchOf("MIA"), now);
	keepOnly([]);
	expect([...stored]).toEqual([["scheme", "dark"]]);
});

it.each(["{", "null", '"x"', '{"search":"x"}', '[null, 1, {"search": 2}, {"search": "depart=2099-01-01"}]'])(
	"takes %s in the storage for nothing",
	(text) => {
		stored.set(entry, text);
		expect(keptSearches(now)).toEqual([]);
	},
);

it("does without a storage that is switched off", () => {
	const off = () => {
		throw new DOMException("denied", "SecurityError");
	};
	vi.stubGlobal("localStorage", { getItem: off, setItem: off, removeItem: off });
	keepSearch(searchOf("MIA"), now);
	keepOnly([]);
	expect(keptSearches(now)).toEqual([]);
});

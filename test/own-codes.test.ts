// A code of our own for a city with several airports ("HOUA") is in addresses, and nowhere that somebody reads.
import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { createApp } from "../src/app.ts";
import type { Env } from "../src/env.ts";
import { localize } from "../src/i18n/language-parameter.ts";
import { createServices } from "../src/services.ts";
import { addDays } from "../src/time/iso-date.ts";
import { languageCodes } from "./languages.ts";
import { testEnv } from "./test-env.ts";

const app = createApp(createServices(testEnv() as Env), { writeLine: () => {} });
const context = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} };
const day = addDays(new Date().toISOString().slice(0, 10), 70);

const own = /\b(?:HOUA|MIAA|MEXA|LAXA|DFWA|SFOA)\b/;
const shown = ["aria-label", "title", "alt", "placeholder", "content", "value"];

async function read(target: string) {
	const response = await app.request(`http://localhost${target}`, {}, {} as Env, context);
	const page = parse(await response.text());
	const found = page.querySelectorAll("body *").flatMap((element) => {
		const texts = element.childNodes.filter(({ nodeType }) => nodeType === 3).map(({ text }) => text);
		const values =
			element.getAttribute("type") === "hidden" ? [] : shown.map((name) => element.getAttribute(name) ?? "");
		return element.tagName === "SCRIPT" ? [] : [...texts, ...values].filter((text) => own.test(text));
	});
	return { status: response.status, page, found };
}

describe("a code of our own", () => {
	it.each([
		`/flight-results?trip=round&from=HOUA&to=GUA&depart=${day}&return=${addDays(day, 7)}&adults=1`,
		`/flight-results?trip=round&from=HOUA&to=MIAA&depart=${day}&adults=1`,
		"/flight-results?from=HOUA&to=MIAA",
		"/flight-results?to=houa",
		`/flight-results?trip=oneway&from=HOUA&to=HOUA&depart=${day}&adults=1`,
		`/flight-results?trip=oneway&from=HOUA&to=LAXA&depart=${day.slice(0, 7)}&adults=1`,
		`/whole-trip?trip=oneway&from=HOUA&to=MEXA&depart=${day}&adults=1`,
		"/explore?from=HOUA&budget=x",
		`/fare-alerts?from=HOUA&to=MEXA&depart=${day}`,
		`/call-back?from=HOUA&to=MEXA&depart=${day}`,
		`/flight-change-assistance?event=canceled&airline=AA&from=HOUA&to=MEXA&leaves=${day}T08:00`,
	])("is shown by nothing on %s", async (target) => {
		for (const language of languageCodes) expect((await read(localize(target, language))).found, language).toEqual([]);
	});

	it("stands in the fields of a search by its city, which a search reads back", async () => {
		const { page } = await read("/flight-results?from=HOUA&to=jfk");
		const value = (name: string) => page.querySelector(`input[name=${name}]`)?.getAttribute("value");
		expect([value("from"), value("to")]).toEqual(["Houston (all airports)", "jfk"]);
	});
});

describe("a link that says a part of a search", () => {
	it.each(["to=DJT", "from=MIA", "trip=oneway&to=BOG", "trip=round&from=JFK&to=MIA"])(
		"opens the form with it, and no errors: %s",
		async (query) => {
			const { status, page } = await read(`/flight-results?${query}`);
			expect([status, page.querySelectorAll(".error-summary, .control-error").length]).toEqual([200, 0]);
			const to = new URLSearchParams(query).get("to");
			if (to) expect(page.querySelector("input[name=to]")?.getAttribute("value")).toBe(to);
		},
	);

	it.each(["to=XYZZY", "to=DJT&adults=1", "depart=never&to=MIA"])(
		"is refused where it is wrong or was sent: %s",
		async (query) => {
			expect((await read(`/flight-results?${query}`)).status).toBe(400);
		},
	);
});

// What a page is called, with its placeholders filled in.
import { describe, expect, it } from "vitest";
import { languageCodes } from "../../src/i18n/languages.ts";
import { pageText } from "../../src/page/page-text.ts";
import { prosePage } from "../../src/prose/views/prose-page.tsx";
import { routeIds } from "../../src/routes.ts";

const variables = { agency: "Farelark", anyHour: "at any hour" };
const values = { airline: "Iberia", code: "IB", city: "Madrid", title: "Bags" };

describe.each(languageCodes)("what a page is called (%s)", (language) => {
	it("mentions the agency and the page's own values", () => {
		expect(pageText("title", "aboutUs", { language, variables })).toContain("Farelark");
		expect(pageText("heading", "airline", { language, variables }, values)).toMatch(/Iberia.*\(IB\)/);
	});

	it("is there for every route, and nothing in it stays open", () => {
		for (const id of routeIds) {
			for (const kind of ["title", "description", "name", "heading"] as const) {
				expect(pageText(kind, id, { language, variables }, values), `${kind} ${id}`).toMatch(/^[^{}|]+$/);
			}
		}
	});

	it("throws where a value is missing, by name", () => {
		expect(() => pageText("heading", "destination", { language, variables })).toThrow("{{city}}");
	});
});

it("a route that has neither a page nor a text fails as soon as the list of pages is made, not when it is asked for", () => {
	expect(() => prosePage("flightResults")).toThrow("No text of flightResults");
	expect(prosePage("careers")).toHaveProperty("load");
});

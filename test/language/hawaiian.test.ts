// What the pages of two airlines that fly under one code say of it is what a search shows.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { languageCodes } from "../../src/i18n/languages.ts";

const pageOf = (airline: string, language: string) =>
	readFileSync(`content/airlines/${airline}/${language}.md`, "utf8");

// That the sample sells it so is held by test/flights/sample/nonstops.test.ts.
describe.each(languageCodes)("Hawaiian's flights are sold under Alaska's code since April 2026 (%s)", (language) => {
	it.each(["hawaiian-airlines", "alaska-airlines"])("the page of %s says so", (airline) => {
		const text = pageOf(airline, language);
		expect(text).toMatch(/\bAS\b/);
		expect(text).toMatch(/(April|abril de) 2026/);
		expect(text).toMatch(/operated by Hawaiian|operados por Hawaiian|los opera Hawaiian/);
	});
});

// Structured data stands in a script element, which no text in it may end.
import { expect, it } from "vitest";
import { type Env, parseEnv } from "../../src/env.ts";
import { languageCodes } from "../../src/i18n/languages.ts";
import { href } from "../../src/links.ts";
import { postingRecord, serializeJsonLd, websiteRecord } from "../../src/page/structured-data.ts";
import { testEnv } from "../test-env.ts";

it("keeps a text that would close its script, as data", () => {
	const name = "</script><img src=x onerror=alert(1)>";
	const agency = { ...parseEnv(testEnv() as unknown as Env).agency, name };
	const text = serializeJsonLd([websiteRecord(agency, "https://site.example", "en")]);
	expect(text).not.toContain("<");
	expect(JSON.parse(text)["@graph"][0].name).toBe(name);
});

it.each(languageCodes)("searches the guides in the page's language (%s)", (language) => {
	const { agency } = parseEnv(testEnv() as unknown as Env);
	const { potentialAction } = websiteRecord(agency, "https://site.example", language);
	const words = "magic day";
	const template = (potentialAction as { target: { urlTemplate: string } }).target.urlTemplate;
	const target = new URL(template.replace("{search_term_string}", encodeURIComponent(words)));
	expect(target.pathname + target.search).toBe(href(language, "blog", {}, { q: words }).replace("+", "%20"));
});

it.each(languageCodes)("names the author of an article by the page about us in its language (%s)", (language) => {
	const { agency } = parseEnv(testEnv() as unknown as Env);
	const texts = { title: "", description: "", url: "", image: "", date: "", dateModified: "", author: "", text: "" };
	const { author } = postingRecord({ ...texts, language }, agency, "https://site.example");
	expect(author).toMatchObject({ url: `https://site.example${href(language, "aboutUs")}` });
});

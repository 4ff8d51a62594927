// Structured data stands in a script element, which no text in it may end.
import { expect, it } from "vitest";
import { type Env, parseEnv } from "../../src/env.ts";
import { languageCodes } from "../../src/i18n/languages.ts";
import { href } from "../../src/links.ts";
import { textOf } from "../../src/page/pieces.ts";
import { type JsonLd, postingRecord, websiteRecord } from "../../src/page/structured-data.ts";
import { graphOf, type PageRecord, writtenOnce } from "../../src/page/written-records.ts";
import { testEnv } from "../test-env.ts";

it("keeps a text that would close its script, as data", () => {
	const name = "</script><img src=x onerror=alert(1)>";
	const agency = { ...parseEnv(testEnv() as unknown as Env).agency, name };
	const record = websiteRecord(agency, "https://site.example", "en");
	const once = writtenOnce((_: typeof agency) => [record]);
	const text = textOf(graphOf([record, once(agency)]));
	expect(text).not.toContain("<");
	expect(JSON.parse(text)["@graph"].map((one: { name: string }) => one.name)).toEqual([name, name]);
});

it("writes what stays the same once for what decides it, and a page's graph is that of all its records", () => {
	const thing = (name: string): JsonLd => ({ "@type": "Thing", name });
	let times = 0;
	const both = writtenOnce(({ name }: { name: string }, more: string) => {
		times += 1;
		return [thing(name), thing(more)];
	});
	const [a, b] = [{ name: "a" }, { name: "b" }];
	const graph = (records: readonly PageRecord[]) => JSON.parse(textOf(graphOf(records)));
	const whole = (...names: string[]) => ({ "@context": "https://schema.org", "@graph": names.map(thing) });
	expect(graph([both(a, "x"), thing("own"), both(b, "é")])).toEqual(whole("a", "x", "own", "b", "é"));
	expect(graph([thing("own"), both(a, "x")])).toEqual(whole("own", "a", "x"));
	expect(times).toBe(2);
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

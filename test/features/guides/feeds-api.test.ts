// The feeds of the guides, as a reader that asks often sees them.
import { parseJsonFeed, parseRssFeed } from "feedsmith";
import { describe, expect, it } from "vitest";
import { guideTexts, summaryOf } from "../../../scripts/content/guide-files.ts";
import { createApp } from "../../../src/app.ts";
import type { Env } from "../../../src/env.ts";
import { withAbsoluteLinks } from "../../../src/features/guides/feeds-api.ts";
import { guideFileReader } from "../../../src/features/guides/guide-files.ts";
import { createGuides, type Guides } from "../../../src/features/guides/guides.ts";
import { localize } from "../../../src/i18n/language-parameter.ts";
import { languageCodes, perLanguage } from "../../../src/i18n/languages.ts";
import { pathOf } from "../../../src/links.ts";
import { guideFeeds as feeds } from "../../../src/routes.ts";
import { createServices } from "../../../src/services.ts";
import { testEnv } from "../../test-env.ts";
import { guidesOf, publishedGuides, wholeGuide } from "./guide-files.ts";

const env = testEnv() as Env;
const services = createServices(env);
const { origin, agency } = services.config;
const app = createApp(services, { writeLine: () => undefined });
const [rss, json] = feeds;

const get = async (target: string, headers: Record<string, string> = {}) =>
	app.request(`http://localhost${target}`, { headers }, env);

/** Links and pictures of a text. */
const addresses = (html: string) => [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, address = ""]) => address);

describe.each(languageCodes)("the feeds in %s", (language) => {
	const guides = services.guides.listGuides();
	const urls = guides.map(({ slug }) => origin + localize(pathOf("guide", { slug }), language));

	it("RSS parses, and holds every guide newest first, whole, with absolute links and RFC 822 dates", async () => {
		const response = await get(localize(rss.path, language));
		expect(response.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
		const text = await response.text();
		const feed = parseRssFeed(text);
		expect(feed).toMatchObject({ language, link: origin + localize(pathOf("blog"), language) });
		expect(feed.atom?.links?.[0]).toMatchObject({ rel: "self", href: origin + localize(rss.path, language) });
		expect(feed.items?.map(({ link }) => link)).toEqual(urls);
		for (const [index, item] of (feed.items ?? []).entries()) {
			const guide = services.guides.findGuide(guides[index]?.slug ?? "");
			expect(item.guid).toMatchObject({ value: urls[index], isPermaLink: true });
			expect(item).toMatchObject({ title: guide?.[language].title, description: guide?.[language].excerpt });
			expect(item.pubDate).toMatch(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} 12:00:00 GMT$/);
			expect(new Date(String(item.pubDate)).toISOString().slice(0, 10)).toBe(guide?.date);
			expect(item.media?.contents?.[0]?.url).toMatch(/^https:.*\.png$/);
			expect(item.categories?.length).toBe(guide?.tags.length);
			const text = guide && (await services.guides.readText(guide, language)).html;
			expect(item.content?.encoded?.length).toBeGreaterThanOrEqual(text?.length ?? Number.NaN);
			expect(
				addresses(item.content?.encoded ?? "").filter((address) => !/^(https:|tel:|mailto:)/.test(address)),
			).toEqual([]);
		}
	});

	it("JSON parses, and says the same", async () => {
		const response = await get(localize(json.path, language));
		expect(response.headers.get("content-type")).toBe("application/feed+json; charset=utf-8");
		const feed = parseJsonFeed(await response.text());
		expect(feed).toMatchObject({
			language,
			home_page_url: origin + localize(pathOf("blog"), language),
			feed_url: origin + localize(json.path, language),
		});
		expect(feed.items?.map(({ id }) => id)).toEqual(urls);
		for (const [index, item] of (feed.items ?? []).entries()) {
			const guide = guides[index];
			expect(item).toMatchObject({ url: item.id, title: guide?.[language].title, language });
			expect(item.date_published).toBe(`${guide?.date}T12:00:00.000Z`);
			expect(item.date_modified).toBe(`${guide?.dateModified ?? guide?.date}T12:00:00.000Z`);
			expect(item.image).toMatch(/^https:/);
			expect(addresses(item.content_html ?? "").filter((address) => !/^(https:|tel:|mailto:)/.test(address))).toEqual(
				[],
			);
		}
	});

	it("every page about guides names both in its head", async () => {
		for (const path of [pathOf("blog"), pathOf("guide", { slug: guides[0]?.slug ?? "" })]) {
			const html = await (await get(localize(path, language))).text();
			for (const feed of feeds) {
				const address = (origin + localize(feed.path, language)).replaceAll("&", "&amp;");
				expect(html, path).toContain(
					`<link rel="alternate" type="${feed.type}" title="${feed.name}" href="${address}"/>`,
				);
			}
		}
		const other = await (await get(localize(pathOf("aboutUs"), language))).text();
		expect(other).not.toContain(rss.type);
	});
});

describe.each(feeds)("$path", ({ path }) => {
	it("answers a reader that has it already with 304", async () => {
		const first = await get(path);
		const etag = first.headers.get("etag") ?? "";
		expect(etag).toMatch(/^"\w+"$/);
		expect(first.headers.get("cache-control")).toBe("public, max-age=3600");
		const again = await get(path, { "If-None-Match": etag });
		expect([again.status, await again.text()]).toEqual([304, ""]);
		const spanish = await get(localize(path, "es"), { "If-None-Match": etag });
		expect(spanish.status).toBe(200);
	});

	it("keeps the one spelling of its address", async () => {
		expect((await get(`${path}/`)).headers.get("location")).toBe(path);
		expect((await get(`${path}?lng=en`)).headers.get("location")).toBe(path);
	});
});

it("links in a text that is shown elsewhere lead back here", () => {
	const html =
		'<a href="/a?b=1&#x26;lng=es">x</a> <a href="#c">y</a> <a href="https://o.example/#d">z</a> <img src="/i.svg">';
	expect(withAbsoluteLinks(html, "https://site.example", "https://site.example/blog/g?x=1&lng=es")).toBe(
		'<a href="https://site.example/a?b=1&#x26;lng=es">x</a> <a href="https://site.example/blog/g?x=1&amp;lng=es#c">y</a> <a href="https://o.example/#d">z</a> <img src="https://site.example/i.svg">',
	);
});

it("an agency's name with signs of markup does no harm", async () => {
	const odd = createServices({ ...env, AGENCY_NAME: 'A & B <"Travel">' });
	const answer = await createApp(odd, { writeLine: () => undefined }).request(`http://localhost${rss.path}`, {}, env);
	expect(parseRssFeed(await answer.text()).title).toBe(`A & B <"Travel">: Guides`);
	expect(agency.name).not.toContain("&");
});

describe("a feed of odd guides", () => {
	const values = services.variables;
	const odd = async () => {
		const guide = wholeGuide((await publishedGuides(values)).whole[0]);
		const text = { ...guide.en, title: 'A\u0007 & ]]> <b> "\ud83d', html: "<p>x\u0000y\ufffe \u{1f600}</p>" };
		return ["one", "two", "three"].map((slug) => ({ ...guide, slug, en: text, es: text }));
	};

	it("is XML whatever stands in their texts", async () => {
		const app = createApp({ ...services, guides: guidesOf(values, await odd()) }, { writeLine: () => undefined });
		const text = await (await app.request(`http://localhost${rss.path}`, {}, env)).text();
		expect(text).not.toMatch(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/u);
		const [item] = parseRssFeed(text).items ?? [];
		expect(item?.title).toBe('A & ]]> <b> "');
		expect(item?.content?.encoded).toBe("<p>xy \u{1f600}</p>");
	});

	it("asks for the file of texts once, however many guides it has", async () => {
		const guides = await odd();
		let asked = 0;
		const fetch = async () => {
			asked += 1;
			return Response.json(guideTexts(guides, "en"));
		};
		const name = { texts: "/assets/texts.json", index: "/assets/index.json", assistance: "/assets/assistance.json" };
		const read = guideFileReader({ fetch: fetch as Fetcher["fetch"] }, { urls: perLanguage(() => name), inline: null });
		const lookup = createGuides(values, read, guides.map(summaryOf));
		const app = createApp({ ...services, guides: lookup }, { writeLine: () => undefined });
		expect((await app.request(`http://localhost${json.path}`, {}, env)).status).toBe(200);
		expect(asked).toBe(1);
	});
});

it("a feed can be read only, and one that failed is not kept", async () => {
	const ctx = { waitUntil() {}, passThroughOnException() {}, props: {} };
	const post = await app.request(`http://localhost${rss.path}`, { method: "POST" }, env, ctx as never);
	expect([post.status, post.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
	const lines: unknown[] = [];
	let failing = true;
	const guides: Guides = {
		...services.guides,
		readText: async (guide, language) => {
			if (failing) throw new Error("no assets");
			return services.guides.readText(guide, language);
		},
	};
	const broken = createApp({ ...services, guides }, { writeLine: (line) => lines.push(line) });
	const ask = async () => broken.request(`http://localhost${rss.path}`, {}, env);
	const failed = await ask();
	expect([failed.status, failed.headers.get("cache-control")]).toEqual([500, "no-store"]);
	expect(JSON.stringify(lines)).toContain("no assets");
	failing = false;
	expect((await ask()).status).toBe(200);
});

// GET /blog/feed.xml and /blog/feed.json: all guides newest first, whole, as RSS 2.0 and JSON Feed 1.1, one a language.

import type { Context } from "hono";
import type { AppEnv } from "../../edge/app-env.ts";
import { localize } from "../../i18n/language-parameter.ts";
import type { Language } from "../../i18n/languages.ts";
import type { Words } from "../../i18n/messages.ts";
import { pathOf } from "../../links.ts";
import { openGraphPath, openGraphPicture } from "../../page/open-graph.ts";
import type { Site } from "../../page/page.ts";
import { pageText } from "../../page/page-text.ts";
import { logoPath } from "../../page/site-icons.ts";
import { guideFeeds as feeds } from "../../routes.ts";
import { escapeHtml } from "../../text/fill.ts";
import { publishedInstant } from "../../time/iso-date.ts";
import { type GuideSummary, lastChange } from "./guide.ts";
import type { Guides } from "./guides.ts";
import { tags } from "./labels.ts";

type FeedPorts = Site & { readonly guides: Guides };

interface Feed {
	readonly title: string;
	readonly description: string;
	readonly home: string;
	readonly self: string;
	readonly logo: string;
	readonly language: Language;
	readonly author: string;
	readonly items: readonly Item[];
}

interface Item {
	/** Also its id: a URL that stays, in this language. */
	readonly url: string;
	readonly title: string;
	readonly summary: string;
	/** The text of the entry; its links are absolute. */
	readonly html: string;
	readonly image: string;
	/** ISO days. */
	readonly date: string;
	readonly modified: string;
	readonly author: string;
	readonly subjects: readonly string[];
}

const [rss, json] = feeds;

/** Path and handler of each. */
export function feedEndpoints(services: FeedPorts) {
	return [
		[rss.path, endpoint(services, rss, writeRss)],
		[json.path, endpoint(services, json, writeJson)],
	] as const;
}

/** Each language is written once: readers ask often, and the guides change with a deploy only. */
function endpoint(services: FeedPorts, { path, type }: (typeof feeds)[number], write: (feed: Feed) => Promise<string>) {
	const written = new Map<Language, string>();
	return async function feed(c: Context<AppEnv>): Promise<Response> {
		const { language } = c.var;
		const body = written.get(language) ?? (await write(await feedOf(services, path, language)));
		written.set(language, body);
		return new Response(body, {
			headers: {
				"Content-Type": `${type}; charset=utf-8`,
				"Content-Language": language,
				"Cache-Control": "public, max-age=3600",
			},
		});
	};
}

async function feedOf(services: FeedPorts, path: string, language: Language): Promise<Feed> {
	const { agency, origin } = services.config;
	const { guides } = services;
	const reading = { language, variables: services.variables[language] };
	const absolute = (target: string) => origin + localize(target, language);
	return {
		title: readable(`${agency.name}: ${pageText("name", "blog", reading)}`),
		description: readable(pageText("description", "blog", reading)),
		home: absolute(pathOf("blog")),
		self: absolute(path),
		logo: origin + logoPath,
		language,
		author: readable(agency.name),
		items: await itemsOf(guides, origin, { t: services.messages[language].t, language }),
	};
}

/** One after another: the first reads the file of texts, and the others find it read. */
async function itemsOf(guides: Guides, origin: string, words: Words): Promise<Item[]> {
	const items: Item[] = [];
	for (const guide of guides.listGuides()) {
		const { html } = await guides.readText(guide, words.language);
		items.push(itemOf(guide, html, origin, words));
	}
	return items;
}

function itemOf(guide: GuideSummary, html: string, origin: string, { language, t }: Words): Item {
	const path = pathOf("guide", { slug: guide.slug });
	const url = origin + localize(path, language);
	const { title, excerpt } = guide[language];
	return {
		...{
			url,
			title: readable(title),
			summary: readable(excerpt),
			html: readable(withAbsoluteLinks(html, origin, url)),
		},
		image: origin + openGraphPath(path, language),
		date: guide.date,
		modified: lastChange(guide),
		author: readable(t(`desk.${guide.author}`)),
		subjects: guide.tags.map((tag) => tags[tag][language]),
	};
}

/** Characters that XML 1.0 cannot hold, not even escaped (2.2): one of them, and no reader reads the feed. */
const unfitForXml = /(?![\t\n\r])\p{Cc}|[\p{Cs}\ufffe\uffff]/gu;

const readable = (text: string) => text.replace(unfitForXml, "");

/** A reader shows the text far from this site. The compiler writes attributes in double quotes, always. */
export function withAbsoluteLinks(html: string, origin: string, url: string): string {
	const page = escapeHtml(url);
	return html
		.replace(/ (href|src)="\/(?!\/)/g, (_, name: string) => ` ${name}="${escapeHtml(origin)}/`)
		.replace(/ href="#/g, () => ` href="${page}#`);
}

const dated = (day: string) => new Date(publishedInstant(day));

async function writeRss(feed: Feed): Promise<string> {
	// Loaded when a feed is first asked for: no page needs the library.
	const { generateRssFeed } = await import("feedsmith");
	const newest = feed.items
		.map(({ modified }) => modified)
		.toSorted()
		.at(-1);
	return generateRssFeed(
		{
			title: feed.title,
			link: feed.home,
			description: feed.description,
			language: feed.language,
			...(newest && { lastBuildDate: dated(newest) }),
			image: { url: feed.logo, title: feed.title, link: feed.home },
			atom: { links: [{ href: feed.self, rel: "self", type: rss.type }] },
			items: feed.items.map(rssItem),
		},
		{ strict: true },
	);
}

function rssItem(item: Item) {
	const { type, width, height } = openGraphPicture;
	return {
		title: item.title,
		link: item.url,
		guid: { value: item.url, isPermaLink: true },
		pubDate: dated(item.date),
		dc: { creators: [item.author] },
		categories: item.subjects.map((name) => ({ name })),
		media: { contents: [{ url: item.image, type, medium: "image", width, height }] },
		description: item.summary,
		content: { encoded: item.html },
	};
}

async function writeJson(feed: Feed): Promise<string> {
	const { generateJsonFeed } = await import("feedsmith");
	const written = generateJsonFeed(
		{
			title: feed.title,
			description: feed.description,
			home_page_url: feed.home,
			feed_url: feed.self,
			icon: feed.logo,
			language: feed.language,
			authors: [{ name: feed.author, url: feed.home }],
			items: feed.items.map((item) => jsonItem(item, feed.language)),
		},
		{ strict: true },
	);
	return JSON.stringify(written);
}

function jsonItem(item: Item, language: Language) {
	return {
		id: item.url,
		url: item.url,
		title: item.title,
		summary: item.summary,
		content_html: item.html,
		image: item.image,
		date_published: dated(item.date),
		date_modified: dated(item.modified),
		authors: [{ name: item.author }],
		tags: [...item.subjects],
		language,
	};
}

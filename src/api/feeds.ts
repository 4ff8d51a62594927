// GET /blog/feed.xml and /blog/feed.json: all guides newest first, whole, as RSS 2.0 and JSON Feed 1.1, one a language.
import type { Context } from "hono";
import type { AppEnv } from "../edge/app-env.ts";
import { desks } from "../guides/desks.ts";
import type { GuideSummary } from "../guides/guide.ts";
import type { Guides } from "../guides/guides.ts";
import { tags } from "../guides/tags.ts";
import type { Language } from "../i18n/languages.ts";
import { localize, pathOf } from "../links.ts";
import { escapeHtml } from "../prose/fill.ts";
import { feeds } from "../render/feeds.ts";
import { openGraphPath, openGraphPicture } from "../render/open-graph.ts";
import { logoPath } from "../render/site-icons.ts";
import type { Services } from "../services.ts";

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
export function feedEndpoints(services: Services) {
	return [
		[rss.path, endpoint(services, rss, writeRss)],
		[json.path, endpoint(services, json, writeJson)],
	] as const;
}

/** Each language is written once: readers ask often, and the guides change with a deploy only. */
function endpoint(services: Services, { path, type }: (typeof feeds)[number], write: (feed: Feed) => string) {
	const written = new Map<Language, string>();
	return async function feed(c: Context<AppEnv>): Promise<Response> {
		const { language } = c.var;
		const body = written.get(language) ?? write(await feedOf(services, path, language));
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

async function feedOf(services: Services, path: string, language: Language): Promise<Feed> {
	const { agency, origin } = services.config;
	const { t } = services.messages[language];
	const { guides } = services;
	const absolute = (target: string) => origin + localize(target, language);
	return {
		title: `${agency.name}: ${t("name.blog")}`,
		description: t("description.blog"),
		home: absolute(pathOf("blog")),
		self: absolute(path),
		logo: origin + logoPath,
		language,
		author: agency.name,
		items: await itemsOf(guides, language, origin, agency.name),
	};
}

/** One after another: the first reads the file of texts, and the others find it read. */
async function itemsOf(guides: Guides, language: Language, origin: string, agency: string): Promise<Item[]> {
	const items: Item[] = [];
	for (const guide of guides.listGuides()) {
		const { html } = await guides.readText(guide, language);
		items.push(itemOf(guide, html, language, origin, agency));
	}
	return items;
}

function itemOf(guide: GuideSummary, html: string, language: Language, origin: string, agency: string): Item {
	const path = pathOf("guide", { slug: guide.slug });
	const url = origin + localize(path, language);
	const { title, excerpt } = guide[language];
	return {
		...{ url, title, summary: excerpt, html: withAbsoluteLinks(html, origin, url) },
		image: origin + openGraphPath(path, language),
		date: guide.date,
		modified: guide.dateModified ?? guide.date,
		author: `${agency} ${desks[guide.author][language]}`,
		subjects: guide.tags.map((tag) => tags[tag][language]),
	};
}

/** A reader shows the text far from this site. The compiler writes attributes in double quotes, always. */
export function withAbsoluteLinks(html: string, origin: string, url: string): string {
	const page = escapeHtml(url);
	return html
		.replace(/ (href|src)="\/(?!\/)/g, (_, name: string) => ` ${name}="${escapeHtml(origin)}/`)
		.replace(/ href="#/g, () => ` href="${page}#`);
}

/** Noon in UTC: the day stays the same nearly everywhere. */
const noon = (day: string) => new Date(`${day}T12:00:00Z`);

function writeRss(feed: Feed): string {
	const newest = feed.items
		.map(({ modified }) => modified)
		.sort()
		.at(-1);
	return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
${tag("title", feed.title)}${tag("link", feed.home)}${tag("description", feed.description)}${tag("language", feed.language)}
<atom:link href="${escapeHtml(feed.self)}" rel="self" type="${rss.type}"/>
${newest ? tag("lastBuildDate", noon(newest).toUTCString()) : ""}
<image>${tag("url", feed.logo)}${tag("title", feed.title)}${tag("link", feed.home)}</image>
${feed.items.map(rssItem).join("\n")}
</channel>
</rss>
`;
}

/** `toUTCString` writes RFC 822's date with a year of four digits, as RSS asks for. */
function rssItem(item: Item): string {
	return `<item>
${tag("title", item.title)}${tag("link", item.url)}<guid isPermaLink="true">${escapeHtml(item.url)}</guid>
${tag("pubDate", noon(item.date).toUTCString())}${tag("dc:creator", item.author)}${item.subjects.map((subject) => tag("category", subject)).join("")}
<media:content url="${escapeHtml(item.image)}" type="${openGraphPicture.type}" medium="image" width="${openGraphPicture.width}" height="${openGraphPicture.height}"/>
${tag("description", item.summary)}
${tag("content:encoded", item.html)}
</item>`;
}

/** Characters that XML 1.0 cannot hold, not even escaped (2.2): one of them, and no reader reads the feed. */
const unfitForXml = /(?![\t\n\r])\p{Cc}|[\p{Cs}\ufffe\uffff]/gu;

function tag(name: string, text: string): string {
	return `<${name}>${escapeHtml(text.replace(unfitForXml, ""))}</${name}>`;
}

function writeJson(feed: Feed): string {
	return JSON.stringify({
		version: "https://jsonfeed.org/version/1.1",
		title: feed.title,
		description: feed.description,
		home_page_url: feed.home,
		feed_url: feed.self,
		icon: feed.logo,
		language: feed.language,
		authors: [{ name: feed.author, url: feed.home }],
		items: feed.items.map((item) => ({
			id: item.url,
			url: item.url,
			title: item.title,
			summary: item.summary,
			content_html: item.html,
			image: item.image,
			date_published: noon(item.date).toISOString(),
			date_modified: noon(item.modified).toISOString(),
			authors: [{ name: item.author }],
			tags: item.subjects,
			language: feed.language,
		})),
	});
}

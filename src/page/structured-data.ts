// Structured data (schema.org JSON-LD): one function a record type, plain data in, plain data out; schema-dts holds the types
// of the whole vocabulary, so a property that schema.org does not know, or of another kind, does not compile.

import type {
	Blog,
	BlogPosting,
	BreadcrumbList,
	FAQPage,
	OpeningHoursSpecification,
	PostalAddress,
	SearchAction,
	TravelAgency,
	WebPage,
	WebSite,
	WithActionConstraints,
} from "schema-dts";
import type { Hours } from "../channels/hours.ts";
import type { Agency, Config } from "../env.ts";
import { defaultLanguage, type Language, languageCodes, languages } from "../i18n/languages.ts";
import { once } from "../i18n/once.ts";
import { href } from "../links.ts";
import type { Question } from "../text/compiled-text.ts";
import { plainText } from "../text/plain-text.ts";
import { minuteMs, publishedInstant } from "../time/iso-date.ts";
import { wallMsToLocal } from "../time/local-time.ts";
import { logoPath } from "./site-icons.ts";

/** What the agency's record tells of it. */
type AgencyFacts = Pick<Config, "agency" | "channels" | "origin">;

export type JsonLd = { readonly "@type": string; readonly [property: string]: unknown };

/** "English", "Spanish": what the default language calls those we speak. */
const spokenLanguages = once((): readonly string[] => {
	const names = new Intl.DisplayNames(languages[defaultLanguage].locale, { type: "language" });
	return languageCodes.map((code) => names.of(code) ?? code);
});

function agencyId(origin: string): string {
	return `${origin}/#agency`;
}

/** The guides are searched in the page's language. */
export function websiteRecord(agency: Agency, origin: string, language: Language): JsonLd {
	const term = "search_term_string";
	const search = href(language, "blog", {}, { q: term }).replace(term, `{${term}}`);
	// "query-input" is a constraint on the action, not one of its properties.
	const action = {
		"@type": "SearchAction",
		target: { "@type": "EntryPoint", urlTemplate: origin + search },
		"query-input": `required name=${term}`,
	} satisfies WithActionConstraints<SearchAction>;
	return {
		"@type": "WebSite",
		"@id": `${origin}/#website`,
		name: agency.name,
		url: `${origin}/`,
		inLanguage: language,
		publisher: { "@id": agencyId(origin) },
		potentialAction: action,
	} satisfies WebSite;
}

export function agencyRecord({ agency, channels, origin }: AgencyFacts, description: string): JsonLd {
	const open = openingHours(channels.hours);
	const address = {
		"@type": "PostalAddress",
		...(agency.street && { streetAddress: agency.street }),
		addressLocality: agency.city,
		addressRegion: agency.region,
		...(agency.postalCode && { postalCode: agency.postalCode }),
		addressCountry: agency.country,
	} satisfies PostalAddress;
	return {
		"@type": "TravelAgency",
		"@id": agencyId(origin),
		name: agency.name,
		url: `${origin}/`,
		description,
		image: `${origin}${logoPath}`,
		telephone: agency.phone,
		email: agency.email,
		address,
		contactPoint: {
			"@type": "ContactPoint",
			contactType: "customer support",
			telephone: agency.phone,
			areaServed: agency.country,
			availableLanguage: spokenLanguages(),
			hoursAvailable: open,
		},
		openingHoursSpecification: open,
		knowsLanguage: languageCodes,
	} satisfies TravelAgency;
}

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** A record for each opening, with the days that have it; the vocabulary has no zone, and takes the agency's own place. */
function openingHours({ days }: Hours): OpeningHoursSpecification | OpeningHoursSpecification[] {
	const openings = new Map(days.flat().map((opening) => [String(opening), opening]));
	const records = [...openings].map(
		([key, [opens, closes]]) =>
			({
				"@type": "OpeningHoursSpecification",
				dayOfWeek: weekdays.filter((_, day) => days[day]?.some((one) => String(one) === key)),
				opens: clock(opens),
				closes: closes === 1440 ? "23:59" : clock(closes),
			}) satisfies OpeningHoursSpecification,
	);
	const [only, ...others] = records;
	return only && others.length === 0 ? only : records;
}

function clock(minute: number): string {
	return wallMsToLocal(minute * minuteMs).slice(11);
}

export function breadcrumbRecord(crumbs: readonly { name: string; url: string }[]): JsonLd {
	return {
		"@type": "BreadcrumbList",
		itemListElement: crumbs.map(({ name, url }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name,
			item: url,
		})),
	} satisfies BreadcrumbList;
}

export function webPageRecord(page: {
	url: string;
	name: string;
	description: string;
	language: Language;
	origin: string;
	/** Who read it again, by name, and the ISO day. */
	reviewed?: { readonly by: string; readonly date: string } | undefined;
}): JsonLd {
	const { reviewed } = page;
	return {
		"@type": "WebPage",
		"@id": page.url,
		url: page.url,
		name: page.name,
		description: page.description,
		inLanguage: page.language,
		isPartOf: { "@id": `${page.origin}/#website` },
		publisher: { "@id": agencyId(page.origin) },
		...(reviewed && {
			lastReviewed: reviewed.date,
			reviewedBy: {
				"@type": "Organization",
				name: reviewed.by,
				url: `${page.origin}${href(page.language, "howWeCheck")}`,
			},
		}),
	} satisfies WebPage;
}

export function faqRecord(items: readonly Question[]): JsonLd {
	return {
		"@type": "FAQPage",
		mainEntity: items.map(({ question, html }) => ({
			"@type": "Question",
			name: question,
			acceptedAnswer: { "@type": "Answer", text: plainText(html) },
		})),
	} satisfies FAQPage;
}

export function blogRecord(
	name: string,
	url: string,
	posts: readonly Omit<Posting, "author" | "text" | "language">[],
	language: Language,
): JsonLd {
	return {
		"@type": "Blog",
		name,
		url,
		inLanguage: language,
		blogPost: posts.map((post) => ({
			"@type": "BlogPosting",
			headline: post.title,
			description: post.description,
			url: post.url,
			image: post.image,
			datePublished: publishedInstant(post.date),
			dateModified: publishedInstant(post.dateModified),
			inLanguage: language,
		})),
	} satisfies Blog;
}

export interface Posting {
	readonly title: string;
	readonly description: string;
	readonly url: string;
	readonly image: string;
	readonly date: string;
	readonly dateModified: string;
	readonly author: string;
	/** The article without HTML. */
	readonly text: string;
	readonly language: Language;
}

export function postingRecord(post: Posting, agency: Agency, origin: string): JsonLd {
	const organization = { "@type": "Organization", "@id": agencyId(origin), name: agency.name, url: `${origin}/` };
	const about = `${origin}${href(post.language, "aboutUs")}`;
	return {
		"@type": "BlogPosting",
		headline: post.title,
		description: post.description,
		image: post.image,
		datePublished: publishedInstant(post.date),
		dateModified: publishedInstant(post.dateModified),
		author: { "@type": "Organization", name: post.author, url: about },
		publisher: { ...organization, logo: { "@type": "ImageObject", url: `${origin}${logoPath}` } },
		mainEntityOfPage: post.url,
		inLanguage: post.language,
		articleBody: post.text,
	} satisfies BlogPosting;
}

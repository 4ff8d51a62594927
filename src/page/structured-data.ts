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
import type { Agency } from "../env.ts";
import { defaultLanguage, type Language, languageCodes, languages } from "../i18n/languages.ts";
import { once } from "../i18n/once.ts";
import type { Question } from "../text/compiled-text.ts";
import { plainText } from "../text/plain-text.ts";
import { logoPath } from "./site-icons.ts";

export type JsonLd = { readonly "@type": string; readonly [property: string]: unknown };

/** "English", "Spanish": what the default language calls those we speak. */
const spokenLanguages = once((): readonly string[] => {
	const names = new Intl.DisplayNames(languages[defaultLanguage].locale, { type: "language" });
	return languageCodes.map((code) => names.of(code) ?? code);
});

function agencyId(origin: string): string {
	return `${origin}/#agency`;
}

export function websiteRecord(agency: Agency, origin: string, searchTarget: string, language: Language): JsonLd {
	// "query-input" is a constraint on the action, not one of its properties.
	const search = {
		"@type": "SearchAction",
		target: { "@type": "EntryPoint", urlTemplate: searchTarget },
		"query-input": "required name=search_term_string",
	} satisfies WithActionConstraints<SearchAction>;
	return {
		"@type": "WebSite",
		"@id": `${origin}/#website`,
		name: agency.name,
		url: `${origin}/`,
		inLanguage: language,
		publisher: { "@id": agencyId(origin) },
		potentialAction: search,
	} satisfies WebSite;
}

export function agencyRecord(agency: Agency, origin: string, description: string): JsonLd {
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
			hoursAvailable: allWeek,
		},
		openingHoursSpecification: allWeek,
		knowsLanguage: languageCodes,
	} satisfies TravelAgency;
}

const allWeek = {
	"@type": "OpeningHoursSpecification",
	dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
	opens: "00:00",
	closes: "23:59",
} as const satisfies OpeningHoursSpecification;

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
}): JsonLd {
	return {
		"@type": "WebPage",
		"@id": page.url,
		url: page.url,
		name: page.name,
		description: page.description,
		inLanguage: page.language,
		isPartOf: { "@id": `${page.origin}/#website` },
		publisher: { "@id": agencyId(page.origin) },
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
			datePublished: post.date,
			dateModified: post.dateModified,
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
	return {
		"@type": "BlogPosting",
		headline: post.title,
		description: post.description,
		image: post.image,
		datePublished: post.date,
		dateModified: post.dateModified,
		author: { "@type": "Organization", name: `${agency.name} ${post.author}`, url: `${origin}/about-us` },
		publisher: { ...organization, logo: { "@type": "ImageObject", url: `${origin}${logoPath}` } },
		mainEntityOfPage: post.url,
		inLanguage: post.language,
		articleBody: post.text,
	} satisfies BlogPosting;
}

/** All records of a page as one graph, safe inside a script element. */
export function serializeJsonLd(records: readonly JsonLd[]): string {
	return JSON.stringify({ "@context": "https://schema.org", "@graph": records }).replace(/</g, "\\u003c");
}

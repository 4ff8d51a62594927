// What each structured-data record must have, after schema.org and the search engines' own lists of required fields.
import * as v from "valibot";

const url = v.pipe(v.string(), v.url());
/** With its time zone, as Google asks of articles. */
const instant = v.pipe(v.string(), v.isoTimestamp());
const language = v.picklist(["en", "es"]);
const reference = v.object({ "@id": url });
const text = v.pipe(v.string(), v.minLength(1), v.regex(/^(?!.*(\{\{|<\/?[a-z]))/s));

const hours = v.object({
	"@type": v.literal("OpeningHoursSpecification"),
	dayOfWeek: v.pipe(v.array(text), v.length(7)),
	opens: text,
	closes: text,
});

const posting = v.object({
	"@type": v.literal("BlogPosting"),
	headline: v.pipe(text, v.maxLength(110)),
	description: text,
	url: v.optional(url),
	image: v.pipe(url, v.endsWith(".png")),
	datePublished: instant,
	dateModified: instant,
	inLanguage: language,
});

const records = {
	WebPage: v.object({
		url,
		name: text,
		description: text,
		inLanguage: language,
		isPartOf: reference,
		publisher: reference,
	}),
	WebSite: v.object({
		name: text,
		url,
		inLanguage: language,
		potentialAction: v.object({
			"@type": v.literal("SearchAction"),
			target: v.object({ urlTemplate: v.pipe(v.string(), v.includes("{search_term_string}")) }),
			"query-input": v.literal("required name=search_term_string"),
		}),
	}),
	TravelAgency: v.object({
		name: text,
		url,
		image: url,
		telephone: v.pipe(v.string(), v.regex(/^\+\d/)),
		address: v.object({
			"@type": v.literal("PostalAddress"),
			addressLocality: text,
			addressRegion: text,
			addressCountry: v.pipe(v.string(), v.length(2)),
		}),
		contactPoint: v.object({
			availableLanguage: v.tuple([v.literal("English"), v.literal("Spanish")]),
			telephone: text,
			hoursAvailable: hours,
		}),
		openingHoursSpecification: hours,
	}),
	BreadcrumbList: v.object({
		itemListElement: v.pipe(
			v.array(v.object({ "@type": v.literal("ListItem"), position: v.number(), name: text, item: url })),
			v.minLength(2),
			v.check((items) => items.every(({ position }, index) => position === index + 1), "positions count from 1"),
		),
	}),
	Blog: v.object({ name: text, url, inLanguage: language, blogPost: v.pipe(v.array(posting), v.minLength(2)) }),
	BlogPosting: v.object({
		...posting.entries,
		author: v.object({ "@type": v.literal("Organization"), name: text, url }),
		publisher: v.object({ "@type": v.literal("Organization"), name: text, logo: v.object({ url }) }),
		mainEntityOfPage: url,
		articleBody: v.pipe(text, v.minLength(500)),
	}),
	FAQPage: v.object({
		mainEntity: v.pipe(
			v.array(
				v.object({
					"@type": v.literal("Question"),
					name: text,
					acceptedAnswer: v.object({ "@type": v.literal("Answer"), text }),
				}),
			),
			v.minLength(1),
		),
	}),
} as const;

/** What is wrong with a record; empty when it is valid. */
export function checkRecord(record: { "@type": string }): string[] {
	const schema = records[record["@type"] as keyof typeof records];
	if (!schema) return [`unknown type ${record["@type"]}`];
	const result = v.safeParse(schema as v.GenericSchema, record);
	return result.success
		? []
		: result.issues.map((issue) => `${issue.path?.map(({ key }) => key).join(".")}: ${issue.message}`);
}

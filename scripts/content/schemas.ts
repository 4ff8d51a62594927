// The shape of the front matter of guides, prose pages and destinations.
import * as v from "valibot";
import type { GuideRoute } from "../../src/features/guides/guide.ts";
import { deskIds } from "../../src/features/guides/labels.ts";
import { findAirlineByCode } from "../../src/places/airlines/airlines.ts";
import { findPlace } from "../../src/places/airports.ts";
import { guideTags } from "../../src/routes.ts";
import { isIsoDate } from "../../src/time/iso-date.ts";
import { familyNames } from "../pictures/drawings/families.ts";

/** Exactly these fields: one too many is as wrong as one too few. */
function fields<Entries extends v.ObjectEntries>(entries: Entries) {
	return v.strictObject(entries, (issue) => {
		if (issue.expected === "never") return `is not a field (known: ${Object.keys(entries).join(", ")})`;
		return issue.received === "undefined" ? "is missing" : `is not a list of names and values: ${issue.received}`;
	});
}

function readRoute(text: string): GuideRoute {
	const [from = "", to = ""] = text.split("-");
	return { from, to };
}

function isRoute(text: string): boolean {
	const { from, to } = readRoute(text);
	return text === `${from}-${to}` && from !== to && [from, to].every((code) => findPlace(code)?.code === code);
}

const text = v.pipe(
	v.string(),
	v.trim(),
	v.nonEmpty("is empty"),
	v.regex(/^(?:[^\p{Cc}]|[\t\n])*$/u, "has a control character"),
);

/** Two equal entries would be one on the page and count twice for what is related. */
function unique<Entry>() {
	return v.check<Entry[], string>(
		(entries) => new Set(entries.map((entry) => JSON.stringify(entry))).size === entries.length,
		"has one twice",
	);
}
const day = v.pipe(
	v.string(),
	v.check(isIsoDate, (issue) => `is not a calendar day YYYY-MM-DD: ${issue.input}`),
);

/** `answer` is Markdown, so that it can link. */
const faq = v.optional(v.array(fields({ question: text, answer: text })), []);

const sources = v.optional(
	v.array(
		fields({
			title: text,
			publisher: text,
			date: v.optional(day),
			url: v.optional(
				v.pipe(
					v.string(),
					v.check((url) => /^https:\/\/[^\s"<>]+$/.test(url) && URL.canParse(url), "is not an https address"),
				),
			),
		}),
	),
	[],
);

const route = v.pipe(
	v.string(),
	v.check(isRoute, (issue) => `is not two places we know, like MIA-BOG: ${issue.input}`),
	v.transform(readRoute),
);

const airlineCode = v.pipe(
	v.string(),
	v.check(
		(code) => findAirlineByCode(code)?.code === code,
		(issue) => `is not the code of an airline we know: ${issue.input}`,
	),
);

const desk = v.picklist(deskIds, (issue) => `is not a desk of src/features/guides/labels.ts: ${issue.received}`);

/** What holds in every language stands once, in the default language's file. */
export const guideFacts = fields({
	id: v.pipe(v.number(), v.integer(), v.minValue(1)),
	author: desk,
	date: day,
	dateModified: v.optional(day),
	/** The desk that read it again, which is not the one that wrote it, and the day. */
	reviewed: v.optional(fields({ by: desk, date: day })),
	tags: v.pipe(
		v.array(v.picklist(guideTags, (issue) => `is not a tag of src/routes.ts: ${issue.received}`)),
		v.minLength(1, "has no tag"),
		unique(),
	),
	/** "MIA-BOG": codes of airports or metropolitan areas. */
	routes: v.optional(v.pipe(v.array(route), unique()), []),
	airlines: v.optional(v.pipe(v.array(airlineCode), unique()), []),
	/** A family of drawings, where the one that follows from the subject does not suit. */
	drawing: v.optional(
		v.picklist(familyNames, (issue) => `is not a family of scripts/pictures/drawings: ${issue.received}`),
	),
});

const description = v.pipe(
	text,
	v.minLength(70, "is shorter than 70 characters"),
	v.maxLength(160, "is longer than 160 characters"),
);

export const guideText = fields({
	title: v.pipe(text, v.maxLength(60, "is longer than 60 characters")),
	excerpt: text,
	description,
	faq,
	sources,
});

const id = v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z0-9]+)*$/, "is not an id in kebab-case"));

/** What every page is called; the length of a title is measured once its placeholders are filled in. */
const called = { title: text, description, name: text, heading: text };

/** A page with a view of its own. */
export const pageTexts = fields(called);

/** A page with a text. Questions may be in groups; then each has an id, the same in every language (questions.ts checks that). */
export const page = fields({
	...called,
	lead: text,
	updated: day,
	groups: v.optional(v.pipe(v.array(fields({ id, name: text })), v.readonly()), []),
	faq: v.optional(v.array(fields({ id: v.optional(id), group: v.optional(id), question: text, answer: text })), []),
});

/** The name, hubs and alliance of an airline are data (src/places). */
export const airline = fields({ updated: day, faq, sources });

export const destination = fields({ lead: text, description, updated: day, faq, sources });

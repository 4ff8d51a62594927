// Puts the agency's name, phone and addresses into compiled texts, when a page is made.

/** The placeholders an author may write, as `{{name}}`; `keepDays` is how long what was sent to us is kept, the
 * second four are what is said of our hours and place (`claims` in src/places), the last six of our fee (`feeClaims` in src/money). */
export const placeholders = [
	...(["agency", "phone", "email", "address", "keepDays"] as const),
	...(["hours", "hoursAlone", "anyHour", "staffedIn"] as const),
	...(["feeLine", "feeBooking", "feeBack", "feeChange", "feeCharged", "feeRegistrations"] as const),
] as const;

/** Values by name: the author's own, and `phoneHref`, `emailHref`, `agencySlug`, which links are built from. */
export type FillValues = Readonly<Record<string, string | number>>;

/** Replaces `{{name}}` in HTML, also inside attributes, with the escaped value. Throws when a value is missing. */
export function fill(html: string, values: FillValues): string {
	return replace(html, values, escapeHtml);
}

/** Replaces `{{name}}` in plain text. Throws when a value is missing. */
export function fillText(text: string, values: FillValues): string {
	return replace(text, values, (value) => value);
}

/**
 * A copy of a document with every text filled in; fields called `html` are HTML, all others plain text. The copy is kept as
 * long as both are: documents are those of the build, and values an agency's in one language.
 */
export function filled<Document extends object>(document: Document, values: FillValues): Document {
	const copies = known.get(values) ?? new WeakMap<object, unknown>();
	known.set(values, copies);
	const before = copies.get(document);
	if (before) return before as Document;
	const made = copy("", document, values) as Document;
	copies.set(document, made);
	return made;
}

const known = new WeakMap<FillValues, WeakMap<object, unknown>>();

function copy(key: string, value: unknown, values: FillValues): unknown {
	if (typeof value === "string") return key === "html" ? fill(value, values) : fillText(value, values);
	if (Array.isArray(value)) return value.map((item) => copy("", item, values));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, copy(name, item, values)]));
}

function replace(text: string, values: FillValues, encode: (value: string) => string): string {
	if (!text.includes("{{")) return text;
	return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
		const value = Object.hasOwn(values, name) ? values[name] : undefined;
		if (value === undefined) throw new Error(`No value for the placeholder {{${name}}}`);
		return encode(String(value));
	});
}

const entities: Readonly<Record<string, string>> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
	"'": "&#39;",
};

const special = /[&<>"']/;

export function escapeHtml(text: string): string {
	// Most texts have none of them, and to look is a third of looking to replace.
	if (!special.test(text)) return text;
	return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

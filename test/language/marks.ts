// Typographic rules: what may not stand in a text of each language, and why.
import { nbsp } from "../../scripts/content/typography.ts";
import type { Language } from "../languages.ts";

interface Rule {
	readonly reason: string;
	readonly pattern: RegExp;
}

/** The spec's own words for a page that loads; they keep their three periods. */
const literal = /^(?:Loading Your Adventure|Cargando su aventura)\.\.\.$/;

/** The fare card of Santiago is written with its mark. */
const brand = /\b[Bb]ip!/g;

const unit = "(?:h|min|kg|lbs?|oz|km|mi|cm|mm|ml|KB|MB|GB)";

const both: readonly Rule[] = [
	{ reason: "two spaces in a row", pattern: new RegExp(`[ ${nbsp}]{2}`) },
	{ reason: "a space before a mark", pattern: new RegExp(`[ ${nbsp}][,.;:!?)\\]”»](?!\\p{L})`, "u") },
	{ reason: "a space after an opening mark", pattern: new RegExp(`[(\\[“«¿¡][ ${nbsp}]`) },
	{ reason: "three periods instead of …", pattern: /\.\.\./ },
	{ reason: "a hyphen as a dash: write –, or another sentence", pattern: / -{1,2} |--/ },
	{ reason: "straight quotation marks", pattern: /"/ },
	{ reason: "a straight apostrophe", pattern: /'/ },
	{
		reason: "a plain space between number and unit: it needs a non-breaking one",
		pattern: new RegExp(`\\d ${unit}(?![\\p{L}\\d])`, "u"),
	},
	{ reason: "a hyphen in a range of numbers: write –", pattern: /(?<![\p{L}\d+–-])\d{1,3}-\d{1,3}(?![\p{L}\d-])/u },
	{ reason: "a space before %: both languages write 15%", pattern: new RegExp(`\\d[ ${nbsp}]%`) },
	{ reason: "a comma or period without a space after it", pattern: /\p{Ll}[,;]\p{L}|\p{Ll}{2}[.!?][¿¡]?\p{Lu}\p{Ll}/u },
	{ reason: "a placeholder or a key instead of a text", pattern: /\{\{|\}\}|\bundefined\b|\bNaN\b|\[object/ },
];

const own: Readonly<Record<Language, readonly Rule[]>> = {
	en: [
		{ reason: "Spanish marks in English", pattern: /[«»¿¡]/ },
		{ reason: "a plain space before a.m. or p.m.", pattern: /\d [ap]\.m\./ },
		{ reason: "a.m. and p.m. are written so", pattern: /\d ?[ap]m\b/ },
	],
	es: [
		{ reason: "a. m. and p. m. need non-breaking spaces", pattern: / [ap]\.\s?m\.|[ap]\.(?: |)m\./ },
		{ reason: "a.m. and p.m. are written a. m., p. m.", pattern: /\d\s?[aApP]m\b|\d\s?[AP]M\b/ },
		{ reason: "EE. UU. is written so, with a non-breaking space", pattern: /\bEE\.?(?: |)UU\b|\bEU[AU]\b/ },
		{ reason: "English quotation marks outside « »", pattern: /^(?:[^«»]|«[^«»]*»)*[“”]/ },
		{ reason: "single quotation marks", pattern: /‘/ },
		{ reason: "a period before a closing »: it comes after", pattern: /(?<!\bUU|\bm|…|[?!])\.»/ },
	],
};

/** Why a text is not set as its language is; empty where it is. */
export function faultsOfMarks(whole: string, language: Language): string[] {
	if (literal.test(whole)) return [];
	const text = whole.replace(/\bnpm run .*/, "").replaceAll(brand, "Bip");
	const faults = [...both, ...own[language]]
		.filter(({ pattern }) => pattern.test(text))
		.map(({ reason, pattern }) => `${reason} (…${around(text, pattern)}…)`);
	const unequal = pairs[language]
		.filter(([open, close]) => count(text, open) !== count(text, close))
		.map(([open, close]) => `${count(text, open)} × ${open}, but ${count(text, close)} × ${close}`);
	return [...faults, ...unequal];
}

const pairs: Readonly<Record<Language, readonly (readonly [open: string, close: string])[]>> = {
	en: [
		["“", "”"],
		["(", ")"],
	],
	es: [
		["«", "»"],
		["“", "”"],
		["¿", "?"],
		["¡", "!"],
		["(", ")"],
	],
};

function count(text: string, mark: string): number {
	return text.split(mark).length - 1;
}

function around(text: string, pattern: RegExp): string {
	const at = text.search(pattern);
	return text.slice(Math.max(0, at - 12), at + 24);
}

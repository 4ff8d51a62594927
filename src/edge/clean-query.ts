// The query that was meant by one that chat and mail programs passed on: parameters of ours are read, all others keep their bytes.

import { contactTopics } from "../parameters.ts";
import { isToken } from "../privacy/token.ts";
import type { Row } from "../routes.ts";
import { encodedOnce, withoutEntities, withoutJunk, withoutName, withoutSpaces, withoutTail } from "./link-junk.ts";

/** Known in every address. */
const languageName = "lng";
/** A search in words and a list of ages keep what a form sent of them. */
const typedNames: readonly string[] = ["q", "ages"];
const secretNames: readonly string[] = ["token", "proof"];
/** Names of offers may begin with what looks like an encoded "=". */
const offerNames: readonly string[] = ["offer", "second", "third", "open", "rows"];
/** What a person types may have spaces, and so has the name of an alliance. */
const spaced =
	/^(?:from|to|depart)\d?$|^(?:q|code|ages|alliance|return|booked|departs)$|^(?:new)?(?:leaves|arrives)$|time$/;
/** What is chosen of a list. */
const choiceNames =
	/^(?:trip|cabin|sort|stay|bag|airlineHow|alliance|event|worse|told|taken|paid|want|wish|seller|touch|way|unit|region|list|tag|group|topic|answer)$/;
/** Of what is chosen, all else is written small. */
const mixedChoices: readonly string[] = [...contactTopics, "carryOn", "Star Alliance", "SkyTeam"];
/** A day, a month, a time of a day, the code of a place. */
const exact = /^(?:\d{4}-\d\d(?:-\d\d(?:T\d\d:\d\d)?)?|[A-Z]{3,4})$/;

/** @param isRead a form may have sent what was left blank too, and a read goes on without */
export function cleanQuery(
	search: string,
	{ query = [], blanks }: Pick<Row, "query" | "blanks">,
	isRead: boolean,
): string {
	if (search === "") return search;
	const names = new Map([...query, languageName].map((name) => [name.toLowerCase(), name]));
	const pairs = pairsIn(search.slice(1), names).flatMap((pair) => readPair(pair, names));
	const last = pairs.findLastIndex(({ name }) => name !== undefined);
	const cleaned = pairs.map((pair, index) => (index === last ? ended(pair) : pair)).map(({ text }) => text);
	const kept = blanks && isRead ? unblanked(cleaned, query, blanks) : cleaned;
	return kept.length > 0 ? `?${kept.join("&")}` : "";
}

/** "&" as HTML and encoders write it; ";" or a second "?" before a parameter of ours, and "?" before any other. */
function pairsIn(query: string, names: ReadonlyMap<string, string>): readonly string[] {
	return withoutEntities(query)
		.replace(/(?:&|%26)(?:(?:amp|#38|#x26)(?:;|%3B))+/gi, "&")
		.replace(/(?:;|%(?:25)*(?:3B|26))(\w+)(?==|%(?:25)*3D)/gi, (all, name: string) =>
			names.has(name.toLowerCase()) ? `&${name}` : all,
		)
		.replace(/\?(?=[\w-]+=)/g, "&")
		.split("&")
		.filter(Boolean);
}

interface Pair {
	/** Undefined of a parameter that is none of ours. */
	readonly name?: string;
	/** As it stands in the address. */
	readonly text: string;
}

function readPair(pair: string, names: ReadonlyMap<string, string>): readonly Pair[] {
	const [, rawName = "", equals = "", rawValue = ""] = /^(.*?)(?:(=|%(?:25)*3D)(.*))?$/is.exec(pair) ?? [];
	const nameText = withoutSpaces(withoutJunk(decoded(rawName)));
	// What is nothing but marks of a sentence is no parameter.
	if (nameText !== "" && withoutTail(nameText) === "" && rawValue === "") return [];
	const name = names.get(withoutTail(nameText.replace(/^[^\w]+/, "")).toLowerCase());
	if (name === undefined) return [{ text: pair }];
	const given = decoded(rawValue);
	// In a search in words "%20" may be what was typed.
	const value = meant(name, withoutJunk(typedNames.includes(name) ? given : decoded(encodedOnce(rawValue))));
	const isSame = name === rawName && value === given && !equals.startsWith("%");
	// Which language a tag names is read of its plain letters.
	return [{ name, text: isSame && name !== languageName ? pair : written(name, value) }];
}

function meant(name: string, text: string): string {
	if (typedNames.includes(name)) return text;
	if (secretNames.includes(name)) return secretIn(withoutName(text)) ?? text;
	return fitting(name, isQuoted(name, text) ? text.slice(2) : text);
}

/** Undefined where there is none: what is no secret of ours is refused as it came. */
function secretIn(text: string): string | undefined {
	const whole = text.replace(/[^\w-]/g, "");
	const trimmed = whole.replace(/_+$/, "");
	return [whole, trimmed, whole.replace(/^3D/, ""), trimmed.replace(/^3D/, "")].find(isToken);
}

/** "=3D" is how quoted-printable writes "=". */
function isQuoted(name: string, value: string): boolean {
	return /^3D./.test(value) && !offerNames.includes(name) && name !== "code";
}

function fitting(name: string, value: string): string {
	if (choiceNames.test(name) && /\p{Lu}/u.test(value) && !/\p{Ll}/u.test(value)) return small(value);
	const squeezed = withoutSpaces(value);
	return exact.test(squeezed) || (!spaced.test(name) && /^[\w.-]+$/.test(squeezed)) ? squeezed : value;
}

/** A choice that was passed on in capitals. */
function small(shouted: string): string {
	const lower = shouted.toLowerCase();
	return mixedChoices.find((choice) => choice.toLowerCase() === lower) ?? lower;
}

/** The last of ours, without what follows a link in a sentence. */
function ended(pair: Pair): Pair {
	const [, rawName = "", rawValue] = /^(.*?)(?:=(.*))?$/s.exec(pair.text) ?? [];
	if (pair.name === undefined || !rawValue || secretNames.includes(pair.name)) return pair;
	// A form encodes the marks that were typed, but for three: what is wrong in them, the page says beside the field.
	if (typedNames.includes(pair.name))
		return { ...pair, text: `${rawName}=${rawValue.replace(/[^\p{L}\p{N}%+*._-]+$/u, "")}` };
	const given = decoded(rawValue);
	const value = withoutTail(withoutName(given)) || given;
	return value === given ? pair : { ...pair, text: written(rawName, value) };
}

function decoded(text: string): string {
	return decodeURIComponent(text.replaceAll("+", " "));
}

function written(name: string, value: string): string {
	return new URLSearchParams([[name, value]]).toString();
}

function unblanked(pairs: readonly string[], known: readonly string[], telling: readonly string[]): readonly string[] {
	return pairs.filter((pair, index) => {
		const [name = "", value] = pair.split("=");
		if (value || !known.includes(name)) return true;
		return telling.includes(name) && pairs.indexOf(pair) === index;
	});
}

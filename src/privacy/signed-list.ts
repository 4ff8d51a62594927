// A cookie that lists what a browser has of ours, the latest first: each entry is signed and has its last day, so that none can be made up.
import { serialize } from "hono/utils/cookie";
import { sameText } from "./form-token.ts";
import type { Column, Vault } from "./vault.ts";

export interface SignedList {
	/** Of the cookie. */
	readonly name: string;
	/** What its signatures are for: one of another list is worth nothing here. */
	readonly column: Column;
	/** How many it holds; the oldest goes first, since a cookie has 4 KB. */
	readonly max: number;
}

/** The cookie as the browser sent it, and how it is sent back. */
export interface ListCookie {
	readonly text: string | undefined;
	readonly now: Date;
	/** Whether the page came over HTTPS: a browser drops a secure cookie of a page that did not. */
	readonly secure: boolean;
}

const daySeconds = 24 * 3600;
const entryShape = /^[0-9A-Za-z~-]{1,64}\.\d{5,6}\.[0-9a-f]{64}$/;

/** What the cookie lists now. Never throws, whatever the cookie says. */
export async function readList(
	vault: Vault,
	list: SignedList,
	{ text, now }: Pick<ListCookie, "text" | "now">,
): Promise<string[]> {
	const entries = entriesOf(list, text);
	const right = await Promise.all(entries.map((entry) => isRight(vault, list, entry, now)));
	return entries.filter((_, index) => right[index]).map(valueIn);
}

/** Does the cookie list this value now? Never throws, whatever the cookie says. */
export async function isListed(
	vault: Vault,
	list: SignedList,
	{ text, now }: Pick<ListCookie, "text" | "now">,
	value: string,
): Promise<boolean> {
	for (const entry of entriesOf(list, text)) {
		if (valueIn(entry) === value && (await isRight(vault, list, entry, now))) return true;
	}
	return false;
}

interface Addition {
	/** Digits, letters, "~" and "-". */
	readonly value: string;
	/** How long it is listed from now. */
	readonly days: number;
	/** A value whose place it takes. */
	readonly instead?: string;
}

/** The line of Set-Cookie with a value added. */
export async function addToList(
	vault: Vault,
	list: SignedList,
	cookie: ListCookie,
	{ value, days, instead = value }: Addition,
): Promise<string> {
	const until = dayOf(cookie.now) + days;
	const mac = await vault.sign(`${value}.${until}`, list.column, "cookies");
	return lineOf(list, cookie, [`${value}.${until}.${mac}`, ...without(list, cookie, [value, instead])]);
}

/** The line of Set-Cookie without some values; of an empty list it deletes the cookie. */
export function removeFromList(list: SignedList, cookie: ListCookie, values: readonly string[]): string {
	return lineOf(list, cookie, without(list, cookie, values));
}

/** The line of Set-Cookie that deletes all of it. */
export function clearList(list: SignedList, cookie: Pick<ListCookie, "now" | "secure">): string {
	return lineOf(list, cookie, []);
}

function without(list: SignedList, { text }: ListCookie, values: readonly string[]): string[] {
	return entriesOf(list, text).filter((entry) => !values.includes(valueIn(entry)));
}

function lineOf(
	{ name, max }: SignedList,
	{ now, secure }: Pick<ListCookie, "now" | "secure">,
	entries: readonly string[],
): string {
	const kept = entries.slice(0, max);
	const days = Math.max(0, ...kept.map((entry) => untilOf(entry) - dayOf(now)));
	const maxAge = days * daySeconds;
	return serialize(name, kept.join("_"), { path: "/", httpOnly: true, sameSite: "Lax", secure, maxAge });
}

function entriesOf({ max }: SignedList, text = ""): string[] {
	return text
		.split("_")
		.filter((entry) => entryShape.test(entry))
		.slice(0, max);
}

async function isRight(vault: Vault, { column }: SignedList, entry: string, now: Date): Promise<boolean> {
	if (untilOf(entry) * daySeconds * 1000 < now.getTime()) return false;
	const [value, until, mac = ""] = entry.split(".");
	const right = await vault.signatures(`${value}.${until}`, column, "cookies");
	return right.some((one) => sameText(one, mac));
}

function valueIn(entry: string): string {
	return entry.split(".")[0] ?? "";
}

function untilOf(entry: string): number {
	return Number(entry.split(".")[1]);
}

function dayOf(now: Date): number {
	return Math.floor(now.getTime() / (daySeconds * 1000));
}

// A cookie that lists what a browser has of ours, the latest first: each entry is signed with its times and the browser's
// secret, so that none can be made up, and a list that is copied alone says nothing.
import { type Cookies, type OwnCookie, writeCookie } from "./cookies.ts";
import { sameText } from "./form-token.ts";
import type { Column, Vault } from "./vault.ts";
import { tieTo, visitorOf } from "./visitor.ts";

export interface SignedList {
	readonly name: OwnCookie;
	/** What its signatures are for: one of a list for something else is worth nothing here. */
	readonly column: Column;
	/** How many it holds; the oldest goes first, since a cookie has 4 KB. */
	readonly max: number;
	/** How long an entry counts at most, in ms. */
	readonly life: number;
	/** It is gone when the browser closes. */
	readonly session?: true;
}

/** Who asks, and what it is judged by. */
export interface Asking {
	readonly vault: Vault;
	readonly visit: Cookies;
	readonly now: Date;
}

export interface Entry {
	readonly column: Column;
	readonly value: string;
	readonly issued: Date;
}

const entryShape = /^[0-9A-Za-z~-]{1,64}\.[0-9a-z]{1,9}\.[0-9a-z]{1,9}\.[0-9a-f]{64}$/;

/**
 * What the cookie rightly lists now, whether or not it was ended since (`endings.ts`). Never throws, whatever it says.
 * @param only the one value that is asked about
 */
export async function readList(asking: Asking, list: SignedList, only?: string): Promise<Entry[]> {
	const { vault, visit, now } = asking;
	const visitor = visitorOf(visit);
	if (!visitor) return [];
	const entries = entriesOf(list, visit).filter(({ value }) => only === undefined || value === only);
	const right = await Promise.all(
		entries.map(async ({ text, until, mac }) => {
			if (until < now.getTime()) return false;
			const signatures = await vault.signatures(signedText(text, visitor), list.column, "cookies");
			return signatures.some((one) => sameText(one, mac));
		}),
	);
	return entries
		.filter((_, index) => right[index])
		.map(({ value, issued }) => ({ column: list.column, value, issued: new Date(issued) }));
}

interface Addition {
	/** Digits, letters, "~" and "-". */
	readonly value: string;
	/** How long it is listed from now, in ms; the list's life where nothing is said. */
	readonly life?: number;
	/** A value whose place it takes. */
	readonly instead?: string;
}

/** The lines of Set-Cookie with a value added; the browser's secret lives as long. */
export async function addToList(asking: Asking, list: SignedList, addition: Addition): Promise<string[]> {
	const { value, life = list.life, instead = value } = addition;
	const { vault, visit, now } = asking;
	const until = new Date(now.getTime() + life);
	const { visitor, cookies } = tieTo(visit, list.session ? undefined : { until, now });
	const text = [value, ...[now, until].map((time) => time.getTime().toString(36))].join(".");
	const mac = await vault.sign(signedText(text, visitor), list.column, "cookies");
	const added = { value, text, until: until.getTime(), entry: `${text}.${mac}` };
	return [...cookies, lineOf(list, asking, [added, ...without(list, visit, [value, instead])])];
}

/** The lines of Set-Cookie without some values; of an empty list it deletes the cookie. None where there is no cookie. */
export function removeFromList(
	asking: Pick<Asking, "visit" | "now">,
	list: SignedList,
	values: readonly string[],
): string[] {
	const { visit } = asking;
	return visit.cookie(list.name) === undefined ? [] : [lineOf(list, asking, without(list, visit, values))];
}

/** The lines of Set-Cookie that delete all of it. */
export function clearList({ cookie, secure }: Cookies, { name }: SignedList): string[] {
	return cookie(name) === undefined ? [] : [writeCookie(name, "", { secure, maxAge: 0 })];
}

function signedText(text: string, visitor: string): string {
	return `${text}.${visitor}`;
}

type Listed = Pick<ReturnType<typeof entriesOf>[number], "entry" | "until">;

function without(list: SignedList, visit: Cookies, values: readonly string[]): Listed[] {
	return entriesOf(list, visit).filter(({ value }) => !values.includes(value));
}

function lineOf(list: SignedList, { visit, now }: Pick<Asking, "visit" | "now">, entries: readonly Listed[]): string {
	const { name, max, life, session } = list;
	const { secure } = visit;
	const kept = entries.slice(0, max);
	// What a browser made up for an end is no reason to keep it for longer.
	const left = Math.min(life, Math.max(0, ...kept.map(({ until }) => until - now.getTime())));
	const maxAge = Math.ceil(left / 1000);
	return writeCookie(name, kept.map(({ entry }) => entry).join("_"), {
		secure,
		...((!session || maxAge === 0) && { maxAge }),
	});
}

function entriesOf({ name, max }: SignedList, { cookie }: Cookies) {
	return (cookie(name) ?? "")
		.split("_")
		.filter((entry) => entryShape.test(entry))
		.slice(0, max)
		.map((entry) => {
			const [value = "", issued = "", until = "", mac = ""] = entry.split(".");
			const text = [value, issued, until].join(".");
			return { entry, text, value, mac, issued: Number.parseInt(issued, 36), until: Number.parseInt(until, 36) };
		});
}

// Parts of a page that React does not draw with the rest of it: what is the same on many pages, kept as HTML, and what waits
// for its data. In the drawn page a mark stands in the place of each; whoever writes the page puts the parts there, in order.
import { LRUCache } from "lru-cache";
import type { ReactElement, ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { Messages } from "../i18n/messages.ts";
import { onceOf } from "../i18n/once-of.ts";
import { escapeHtml } from "../text/fill.ts";
import { type PageContext, PageProvider, SharedProvider, usePage } from "./page-context.tsx";
import { type Kept, keptHtml, type Piece, textOf } from "./pieces.ts";

/** HTML, or what becomes it later. A rejection ends the page. */
export type Part = Piece | Promise<readonly Piece[]>;

export function isThere(part: Part): part is Piece {
	return !(part instanceof Promise);
}

type Marked = readonly Piece[] | Promise<readonly Piece[]>;

/** The parts of one page, in the order of their marks' numbers. */
export type Parts = Marked[];

/** Stands in the drawn page for a part: an element, and no component around it, since every part of a page has one. */
export function mark(part: Marked, parts: Parts): ReactElement {
	return <template data-part={parts.push(part) - 1} />;
}

/** What a mark becomes in HTML, around its number. */
const [markStart, markEnd] = ['<template data-part="', '"></template>'];

/** A drawn page as what stands between the marks and the parts at them. */
export function withParts(html: string, parts: Parts): Part[] {
	const put: Part[] = [];
	let from = 0;
	for (let at = html.indexOf(markStart); at >= 0; at = html.indexOf(markStart, from)) {
		if (at > from) put.push(html.slice(from, at));
		const end = html.indexOf(markEnd, at);
		const part = parts[Number(html.slice(at + markStart.length, end))] ?? [];
		if (part instanceof Promise) put.push(part);
		else put.push(...part);
		from = end + markEnd.length;
	}
	if (from < html.length) put.push(html.slice(from));
	return put;
}

/** Kept HTML a language, in characters: all of what is kept today is a quarter of it. */
const maxKept = 4 * 1024 * 1024;
/** HTML, and between it the numbers of holes. */
type KeptPart = readonly (Kept | number)[];

/** By messages, which are one agency's in one language. */
const kept = new WeakMap<Messages, LRUCache<string, KeptPart>>();

interface SharedProps {
	/** What it is, and whatever else decides what it looks like. */
	readonly by: string;
	/** Objects that decide it too and never change themselves, such as a text of the build in one language. */
	readonly of?: readonly object[];
	/** Texts in it that are another on each page: each stands in it as it is given. */
	readonly holes?: readonly string[];
	/** Days in it (`YYYY-MM-DD`), which are another on each page too: the view may look whether one is a day, and at no more. */
	readonly days?: readonly string[];
	/** Draws it, with what it is given in place of each hole and day. Of the page it may know no more than language and agency. */
	readonly children: (...holes: string[]) => ReactNode;
}

/**
 * A part that is the same on many pages, or on one as long as nobody writes another text: it is drawn once an isolate and
 * language.
 */
export function Shared({ by, of = [], holes = [], days = [], children }: SharedProps) {
	const page = usePage();
	// Where nobody puts parts together: in a test of one component.
	if (!page.parts || !holes.every(isFit) || !days.every(isDay)) return children(...holes, ...days);
	const kept = keptPart(page, [by, ...of.map(numberOf), days.length].join(" "), holes.length, (...names) =>
		children(...names, ...days.map(noDay)),
	);
	return mark(filledPart(withDays(kept, days), holes.map(asReact)), page.parts);
}

interface SharedAroundProps extends Pick<SharedProps, "by" | "holes"> {
	/** What is this page's own, drawn with it. */
	readonly inside: ReactNode;
	/** Draws the part. `inside` stands once in it, alone in its element or beside elements. */
	readonly children: (inside: ReactNode, ...holes: string[]) => ReactNode;
}

/** A shared part that stands around what is the page's own. */
export function SharedAround({ by, holes = [], inside, children }: SharedAroundProps) {
	const page = usePage();
	if (!page.parts || !holes.every(isFit)) return children(inside, ...holes);
	const place = holes.length;
	const kept = keptPart(page, by, place + 1, (...names) => children(names[place], ...names.slice(0, place)));
	const at = kept.indexOf(place);
	const html = holes.map(asReact);
	return (
		<>
			{mark(filledPart(kept.slice(0, at), html), page.parts)}
			{inside}
			{mark(filledPart(kept.slice(at + 1), html), page.parts)}
		</>
	);
}

/** Whether a text may stand in a hole: JSON in an attribute would write some in another way than text does. */
const isFit = (text: string) => text !== "" && !/["\\]|\p{Cc}/u.test(text);

/** An object's number: of each another. */
const numbers = new WeakMap<object, number>();
let lastNumber = 0;

function numberOf(object: object): number {
	const number = numbers.get(object) ?? ++lastNumber;
	numbers.set(object, number);
	return number;
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

/** A day that nobody travels on, and that stands in no page: in the place of the day of this number. */
const noDay = (_: unknown, index: number) => `98${String(index).padStart(2, "0")}-01-01`;

function withDays(pieces: KeptPart, days: readonly string[]): readonly (Piece | number)[] {
	if (days.length === 0) return pieces;
	const put = (html: string) => days.reduce((text, day, index) => text.replaceAll(noDay(day, index), day), html);
	return pieces.map((piece) => (typeof piece === "number" ? piece : put(piece.html)));
}

export function keptPart(page: PageContext, by: string, count: number, children: SharedProps["children"]): KeptPart {
	const { messages } = page;
	const ofLanguage = kept.get(messages) ?? new LRUCache({ maxSize: maxKept, sizeCalculation: sizeOf });
	kept.set(messages, ofLanguage);
	const key = `${by} ${count}`;
	const before = ofLanguage.get(key);
	if (before) return before;
	const names = Array.from({ length: count }, (_, index) => `hole-${index}-`);
	const html = renderToString(<SharedProvider page={page}>{children(...names)}</SharedProvider>);
	const pieces = html.split(/hole-(\d+)-/).map((text, index) => (index % 2 === 0 ? keptHtml(text) : Number(text)));
	ofLanguage.set(key, pieces);
	return pieces;
}

function sizeOf(pieces: KeptPart, key: string): number {
	return pieces.reduce<number>(
		(sum, piece) => sum + (typeof piece === "number" ? 0 : piece.html.length),
		key.length + 64,
	);
}

/** @param holes HTML */
export function filledPart(pieces: readonly (Piece | number)[], holes: readonly string[]): Piece[] {
	return pieces.map((piece) => (typeof piece === "number" ? (holes[piece] ?? "") : piece));
}

/** A text as HTML; React writes an apostrophe in another way. */
export function asReact(text: string): string {
	const html = escapeHtml(text);
	return html === text ? text : html.replaceAll("&#39;", "&#x27;");
}

interface KeptWithProps {
	/** Decides the part together with `by` and never changes, such as a list that is remembered: the part is kept as long as it is. */
	readonly of: object;
	readonly by: string;
	/** Draws it. Of the page it may know no more than language and agency. */
	readonly children: () => ReactNode;
}

/** A part that is the same for everybody who has the same list before them, in one language. */
export function KeptWith({ of, by, children }: KeptWithProps) {
	const page = usePage();
	if (!page.parts) return children();
	const known = keptWith(of);
	const ofWords = known.get(page.messages) ?? new Map<string, Kept>();
	known.set(page.messages, ofWords);
	const kept = ofWords.get(by) ?? keptHtml(sharedHtml(page, children()));
	ofWords.set(by, kept);
	return mark([kept], page.parts);
}

const keptWith = onceOf((_: object) => new WeakMap<Messages, Map<string, Kept>>());

/** A part that knows no page, as HTML; rows that are alike and shared parts in it are put in. */
function sharedHtml(page: PageContext, node: ReactNode): string {
	const parts: Parts = [];
	const html = renderToString(
		<SharedProvider page={page} parts={parts}>
			{node}
		</SharedProvider>,
	);
	return textOf(
		withParts(html, parts).map((part) => {
			if (!isThere(part)) throw new Error("a part that is kept waits for nothing");
			return part;
		}),
	);
}

/** Data that a page need not wait for before it begins. */
export interface Coming<Data> {
	readonly promise: Promise<Data>;
	/** Once it is there. */
	readonly known?: { readonly data: Data };
	/** Once it is known that it will not come. */
	readonly failed?: { readonly error: unknown };
}

export function coming<Data>(promise: Promise<Data>): Coming<Data> {
	const waiting: { -readonly [Name in keyof Coming<Data>]: Coming<Data>[Name] } = { promise };
	promise.then(
		(data) => {
			waiting.known = { data };
		},
		(error: unknown) => {
			waiting.failed = { error };
		},
	);
	return waiting;
}

/** What is there without anything being waited for is there after a few turns: so many `await`s deep is no way to it. */
const turns = 30;

/**
 * Waits for what is at hand already, or `wholly` for all of it. Throws the error of what has failed by then: the page has not
 * begun, and can still be another.
 */
export async function settle(waits: readonly Coming<unknown>[], wholly: boolean): Promise<void> {
	if (wholly) await Promise.all(waits.map(({ promise }) => promise));
	const isOpen = ({ known, failed }: Coming<unknown>) => !known && !failed;
	for (let turn = 0; turn < turns && waits.some(isOpen); turn++) await null;
	for (const { failed } of waits) if (failed) throw failed.error;
}

interface WaitingProps<Data> {
	readonly of: Coming<Data>;
	readonly children: (data: Data) => ReactNode;
}

/** Drawn with the page where its data is there already, and else in its place when it comes; what stands below waits with it. */
export function Waiting<Data>({ of: { promise, known }, children }: WaitingProps<Data>) {
	const page = usePage();
	if (known) return children(known.data);
	if (!page.parts) throw new Error("a part that waits stands where nobody puts parts together");
	return mark(
		promise.then((data) => drawn(page, children(data))),
		page.parts,
	);
}

/** What stands on a page, its parts put in. */
export async function drawn(page: PageContext, node: ReactNode): Promise<readonly Piece[]> {
	const parts: Parts = [];
	const html = renderToString(<PageProvider page={{ ...page, parts }}>{node}</PageProvider>);
	return (await Promise.all(withParts(html, parts))).flat();
}

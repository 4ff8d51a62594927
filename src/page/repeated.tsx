// Rows of a list that are alike but for their texts: each look is drawn once by React, and the rows are it, filled in.
import type { ReactNode } from "react";
import type { Messages } from "../i18n/messages.ts";
import { usePage } from "./page-context.tsx";
import { asReact, filledPart, keptPart, mark } from "./parts.tsx";
import { type Kept, keptHtml, textOf } from "./pieces.ts";

interface RepeatedProps<Item extends object> {
	/** What the rows are, on whatever page. */
	readonly by: string;
	/**
	 * Plain data: every text in it is put in as it is, and all else (a flag, how many of something) is how the row looks. A text
	 * called `html` is HTML of the build, and is all that stands in its element. A frozen row never changes, nor what it
	 * holds: it is filled in once for as long as it is kept.
	 */
	readonly each: readonly Item[];
	/**
	 * Draws a row, with a key. It may put the texts anywhere but into JSON, and may not look into them: it is given others. Of
	 * the page it may know no more than language and agency.
	 */
	readonly children: (item: Item) => ReactNode;
}

/** A list of fifteen rows has two or three looks: React draws those, once an isolate and language. */
export function Repeated<Item extends object>({ by, each, children }: RepeatedProps<Item>) {
	const page = usePage();
	const { parts, messages } = page;
	// Where nobody puts parts together, as in a test of one component.
	if (!parts) return each.map(children);
	const filled = (item: Item): string => {
		const texts: string[] = [];
		const look = lookOf(item, texts);
		const kept = keptPart(page, `${by} ${look}`, texts.length, (...names) => children(withTexts(item, names)));
		// Short pieces between many texts: as one they are made bytes faster.
		return textOf(filledPart(kept, texts));
	};
	const rows = each.map((item) =>
		Object.isFrozen(item) ? keptRow(item, by, messages, () => filled(item)) : filled(item),
	);
	return mark(rows, parts);
}

/** By what is frozen: its HTML as rows of one kind, in the words of one agency and language. */
const frozen = new WeakMap<object, { readonly by: string; readonly messages: Messages; readonly html: Kept }>();

function keptRow(of: object, by: string, messages: Messages, make: () => string): Kept {
	const before = frozen.get(of);
	if (before?.by === by && before.messages === messages) return before.html;
	const html = keptHtml(make());
	frozen.set(of, { by, messages, html });
	return html;
}

/**
 * All that is no text, as one; and the texts as HTML, in their order. An empty text is often drawn in another way: it is a
 * look.
 */
function lookOf(value: unknown, texts: string[], called = ""): string {
	if (typeof value === "string") {
		if (value === "") return "''";
		texts.push(called === "html" ? value : asReact(value));
		return "s";
	}
	if (typeof value !== "object" || value === null) return String(value);
	let look = "{";
	for (const name in value) look += `${name}:${lookOf((value as Record<string, unknown>)[name], texts, name)},`;
	return look;
}

/** The same with other texts in their places. */
function withTexts<Value>(value: Value, texts: string[]): Value {
	const replaced = (one: unknown): unknown => {
		if (typeof one === "string") return one === "" ? one : texts.shift();
		if (Array.isArray(one)) return one.map(replaced);
		if (typeof one !== "object" || one === null) return one;
		return Object.fromEntries(Object.entries(one).map(([name, inner]) => [name, replaced(inner)]));
	};
	return replaced(value) as Value;
}

// What an address that leads nowhere may have meant: the redirect leaves it in a cookie of a minute for the page it leads to,
// which is the same for everybody.
import { meantCookie } from "../features/home/island/meant-cookie.ts";
import { oneLine } from "../forms/typed-text.ts";
import { fold } from "../i18n/fold.ts";
import { localize } from "../i18n/language-parameter.ts";
import type { Language } from "../i18n/languages.ts";
import { once } from "../i18n/once.ts";
import type { NamedPage } from "../page/page.ts";
import type { Services } from "../services.ts";
import { listPages } from "./page-instances.ts";

type Reached = Pick<NamedPage, "path" | "name">;

const most = 3;
/** A page is a suggestion from this part of the best it could have been. */
const leastPart = 0.3;
/** Addresses are asked by machines too: of a long one its beginning is enough. */
const maxPath = 120;

/** Words of an address or a name, without accents and capitals; letters that stand for nothing are left out. */
function wordsOf(text: string): string[] {
	return fold(text)
		.split(/[^a-z0-9]+/)
		.filter((word) => word.length > 1);
}

/** A page with its words, and of each word how much it tells: what many pages share tells little. */
export interface PageIndex {
	readonly pages: readonly { readonly page: Reached; readonly words: ReadonlySet<string> }[];
	readonly weights: ReadonlyMap<string, number>;
}

export function indexPages(pages: readonly Reached[]): PageIndex {
	const indexed = pages.map((page) => ({ page, words: new Set([...wordsOf(page.path), ...wordsOf(page.name)]) }));
	const counts = new Map<string, number>();
	for (const { words } of indexed) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
	const weights = [...counts].map(([word, count]) => [word, Math.log(1 + pages.length / count) ** 2] as const);
	return { pages: indexed, weights: new Map(weights) };
}

/** The nearest pages, the best first; none where nothing tells. */
export function nearestPages(path: string, { pages, weights }: PageIndex): readonly Reached[] {
	const asked = [...new Set(wordsOf(path))].map((word) => known(word, weights));
	const told = asked.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
	if (told === 0) return [];
	return (
		pages
			.map(({ page, words }) => {
				const shared = asked.reduce((sum, word) => sum + (words.has(word) ? (weights.get(word) ?? 0) : 0), 0);
				return { page, score: shared / told - words.size / 1_000 };
			})
			.filter(({ score }) => score >= leastPart)
			.sort((a, b) => b.score - a.score)
			.map(({ page }) => page)
			// An airline has two pages of one name; each leads to the other.
			.filter(({ name }, index, all) => all.findIndex((other) => other.name === name) === index)
			.slice(0, most)
	);
}

/** The word itself, or one of ours with a letter more, less or other. */
function known(word: string, weights: PageIndex["weights"]): string {
	if (weights.has(word) || word.length < 5) return word;
	return [...weights.keys()].find((other) => isOneLetterOff(word, other)) ?? word;
}

function isOneLetterOff(a: string, b: string): boolean {
	if (Math.abs(a.length - b.length) > 1) return false;
	let start = 0;
	while (start < a.length && a[start] === b[start]) start += 1;
	let end = 0;
	while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
	return Math.max(a.length, b.length) - start - end <= 1;
}

/** A Set-Cookie value for the redirect from an unknown address: names of our pages, and nothing of the address. */
export function didYouMean(services: Services): (path: string, language: Language) => string {
	const indexOf = once((language: Language) => indexPages(listPages(language, services)));
	return (path, language) => {
		const asked = oneLine(decoded(path), maxPath);
		return meantCookie(
			nearestPages(asked, indexOf(language)).map(({ path: to, name }) => [localize(to, language), name] as const),
		);
	};
}

function decoded(path: string): string {
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}

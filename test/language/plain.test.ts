// What a page says when no style sheet comes: its parts do not run together.
import { beforeAll, expect, it } from "vitest";
import { languageCodes } from "../languages.ts";
import { type SitePage, siteInWords } from "./site.ts";

let pages: readonly SitePage[] = [];

beforeAll(async () => {
	pages = await siteInWords();
}, 60_000);

const inline = "a|abbr|b|bdi|button|cite|code|em|i|kbd|label|q|small|span|strong|time";
/** A word, nothing but marks of inline elements, and a word: "0199</a><span>Las". */
const glued = new RegExp(
	`([\\p{L}\\p{N}.)?!])((?:</?(?:${inline})(?: [^>]*)?>)*</(?:${inline})>(?:</?(?:${inline})(?: [^>]*)?>)*)(?=[\\p{L}\\p{N}])`,
	"gu",
);

const unseen = /<(script|style|template|svg|select)\b.*?<\/\1>|<!--.*?-->/gs;

function gluedIn(html: string): string[] {
	const plain = html.replace(unseen, "");
	return [...plain.matchAll(glued)].map(({ index, 0: whole }) =>
		plain.slice(Math.max(0, index - 30), index + whole.length + 30).replace(/<[^>]*>/g, "|"),
	);
}

it("sees parts that run together", () => {
	expect(gluedIn("<p><a>+1 800 555 0199</a><span>Las 24 horas</span></p>")).toHaveLength(1);
	expect(gluedIn("<p><a>+1 800 555 0199</a> <span>Las 24 horas</span></p><p>b</p><i>c</i>")).toHaveLength(0);
});

it.each(languageCodes)("the parts of no page run together without styles (%s)", (language) => {
	const found = new Map<string, string>();
	for (const { target, document, language: its } of pages) {
		if (its !== language) continue;
		for (const text of gluedIn(document.querySelector("body")?.innerHTML ?? "")) {
			const kind = text.replace(/\d+/g, "#").slice(20, -20);
			if (!found.has(kind)) found.set(kind, `${target}: ${text}`);
		}
	}
	expect([...found.values()]).toEqual([]);
});

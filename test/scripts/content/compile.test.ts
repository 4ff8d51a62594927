// One Markdown file: links in each language, sanitizing, structure.
import { VFile } from "vfile";
import { describe, expect, test } from "vitest";
import { createCompiler } from "../../../scripts/content/compile.ts";
import { plainText } from "../../../src/text/plain-text.ts";

const compilers = {
	en: createCompiler({ language: "en", isInternalPath: () => true }),
	es: createCompiler({ language: "es", isInternalPath: () => true }),
};

function html(markdown: string, language: "en" | "es" = "en"): string {
	return compilers[language](new VFile(markdown)).html;
}

describe("links", () => {
	test.each([
		["/how-we-help", "/how-we-help?lng=es"],
		["/how-we-help#fees", "/how-we-help?lng=es#fees"],
		["/flight-results?from=MIA&to=BOG", "/flight-results?from=MIA&#x26;to=BOG&#x26;lng=es"],
		["/flight-results?from=MIA&lng=en#top", "/flight-results?from=MIA&#x26;lng=es#top"],
	])("in Spanish %s keeps the language", (written, expected) => {
		expect(html(`[x](${written})`, "es")).toBe(`<p><a href="${expected}">x</a></p>`);
	});

	test("in English an internal link stays as written", () => {
		expect(html("[x](/how-we-help#fees)")).toBe('<p><a href="/how-we-help#fees">x</a></p>');
	});

	test("phone and mail links are left to be filled in", () => {
		expect(html("[{{phone}}](call:) [{{email}}](mail:)", "es")).toBe(
			'<p><a href="{{phoneHref}}">{{phone}}</a> <a href="{{emailHref}}">{{email}}</a></p>',
		);
	});

	test("external links are marked and stay without language", () => {
		expect(html("[x](https://example.com/a)", "es")).toBe(
			'<p><a href="https://example.com/a" rel="noopener external">x</a></p>',
		);
	});

	test("a fragment of the same page is kept, with accents", () => {
		expect(html("## Qué días\n\n[x](#qué-días)", "es")).toContain("<a href=");
	});
});

describe("sanitizing", () => {
	test.each([
		["a script", "<script>alert(1)</script>\n\nText", "<p>Text</p>"],
		["an event handler", 'A <b onclick="alert(1)">word</b>', "<p>A word</p>"],
		["a javascript: link", "[x](javascript:alert(1))", "<p><a>x</a></p>"],
		["a data: image", "![x](data:text/html,x)", '<p><img alt="x"></p>'],
	])("%s is removed", (_, markdown, expected) => {
		expect(html(markdown)).toBe(expected);
	});
});

describe("a task list", () => {
	test("is of boxes to tick, each labeled by its text, links included", () => {
		expect(html("- [ ] Passport\n- [x] Read at [x.example](https://x.example/)")).toBe(
			[
				'<ul class="contains-task-list">',
				'<li class="flex"><label class="choice"><input type="checkbox"><span> Passport</span></label></li>',
				'<li class="flex"><label class="choice"><input type="checkbox"><span> Read at <a href="https://x.example/" rel="noopener external">x.example</a></span></label></li>',
				"</ul>",
			].join("\n"),
		);
	});
});

describe("structure", () => {
	test("headings have plain ids and h2 makes the contents list", () => {
		const { contents, html } = compilers.en(new VFile("## One\n\n### Inside\n\n## One\n\n## Call {{agency}}"));
		expect(contents).toEqual([
			{ id: "one", text: "One" },
			{ id: "one-1", text: "One" },
			{ id: "call-agency", text: "Call {{agency}}" },
		]);
		expect(html).toContain('<h3 id="inside">');
	});

	test("a table sits in a box that keyboards can scroll, named by its heading", () => {
		expect(html("## Prices\n\n| a | b |\n| - | - |\n| 1 | 2 |")).toContain(
			'<section class="table-scroll" tabindex="0" aria-labelledby="prices"><table>',
		);
	});

	test("plain text keeps words of neighboring blocks apart", () => {
		const { html, words, minutes } = compilers.en(
			new VFile("---\na: b\n---\n## Head\n\n- one\n- two\n\n| a | b |\n| - | - |"),
		);
		expect(plainText(html)).toBe("Head one two a b");
		expect(words).toBe(5);
		expect(minutes).toBe(1);
	});

	test("reading time follows the length", () => {
		expect(compilers.en(new VFile("word ".repeat(1100))).minutes).toBe(5);
	});
});

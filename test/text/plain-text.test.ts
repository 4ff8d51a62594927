// The words of a compiled text, without its markup.
import { VFile } from "vfile";
import { expect, test } from "vitest";
import { createCompiler } from "../../scripts/content/compile.ts";
import { fill } from "../../src/text/fill.ts";
import { plainText } from "../../src/text/plain-text.ts";

const compile = createCompiler({ language: "en", isInternalPath: () => true });

test("tags go, blocks stay apart, and a link leaves its words", () => {
	expect(plainText('<h2 id="a">Bags</h2>\n<p>Ask <a href="/x?a=1&#x26;b=2">us</a>, <em>first</em>.</p>')).toBe(
		"Bags Ask us, first.",
	);
});

test("what the compiler and the placeholders escape comes back as it was written", () => {
	const { html } = compile(new VFile("5 < 6 & “R&D” of {{agency}}, `<b>`, &amp;lt;"));
	const filled = fill(html, { agency: `Smith & "Sons'" <Ltd>` });
	expect(plainText(filled)).toBe(`5 < 6 & “R&D” of Smith & "Sons'" <Ltd>, <b>, &lt;`);
});

test("a name that nobody writes is left alone", () => {
	expect(plainText("a &nbsp; b &bogus;")).toBe("a &nbsp; b &bogus;");
});

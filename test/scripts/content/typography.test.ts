// Typography at build: what plain marks become in each language, in running text and across bold and links.
import { VFile } from "vfile";
import { expect, test } from "vitest";
import { createCompiler } from "../../../scripts/content/compile.ts";
import { nbsp, typeset, typesetTexts } from "../../../scripts/content/typography.ts";
import { plainText } from "../../../src/text/plain-text.ts";

/** "~" stands for a non-breaking space. */
const shown = (text: string) => text.replaceAll(nbsp, "~");
const html = (markdown: string, language: "en" | "es") =>
	shown(createCompiler({ language, isInternalPath: () => true })(new VFile(markdown)).html);

test.each([
	['Look for "baggage" (or "bags").', "Look for “baggage” (or “bags”)."],
	["The airline's rule, and the travelers' bags", "The airline’s rule, and the travelers’ bags"],
	["{{agency}}'s phone in the '90s", "{{agency}}’s phone in the ’90s"],
	["\"He said 'no' twice.\"", "“He said ‘no’ twice.”"],
	['"Basic"\'s rules, \'a "b"\', and "c \'d\'"', "“Basic”’s rules, ‘a “b”’, and “c ‘d’”"],
	["At 8 p.m., 10 kg or 22 lb, 15% off...", "At 8~p.m., 10~kg or 22~lb, 15% off…"],
	["14 CFR 259.5(b)(4) and 49 CFR Part 175", "14~CFR~259.5(b)(4) and 49~CFR Part 175"],
	["2 h 45 min, 24 hours, 5 months, 3 in 4", "2~h 45~min, 24 hours, 5 months, 3 in 4"],
	["A “set” text’s marks stay…", "A “set” text’s marks stay…"],
	['A bag of 22" by 14"', 'A bag of 22" by 14"'],
])("English: %s", (plain, set) => {
	expect(shown(typeset(plain, "en"))).toBe(set);
});

test.each([
	['Busque "equipaje" (o "maletas").', "Busque «equipaje» (o «maletas»)."],
	['¿"Mis viajes"?', "¿«Mis viajes»?"],
	['«Dice "no" siempre», y "sí"', "«Dice “no” siempre», y «sí»"],
	["A las 8 p. m. y a las 6 a.m. en EE. UU., 23 kg", "A las 8~p.~m. y a las 6~a.m. en EE.~UU., 23~kg"],
	["O'Hare, Washington D. C., un 15% menos...", "O’Hare, Washington D.~C., un 15% menos…"],
	["20 minutos, 3 meses, 24 horas", "20 minutos, 3 meses, 24 horas"],
])("Spanish: %s", (plain, set) => {
	expect(shown(typeset(plain, "es"))).toBe(set);
});

test("a block is set as one text: bold, links and code in it do not break a pair, and code stays as typed", () => {
	expect(html('Press "**accept**" or "[My trips](/x)", not `"a" 5 kg`.', "en")).toBe(
		'<p>Press “<strong>accept</strong>” or “<a href="/x">My trips</a>”, not <code>"a" 5 kg</code>.</p>',
	);
	expect(html('- "uno"\n- "dos" de **10** kg', "es")).toContain("<li>«dos» de <strong>10</strong>~kg</li>");
});

test("a heading's id and the text for the search keep plain letters and spaces", () => {
	const { html } = createCompiler({ language: "en", isInternalPath: () => true })(
		new VFile("## What's 10 kg\n\nUp to 10 kg"),
	);
	expect(html).toContain('id="whats-10-kg"');
	expect(plainText(html)).toBe("What’s 10 kg Up to 10 kg");
});

test("front matter is set but for its addresses and dates", () => {
	const sources = [{ title: "It's 5 kg", url: "https://example.com/5'kg", date: "2025-01-01" }];
	expect(typesetTexts({ title: "The fare's end", sources }, "en")).toEqual({
		title: "The fare’s end",
		sources: [{ title: `It’s 5${nbsp}kg`, url: "https://example.com/5'kg", date: "2025-01-01" }],
	});
});

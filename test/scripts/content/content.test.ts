// The content build: what sound content becomes, and that each mistake fails with its file and line.
import { describe, expect, test } from "vitest";
import { compileProject, complaints, guide, page, sound, withLine } from "./project.ts";

describe("sound content", () => {
	test("a guide has its facts once and its texts in every language", () => {
		const [found] = compileProject().guides;
		expect(found).toMatchObject({
			id: 1,
			group: "general",
			slug: "a-guide",
			author: "fare-desk",
			date: "2025-06-01",
			tags: ["cheap-flights", "fare-rules"],
			routes: [{ from: "MIA", to: "BOG" }],
			airlines: ["UA"],
			imageUrl: "/images/guides/a-guide.svg",
			imageWidth: 1200,
			imageHeight: 630,
			en: { title: "A title", minutes: 1, contents: [{ id: "a-section", text: "A section" }] },
			es: { title: "A title", faq: [{ question: "First?", html: "<p>Yes.</p>" }, {}] },
		});
	});

	test("a prose page is found by its folder", () => {
		const { prose, pageTexts } = compileProject();
		expect(prose.howWeHelp?.es).toMatchObject({ lead: "L", updated: "2026-11-21", faq: [] });
		expect(pageTexts.es.howWeHelp).toMatchObject({ title: "T", name: "N", heading: "H" });
	});

	test("a link to a guide that has a folder is sound, and the agency's name in it stays open", () => {
		const named = "content/guides/airline/why-{agency}-is-here";
		const { lines } = withLine(`${guide}/en.md`, "An opening.", "[Why](/blog/why-{agency}-is-here)");
		const content = compileProject({
			[`${named}/en.md`]: sound[`${guide}/en.md`] ?? null,
			[`${named}/es.md`]: sound[`${guide}/es.md`] ?? null,
			[`${guide}/en.md`]: lines,
		});
		expect(content.guides.map(({ slug }) => slug)).toEqual(["a-guide", "why-{agency}-is-here"]);
		expect(content.guides[0]?.en.html).toContain('href="/blog/why-{{agencySlug}}-is-here"');
	});
});

describe("what an editor adds", () => {
	const shown = ({ guides, prose }: ReturnType<typeof compileProject>) => JSON.stringify([guides, prose]);

	test("a byte order mark, or Windows' line ends, change nothing, and complaints keep their lines", () => {
		const marked = Object.fromEntries(
			Object.entries(sound).map(([path, [first = "", ...lines]]) => [path, [`\ufeff${first}`, ...lines]]),
		);
		const windows = Object.fromEntries(
			Object.entries(sound).map(([path, lines]) => [
				path,
				lines.map((line, at) => (lines[at + 1] === undefined ? line : `${line}\r`)),
			]),
		);
		for (const files of [marked, windows]) expect(shown(compileProject(files))).toBe(shown(compileProject()));
		const { lines, at } = withLine(`${page}/en.md`, "updated:", "updated: 2026-13-01");
		expect(complaints({ [`${page}/en.md`]: lines.map((line) => `${line}\r`) })[0]).toMatch(
			`${page}/en.md:${at}: updated`,
		);
	});
});

describe("a mistake fails the build and names its file and line", () => {
	const mistakes: [name: string, file: string, start: string, lines: string[], reason: string][] = [
		["a date that does not exist", `${guide}/en.md`, "date:", ["date: 2025-02-30"], "date: is not a calendar day"],
		["a date that is not ISO", `${page}/es.md`, "updated:", ["updated: 11/21/2026"], "updated: is not a calendar day"],
		["an unknown desk", `${guide}/en.md`, "author:", ["author: nobody"], "author: is not a desk"],
		["an unknown tag", `${guide}/en.md`, "  - fare-rules", ["  - gossip"], "tags.1: is not a tag"],
		["a route to nowhere", `${guide}/en.md`, "routes:", ["routes: [MIA-QQQ]"], "routes.0: is not two places"],
		["an unknown airline", `${guide}/en.md`, "airlines:", ["airlines: [ua]"], "airlines.0: is not the code"],
		["a long title", `${guide}/es.md`, "title:", [`title: "${"a".repeat(61)}"`], "longer than 60"],
		["a short description", `${guide}/es.md`, "description:", ['description: "Short."'], "shorter than 70"],
		["an empty answer", `${guide}/es.md`, '    answer: "No."', ['    answer: ""'], "faq.1.answer: is empty"],
		["a shared field in a translation", `${guide}/es.md`, "title:", ['date: 2025-06-01\ntitle: "A"'], "date"],
		[
			"an unknown field",
			`${page}/en.md`,
			"lead:",
			["leed: L"],
			"leed: is not a field (known: title, description, name, heading, lead, updated, groups, faq)",
		],
		["front matter that is not YAML", `${page}/en.md`, "lead:", ["lead: one: two"], "front matter is not YAML"],
		["an earlier change", `${guide}/en.md`, "date:", ["dateModified: 2025-05-01\ndate: 2025-06-01"], "before date"],
		[
			"a review by whoever wrote it",
			`${guide}/en.md`,
			"date:",
			["reviewed: {by: fare-desk, date: 2025-06-01}\ndate: 2025-06-01"],
			"by the desk that wrote it",
		],
		[
			"a review before the last change",
			`${guide}/en.md`,
			"date:",
			["reviewed: {by: change-desk, date: 2025-05-31}\ndate: 2025-06-01"],
			"somebody has to read it again",
		],
		["a dead internal link", `${guide}/es.md`, "A [link]", ["A [link](/nowhere)."], "dead internal link /nowhere"],
		["a link to no guide", `${guide}/es.md`, "A [link]", ["A [link](/blog/x)."], "dead internal link /blog/x"],
		["a dead fragment", `${guide}/es.md`, "A [link]", ["A [link](#nowhere)."], "no heading has the id #nowhere"],
		["a relative link", `${guide}/es.md`, "A [link]", ["A [link](how-we-help)."], "write a link as /path"],
		["a script link", `${guide}/es.md`, "A [link]", ["A [link](javascript:alert)."], "link address not allowed"],
		["a dead link in an answer", `${guide}/en.md`, '    answer: "No."', ['    answer: "[N](/no)."'], "dead internal"],
		["an image without alt text", `${page}/en.md`, "A [link]", ["![](/images/x.svg)"], "image without alt text"],
		["an unknown placeholder", `${page}/es.md`, "A [link]", ["Call {{fone}}."], "unknown placeholder {{fone}}"],
		["a placeholder in front matter", `${page}/es.md`, "lead:", ['lead: "{{x}}"'], "unknown placeholder {{x}}"],
		["a placeholder in an address", `${page}/es.md`, "A [link]", ["[L](/{{agency}})"], "part of a link address"],
		["raw HTML", `${page}/es.md`, "A [link]", ["<aside>A</aside>"], "raw HTML"],
		["markup between comments", `${page}/es.md`, "A [link]", ["<!-- a --><b>B</b><!-- c -->"], "raw HTML"],
		["an image of another site", `${page}/en.md`, "A [link]", ["![A](https://x.example/a.png)"], "an image is a file"],
		["a link without encryption", `${guide}/es.md`, "A [link]", ["[L](http://x.example/)"], "write a link as"],
		["a link without words", `${guide}/es.md`, "A [link]", ["[](/how-we-help)"], "link without words"],
		["a link with a space in it", `${guide}/es.md`, "A [link]", ["[L] (/how-we-help)"], "a link that is none"],
		["a link to no definition", `${guide}/es.md`, "A [link]", ["[L][nowhere]"], "a link that is none"],
		["one brace too few", `${page}/es.md`, "A [link]", ["Call {{phone}."], "a brace that is no {{placeholder}}"],
		["an escaped placeholder", `${page}/es.md`, "A [link]", ["\\{\\{fone}}"], "a brace that is no {{placeholder}}"],
		["a control character", `${page}/es.md`, "A [link]", ["a\u0008b"], "a control character"],
		["one hidden in YAML", `${guide}/en.md`, "title:", ['title: "A\\u0000"'], "title: has a control character"],
		["a heading of signs", `${guide}/es.md`, "## A section", ["## 🛫"], "heading without words"],
		["an answer without words", `${guide}/en.md`, '    answer: "No."', ['    answer: "<!-- -->"'], "without words"],
		["a heading in an answer", `${guide}/en.md`, '    answer: "No."', ['    answer: "## A section"'], "no headings"],
		["a route twice", `${guide}/en.md`, "routes:", ["routes: [MIA-BOG, MIA-BOG]"], "routes: has one twice"],
		["a key twice", `${page}/en.md`, "updated:", ['lead: "M"', "updated: 2026-11-21"], "Map keys must be unique"],
		["a key that every object has", `${page}/en.md`, "lead:", ["__proto__: 1", "lead: L"], "__proto__: is not a field"],
		["an h1", `${page}/en.md`, "## A section", ["# A section"], "begin at ##"],
		["a skipped level", `${page}/en.md`, "## A section", ["### A section"], "a level is skipped"],
		[
			"other headings than English",
			`${guide}/es.md`,
			"A [link]",
			["### More"],
			"heading structure differs: h3 here, no heading",
		],
		["fewer questions than English", `${guide}/es.md`, "faq:", ["faq: []", "other:"], "faq has 0 questions"],
	];

	test.each(mistakes)("%s", (_, file, start, lines, reason) => {
		const changed = withLine(file, start, ...lines);
		const there = complaints({ [file]: changed.lines }).filter((line) => line.startsWith(`${file}:${changed.at}: `));
		expect(there.join("\n")).toContain(reason);
	});

	test("a missing field, at the start of the front matter", () => {
		const { lines } = withLine(`${guide}/es.md`, "title:");
		expect(complaints({ [`${guide}/es.md`]: lines })).toEqual([`${guide}/es.md:1: title: is missing`]);
	});

	test("a missing answer, at its question", () => {
		const { lines, at } = withLine(`${guide}/es.md`, '    answer: "Yes."');
		expect(complaints({ [`${guide}/es.md`]: lines })[0]).toContain(`${guide}/es.md:${at - 1}: faq.0.answer`);
	});

	test("a missing language", () => {
		expect(complaints({ [`${page}/es.md`]: null })).toEqual([
			`${page}/es.md:1: missing language: the file does not exist`,
		]);
		expect(complaints({ [`${guide}/en.md`]: null })[0]).toContain(`${guide}/en.md:1: missing language`);
	});

	test("an id taken within the group, but not one taken in another group", () => {
		const twin = (group: string) => ({
			[`content/guides/${group}/twin/en.md`]: sound[`${guide}/en.md`] ?? null,
			[`content/guides/${group}/twin/es.md`]: sound[`${guide}/es.md`] ?? null,
		});
		expect(complaints(twin("general"))).toEqual([
			`content/guides/general/twin/en.md:2: id 1 in general is taken by ${guide}/en.md`,
		]);
		expect(compileProject(twin("airline")).guides).toHaveLength(2);
	});

	test("a tag twice, and a key that is no pattern to look for", () => {
		const tags = withLine(`${guide}/en.md`, "  - fare-rules", "  - cheap-flights").lines;
		expect(complaints({ [`${guide}/en.md`]: tags })).toEqual([`${guide}/en.md:5: tags: has one twice`]);
		const key = withLine(`${page}/en.md`, "lead:", 'lead: "L"', '"a(b": 1').lines;
		expect(complaints({ [`${page}/en.md`]: key })[0]).toContain(`${page}/en.md:1: a(b: is not a field`);
	});

	test("a source's address that no browser reads", () => {
		for (const url of ["javascript:alert(1)", "https://%%%", 'https://x.example/"onload=1', "http://x.example/"]) {
			const { lines } = withLine(
				`${guide}/en.md`,
				"faq:",
				"sources:",
				"  - title: T",
				"    publisher: P",
				`    url: '${url}'`,
				"faq:",
			);
			expect(complaints({ [`${guide}/en.md`]: lines }), url).toEqual([
				`${guide}/en.md:16: sources.0.url: is not an https address`,
			]);
		}
	});

	test("a folder or file that nothing would read, or that no address leads to", () => {
		const copied = (folder: string) => ({
			[`${folder}/en.md`]: withLine(`${guide}/en.md`, "id:", "id: 7").lines,
			[`${folder}/es.md`]: sound[`${guide}/es.md`] ?? null,
		});
		for (const slug of ["guía-única", "My Guide", "my-{agncy}", "a--b"]) {
			expect(complaints(copied(`content/guides/general/${slug}`)).join("\n"), slug).toContain(
				`${slug}:1: the name is no`,
			);
		}
		expect(complaints(copied("content/guides/gossip/x"))).toEqual([
			"content/guides/gossip:1: is none of the groups of src/features/guides/labels.ts",
		]);
		expect(complaints({ [`${page}/fr.md`]: ["Bonjour"] })).toEqual([
			`${page}/fr.md:1: nothing reads it: a document is en.md and es.md`,
		]);
	});

	test("all mistakes are told at once", () => {
		const en = withLine(`${page}/en.md`, "A [link]", "[L](/nowhere)").lines;
		const es = withLine(`${page}/es.md`, "lead:").lines;
		expect(complaints({ [`${page}/en.md`]: en, [`${page}/es.md`]: es })).toHaveLength(2);
	});
});

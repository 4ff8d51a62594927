// What the build asks of content/pages: a folder for each route, what the page is called in every language, its text or none.
import { describe, expect, test } from "vitest";
import { compileProject, complaints, page, sound, withLine } from "./project.ts";

const names = [
	'title: "Flights to {{city}} with {{agency}}"',
	'description: "Flights to {{city}}, in a sentence that is long enough for a search engine to show it whole."',
	'name: "{{city}}"',
	'heading: "Flights to {{city}}"',
];
const city = "content/pages/destination";
const file = (lines: readonly string[], ...body: readonly string[]) => ["---", ...lines, "---", ...body];
const without = (start: string) => names.filter((line) => !line.startsWith(start));

describe("a page with a view of its own", () => {
	const files = { [`${city}/en.md`]: file(names), [`${city}/es.md`]: file(names) };

	test("has what it is called and no text, and may mention its parameters", () => {
		const { pageTexts, prose } = compileProject(files, ["destination"]);
		expect(pageTexts.es.destination).toMatchObject({ name: "{{city}}", heading: "Flights to {{city}}" });
		expect(Object.keys(prose)).toEqual(["howWeHelp"]);
	});

	test.each(["title", "description", "name", "heading"])("is refused without its %s, by file and field", (field) => {
		const changed = { ...files, [`${city}/es.md`]: file(without(field)) };
		expect(complaints(changed, ["destination"])).toEqual([`${city}/es.md:1: ${field}: is missing`]);
	});

	test("is refused when a language mentions what another does not", () => {
		const changed = { ...files, [`${city}/es.md`]: file([...without("name"), 'name: "Miami"']) };
		expect(complaints(changed, ["destination"])).toEqual([`${city}/es.md:1: name: other placeholders than in en.md`]);
	});

	test("is refused when only one language has a text", () => {
		const text = ['lead: "L"', "updated: 2026-11-21"];
		const called = names.map((line) => line.replaceAll("{{city}}", "Miami"));
		const changed = { [`${city}/en.md`]: file(called), [`${city}/es.md`]: file([...called, ...text], "Words.") };
		expect(complaints(changed, ["destination"])).toEqual([`${city}/es.md:1: has a text, unlike en.md`]);
	});
});

describe("a route", () => {
	test("whose folder or language is missing fails the build", () => {
		expect(complaints({}, ["destination"])).toEqual([
			`${city}:1: the folder is missing: it is one of the routes of src/routes.ts`,
		]);
		expect(complaints({ [`${city}/en.md`]: file(names) }, ["destination"])).toContain(
			`${city}/es.md:1: missing language: the file does not exist`,
		);
	});

	test("that is none has no folder, so that no text is shipped that nobody can read", () => {
		const files = {
			[`${city}/en.md`]: sound[`${page}/en.md`] ?? null,
			[`${city}/es.md`]: sound[`${page}/es.md`] ?? null,
		};
		expect(complaints(files)).toEqual([`${city}:1: is none of the routes of src/routes.ts`]);
	});

	test("without parameters mentions none", () => {
		const changed = withLine(`${page}/en.md`, "name:", 'name: "{{city}}"');
		expect(complaints({ [`${page}/en.md`]: changed.lines })).toContain(
			`${page}/en.md:${changed.at}: unknown placeholder {{city}}`,
		);
	});

	test("with a text has its lead too, and says so when it was forgotten", () => {
		const changed = withLine(`${page}/en.md`, "lead:");
		expect(complaints({ [`${page}/en.md`]: changed.lines })).toEqual([`${page}/en.md:1: lead: is missing`]);
	});
});

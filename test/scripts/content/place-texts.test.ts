// The build of content/destinations, and with it of content/airlines: what a sound text becomes, and what each mistake is told.
import { describe, expect, test } from "vitest";
import { compileProject, complaints, destination, sound, withLine } from "./project.ts";

const english = `${destination}/en.md`;
const lines = (path: string) => [...(sound[path] ?? [])];

test("a destination keeps what its page shows and nothing else", () => {
	const { en } = compileProject().placeTexts.destinations;
	expect(Object.keys(en)).toEqual(["miami"]);
	expect(en.miami).toEqual({
		lead: "L",
		description: expect.stringContaining("long enough"),
		updated: "2026-11-22",
		sources: [],
		faq: [],
		sections: [{ html: "<p>By train.</p>" }, { html: "<p>In fall.</p>" }, { html: "<p>Pack.</p>" }],
	});
});

test("a table is named by the heading that its page draws", () => {
	const { lines } = withLine(english, "Pack.", "| a | b |", "|---|---|", "| c | d |");
	const { en } = compileProject({ [english]: lines }).placeTexts.destinations;
	expect(en.miami?.sections[2]?.html).toContain('tabindex="0" role="group" aria-labelledby="before-you-fly"><table>');
});

describe("a mistake fails the build and says where", () => {
	test("a destination without a folder", () => {
		const without = { [english]: null, [`${destination}/es.md`]: null };
		expect(complaints(without)).toEqual([
			`${destination}:1: the folder is missing: it is one of the destinations of src/places`,
		]);
	});

	test("a folder without a destination", () => {
		expect(complaints({ "content/destinations/atlantis/en.md": lines(english) })).toEqual([
			"content/destinations/atlantis:1: is none of the destinations of src/places",
		]);
	});

	test("a language that is missing", () => {
		expect(complaints({ [english]: null })).toEqual([`${english}:1: missing language: the file does not exist`]);
	});

	test.each([
		["a section under another name", "## When", ["## Seasons"]],
		["a section too many", "Pack.", ["Pack.", "", "## More"]],
		["a word before the first section", "## From", ["Hello.", "", "## From the airport into town"]],
	])("%s", (_, start, instead) => {
		const changed = withLine(english, start, ...instead);
		const told = complaints({ [english]: changed.lines }).filter((line) => line.startsWith(`${english}:`));
		expect(told.join("\n")).toContain("begin with the first of these sections, and have each once: From the airport");
	});

	test("a description that a search engine would cut", () => {
		const { lines: long, at } = withLine(english, "description:", `description: "${"a".repeat(161)}"`);
		expect(complaints({ [english]: long })).toEqual([`${english}:${at}: description: is longer than 160 characters`]);
	});

	test("a day that does not exist", () => {
		const { lines: wrong, at } = withLine(english, "updated:", "updated: 2026-02-30");
		expect(complaints({ [english]: wrong })[0]).toContain(`${english}:${at}: updated: is not a calendar day`);
	});
});

// Questions in groups: what the build demands of them, in a throwaway project.
import { expect, test } from "vitest";
import { compileProject, complaints, page, sound } from "./project.ts";

interface Entry {
	readonly id?: string;
	readonly group?: string;
}

/** The sound page's lines with two groups and these questions. */
function asking(entries: readonly Entry[], names = ["bags", "pets"]): string[] {
	const lines = (entry: Entry) => [
		'  - question: "Q?"',
		'    answer: "A."',
		...(entry.id ? [`    id: ${entry.id}`] : []),
		...(entry.group ? [`    group: ${entry.group}`] : []),
	];
	const groups = names.flatMap((id) => [`  - id: ${id}`, `    name: "${id}"`]);
	const added = [...(groups.length ? ["groups:", ...groups] : []), "faq:", ...entries.flatMap(lines)];
	return (sound[`${page}/en.md`] ?? []).toSpliced(4, 0, ...added);
}

const good = [
	{ id: "one", group: "bags" },
	{ id: "two", group: "pets" },
];
const both = (entries: readonly Entry[], names?: string[]) => {
	const lines = asking(entries, names);
	return { [`${page}/en.md`]: lines, [`${page}/es.md`]: lines };
};

test("groups and ids reach the page with their questions", () => {
	const document = compileProject(both(good)).prose.howWeHelp?.es;
	expect(document?.groups).toEqual([
		{ id: "bags", name: "bags" },
		{ id: "pets", name: "pets" },
	]);
	expect(document?.faq).toMatchObject([
		{ id: "one", group: "bags", html: "<p>A.</p>" },
		{ id: "two", group: "pets" },
	]);
});

test.each<[name: string, entries: Entry[], names: string[] | undefined, reason: string]>([
	[
		"an unknown group",
		[...good, { id: "three", group: "cars" }],
		undefined,
		"faq.2.group: is none of the groups: cars",
	],
	["a question without a group", [...good, { id: "three" }], undefined, "faq.2.group: is none of the groups"],
	["a question out of order", [...good, { id: "three", group: "bags" }], undefined, "stands after a later group: bags"],
	["a question without an id", [...good, { group: "pets" }], undefined, "faq.2.id: is missing or taken"],
	["an id twice", [...good, { id: "two", group: "pets" }], undefined, "faq.2.id: is missing or taken: two"],
	[
		"an id that is a group's",
		[...good, { id: "bags", group: "pets" }],
		undefined,
		"faq.2.id: is missing or taken: bags",
	],
	["a group without questions", [{ id: "one", group: "bags" }], undefined, "groups.1: has no question"],
	["a group where there are none", [{ id: "one", group: "bags" }], [], "id and group are for questions in groups"],
	["an id that no address can have", [{ id: "Two", group: "pets" }], ["pets"], "is not an id in kebab-case"],
])("%s fails the build", (_, entries, names, reason) => {
	expect(complaints(both(entries, names)).join("\n")).toContain(reason);
});

test("a translation with other questions or groups fails the build", () => {
	const en = asking(good);
	const other = asking([
		{ id: "one", group: "bags" },
		{ id: "three", group: "pets" },
	]);
	expect(complaints({ [`${page}/en.md`]: en, [`${page}/es.md`]: other })[0]).toContain(
		"another question: pets/three here, pets/two in content/pages/how-we-help/en.md",
	);
	const more = asking(
		[
			{ id: "one", group: "bags" },
			{ id: "two", group: "cars" },
		],
		["bags", "cars"],
	);
	expect(complaints({ [`${page}/en.md`]: en, [`${page}/es.md`]: more }).join("\n")).toContain("groups differ");
});

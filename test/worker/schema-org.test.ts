// The two validators of structured data must be able to say no.
import { expect, test } from "vitest";
import { checkRecord } from "./json-ld.ts";
import { checkVocabulary } from "./schema-org.ts";

const crumb = { "@type": "ListItem", position: 1, name: "Home", item: "https://www.example.com/" };

test("the vocabulary's validator names an unknown property, an unknown type and a broken rule", async () => {
	const posting = {
		"@type": "BlogPosting",
		headline: "A title",
		author: { "@type": "Person", name: "A", mood: "good" },
	};
	expect(await checkVocabulary([posting])).toEqual([expect.stringContaining('"mood"')]);
	expect(await checkVocabulary([{ "@type": "BlogPost" }])).toEqual([expect.stringContaining("not a valid")]);
	const list = { "@type": "BreadcrumbList", itemListElement: [crumb] };
	expect(await checkVocabulary([list])).toEqual([expect.stringContaining("At least two")]);
	expect(await checkVocabulary([{ ...list, itemListElement: [crumb, { ...crumb, position: 2 }] }])).toEqual([]);
});

test("our own names a field that search engines ask for and that is missing", () => {
	expect(checkRecord({ "@type": "BlogPosting" })).toContainEqual(expect.stringContaining("headline"));
	expect(checkRecord({ "@type": "Recipe" })).toEqual(["unknown type Recipe"]);
});

// What a page's own list is searched for: one line that reads as it looks, no longer than its field.
import { expect, it } from "vitest";
import { readSearchText } from "../../src/ui/search-form.tsx";

it.each([
	["", ""],
	["q=+two++words+", "two words"],
	["q=%E2%80%AEabc%00", "abc"],
	[`q=${"a".repeat(101)}`, "a".repeat(100)],
])("?%s is read as %s", (query, text) => {
	expect(readSearchText(new URLSearchParams(query))).toBe(text);
});

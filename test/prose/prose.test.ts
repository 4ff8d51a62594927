// The prose pages as a whole: each folder of content/pages is of a page of the site.
import { expect, test } from "vitest";
import { proseIds } from "../../src/prose/prose.ts";
import { routeIds } from "../../src/routes.ts";

test("every folder of content/pages is named after a route, so that no text is shipped that nobody can read", () => {
	const names = routeIds.map((id) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
	expect(proseIds.filter((id) => !names.includes(id))).toEqual([]);
	expect(proseIds.length).toBeGreaterThan(15);
});

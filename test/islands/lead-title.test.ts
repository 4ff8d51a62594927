import { afterEach, expect, it, vi } from "vitest";
import { leadTitle } from "../../src/islands/lead-title.ts";

afterEach(() => vi.unstubAllGlobals());

it("puts what the page has found before its title, and leaves another page's alone", () => {
	for (const [dataset, title] of [
		[{ lead: "From $396" }, "From $396 · New York to Miami"],
		[undefined, "New York to Miami"],
	] as const) {
		const page = { title: "New York to Miami", querySelector: () => dataset && { dataset } };
		vi.stubGlobal("document", page);
		leadTitle();
		expect(page.title).toBe(title);
	}
});

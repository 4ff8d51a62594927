// The addresses of authorities: secure, whole, one country each, and the airlines' table for all others.
import { expect, it } from "vitest";
import { officialPageTable } from "../../src/places/data/official-pages.ts";
import { officialPages } from "../../src/places/official-pages.ts";

it("has sound addresses, and the airlines' table where none is certain", () => {
	const countries = officialPageTable
		.trim()
		.split("\n")
		.slice(1)
		.map((row) => row.slice(0, 2));
	expect(new Set(countries).size).toBe(countries.length);
	for (const country of [...countries, "KE"]) {
		const { pages } = officialPages(country);
		expect(pages.length, country).toBeGreaterThan(0);
		for (const page of pages) expect(new URL(page).protocol, page).toBe("https:");
	}
	expect(officialPages("KE")).toEqual({ permit: "", pages: ["https://www.iatatravelcentre.com/"] });
	expect(officialPages("US")).toMatchObject({ permit: "ESTA" });
});

// The list of guides by tag and by search, and what of it an index may have.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Harness, startWorker } from "./harness.ts";
import { read } from "./site.ts";

let harness: Harness;
beforeAll(async () => {
	harness = await startWorker();
});
afterAll(() => harness.close());

const slugs = async (target: string) => {
	const { document } = await read(await harness.get(target));
	return {
		slugs: document.querySelectorAll("article h2 a").map((link) => link.getAttribute("href")?.split(/[?/]/)[2]),
		index: document.querySelector('meta[name="robots"]') === null,
	};
};

describe("/blog", () => {
	it("lists all groups newest first", async () => {
		expect(await slugs("/blog")).toEqual({
			slugs: ["ultimate-guide-cheap-flights-2025", "mejores-dias-para-comprar-boletos-de-avion-baratos"],
			index: true,
		});
	});

	it("filters by tag", async () => {
		expect((await slugs("/blog?tag=latin-america&lng=es")).slugs).toContain(
			"mejores-dias-para-comprar-boletos-de-avion-baratos",
		);
		expect(await slugs("/blog?tag=no-such-tag")).toMatchObject({ index: false });
	});

	it("searches titles and texts whatever the accents, and keeps searches out of an index", async () => {
		const found = await slugs("/blog?q=dias%20MAGICO&lng=es");
		expect(found.slugs).toEqual(["mejores-dias-para-comprar-boletos-de-avion-baratos"]);
		expect(found.index).toBe(false);
		expect((await slugs("/blog?q=%3Cscript%3E")).slugs).toEqual([]);
	});
});

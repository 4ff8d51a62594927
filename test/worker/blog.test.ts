// The list of guides by tag and by search, and what of it an index may have.
import { beforeAll, describe, expect, it } from "vitest";
import { guidesAPage } from "../../src/features/guides/listing.ts";
import { localize } from "../../src/i18n/language-parameter.ts";
import { guideFeeds as feeds } from "../../src/routes.ts";
import { sharedWorker } from "./harness.ts";
import { read, services } from "./site.ts";

let harness: Awaited<ReturnType<typeof sharedWorker>>;
beforeAll(async () => {
	harness = await sharedWorker();
});

const slugs = async (target: string) => {
	const { document } = await read(await harness.get(target));
	return {
		slugs: document.querySelectorAll("[data-guides] h2 a").map((link) => link.getAttribute("href")?.split(/[?/]/)[2]),
		index: document.querySelector('meta[name="robots"]')?.getAttribute("content") !== "noindex",
	};
};

describe("/blog", () => {
	it("lists all groups newest first", async () => {
		const newest = services.guides.listGuides().map(({ slug }) => slug);
		expect(await slugs("/blog")).toEqual({ slugs: newest.slice(0, guidesAPage), index: true });
	});

	it("filters by tag", async () => {
		expect((await slugs("/blog?tag=latin-america&lng=es")).slugs).toContain(
			"mejores-dias-para-comprar-boletos-de-avion-baratos",
		);
		expect(await slugs("/blog?tag=no-such-tag")).toEqual({ slugs: [], index: false });
		expect((await harness.get("/blog?tag=no-such-tag")).status).toBe(404);
	});

	it("has no link that leads to a list without guides", async () => {
		const seen = new Set<string>();
		for (const target of ["/blog", "/blog?group=airline", "/blog?tag=baggage", "/blog?group=destination&lng=es"]) {
			const { document } = await read(await harness.get(target));
			for (const link of document.querySelectorAll("nav:is([aria-labelledby=groups], [aria-labelledby=subjects]) a"))
				seen.add(link.getAttribute("href") ?? "");
		}
		expect(seen.size).toBeGreaterThan(20);
		for (const target of seen) expect((await slugs(target)).slugs.length, target).toBeGreaterThan(0);
	});

	it("searches titles and texts whatever the accents, and keeps searches out of an index", async () => {
		const found = await slugs("/blog?q=dias%20MAGICO&lng=es");
		expect(found.slugs).toContain("mejores-dias-para-comprar-boletos-de-avion-baratos");
		expect(found.slugs).toEqual((await services.guides.searchGuides("dias magico", "es")).map(({ slug }) => slug));
		expect(found.index).toBe(false);
		expect((await slugs("/blog?q=%3Cscript%3E")).slugs).toEqual([]);
	});
});

describe("what belongs to the list", () => {
	it.each(["en", "es"] as const)("has its search index as a file that may be kept for ever (%s)", async (language) => {
		const { document } = await read(await harness.get(localize("/blog", language)));
		const props = document.querySelector("[data-island=guideSearch]")?.getAttribute("data-props") ?? "";
		const { index } = JSON.parse(props) as { index: string };
		const response = await harness.get(index);
		expect(response.status).toBe(200);
		expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
		const { guides } = (await response.json()) as { guides: readonly unknown[] };
		expect(guides).toHaveLength(services.guides.listGuides().length);
	});

	it.each(feeds)("has a feed at $path, which is no guide", async ({ path, type }) => {
		const response = await harness.get(path);
		expect([response.status, response.headers.get("content-type")]).toEqual([200, `${type}; charset=utf-8`]);
		expect(response.headers.get("x-content-type-options")).toBe("nosniff");
		const again = await harness.get(path, { headers: { "If-None-Match": response.headers.get("etag") ?? "" } });
		expect(again.status).toBe(304);
	});
});

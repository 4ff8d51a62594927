// The files that a page's head names besides script, style and font: Open Graph pictures, icons, the manifest.
import { readdirSync } from "node:fs";
import { inflateSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { localize } from "../../src/i18n/language-parameter.ts";
import { languageCodes } from "../../src/i18n/languages.ts";
import { href } from "../../src/links.ts";
import { openGraphPath, openGraphPicture } from "../../src/page/open-graph.ts";
import { pageText } from "../../src/page/page-text.ts";
import { manifestIcons, manifestPath, siteIcons } from "../../src/page/site-icons.ts";
import { routeOf } from "../../src/routes.ts";
import { sharedWorker } from "./harness.ts";
import { origin, read, services, visits } from "./site.ts";

let harness: Awaited<ReturnType<typeof sharedWorker>>;
beforeAll(async () => {
	harness = await sharedWorker();
});

/** Of a PNG that is whole: its pixels come out of it, one byte each and one a row. To decode hundreds takes too long. */
function sizeOf(png: Buffer): [width: number, height: number] {
	expect(png.toString("latin1", 1, 4)).toBe("PNG");
	const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
	const data: Buffer[] = [];
	for (let at = 8; at < png.length; ) {
		const length = png.readUInt32BE(at);
		if (png.toString("latin1", at + 4, at + 8) === "IDAT") data.push(png.subarray(at + 8, at + 8 + length));
		at += length + 12;
	}
	expect(inflateSync(Buffer.concat(data)).length).toBe((width + 1) * height);
	return [width, height];
}

const indexed = visits.filter(({ id }) => routeOf(id).index);

describe("Open Graph pictures", () => {
	it.each(languageCodes)("one a page: a PNG of 1200 × 630 pixels, at most 80 KB (%s)", async (language) => {
		for (const { path } of indexed.filter((visit) => visit.language === language)) {
			const file = openGraphPath(path, language);
			const response = await harness.get(file);
			expect(response.status, file).toBe(200);
			expect(response.headers.get("content-type"), file).toBe(openGraphPicture.type);
			const bytes = Buffer.from(await response.arrayBuffer());
			expect(bytes.length, file).toBeLessThanOrEqual(80 * 1024);
			expect(sizeOf(bytes), file).toEqual([openGraphPicture.width, openGraphPicture.height]);
		}
	});

	it("every page names one that is there, also what no search engine lists", async () => {
		const unlisted = [
			href("es", "airlineAssistance", { airlineSlug: "breeze-airways" }),
			href("en", "airlineAssistance", { airlineSlug: "spirit-airlines" }),
			href("en", "myTrip"),
			href("en", "notFound"),
			href("en", "blog", {}, { tag: "baggage" }),
		];
		for (const target of unlisted) {
			const { document } = await read(await harness.get(target));
			expect(document.querySelector('meta[name="robots"]')?.getAttribute("content"), target).toContain("noindex");
			const file =
				document.querySelector('meta[property="og:image"]')?.getAttribute("content")?.slice(origin.length) ?? "";
			const response = await harness.get(file);
			await response.arrayBuffer();
			expect(response.status, `${target}: ${file}`).toBe(200);
		}
	});

	it("none that no page names", () => {
		const files = readdirSync("dist/client/images/og", { recursive: true, encoding: "utf8" });
		expect(files.filter((file) => file.endsWith(".png"))).toHaveLength(
			// The further pages of a list have its picture.
			indexed.filter(({ target }) => !target.includes("page=")).length,
		);
	});

	it("say their size in the head, where it is known before they are fetched", async () => {
		const { document } = await read(await harness.get(href("es", "aboutUs")));
		const of = (name: string) => document.querySelector(`meta[property="og:image${name}"]`)?.getAttribute("content");
		expect([of(""), of(":type"), of(":width"), of(":height")]).toEqual([
			origin + openGraphPath("/about-us", "es"),
			"image/png",
			"1200",
			"630",
		]);
	});
});

describe("icons", () => {
	const icons = [...Object.values(siteIcons), ...manifestIcons].map(({ path }) => path);

	it.each(icons)("%s is served without the Worker, for a day", async (path) => {
		const response = await harness.get(path);
		await response.arrayBuffer();
		expect(response.status).toBe(200);
		expect(response.headers.get("cache-control")).toBe("public, max-age=86400");
		expect(response.headers.get("server-timing")).toBeNull();
	});

	it("are in the head, the one for old browsers before the drawing", async () => {
		const { document } = await read(await harness.get("/"));
		const icon = document.querySelectorAll('link[rel="icon"]').map((link) => link.getAttribute("href"));
		expect(icon).toEqual([siteIcons.ico.path, siteIcons.svg.path]);
		const touch = document.querySelector('link[rel="apple-touch-icon"]')?.getAttribute("href");
		expect(touch).toBe(siteIcons.touch.path);
	});
});

describe("the manifest", () => {
	it.each(languageCodes)("is in the page's language and starts there (%s)", async (language) => {
		const { document } = await read(await harness.get(href(language, "press")));
		const path = document.querySelector('link[rel="manifest"]')?.getAttribute("href") ?? "";
		expect(path).toBe(localize(manifestPath, language));
		const response = await harness.get(path);
		expect(response.headers.get("content-type")).toBe("application/manifest+json; charset=utf-8");
		const manifest = (await response.json()) as { icons: { src: string; sizes: string; purpose: string }[] };
		expect(manifest).toMatchObject({
			short_name: services.config.agency.name,
			lang: `${language}-US`,
			dir: "ltr",
			start_url: href(language, "home"),
			scope: "/",
			display: "browser",
			description: pageText("description", "home", { language, variables: services.variables[language] }),
		});
		expect(manifest.icons.map(({ src, sizes, purpose }) => [src, sizes, purpose])).toEqual(
			manifestIcons.map(({ path, size, purpose }) => [path, `${size}x${size}`, purpose]),
		);
	});

	it("is in the language of its address, whatever the visitor chose before", async () => {
		const response = await harness.get(manifestPath, { headers: { Cookie: "lng=es" } });
		expect(await response.json()).toMatchObject({ lang: "en-US" });
		expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
	});
});

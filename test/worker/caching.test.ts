// Cacheable pages are pure functions of their URL, revalidate, and are keyed by what they read and nothing else.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { canonicalTarget } from "../../src/edge/deliver.ts";
import { routeOf } from "../../src/routes.ts";
import { responseTo } from "../corpus/corpus.ts";
import { type Harness, startWorker } from "./harness.ts";
import { visits, visitsByTurns } from "./site.ts";

let harness: Harness;
beforeAll(async () => {
	// No memo: each request below renders anew.
	harness = await startWorker({ PAGE_MEMO_SECONDS: "0" });
});
afterAll(() => harness.close());

const loaded = {
	Cookie: "lng=es; consent=granted; flash=consent-saved; session=secret",
	"Accept-Language": "es-MX,es;q=0.9",
	"User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
	"CF-Connecting-IP": "203.0.113.9",
	"X-Forwarded-Host": "evil.example",
	"X-Forwarded-Proto": "http",
	Referer: "https://evil.example/?email=a@b.example",
	"Sec-GPC": "1",
};

const etagOfPage = /^"[0-9a-f]{16}"$/;

describe("purity", () => {
	/** What must be the same for all. */
	const bytes = async (response: Response) => ({
		cookie: response.headers.get("set-cookie"),
		policy: response.headers.get("cache-control"),
		etag: response.headers.get("etag"),
		body: await response.text(),
	});

	const cacheable = visitsByTurns.filter(({ id }) => routeOf(id).cache !== "private");
	it.each(cacheable.map(({ target }) => target))("%s", async (target) => {
		// Another Worker rendered it for somebody of whom nothing is known.
		const first = await bytes(responseTo(target));
		expect(first).toMatchObject({ cookie: null, policy: "public, max-age=0, must-revalidate" });
		const tracked = `${target.includes("?") ? "&" : "?"}utm_source=x&gclid=%3Cscript%3E`;
		const loadedResponse = await harness.get(`https://www.evil.example${target}${tracked}`, { headers: loaded });
		// A page that began before it was whole went without: its bytes were not known yet.
		expect(await bytes(loadedResponse)).toEqual({ ...first, etag: first.etag ?? expect.stringMatching(etagOfPage) });
	});
});

it("pages that are put together at once in one isolate do not meet", async () => {
	const targets = visitsByTurns.filter(({ id }) => routeOf(id).cache !== "private").map(({ target }) => target);
	const some = targets.filter((_, index) => index % 4 === 0);
	const texts = await Promise.all(some.map(async (target) => (await harness.get(target)).text()));
	for (const [index, target] of some.entries()) expect(texts[index], target).toBe(await responseTo(target).text());
});

describe("revalidation", () => {
	it("answers 304 with the same ETag and no body", async () => {
		const first = await harness.get("/how-we-help");
		const etag = first.headers.get("etag") ?? "";
		await first.arrayBuffer();
		expect(etag).toMatch(etagOfPage);
		for (const match of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
			const again = await harness.get("/how-we-help", { headers: { "If-None-Match": match } });
			expect(again.status, match).toBe(304);
			expect(again.headers.get("etag")).toBe(etag);
			expect(await again.text()).toBe("");
		}
		const other = await harness.get("/how-we-help?lng=es", { headers: { "If-None-Match": etag } });
		expect(other.status).toBe(200);
		await other.arrayBuffer();
	});

	it("keeps a page in memory for its time and no longer", async () => {
		const brief = await startWorker({ PAGE_MEMO_SECONDS: "1" });
		const from = async () => {
			const response = await brief.get("/careers");
			await response.arrayBuffer();
			return response.headers.get("server-timing")?.match(/desc="(.*)"/)?.[1];
		};
		expect(await from()).toBe("render");
		expect(await from()).toBe("memo");
		await expect.poll(from, { interval: 400, timeout: 10_000 }).toBe("render");
		await brief.close();
	});

	it("answers HEAD like GET, without a body", async () => {
		const response = await harness.get("/how-we-help", { method: "HEAD" });
		expect(response.status).toBe(200);
		expect(response.headers.get("etag")).not.toBeNull();
		expect(await response.text()).toBe("");
	});

	it("tags every cacheable page and none of the private ones", () => {
		for (const { id, target } of visits.filter(({ language }) => language === "en")) {
			const response = responseTo(target);
			if (routeOf(id).cache === "private") {
				expect(response.headers.get("cache-control"), target).toBe("private, no-store");
				expect(response.headers.get("cache-tag"), target).toBeNull();
			} else expect(response.headers.get("cache-tag"), target).toContain(id);
		}
	});
});

describe("canonicalTarget", () => {
	it.each([
		["blog", "/blog", "?utm_source=x&tag=latin-america&gclid=1", "en", "/blog?tag=latin-america"],
		["blog", "/blog", "?q=x&tag=a&lng=es", "es", "/blog?tag=a&q=x&lng=es"],
		["blog", "/blog", "?tag=a&tag=b", "en", "/blog?tag=a"],
		["blog", "/blog", "?q=%20+&page=2", "en", "/blog?page=2"],
		["blog", "/blog", "?q=+bags%20", "en", "/blog?q=bags"],
		["aboutUs", "/about-us", "?tag=a", "es", "/about-us?lng=es"],
	] as const)("%s %s%s (%s)", (id, path, search, language, expected) => {
		expect(canonicalTarget(id, path, search, language)).toBe(expected);
	});
});

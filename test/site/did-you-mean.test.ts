// What an address that leads nowhere may have meant, the cookie that carries it, and what else is written for machines.
import { describe, expect, it } from "vitest";
import { createApp } from "../../src/app.ts";
import type { Env } from "../../src/env.ts";
import { meantCookie, readMeant } from "../../src/features/home/island/meant-cookie.ts";
import { createServices } from "../../src/services.ts";
import { indexPages, nearestPages } from "../../src/site/did-you-mean.ts";
import { listPages } from "../../src/site/page-instances.ts";
import { testEnv } from "../test-env.ts";

const env = testEnv() as unknown as Env;
const services = createServices(env);
const app = createApp(services, { writeLine: () => undefined });
const index = { en: indexPages(listPages("en", services)), es: indexPages(listPages("es", services)) };

describe("an unknown address", () => {
	it.each([
		["/About-Us", "en", "/about-us"],
		["/cheap-klm-flights", "en", "/airlines/KL"],
		["/flights-to-bogota", "en", "/destinations/bogota"],
		["/vuelos-a-medellín", "es", "/destinations/medellin"],
		["/aerolineas", "es", "/airlines"],
		["/blog/mejores-dias-para-comprar", "es", "/blog/mejores-dias-para-comprar-boletos-de-avion-baratos"],
		["/carers", "en", "/careers"],
	] as const)("%s (%s) may have meant %s", (asked, language, path) => {
		expect(nearestPages(asked, index[language]).map((page) => page.path)).toContain(path);
		const names = nearestPages(asked, index[language]).map(({ name }) => name);
		expect(names.length).toBeLessThanOrEqual(3);
		expect(new Set(names).size).toBe(names.length);
	});

	it.each(["/wp-login.php", "/.env", "/xmlrpc", "/9f8a7c6b", "/"])("%s means nothing", (asked) => {
		expect(nearestPages(asked, index.en)).toEqual([]);
	});

	it("leaves what it may have meant for the page it leads to, and nothing of itself", async () => {
		const response = await app.request("http://localhost/vuelos-a-bogota?lng=es", {}, env);
		expect(response.status).toBe(302);
		const cookie = response.headers.get("Set-Cookie") ?? "";
		expect(cookie).toMatch(/; Path=\/not-found; Max-Age=60; SameSite=Lax$/);
		expect(readMeant(cookie.split(";")[0] ?? "")[0]).toEqual(["/destinations/bogota?lng=es", "Bogotá"]);
		expect(cookie).not.toContain("vuelos");
		const page = await app.request("http://localhost/not-found?lng=es", { headers: { Cookie: cookie } }, env);
		expect(page.status).toBe(404);
		expect(await page.text()).not.toContain("vuelos-a-bogota");
	});

	it("is cut where it is long, and does no harm where it is hostile", async () => {
		for (const path of [
			`/${"a".repeat(5_000)}`,
			"/%3Cscript%3Ealert(1)%3C/script%3E",
			"/a;b=c,d%0d%0aSet-Cookie:x=1",
		]) {
			const response = await app.request(`http://localhost${path}`, {}, env);
			const cookies = response.headers.getSetCookie();
			if (response.status !== 302) continue;
			expect(cookies.length).toBe(1);
			expect(cookies[0]?.length).toBeLessThan(1_500);
			expect(cookies[0]).not.toMatch(/[<>\r\n]/);
		}
	});
});

describe("the cookie", () => {
	it("is read as it was written, and believed in nothing", () => {
		const pages = [["/about-us", "Acerca de; <i>é"]] as const;
		expect(readMeant(`x=1; ${meantCookie(pages).split(";")[0]}`)).toEqual(pages);
		const of = (value: unknown) => readMeant(`meant=${encodeURIComponent(JSON.stringify(value))}`);
		for (const wrong of [null, 1, {}, "x", { pages: [] }]) expect(of(wrong)).toEqual([]);
		const hostile = [
			["https://evil.example", "x"],
			["//evil.example", "x"],
			["/\\evil.example", "x"],
			["javascript:1", "x"],
			["/ok"],
			7,
		];
		expect(of(hostile)).toEqual([]);
		for (const none of ["", "meant=", "meant=%", "other=1"]) expect(readMeant(none)).toEqual([]);
		expect(meantCookie([])).toContain("Max-Age=0");
	});
});

describe("for machines", () => {
	it("llms.txt names the pages with their words, the agency, its terms and the API", async () => {
		const response = await app.request("http://localhost/llms.txt", {}, env);
		expect(response.headers.get("Content-Type")).toContain("text/plain");
		const text = await response.text();
		expect(text).toMatch(/^# Farelark\n\n> \S/);
		const { origin } = services.config;
		for (const path of [
			"/destinations/bogota",
			"/airlines/AV",
			"/our-fee",
			"/flight-change-assistance",
			"/api/openapi.json",
		]) {
			expect(text, path).toContain(`(${origin}${path})`);
		}
		expect(text).not.toContain("{{");
		expect(text).not.toContain("/payment");
	});

	it("what llms.txt sends an assistant to, robots.txt lets it read", async () => {
		const [llms, robots] = await Promise.all(
			["/llms.txt", "/robots.txt"].map(async (path) => (await app.request(`http://localhost${path}`, {}, env)).text()),
		);
		const { origin } = services.config;
		const rules = [...(robots ?? "").matchAll(/^(Allow|Disallow): (\S+)$/gm)].map(([, rule, path = ""]) => ({
			rule,
			path,
		}));
		const isOpen = (target: string) =>
			rules
				.filter(({ path }) => target.startsWith(path))
				// RFC 9309: the longest rule that fits.
				.sort((a, b) => b.path.length - a.path.length)[0]?.rule !== "Disallow";
		const named = [...(llms ?? "").matchAll(/\]\(([^)]+)\)/g)].map(([, url = ""]) => url.slice(origin.length));
		expect(named.length).toBeGreaterThan(100);
		expect(named.filter((target) => !isOpen(target))).toEqual([]);
		expect(isOpen("/api/flights?from=JFK")).toBe(false);
	});

	it("sitemap.xml has the further pages of the list of guides, in each language", async () => {
		const text = await (await app.request("http://localhost/sitemap.xml", {}, env)).text();
		const { origin } = services.config;
		for (const path of ["/blog?page=2", "/blog?page=2&amp;lng=es", "/destinations", "/airlines?lng=es"]) {
			expect(text, path).toContain(`<loc>${origin}${path}</loc>`);
		}
		expect(text).not.toContain("page=1<");
	});
});

// The page about where to go, as it answers: what it is called, whom it tells a crawler of, and what it says where something is missing.
import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import type { Env } from "../../../src/env.ts";
import { languageCodes } from "../../../src/i18n/languages.ts";
import { href } from "../../../src/links.ts";
import { createPagesApp } from "../../../src/pages-app.tsx";
import { createServices } from "../../../src/services.ts";
import { testEnv } from "../../test-env.ts";

const services = { ...createServices(testEnv() as Env), now: () => new Date("2026-11-21T15:00:00Z") };
const pages = createPagesApp(services);
const closed = createPagesApp({ ...services, fares: undefined });
const untold = createPagesApp({ ...services, config: { ...services.config, bookingFee: null } });

async function open(language: (typeof languageCodes)[number], query: Record<string, string>, app = pages) {
	const response = await app.request(`https://pages${href(language, "explore", {}, query)}`);
	const document = parse(await response.text());
	const text = (selector: string) => document.querySelector(selector)?.text.replace(/\s+/g, " ").trim();
	return {
		status: response.status,
		document,
		text,
		count: (selector: string) => document.querySelectorAll(selector).length,
	};
}

describe.each(languageCodes)("the page about where to go (%s)", (language) => {
	it("proposes cities to start from, and may be listed", async () => {
		const { status, document, count } = await open(language, {});
		expect([status, count("#origins ~ *"), count(".reach")]).toEqual([200, 0, 0]);
		const starts = document.querySelectorAll(".reach-names a").map((link) => link.getAttribute("href") ?? "");
		expect(starts).toHaveLength(10);
		expect(starts[0]).toContain("/explore?from=NYC");
		expect(count('link[rel="canonical"]')).toBe(1);
	});

	it("says the trip in its title without a price, that data are samples once, and is not listed", async () => {
		const { status, document, text, count } = await open(language, { from: "HOUA", month: "2027-03" });
		expect(status).toBe(200);
		const title = { en: "Where to go from Houston in March 2027", es: "A dónde ir desde Houston en marzo de 2027" };
		expect(text("title")).toContain(title[language as "en"]);
		expect(text("title")).not.toMatch(/\$/);
		expect(text("h1")).toBe(title[language as "en"]);
		expect(count(".reach > li .price")).toBe(24);
		expect(document.querySelector('meta[name="robots"]')?.getAttribute("content")).toContain("noindex");
		const sample = { en: "Sample data", es: "Datos de muestra" }[language as "en"];
		expect(text("main")?.split(sample)).toHaveLength(2);
		expect(document.querySelector("head")?.text).not.toMatch(/\$\d/);
		expect(count('script[type="application/ld+json"]')).toBe(0);
	});

	it("says for whom its prices are, and that our fee is told before paying where they lack it", async () => {
		const brief = async (app: typeof pages) => {
			const { text } = await open(language, { from: "HOUA", month: "2027-03" }, app);
			return text(".in-brief");
		};
		expect(await brief(pages)).toContain(
			{ en: "taxes and fees included", es: "con impuestos y cargos" }[language as "en"],
		);
		const told = { en: "our fee is told before you pay", es: "nuestro cargo se lo decimos antes de pagar" };
		expect(await brief(pages)).not.toContain(told[language as "en"]);
		expect(await brief(untold)).toContain(told[language as "en"]);
	});

	it("draws lines to the first places of the list, and writes their names as far as they fit", async () => {
		const { document, count } = await open(language, { from: "HOUA", month: "2027-03" });
		expect(count(".explore-map .map-route")).toBe(12);
		const names = document.querySelectorAll(".explore-map text").map(({ text }) => text);
		const cities = document.querySelectorAll(".reach a").map(({ text }) => text);
		expect(names.length).toBeGreaterThan(5);
		for (const name of names) expect([...cities.slice(0, 12), "Houston"]).toContain(name);
	});

	it("asks which of several places is meant, beside the field, and keeps what was typed", async () => {
		const asked = { from: "portland", month: "2027-03", nights: "0", budget: "x" };
		const { status, document, count } = await open(language, asked);
		expect([status, count(".error-summary a")]).toEqual([400, 3]);
		expect(count("input[type=radio][name=from]")).toBeGreaterThan(1);
		const value = (name: string) => document.querySelector(`input[type=text][name=${name}]`)?.getAttribute("value");
		expect(["from", "nights", "budget"].map(value)).toEqual(["portland", "0", "x"]);
		expect(document.querySelector("#explore-from-error")).not.toBeNull();
	});

	it("says who flies nonstop, and offers the call, where no prices may be shown", async () => {
		const { text, count } = await open(language, { from: "HOUA", month: "2027-03" }, closed);
		expect(count(".reach .price")).toBe(0);
		expect(count(".reach > li")).toBe(30);
		expect(text(".reach > li .reach-about")).toMatch(/^(Nonstop with|Sin escalas con) \S/);
		expect(count(".notice a[href^='tel:']")).toBe(1);
	});

	it("names the cheapest place where the budget is too small, with a way to all prices", async () => {
		const { text, document } = await open(language, { from: "HOUA", month: "2027-03", budget: "20" });
		expect(text(".empty-state p")).toMatch(/\$\d+/);
		expect(document.querySelector(".empty-actions a")?.getAttribute("href")).toContain("from=HOUA&month=2027-03");
	});

	it("is offered where a search has found nothing, from there and in that month", async () => {
		const query = { trip: "oneway", from: "JFK", to: "SVO", depart: "2027-02-10" };
		const response = await pages.request(`https://pages${href(language, "flightResults", {}, query)}`);
		const links = parse(await response.text()).querySelectorAll(".empty-actions a");
		const targets = links.map((link) => link.getAttribute("href")?.replaceAll("&amp;", "&"));
		expect(targets).toContain(href(language, "explore", {}, { from: "JFK", month: "2027-02" }));
	});
});

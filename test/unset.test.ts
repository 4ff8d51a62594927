// Company, help and legal pages with only what an agency must configure: what is unset leaves no trace.
import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { createApp } from "../src/app.ts";
import type { Env } from "../src/env.ts";
import { languageCodes } from "../src/i18n/languages.ts";
import { href } from "../src/links.ts";
import { type RouteId, routeIds, routeOf } from "../src/routes.ts";
import { createServices } from "../src/services.ts";
import { testEnv } from "./test-env.ts";

const states = ["CA", "FL", "WA", "HI"].map((state) => `SELLER_OF_TRAVEL_${state}`);
const unset = ["AGENCY_STREET", "AGENCY_POSTAL_CODE", "MEASUREMENT_ID", "BOOKING_FEE", "AGENCY_INBOX", ...states];
const bare = { ...testEnv(), ...Object.fromEntries(unset.map((name) => [name, ""])), AGENCY_NAME: "Otra Agencia" };
const ctx = { waitUntil() {}, passThroughOnException() {}, props: {} };

async function ask(env: Record<string, string>, target: string) {
	const app = createApp(createServices(env as unknown as Env), { writeLine: () => {} });
	const response = await app.request(`http://localhost${target}`, {}, {} as never, ctx as never);
	expect(response.status, target).toBe(200);
	return parse(await response.text());
}

const pages = routeIds.filter((id): id is RouteId & "aboutUs" =>
	["company", "legal", "help"].includes(routeOf(id).group),
);

describe.each(languageCodes)("with nothing but the necessary configured (%s)", (language) => {
	it.each(pages)("%s has no gap, no placeholder and no other agency's name", async (id) => {
		const page = await ask(bare, href(language, id));
		const text = (page.querySelector("main")?.text ?? "").replace(/\s+/g, " ");
		expect(text.length).toBeGreaterThan(500);
		expect(text).not.toMatch(/\{\{|\}\}|undefined|null|, ,|\(\)|: \.|Farelark/);
		expect(page.querySelectorAll("main a").filter((link) => !link.getAttribute("href"))).toEqual([]);
	});

	it("registrations as a seller of travel are listed where they are set, and only those", async () => {
		const target = href(language, "legalCompliance");
		expect((await ask(bare, target)).querySelector("#licences")).toBeNull();
		const page = await ask({ ...bare, SELLER_OF_TRAVEL_FL: "ST12345" }, target);
		const list = page.querySelector("section[aria-labelledby=licences] ul");
		expect(list?.querySelectorAll("li").map(({ text }) => text)).toEqual(["FL: ST12345"]);
	});
});

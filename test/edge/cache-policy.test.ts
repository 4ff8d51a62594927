// What the edge cache in front of the pages may keep of a page that is missing or failed.
import { describe, expect, it } from "vitest";
import { createApp } from "../../src/app.ts";
import { policyOf } from "../../src/edge/cache-policy.ts";
import type { Env } from "../../src/env.ts";
import { languageCodes } from "../../src/i18n/languages.ts";
import { href } from "../../src/links.ts";
import { createPagesApp } from "../../src/pages-app.tsx";
import { createServices } from "../../src/services.ts";
import { testEnv } from "../test-env.ts";
import { keptSeconds } from "./kept-seconds.ts";

const services = createServices(testEnv() as Env);

describe.each(languageCodes)("the cached entrypoint (%s)", (language) => {
	it.each([
		["a page", href(language, "careers"), 200, 90_000],
		["the not-found page", href(language, "notFound"), 404, 60],
		["a page of a list that has no such page", href(language, "blog", {}, { page: "9" }), 404, 60],
		["a page of a list that can have no such page", href(language, "blog", {}, { page: "999" }), 404, 0],
		["a subject of guides", href(language, "blog", {}, { tag: "baggage" }), 200, 90_000],
		["a subject that guides have not", href(language, "blog", {}, { tag: "junk" }), 404, 0],
		["a search among guides", href(language, "blog", {}, { q: "bags" }), 200, 0],
		["a search among questions", href(language, "helpCenter", {}, { q: "bags" }), 200, 0],
		["the contact form about a subject", href(language, "contactUs", {}, { topic: "refund" }), 200, 90_000],
		["the contact form about what is none", href(language, "contactUs", {}, { topic: "junk" }), 200, 0],
		["a guide that is none", href(language, "guide", { slug: "no-such-guide" }), 302, 0],
	])("%s", async (_name, target, status, most) => {
		const response = await createPagesApp(services).request(`https://pages${target}`);
		expect(response.status, target).toBe(status);
		expect(keptSeconds(response.headers.get("cache-control")), target).toBe(most);
	});
});

it("keeps a page that could not be rendered nowhere", async () => {
	const fetchPage = () => Promise.reject(new Error("broken"));
	const response = await createApp(services, { fetchPage, writeLine: () => {} }).request(href("en", "careers"));
	expect(response.status).toBe(500);
	expect(response.headers.get("cache-control")).toBe("no-store");
});

it("gives a page that says it failed to nobody else", () => {
	for (const status of [500, 503]) expect(policyOf("page", status).edge).toBe("private, no-store");
	expect(policyOf("fares", 200, true).edge).toBe("private, no-store");
});

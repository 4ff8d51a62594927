// A form that comes too soon is refused, and nothing that was typed is lost by it.
import { parse } from "node-html-parser";
import { expect, it } from "vitest";
import { createApp } from "../../src/app.ts";
import type { Env } from "../../src/env.ts";
import { languageCodes } from "../../src/i18n/languages.ts";
import { href } from "../../src/links.ts";
import { createServices } from "../../src/services.ts";
import { testEnv } from "../test-env.ts";

const services = createServices(testEnv() as Env);
const app = createApp(services, { writeLine: () => {} });
const busy = { WRITES: { limit: async () => ({ success: false }) } } as unknown as Env;
const context = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} };
const typed = [
	["name", 'José "Pepe" O\'Neill <script>'],
	["text", "two\r\nlines & more"],
	["again", "1"],
	["again", "2"],
] as const;

it.each(languageCodes)(
	"keeps the fields of a form over the limit, to be sent again from there (%s)",
	async (language) => {
		const target = href(language, "contactUs", {}, { topic: "refund" });
		const body = new URLSearchParams(typed.map((pair) => [...pair]));
		const response = await app.request(`http://localhost${target}`, { method: "POST", body }, busy, context);
		expect(response.status).toBe(429);
		expect(response.headers.get("retry-after")).toBe("60");
		expect(response.headers.get("cache-control")).toBe("no-store");
		const html = await response.text();
		const document = parse(html);
		const form = document.querySelector("main form");
		expect(form?.getAttribute("action")?.replaceAll("&amp;", "&")).toBe(target);
		const kept = form
			?.querySelectorAll("input")
			.map((input) => [input.getAttribute("name"), input.getAttribute("value")]);
		expect(kept).toEqual(typed);
		expect(html).not.toContain('<script>"');
		expect(form?.querySelector("[type=submit]")?.text).toBe(services.messages[language].t("error.again"));
		expect(document.querySelector("main a[href^='tel:']")).not.toBeNull();
	},
);

it("has no form where nothing was sent", async () => {
	const response = await app.request("http://localhost/contact-us", { method: "POST", body: "\u0000" }, busy, context);
	expect(response.status).toBe(429);
	expect(parse(await response.text()).querySelectorAll("main form input")).toHaveLength(0);
});

it.each(["stripe", "duffel", "nobody"])(
	"reads no event of a provider past the limit of an address (%s)",
	async (provider) => {
		const keys: string[] = [];
		const limiter = (success: boolean) => ({
			limit: async ({ key }: { key: string }) => ({ success: keys.push(key) > 0 && success }),
		});
		const post = (success: boolean) =>
			app.request(
				`http://localhost/api/webhooks/${provider}`,
				{ method: "POST", body: "{}", headers: { "CF-Connecting-IP": "203.0.113.7" } },
				{ WEBHOOKS: limiter(success) } as unknown as Env,
				context,
			);
		const refused = await post(false);
		expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
		expect((await post(true)).status).toBe(404);
		expect(keys).toEqual(["203.0.113.7", "203.0.113.7"]);
	},
);

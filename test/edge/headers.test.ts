// What each kind of page may load: attacked with the configuration that lets in the most, over every row of the table.
import { createHash } from "node:crypto";
import { clientAssets } from "virtual:client-assets";
import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { createApp } from "../../src/app.ts";
import { contentSecurityPolicy, kindOf } from "../../src/edge/content-policy.ts";
import { type Env, parseEnv } from "../../src/env.ts";
import { bootScript } from "../../src/frame/boot-script.ts";
import { schemeScript } from "../../src/frame/scheme/island/scheme.ts";
import { speculationRules } from "../../src/frame/speculation.ts";
import { waitForStyles } from "../../src/page/wait-for-styles.ts";
import { isMeasurable, type RouteId, routeIds, routeOf } from "../../src/routes.ts";
import { createServices } from "../../src/services.ts";
import { testEnv } from "../test-env.ts";

const plain = parseEnv(testEnv() as unknown as Env);
/** Everything that can be configured is: a tag, the swap of numbers, Turnstile, cards. */
const env = {
	...testEnv(),
	...{ MEASUREMENT_ID: "G-TEST1", PHONE_CONVERSION: "AW-123/label-1" },
	...{ TURNSTILE_SITE_KEY: "0x4AAAAAAA", TURNSTILE_SECRET_KEY: "hush" },
	...{ STRIPE_SECRET_KEY: "sk_test_0123456789", STRIPE_WEBHOOK_SECRET: "whsec_0123456789" },
} as unknown as Env;
const full = parseEnv(env);

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const none = new URLSearchParams();

/** The sources of a policy by directive. */
const directives = (policy: string) =>
	new Map(policy.split("; ").map((directive) => [directive.split(" ")[0] ?? "", directive.split(" ").slice(1)]));
const policyOf = (id: RouteId, query = none, config = full) =>
	directives(contentSecurityPolicy(config, kindOf(id, query, config), false));

const google = /google|gstatic|doubleclick/;
const inline = [hash(schemeScript), hash(speculationRules), hash(waitForStyles)];

describe("a page's policy", () => {
	it("allows the inline scripts by the hash of their very text, and no others", () => {
		for (const id of routeIds) {
			expect(policyOf(id, none, plain).get("script-src"), id).toEqual(["'self'", ...inline]);
		}
	});

	it("names no host for scripts where a page is measured: only what runs there already may bring more", () => {
		for (const id of routeIds.filter((id) => isMeasurable(id, none))) {
			const boot = hash(bootScript(clientAssets.script));
			expect(policyOf(id).get("script-src"), id).toEqual(["'self'", ...inline, boot, "'strict-dynamic'"]);
		}
	});

	it("lets nothing of Google's in where a page is not measured, in no directive", () => {
		const unmeasured = routeIds.flatMap((id) => {
			const { query = [], personal } = routeOf(id);
			const asked = [none, ...query.map((name) => new URLSearchParams({ [name]: "x" }))];
			return asked.filter((query) => !isMeasurable(id, query)).map((query) => ({ id, query, personal }));
		});
		expect(unmeasured.length).toBeGreaterThan(60);
		for (const { id, query } of unmeasured) {
			const policy = contentSecurityPolicy(full, kindOf(id, query, full), false);
			expect(policy, `${id}?${query}`).not.toMatch(google);
			expect(policy, `${id}?${query}`).not.toContain("strict-dynamic");
		}
	});

	it("has Turnstile beside public forms only, and the payment provider on the page that pays only", () => {
		for (const id of routeIds) {
			const policy = policyOf(id);
			const { publicForm = false, paysByCard = false } = routeOf(id);
			const widget = ["https://challenges.cloudflare.com"];
			expect(policy.get("frame-src"), id).toEqual(publicForm ? widget : undefined);
			expect(policy.get("script-src")?.includes(...(widget as [string])), id).toBe(publicForm);
			const provider = paysByCard ? ["https://checkout.stripe.com"] : [];
			expect(policy.get("form-action"), id).toEqual(["'self'", ...provider]);
		}
		expect(routeIds.filter((id) => routeOf(id).paysByCard)).toEqual(["payment"]);
	});

	it("takes no text for markup or script where all that runs is ours, but by the policies that the row names", () => {
		const own = routeIds.filter((id) => !isMeasurable(id, none) && !routeOf(id).publicForm);
		const asked = [...routeIds.map((id) => [id, plain] as const), ...own.map((id) => [id, full] as const)];
		for (const [id, config] of asked) {
			const policy = policyOf(id, none, config);
			expect(policy.get("require-trusted-types-for"), id).toEqual(["'script'"]);
			expect(policy.get("trusted-types"), id).toEqual(routeOf(id).readsMarkup ?? ["'none'"]);
		}
		expect(routeIds.filter((id) => routeOf(id).readsMarkup)).toEqual([
			"flightResults",
			"bookingReview",
			"bookingConfirmation",
		]);
	});

	it("is never loose, and is reported to us alone", () => {
		for (const config of [plain, full]) {
			for (const id of routeIds) {
				const policy = policyOf(id, none, config);
				expect(policy.get("default-src"), id).toEqual(["'none'"]);
				expect(policy.get("base-uri"), id).toEqual(["'none'"]);
				expect(policy.get("frame-ancestors"), id).toEqual(["'none'"]);
				expect(policy.get("report-uri"), id).toEqual(["/api/policy-reports"]);
				expect([...policy.values()].flat().join(" "), id).not.toMatch(/unsafe|\*(?!\.)|http:/);
				for (const host of policy.get("script-src") ?? [])
					expect(host, id).toMatch(/^'|^https:\/\/challenges\.cloudflare\.com$/);
			}
		}
	});
});

describe("an answer", () => {
	const app = createApp(createServices(env), { writeLine: () => {} });
	const context = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} };
	const ask = (target: string, init: RequestInit = {}) =>
		app.request(`https://www.farelark.example${target}`, init, {} as Env, context);

	/** Addresses that differ in what an address can differ in: blanks, repeated and unknown parameters, spaces. */
	const queries = [
		"",
		"?q=",
		"?q=%20",
		"?q=x",
		"?q=&q=x",
		"?utm_source=x",
		"?sent=",
		"?sent=1",
		"?code=",
		"?code=AB12CD",
	];

	it("names in its policy just the way in which its page brings boot, whatever its address", async () => {
		const ids = ["home", "blog", "helpCenter", "contactUs", "bookingHelp", "cookiePolicy", "yourReference", "callBack"];
		for (const id of ids as RouteId[]) {
			for (const query of queries) {
				const response = await ask(routeOf(id).path + query);
				const document = parse(await response.text());
				const policy = directives(response.headers.get("content-security-policy") ?? "");
				const brought = document.querySelector("head script[type=module]") === null;
				expect(policy.get("script-src")?.includes("'strict-dynamic'"), id + query).toBe(brought);
				expect(document.querySelector("[data-consent]") !== null, id + query).toBe(brought);
				for (const script of document.querySelectorAll("script:not([src]):not([type='application/ld+json'])"))
					expect(policy.get("script-src"), id + query).toContain(hash(script.rawText));
				// What the next page can read of where one comes from.
				const referrer = brought ? "strict-origin-when-cross-origin" : "strict-origin";
				expect(response.headers.get("referrer-policy"), id + query).toBe(referrer);
			}
		}
	});

	it("that refuses has nothing of others, whichever page was asked for", async () => {
		const tooLong = `/?x=${"x".repeat(4096)}`;
		for (const [target, status, init] of [
			["/%", 400, {}],
			[tooLong, 414, {}],
			["/", 405, { method: "DELETE" }],
			["/contact-us", 403, { method: "POST", body: "x", headers: { Origin: "https://evil.example" } }],
		] as const) {
			const response = await ask(target, init);
			expect(response.status, target).toBe(status);
			const policy = response.headers.get("content-security-policy") ?? "";
			expect(policy, target).not.toMatch(/google|cloudflare|stripe|strict-dynamic/);
			expect(policy, target).toContain("script-src 'self'");
		}
	});

	it("that is no page may load and run nothing at all", async () => {
		for (const target of [
			"/api/places?q=mia",
			"/robots.txt",
			"/sitemap.xml",
			"/blog/",
			"/nope",
			"/api/nope",
			"/assets/x.js",
		]) {
			const policy = (await ask(target)).headers.get("content-security-policy");
			expect(policy, target).toBe("default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
		}
	});

	it("tells browsers to stay with https where it came by it, as the operator chose, and never over http", async () => {
		for (const target of ["/", "/robots.txt", "/nope", "/%"]) {
			expect((await ask(target)).headers.get("strict-transport-security"), target).toBe(full.hsts);
			const local = await app.request(`http://localhost${target}`, {}, {} as Env, context);
			expect(local.headers.get("strict-transport-security"), target).toBeNull();
		}
	});
});

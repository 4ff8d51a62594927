// What browsers report of refused loads: one word in one log line, however much and whatever is sent.
import { describe, expect, it } from "vitest";
import { createApp } from "../../src/app.ts";
import type { Env } from "../../src/env.ts";
import { createServices } from "../../src/services.ts";
import { reportsIn } from "../../src/site/policy-reports.ts";
import { testEnv } from "../test-env.ts";

const site = "https://www.farelark.example";
const old = (report: object) => JSON.stringify({ "csp-report": report });
const current = (...bodies: object[]) =>
	JSON.stringify(bodies.map((body) => ({ type: "csp-violation", age: 1, url: `${site}/?code=SECRET`, body })));

const secret = {
	"document-uri": `${site}/booking-confirmation/KMRWXKM0?last=Nunez#SECRET`,
	"blocked-uri": "https://evil.example/x.js?email=ana@mail.example",
	"effective-directive": "script-src-elem",
	"script-sample": "alert('SECRET')",
	"source-file": "https://evil.example/SECRET",
	referrer: "https://r.example/SECRET",
	"original-policy": "SECRET",
};

const lines: string[] = [];
const app = createApp(createServices(testEnv() as unknown as Env), { writeLine: (line) => lines.push(line) });
const context = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} };

async function post(body: string, { type = "application/csp-report", env = {}, method = "POST" } = {}) {
	lines.length = 0;
	const init = { method, ...(method === "POST" && { body }), headers: { "Content-Type": type } };
	const response = await app.request(`${site}/api/policy-reports`, init, env as Env, context);
	expect(lines).toHaveLength(1);
	return { status: response.status, body: await response.text(), line: JSON.parse(lines[0] ?? "") };
}

describe("a report", () => {
	it("tells which directive refused what on which page, of either shape, and nothing else", () => {
		const told = { directive: "script-src-elem", blocked: "evil.example", page: "bookingConfirmation" };
		expect(reportsIn(old(secret))).toEqual([told]);
		const body = {
			...{ documentURL: secret["document-uri"], blockedURL: secret["blocked-uri"] },
			...{ effectiveDirective: "script-src-elem", sample: "SECRET" },
		};
		expect(reportsIn(current(body, body))).toEqual([told, told]);
	});

	it.each([
		["inline", "inline"],
		["eval", "eval"],
		["trusted-types-sink", "trusted-types-sink"],
		["chrome-extension://abcdef/x.js", "chrome-extension"],
		["data", "data"],
		["https://user:SECRET@evil.example:8443/a?b#c", "evil.example"],
		["javascript:alert(1)", "javascript"],
		["Ana García", "something"],
		["x".repeat(5000), "something"],
		[{ toString: "x" }, "something"],
		[null, "something"],
	])("names what was refused no closer than by its host: %j", (blocked, word) => {
		expect(reportsIn(old({ ...secret, "blocked-uri": blocked }))[0]?.blocked).toBe(word);
	});

	it.each([
		[`${site}/`, "home"],
		[`${site}/blog/some-guide?q=x`, "guide"],
		[`${site}/juan.perez@mail.example/5551234567`, "no page of ours"],
		["about:blank", "no page of ours"],
		[7, "no page of ours"],
	])("names the page by its route: %j", (uri, page) => {
		expect(reportsIn(old({ ...secret, "document-uri": uri }))[0]?.page).toBe(page);
	});

	it.each(["", "{", "null", "7", '"x"', "[]", "[null,7,[]]", '{"csp-report":null}', '[{"type":"deprecation"}]'])(
		"that is none says nothing and breaks nothing: %j",
		(body) => {
			for (const { directive, blocked } of reportsIn(body))
				expect([directive, blocked]).toEqual(["something", "something"]);
		},
	);
});

describe("POST /api/policy-reports", () => {
	it("writes one line without what was typed, and answers nothing", async () => {
		const { status, body, line } = await post(old(secret));
		expect([status, body]).toEqual([204, ""]);
		expect(line).toMatchObject({
			...{ route: "api.policyReports", path: "/api/policy-reports", status: 204 },
			error: "policy: script-src-elem refused evil.example on bookingConfirmation",
		});
		expect(JSON.stringify(line)).not.toMatch(/SECRET|KMRWXKM0|Nunez|ana@/);
	});

	it("writes one short line for a thousand reports, and none of a visitor's words where a word is no directive", async () => {
		const body = current(...Array.from({ length: 100 }, () => ({ effectiveDirective: "Ana\nGarcía" })));
		const { line } = await post(body, { type: "application/reports+json; charset=utf-8" });
		expect(line.error).toBe("policy: something refused something on no page of ours (and 99 more)");
	});

	it("takes no more than a browser sends, no other type, no other method, and not too often", async () => {
		const long = old({ ...secret, "script-sample": "x".repeat(20_000) });
		expect((await post(long)).status).toBe(413);
		for (const type of ["application/x-www-form-urlencoded", "text/plain", "application/json"])
			expect((await post(old(secret), { type })).status, type).toBe(415);
		expect((await post("", { method: "GET" })).status).toBe(405);
		const env = { REPORTS: { limit: async () => ({ success: false }) } };
		expect((await post(old(secret), { env })).status).toBe(429);
	});
});

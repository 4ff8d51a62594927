// https before www, as whole addresses: each step of a visitor's way, and what is refused on it.
import { expect, it } from "vitest";
import { createApp } from "../../src/app.ts";
import type { Env } from "../../src/env.ts";
import { createServices } from "../../src/services.ts";
import { testEnv } from "../test-env.ts";

const env = { ...testEnv(), HOSTS_WITHOUT_WWW: "preview.farelark.example" } as unknown as Env;
const app = createApp(createServices(env), { writeLine: () => {} });
const context = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} };
const ask = async (target: string, init: RequestInit = {}) => app.request(target, init, {} as Env, context);
const answer = async (target: string, init: RequestInit = {}) => {
	const { status, headers } = await ask(target, init);
	return [status, headers.get("location")];
};

it.each([
	["http://farelark.example/blog?b=2&a=%20x", "https://farelark.example/blog?b=2&a=%20x"],
	["http://farelark.example:8080/", "https://farelark.example/"],
	["http://www.farelark.example/blog/?lng=es", "https://www.farelark.example/blog/?lng=es"],
	["http://preview.farelark.example/%", "https://preview.farelark.example/%"],
	["http://farelark.example//evil.example/", "https://farelark.example//evil.example/"],
	["http://farelark.someone.workers.dev/", "https://farelark.someone.workers.dev/"],
	["http://www.farelark.example/api/health", "https://www.farelark.example/api/health"],
	["http://www.farelark.example/nope", "https://www.farelark.example/nope"],
])("leads %s to %s, which is the very host and address, by GET and HEAD", async (target, location) => {
	for (const method of ["GET", "HEAD"]) expect(await answer(target, { method })).toEqual([301, location]);
	expect((await ask(target)).headers.get("cache-control")).toBe("no-store");
});

it("is at www by https after two steps, and says at each by https that it stays there", async () => {
	const steps: (string | null)[] = [];
	let target: string | null = "http://farelark.example/how-we-help?lng=es";
	while (target && steps.length < 20) {
		const { headers }: Response = await ask(target);
		steps.push(target, headers.get("strict-transport-security"));
		target = headers.get("location");
	}
	const hsts = "max-age=63072000; includeSubDomains";
	expect(steps).toEqual([
		...["http://farelark.example/how-we-help?lng=es", null],
		...["https://farelark.example/how-we-help?lng=es", hsts],
		...["https://www.farelark.example/how-we-help?lng=es", hsts],
	]);
});

it("believes the platform about how a visitor came, and nothing else that is written beside it", async () => {
	const told = (target: string, headers: Record<string, string>) => answer(target, { headers });
	const page = "//www.farelark.example/how-we-help";
	expect(await told(`http:${page}`, { "CF-Visitor": '{"scheme":"https"}' })).toEqual([200, null]);
	expect(await told(`https:${page}`, { "CF-Visitor": '{"scheme":"http"}' })).toEqual([301, `https:${page}`]);
	for (const name of ["X-Forwarded-Proto", "Forwarded", "X-Forwarded-Scheme", "Front-End-Https"])
		expect(await told(`http:${page}`, { [name]: "https" }), name).toEqual([301, `https:${page}`]);
});

it.each(["/cookie-policy?lng=es", "/api/webhooks/stripe", "/mcp", "/payment", "/api/policy-reports"])(
	"takes nothing that was sent to %s over http, and leads it nowhere",
	async (path) => {
		for (const method of ["POST", "PUT", "DELETE"]) {
			const response = await ask(`http://www.farelark.example${path}`, {
				method,
				headers: { "Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Site": "same-origin" },
				body: "consent=granted",
			});
			expect([response.status, response.headers.get("location")]).toEqual([403, null]);
			expect(response.headers.getSetCookie()).toEqual([]);
			if (path.includes("lng=es")) expect(await response.text()).toContain('<html lang="es">');
		}
	},
);

it("serves this machine and its network as before, and sets cookies there that a browser keeps", async () => {
	for (const origin of [
		"http://localhost",
		"http://127.0.0.1:8787",
		"http://192.168.1.20:8787",
		"http://app.localhost:1",
	])
		expect(await answer(`${origin}/how-we-help`), origin).toEqual([200, null]);
	const post = (origin: string) =>
		ask(`${origin}/your-country`, { method: "POST", body: new URLSearchParams({ country: "CO" }) });
	const [local, live] = [await post("http://localhost"), await post("https://www.farelark.example")];
	expect(local.headers.getSetCookie()[0]).toMatch(/^country=CO;(?!.*Secure)/);
	expect(live.headers.getSetCookie()[0]).toMatch(/^__Host-country=CO;.*; Secure/);
});

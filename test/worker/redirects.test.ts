// The early answers, on the built Worker.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Harness, startWorker } from "./harness.ts";

let harness: Harness;
beforeAll(async () => {
	harness = await startWorker({ HOSTS_WITHOUT_WWW: "preview.farelark.example" });
});
afterAll(() => harness.close());

async function answer(target: string, init: RequestInit = {}) {
	const response = await harness.get(target, init);
	await response.arrayBuffer();
	// The simulator writes its own scheme into an address of its host; which it is: test/edge/redirects.test.ts.
	return [response.status, response.headers.get("location")?.replace(/^https?:(?=\/\/)/, "") ?? null];
}

describe("redirects", () => {
	it.each([
		["https://farelark.example/blog?b=2&a=%20x", 301, "//www.farelark.example/blog?b=2&a=%20x"],
		["https://farelark.example:8080/blog/", 301, "//www.farelark.example:8080/blog/"],
		["https://farelark.example/no/such?lng=xx", 301, "//www.farelark.example/no/such?lng=xx"],
		["https://www.www.farelark.example/", 301, "//www.farelark.example/"],
		["https://preview.farelark.example/blog/", 301, "/blog"],
		["/blog/?a=1&b", 301, "/blog?a=1&b"],
		["/blog?lng=en&a=1", 302, "/blog?a=1"],
		["/blog?lng=fr", 302, "/blog"],
		["/about-us/?lng=en&x=1", 302, "/about-us?x=1"],
		["/destinations/%6Diami/?lng=fr", 302, "/destinations/miami"],
		["//evil.example/?lng=en", 302, "/evil.example"],
		["/api/places/?lng=en", 301, "/api/places?lng=en"],
		["/nothing-here", 302, "/not-found"],
		["/nothing-here?lng=es&x=1", 302, "/not-found?lng=es"],
		["/blog/no-such-guide?lng=es", 302, "/not-found?lng=es"],
		["/airlines/ZZ", 302, "/not-found"],
		["/destinations/atlantis", 302, "/not-found"],
		["/flight-booking-assistance/no-such-airline?lng=es", 302, "/not-found?lng=es"],
		["/airlines/ua", 301, "/airlines/UA"],
		["/airlines/ua?utm_source=x&lng=es", 301, "/airlines/UA?utm_source=x&lng=es"],
		["/destinations/Miami", 301, "/destinations/miami"],
		["/%62log?x=%61", 301, "/blog?x=%61"],
		["/airlines/%55A?lng=es", 301, "/airlines/UA?lng=es"],
		[
			"/flight-results?from=JFK&to=M%C3%ADami&depart=&from6=&to6&ages=&ages=&adults=&price=&utm_source=&lng=es",
			301,
			"/flight-results?from=JFK&to=M%C3%ADami&ages=&adults=&utm_source=&lng=es",
		],
		["/flight-results?stops=&price=", 301, "/flight-results"],
		["/flight-results?adults=&ages=&adults=", 301, "/flight-results?adults=&ages="],
	])("%s", async (target, status, location) => {
		expect(await answer(target)).toEqual([status, location]);
	});

	it.each(["/flight-results?adults=&ages=", "/flight-results?utm_source=", "/blog?q="])(
		"leaves %s as it is: a blank says something there, or is not ours",
		async (target) => {
			expect((await answer(target))[1]).toBeNull();
		},
	);

	it("asks for the very host by https first, before www and whatever else", async () => {
		expect(await answer("http://farelark.example/blog/?b=2&a=%20x")).toEqual([
			...[301, "//farelark.example/blog/?b=2&a=%20x"],
		]);
		expect(await answer("http://www.farelark.example/%")).toEqual([301, "//www.farelark.example/%"]);
	});

	it.each(["/cookie-policy?lng=es", "/api/webhooks/stripe", "/mcp", "/payment", "/api/policy-reports"])(
		"takes nothing that was posted to %s over http, and leads it nowhere",
		async (path) => {
			const response = await harness.get(`http://www.farelark.example${path}`, {
				method: "POST",
				headers: { "Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Site": "same-origin" },
				body: "consent=granted",
			});
			const text = await response.text();
			expect([response.status, response.headers.get("location")]).toEqual([403, null]);
			expect(response.headers.getSetCookie()).toEqual([]);
			if (path.includes("lng=es")) expect(text).toContain('<html lang="es">');
		},
	);

	it.each(["http://localhost", "http://127.0.0.1:8787", "http://192.168.1.20:8787", "http://app.localhost:8787"])(
		"serves this machine at %s without it",
		async (origin) => {
			expect(await answer(`${origin}/how-we-help`)).toEqual([200, null]);
		},
	);

	it("keeps method and body of a POST on its way to www", async () => {
		expect(await answer("https://farelark.example/cookie-policy", { method: "POST", body: "consent=denied" })).toEqual([
			308,
			"//www.farelark.example/cookie-policy",
		]);
	});

	it("sends an unsupported language to the one in the cookie", async () => {
		expect(await answer("/blog?a=1&lng=fr", { headers: { Cookie: "lng=es" } })).toEqual([302, "/blog?a=1&lng=es"]);
	});

	it("stays English without lng, whatever cookie and browser say", async () => {
		const response = await harness.get("/", { headers: { Cookie: "lng=es", "Accept-Language": "es" } });
		expect(response.headers.get("content-language")).toBe("en");
	});

	it.each([
		"http://localhost//evil.example/",
		"http://localhost//evil.example",
		"http://localhost/%5Cevil.example/",
		"http://localhost///evil.example/",
	])("never points %s to another host", async (target) => {
		const [status, location] = await answer(target);
		expect([301, 302]).toContain(status);
		expect(new URL(String(location), "http://localhost").host).toBe("localhost");
	});

	it("caches no redirect", async () => {
		for (const target of ["https://farelark.example/", "/blog/", "/nothing", "/airlines/ua"]) {
			expect((await harness.get(target)).headers.get("cache-control"), target).toBe("no-store");
		}
	});
});

describe("refusals", () => {
	it.each([
		["/%", 400],
		["/%E0%A4%A", 400],
		["/blog?x=%ff", 400],
		["/a%00b", 400],
		[`/${"x".repeat(8192)}`, 414],
		[`/?q=${"x".repeat(8192)}`, 414],
	])("%#: answers a malformed URL cleanly", async (target, status) => {
		const response = await harness.get(target);
		const html = await response.text();
		expect(response.status).toBe(status);
		expect(html).toContain('<html lang="en">');
		const spanish = await harness.get(`${target}${target.includes("?") ? "&" : "?"}lng=es`);
		expect(spanish.status).toBe(status);
		expect(await spanish.text()).toContain('<html lang="es">');
		expect(html).toContain("tel:+18005550199");
		expect(html).not.toMatch(/stack|TypeError| at /);
	});

	it.each(["PUT", "DELETE", "PATCH"])("answers %s on a page with 405", async (method) => {
		const response = await harness.get("/blog", { method });
		expect(response.status).toBe(405);
		expect(response.headers.get("allow")).toBe("GET, HEAD");
		expect(await response.text()).toContain("tel:+18005550199");
	});

	it("refuses a form from another site, and one that is too large", async () => {
		const post = (headers: Record<string, string>, body: string) =>
			harness.get("/cookie-policy", {
				method: "POST",
				headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
				body,
			});
		expect((await post({ Origin: "https://evil.example" }, "consent=granted")).status).toBe(403);
		expect((await post({ "Sec-Fetch-Site": "cross-site" }, "consent=granted")).status).toBe(403);
		const tooLarge = await post({ "Sec-Fetch-Site": "same-origin" }, `consent=${"x".repeat(70_000)}`);
		expect(tooLarge.status).toBe(413);
		expect(tooLarge.headers.get("content-type")).toContain("text/html");
	});

	it.each([
		["application/json", '{"consent":"granted"}'],
		["multipart/form-data", "no boundary"],
		["multipart/form-data; boundary=x", "--x\r\nbroken"],
		["text/plain", "consent=granted"],
	])("refuses a body of type %s that is no form", async (type, body) => {
		const headers = { "Content-Type": type, "Sec-Fetch-Site": "same-origin" };
		const response = await harness.get("/cookie-policy", { method: "POST", headers, body });
		await response.arrayBuffer();
		expect(response.status).toBe(415);
	});

	it.each(["", "consent=maybe"])("takes no other answer for a consent choice: %j", async (body) => {
		const response = await harness.get("/cookie-policy", {
			method: "POST",
			headers: { "Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Site": "same-origin" },
			body,
		});
		expect(response.status).toBe(400);
		expect(response.headers.getSetCookie()).toEqual([]);
		expect(await response.text()).toContain('href="#measurement-consent"');
	});

	it("keeps a consent choice and raises a flash message", async () => {
		const response = await harness.get("/cookie-policy?lng=es", {
			method: "POST",
			headers: { "Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Site": "same-origin" },
			body: "consent=granted",
		});
		expect(response.status, await response.clone().text()).toBe(303);
		expect(response.headers.get("location")).toBe("/cookie-policy?sent=1&lng=es");
		expect(response.headers.getSetCookie().map((cookie) => cookie.split(";")[0])).toEqual([
			"consent=granted",
			"flash=consent-saved",
		]);
		expect(response.headers.get("cache-control")).toBe("no-store");
	});
});

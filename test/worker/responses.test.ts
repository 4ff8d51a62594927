// What every answer carries: security headers, one log line, and no personal data in it.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Harness, startWorker } from "./harness.ts";
import { search } from "./site.ts";

let harness: Harness;
beforeAll(async () => {
	harness = await startWorker();
});
afterAll(() => harness.close());

const targets = [
	"/",
	"/blog?lng=es",
	"/blog/",
	"/nope",
	"/not-found",
	"/%00",
	"/api/health",
	"/api/places?q=mia",
	"/api/nope",
	"/flight-results",
	"/sitemap.xml",
	"/robots.txt",
	"/manifest.webmanifest",
];

describe("headers", () => {
	it.each(targets)("%s", async (target) => {
		const { headers, status } = await harness.get(target);
		const policy = headers.get("content-security-policy") ?? "";
		const isPage = headers.get("content-type")?.startsWith("text/html");
		expect(status).toBeLessThan(500);
		expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*(?!\.)/);
		for (const rule of [
			...["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"],
			...(isPage ? ["script-src 'self'", "form-action 'self'", "require-trusted-types-for 'script'"] : []),
		])
			expect(policy).toContain(rule);
		expect(headers.get("reporting-endpoints")).toBe(isPage ? 'policy="/api/policy-reports"' : null);
		expect(headers.get("x-content-type-options")).toBe("nosniff");
		expect(headers.get("referrer-policy")).toMatch(/^strict-origin(-when-cross-origin)?$/);
		expect(headers.get("permissions-policy")).toContain("camera=()");
		expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
		expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{16,}$/);
		expect(headers.get("server-timing")).toMatch(/^gateway;dur=\d+/);
	});

	it("keeps hashed assets for good and locales for a check each time", async () => {
		const html = await (await harness.get("/")).text();
		const asset = html.match(/\/assets\/[\w.-]+\.js\b/)?.[0] ?? "";
		expect((await harness.get(asset)).headers.get("cache-control")).toContain("immutable");
		const locale = await harness.get("/locales/es/translation.json");
		expect(locale.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
		expect(locale.headers.get("etag")).toBeTruthy();
		expect(await locale.json()).toHaveProperty(["call.verb"]);
	});
});

describe("static files", () => {
	it("are no other type than they say, in nobody's frame, and run nothing where one is opened", async () => {
		const html = await (await harness.get("/")).text();
		const asset = html.match(/\/assets\/[\w.-]+\.js\b/)?.[0] ?? "";
		const files = ["/favicon.svg", "/locales/es/translation.json", "/paid/MIA.txt", "/spellings/00.txt", asset];
		for (const file of files) {
			const { status, headers } = await harness.get(file);
			expect(status, file).toBe(200);
			expect(headers.get("x-content-type-options"), file).toBe("nosniff");
			expect(headers.get("content-security-policy"), file).toMatch(
				/default-src 'none'.*base-uri 'none'.*frame-ancestors 'none'/,
			);
		}
	});

	it("are listed nowhere, and nothing is served that is hidden or of the build", async () => {
		const folders = ["/assets", "/assets/", "/locales/", "/images/guides/", "/paid/"];
		const hidden = [
			"/.vite/manifest.json",
			"/.assetsignore",
			"/_headers",
			"/.dev.vars",
			"/.git/HEAD",
			"/wrangler.json",
		];
		for (const target of [...folders, ...hidden]) {
			const response = await harness.get(target);
			expect([301, 302, 404], target).toContain(response.status);
			expect(await response.text(), target).not.toMatch(/\.(js|json|svg|txt)\b|DATA_KEY/);
		}
	});
});

describe("log", () => {
	beforeEach(() => harness.server.clearLogs());

	const lines = () =>
		harness.server
			.getLogs()
			.map(({ message }: { message: unknown }) => String(message))
			.filter((message: string) => message.startsWith("{"))
			.map((message: string) => JSON.parse(message));
	const requests = () => lines().filter(({ event }: { event?: string }) => event === undefined);

	it.each(targets)("writes exactly one line for %s", async (target) => {
		await (await harness.get(target)).text();
		await expect.poll(() => lines().length).toBe(1);
		const [line] = lines();
		expect(Object.keys(line)).toEqual(
			expect.arrayContaining(["time", "id", "method", "route", "path", "status", "ms", "language", "cache", "bot"]),
		);
		expect(line.path).not.toContain("?");
	});

	it("says where a page came from", async () => {
		for (const cache of ["render", "memo"]) {
			harness.server.clearLogs();
			await (await harness.get("/press?lng=es")).text();
			await expect
				.poll(() => lines()[0])
				.toMatchObject({ route: "press", path: "/press", language: "es", status: 200, cache, bot: false });
		}
	});

	it("logs a streamed page once, when it is over", async () => {
		await (await harness.get(`/flight-results?${search}`)).text();
		await expect.poll(() => requests().length).toBe(1);
		expect(requests()[0]).toMatchObject({
			route: "flightResults",
			path: "/flight-results",
			status: 200,
			cache: "none",
		});
		const told = lines().filter((line: { event?: string }) => line.event !== undefined);
		expect(told).toMatchObject([
			{ event: "search", what: "visitor.sample", outcome: "found", version: expect.any(String) },
			{ event: "results", outcome: "shown" },
		]);
	});

	it("keeps what a visitor typed, and who they are, out of every line", async () => {
		await harness.get("/booking-confirmation/SECRET1?last=Nunez");
		await harness.get("/juan.perez@mail.example/5551234567?email=juan@mail.example", {
			headers: {
				"CF-Connecting-IP": "203.0.113.77",
				Cookie: "x=secret-cookie",
				"User-Agent": "Mozilla/5.0 secret-agent",
				Referer: "https://r.example/?q=secret-referer",
			},
		});
		await expect.poll(() => lines().length).toBe(2);
		const text = JSON.stringify(lines());
		for (const secret of ["SECRET1", "Nunez", "juan", "5551234567", "203.0.113.77", "secret"])
			expect(text).not.toContain(secret);
	});

	it("says what failed behind a page that stands without it, and does not keep such a page", async () => {
		const env = (await harness.worker.getEnv()) as { DB: D1Database };
		await env.DB.prepare("ALTER TABLE fares RENAME TO elsewhere").run();
		const response = await harness.get("/last-minute-deals");
		await response.text();
		expect(response.status).toBe(200);
		expect(response.headers.get("x-degraded")).toBeNull();
		await expect.poll(() => lines()[0]?.error).toContain("no such table: fares");
		await env.DB.prepare("ALTER TABLE elsewhere RENAME TO fares").run();
	});

	it("marks crawlers", async () => {
		await harness.get("/", {
			headers: { "User-Agent": "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)" },
		});
		await expect.poll(() => lines()[0]?.bot).toBe(true);
	});
});

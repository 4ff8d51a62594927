// No answer that refuses, misses or fails may be kept for longer than a minute, whatever was asked for.
import { afterAll, beforeAll, expect, it } from "vitest";
import { href } from "../../src/links.ts";
import { keptSeconds } from "../edge/kept-seconds.ts";
import { type Harness, startWorker } from "./harness.ts";

let harness: Harness;
beforeAll(async () => {
	// Without a key nothing can be booked: those pages answer 503.
	harness = await startWorker({ DATA_KEY: "" });
});
afterAll(() => harness.close());

const foreign = { "Sec-Fetch-Site": "cross-site" };
const form = { method: "POST", headers: { "Content-Type": "application/x-www-form-urlencoded" } };

it.each<[target: string, status: number, init?: RequestInit]>([
	["/assets/boot-00000000.js", 404],
	["/assets/boot-00000000.js?lng=es", 404],
	["/assets/boot-00000000.js", 404, { method: "HEAD" }],
	["/assets/nothing/at/all.css", 404],
	["/locales/fr/translation.json", 404],
	["/images/guides/no-such-drawing.svg", 404],
	["/icons/none.png", 404],
	[href("en", "notFound"), 404],
	[href("es", "notFound"), 404],
	[href("en", "blog", {}, { page: "999" }), 404],
	[href("en", "fareAlertConfirm", {}, { token: "none" }), 404],
	["/api/nothing", 404],
	["/%00", 400],
	["/api/%00", 400],
	["/api/flights", 400],
	["/api/places", 400],
	[`/${"a".repeat(5000)}`, 414],
	[href("en", "careers"), 405, form],
	["/api/places?q=mia", 405, form],
	[href("en", "contactUs"), 403, { ...form, headers: { ...form.headers, ...foreign }, body: "a=b" }],
	[href("en", "contactUs"), 413, { ...form, body: "a".repeat(70_000) }],
	[href("en", "bookingHelp", {}, { code: "???" }), 400],
	["/booking-confirmation/KMRWXKM0", 503],
	["/booking-confirmation/KMRWXKM0?lng=es", 503],
])("%s answers %i", async (target, status, init) => {
	const response = await harness.get(target, init);
	await response.arrayBuffer();
	expect(response.status, target).toBe(status);
	expect(keptSeconds(response.headers.get("cache-control")), target).toBeLessThanOrEqual(60);
});

it("sends nobody who asks for a missing file to a page", async () => {
	const response = await harness.get("/assets/boot-00000000.js");
	expect(response.headers.get("content-type")).toContain("text/plain");
	expect(await response.text()).toBe("Not found\n");
});

it("keeps what is there for as long as before", async () => {
	const html = await (await harness.get("/")).text();
	const asset = html.match(/\/assets\/[\w.-]+\.js\b/)?.[0] ?? "";
	expect((await harness.get(asset)).headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
	expect((await harness.get("/favicon.svg")).headers.get("cache-control")).toBe("public, max-age=86400");
});

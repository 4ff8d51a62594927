// A page begins before its database has answered: the order of its bytes, which of them are kept, and what is not kept.
import { describe, expect, it } from "vitest";
import { createApp } from "../../src/app.ts";
import type { Env } from "../../src/env.ts";
import { createPagesApp } from "../../src/pages-app.tsx";
import { createServices, type Services } from "../../src/services.ts";
import { testEnv } from "../test-env.ts";

const fare = {
	airline: "",
	depart: "2027-02-10",
	return: "2027-02-17",
	minor: 12300,
	currency: "USD",
	operators: "B6",
	sample: 0,
	source: "test",
	seen_at: "2026-11-21T10:00:00.000Z",
};
const price = "$123";
const crawler = { "User-Agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" };

/** A database that has a fare between any two places that it is asked about, and tells it when the gate opens. */
function gatedDatabase(gate: Promise<unknown>) {
	let asked = 0;
	const bind = (...values: string[]) => ({
		async all() {
			asked += 1;
			await gate;
			const codes = [...new Set(["NYC", "CNYC", "MIA", "CMIA", ...values.filter((value) => /^[A-Z]/.test(value))])];
			const pairs = codes.flatMap((origin) => codes.map((destination) => ({ ...fare, origin, destination })));
			return { results: pairs.filter(({ origin, destination }) => origin !== destination) };
		},
	});
	const db = { prepare: () => ({ bind }) } as unknown as D1Database;
	return { db, asked: () => asked };
}

function start(gate: Promise<unknown>) {
	const { db, asked } = gatedDatabase(gate);
	const services: Services = { ...createServices(testEnv() as Env), db, now: () => new Date("2026-11-21T12:00:00Z") };
	const lines: string[] = [];
	const rendered: Response[] = [];
	const pages = createPagesApp(services);
	const app = createApp(services, {
		writeLine: (line) => lines.push(line),
		fetchPage: async (url) => {
			const response = await pages.request(url);
			rendered.push(response.clone());
			return response;
		},
	});
	const waiting: Promise<unknown>[] = [];
	const ctx = { waitUntil: (work: Promise<unknown>) => waiting.push(work), passThroughOnException() {}, props: {} };
	const get = async (target: string, headers: Record<string, string> = {}) =>
		app.request(`http://localhost${target}`, { headers }, {}, ctx as never);
	return { get, asked, lines, rendered, settled: () => Promise.all(waiting.splice(0)) };
}

function readerOf(response: Response) {
	const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
	const rest = async () => {
		let text = "";
		for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) text += part.value;
		return text;
	};
	return { next: async () => (await reader?.read())?.value ?? "", rest };
}

const pages = [
	["home", "/"],
	["deals", "/featured-deals"],
	["a destination", "/destinations/miami"],
	["destinations", "/destinations"],
	["an airline", "/airlines/UA"],
	["cheap flights", "/cheap-united-flights"],
	["a guide", "/blog/ultimate-guide-cheap-flights-2025"],
] as const;

describe.each(pages)("the page of %s", (_, target) => {
	it("sends head and header while the database is silent, and keeps the very bytes that were sent", async () => {
		let open = () => {};
		const { get, asked, lines, settled } = start(new Promise<void>((resolve) => (open = resolve)));
		const response = await get(target);
		expect(response.status).toBe(200);
		expect(response.headers.get("X-Waits")).toBeNull();
		const reader = readerOf(response);
		const begun = await reader.next();
		expect(begun.slice(0, 32)).toMatch(/^<!DOCTYPE html><html lang="en"/);
		expect(begun.includes("</head>"), "</head>").toBe(true);
		expect(/<header class="site-header">.*<\/header>.*<main /s.test(begun)).toBe(true);
		expect(begun.includes("</main>"), "</main>").toBe(false);
		expect(begun.includes("data-part"), "data-part").toBe(false);
		expect(asked()).toBe(1);
		expect(lines).toEqual([]);

		open();
		const sent = begun + (await reader.rest());
		expect(sent.includes(price), price).toBe(true);
		expect(/<\/footer>.*<\/body><\/html>$/s.test(sent)).toBe(true);
		expect(sent.includes("data-part"), "data-part").toBe(false);
		await settled();
		expect(JSON.parse(lines[0] ?? "{}")).toMatchObject({ status: 200, cache: "render" });
		expect(JSON.parse(lines[0] ?? "{}")).not.toHaveProperty("error");

		const kept = await get(target);
		expect((await kept.text()) === sent).toBe(true);
		expect(kept.headers.get("Server-Timing")).toContain('"memo"');
		const etag = kept.headers.get("ETag") ?? "";
		expect((await get(target, { "If-None-Match": etag })).status).toBe(304);
		expect(asked()).toBe(1);
	});
});

describe("a page that waits", () => {
	const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

	it.each(["/", "/destinations/miami"])(
		"gives a crawler and whoever asks about an ETag all of it at once (%s)",
		async (target) => {
			const begun = await start(soon()).get(target);
			expect(begun.headers.get("ETag")).toBeNull();
			const whole = await begun.text();
			for (const headers of [crawler, { "If-None-Match": '"other"' }]) {
				const response = await start(soon()).get(target, headers);
				expect(response.headers.get("ETag")).toMatch(/^"\w{16}"$/);
				expect((await response.text()) === whole).toBe(true);
			}
			const { get } = start(soon());
			const { headers } = await get(target, crawler);
			expect((await start(soon()).get(target, { "If-None-Match": headers.get("ETag") ?? "" })).status).toBe(304);
		},
	);

	it("answers in one piece with its ETag where the database has answered at once", async () => {
		const response = await start(Promise.resolve()).get("/");
		expect(response.headers.get("ETag")).toMatch(/^"\w{16}"$/);
		expect((await response.text()).includes(price)).toBe(true);
	});

	it("is whole without its prices where the database fails later, and is kept by nobody", async () => {
		let fail = (_: Error) => {};
		const { get, asked, lines, rendered, settled } = start(new Promise((_, reject) => (fail = reject)));
		const reader = readerOf(await get("/"));
		const begun = await reader.next();
		fail(new Error("database down"));
		const sent = begun + (await reader.rest());
		expect(sent.slice(-7)).toBe("</html>");
		expect(sent.includes(price), price).toBe(false);
		await settled();
		expect(JSON.parse(lines[0] ?? "{}").error).toContain("database down");
		// What a cache in front of the pages reads ends by an error.
		await expect(rendered[0]?.text()).rejects.toThrow("database down");
		await (await get("/")).text().catch(() => {});
		expect(asked()).toBe(2);
	});

	it("says private to a crawler where the database failed, and does not keep that either", async () => {
		const late = new Promise((_, reject) => setTimeout(reject, 5, new Error("database down")));
		const { get, asked } = start(late);
		const response = await get("/", crawler);
		expect(response.status).toBe(200);
		expect(response.headers.get("Cache-Control")).toBe("private, no-store");
		expect((await response.text()).slice(-7)).toBe("</html>");
		expect(asked()).toBe(1);
	});
});

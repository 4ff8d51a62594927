// Hostile requests by the ten thousand: none breaks anything, none gets its own text back as markup, none changes what others get.
import { Agent, request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cacheablePages } from "../browser/templates.ts";
import { type Random, randomFrom } from "../hostile-bodies.ts";
import { languageCodes } from "../languages.ts";
import { seed } from "../soak.ts";
import { visitorAddress } from "../visitor-address.ts";
import { loadedSite } from "./loaded-site.ts";
import { size } from "./size.ts";

const connections = 16;
/** What a browser would take for markup of somebody else's, and a host that is not ours. */
const marker = "zopilote";
const markup = `<${marker} onload=1>`;
const evil = "evil.example";

const texts = [
	`"'>${markup}`,
	`</script>${markup}`,
	`javascript:alert(1)//${markup}`,
	`%22%3E%3C${marker}%20onload=1%3E`,
	`${markup}\u2028{{constructor}}`,
	`'; DROP TABLE quotes; --${markup}`,
	`\r\nX-${marker}: 1\r\n\r\n${markup}`,
	`//${evil}/${markup}`,
	`https://${evil}/${markup}`,
	"../../../../etc/passwd",
	`${"A".repeat(3_000)}${markup}`,
	"\u0000\u0001\ud800",
	"-1",
	"1e309",
	"[object Object]",
	"__proto__",
];
const names = [
	"q",
	"lng",
	"from",
	"to",
	"depart",
	"return",
	"offer",
	"open",
	"page",
	"rows",
	"prices",
	"month",
	"quote",
];
const moreNames = [
	"booking",
	"token",
	"code",
	"sent",
	"tag",
	"airline",
	"sort",
	"price",
	"utm_source",
	"__proto__",
	"s",
];
const methods = ["GET", "GET", "GET", "GET", "GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PROPFIND"];
const paths = [
	"/api/flights",
	"/api/places",
	"/api/prices",
	"/api/nearest",
	"/api/health",
	"/api/visit",
	"/api/webhooks/stripe",
	"/mcp",
	"/blog/feed.xml",
	"/sitemap.xml",
	"/.env",
	"/wp-login.php",
	"/assets/none.js",
	"/%",
	"/%c0%ae%c0%ae/",
	"//evil.example",
	"/\\evil.example",
	"/%2f%2fevil.example",
	"/destinations/%3Czopilote%3E",
	"/airlines/../../x",
	"/booking-confirmation/%00",
];

interface Hostile {
	readonly method: string;
	readonly path: string;
	readonly headers: Readonly<Record<string, string>>;
	readonly body?: string;
}

interface Answer {
	readonly status: number;
	readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
	readonly text: string;
}

let site: Awaited<ReturnType<typeof loadedSite>>;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
beforeAll(async () => {
	site = await loadedSite({ live: false });
});
afterAll(async () => {
	agent.destroy();
	await site[Symbol.asyncDispose]();
});

const pages = Object.values(cacheablePages).flatMap((page) => languageCodes.map((language) => page(language)));

function oneOf<T>(random: Random, all: readonly T[]): T {
	return all[Math.floor(random() * all.length)] as T;
}

/** As a header can carry it: one line of Latin-1. */
const inHeader = (text: string) => text.replace(/[^\x20-\x7e]/g, "").slice(0, 2_000);

function hostile(random: Random): Hostile {
	const base = random() < 0.6 ? (oneOf(random, pages).split("?")[0] ?? "/") : oneOf(random, paths);
	const params = new URLSearchParams();
	for (let count = Math.floor(random() * 4); count > 0; count--) {
		params.append(oneOf(random, [...names, ...moreNames]), oneOf(random, texts));
	}
	const query = `${params}`.slice(0, 6_000);
	const path = base + (random() < 0.1 ? `/${encodeURIComponent(markup)}` : "") + (query && `?${query}`);
	const headers: Record<string, string> = { "CF-Connecting-IP": visitorAddress() };
	if (random() < 0.5) headers["User-Agent"] = oneOf(random, ["Mozilla/5.0 Chrome/150", inHeader(oneOf(random, texts))]);
	for (const name of ["X-Forwarded-Host", "X-Forwarded-Proto", "X-Original-URL", "X-Rewrite-URL", "Forwarded"]) {
		if (random() < 0.15) headers[name] = oneOf(random, [evil, `https://${evil}/`, inHeader(markup)]);
	}
	for (const name of ["Cookie", "Referer", "Accept-Language", "Origin", "If-None-Match", "Range", "Accept"]) {
		if (random() < 0.15) headers[name] = inHeader(oneOf(random, texts)) || "x";
	}
	if (random() < 0.03) headers.Host = evil;
	const method = oneOf(random, methods);
	if (method !== "POST") return { method, path, headers };
	headers["Content-Type"] = oneOf(random, ["application/x-www-form-urlencoded", "application/json", "text/xml", "x"]);
	return { method, path, headers, body: random() < 0.5 ? `${params}` : oneOf(random, texts) };
}

function send({ method, path, headers, body }: Hostile): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const { hostname, port } = new URL(site.url);
		const sent = request({ hostname, port, method, path, headers, agent, timeout: 30_000 }, (response) => {
			response.setEncoding("utf8");
			let text = "";
			response.on("data", (chunk: string) => {
				text += chunk;
			});
			response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
			response.on("error", reject);
		});
		sent.on("timeout", () => sent.destroy(new Error("no answer in 30 s")));
		sent.on("error", reject);
		sent.end(body);
	});
}

/** What in an answer would be an attack that worked. Who asks a host of their own for https is sent to that host. */
function harmOf({ status, headers, text }: Answer, own: boolean): string | undefined {
	if (status >= 500) return `${status}`;
	if (`x-${marker}` in headers) return "a header of theirs";
	const type = String(headers["content-type"] ?? "");
	if (/html|xml|svg/.test(type) && text.toLowerCase().includes(`<${marker}`)) return "their markup";
	const location = String(headers.location ?? "");
	if (/^(?:https?:)?[/\\]{2}(?!www\.farelark\.example)/.test(location) && location.includes(evil) && !own) {
		return `a way to them: ${location}`;
	}
	if (new RegExp(`(?:href|src|action|content)="(?:https?:)?//${evil}`).test(text)) return "their host in a page";
	return undefined;
}

const readAll = () =>
	Promise.all(pages.map(async (page) => [page, await (await fetch(site.url + page)).text()] as const));

describe(`${size.hostileRequests} hostile requests (SEED=${seed})`, () => {
	it("break nothing, are reflected nowhere, and leave every page as it was", {
		timeout: 60_000 + size.hostileRequests * 30,
	}, async () => {
		const before = new Map(await readAll());
		const random = randomFrom(seed);
		const statuses = new Map<number, number>();
		const harm: string[] = [];
		let begun = 0;
		const fire = async () => {
			while (begun++ < size.hostileRequests && harm.length < 20) {
				const shot = hostile(random);
				const answer = await send(shot).catch((error: unknown) => String(error));
				const fault = typeof answer === "string" ? answer : harmOf(answer, shot.headers.Host === evil);
				if (fault) harm.push(`${fault}: ${JSON.stringify(shot).slice(0, 600)}`);
				if (typeof answer !== "string") statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
			}
		};
		await Promise.all(Array.from({ length: connections }, fire));
		const told = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
		console.log(`Hostile requests: ${told.join(", ")}`);
		expect(harm).toEqual([]);
		// Not all of them are turned away at the door.
		for (const status of [200, 400, 404, 405]) expect(statuses.get(status) ?? 0, `${status}`).toBeGreaterThan(0);
		const changed = (await readAll()).filter(([page, text]) => before.get(page) !== text).map(([page]) => page);
		expect(changed).toEqual([]);
		expect(before.size).toBeGreaterThan(40);
		expect([...before.values()].filter((text) => text.includes(marker))).toEqual([]);
	});
});

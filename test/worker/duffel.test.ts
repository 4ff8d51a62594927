// The built Worker with Duffel as its fare source, in wrangler's runtime: offers on the page, and searches shared.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FakeDuffel, fakeToken, startFakeDuffel } from "../../scripts/fakes/duffel/fake.ts";
import { href } from "../../src/links.ts";
import { addDays } from "../../src/time/iso-date.ts";
import { type Harness, startWorker } from "./harness.ts";

let fake: FakeDuffel;
let site: Harness;

beforeAll(async () => {
	fake = await startFakeDuffel();
	site = await startWorker({ DUFFEL_URL: fake.url, DUFFEL_TOKEN: fakeToken });
});
afterAll(async () => {
	await site.close();
	await fake.close();
});

const post = "POST /air/offer_requests";
const today = new Date().toISOString().slice(0, 10);

function results(pair: string, ahead: number, init: RequestInit = {}): Promise<Response> {
	const [from = "", to = ""] = pair.split("-");
	const query = new URLSearchParams({ trip: "oneway", from, to, depart: addDays(today, ahead) });
	return site.get(`${href("en", "flightResults", undefined, query)}`, init);
}

async function searches(work: () => Promise<unknown>): Promise<number> {
	const before = fake.count(post);
	await work();
	return fake.count(post) - before;
}

describe("the results page on Duffel", () => {
	it("shows its offers, marked as samples in Duffel's test mode, and asks once for the same search", async () => {
		const pages: string[] = [];
		const count = await searches(async () => {
			for (const _ of [1, 2]) pages.push(await (await results("LHR-DXB", 60)).text());
		});
		expect(count).toBe(1);
		for (const page of pages) {
			expect(page).toContain("Duffel Airways");
			expect(page).toContain("Sample data");
			expect(page).not.toContain(fakeToken);
		}
	});

	it("lets visitors who search for the same at once share one search, also when the first of them leaves", async () => {
		const count = await searches(async () => {
			const leaving = new AbortController();
			const left = results("JFK-EWR", 61, { signal: leaving.signal }).catch(() => undefined);
			const others = [results("JFK-EWR", 61), results("JFK-EWR", 61)];
			leaving.abort();
			await left;
			for (const page of await Promise.all(others)) expect(await page.text()).toContain("Duffel Airways");
		});
		expect(count).toBe(1);
	});

	it("has a preview of its link with what a search has seen lately, and never searches for one", async () => {
		const { DB } = (await site.worker.getEnv()) as { DB: D1Database };
		const see = (pair: string, ahead: number, minor: number, { sample = 0, hoursAgo = 2 } = {}) =>
			DB.prepare("INSERT INTO seen_prices VALUES (?, ?, '', ?, 'USD', ?, 'duffel', ?)")
				.bind(
					`oneway|${pair.replace("-", "|")}|1||economy|0`,
					...[addDays(today, ahead), minor, sample, new Date(Date.now() - hoursAgo * 3_600_000).toISOString()],
				)
				.run();
		await see("JFK-BOG", 70, 39_600);
		await see("JFK-BOG", 71, 41_100, { sample: 1 });
		await see("JFK-BOG", 72, 42_200, { hoursAgo: 25 });
		const previewOf = async (agent: string, ahead: number, more = "", language: "en" | "es" = "en") => {
			const query = `trip=oneway&from=JFK&to=BOG&depart=${addDays(today, ahead)}${more}`;
			const target = `${href(language, "flightResults", undefined, new URLSearchParams(query))}`;
			const head =
				(await (await site.get(target, { headers: { "User-Agent": agent } })).text()).split("</head>")[0] ?? "";
			return /<meta property="og:description" content="([^"]*)"/.exec(head)?.[1] ?? "";
		};
		const reads = fake.count("GET /air/offers");
		const count = await searches(async () => {
			for (const agent of [
				"WhatsApp/2.24.6.77 A",
				"facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
				"Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
				"TelegramBot (like TwitterBot)",
				"Twitterbot/1.0",
				"Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)",
				"LinkedInBot/1.0 (compatible; Mozilla/5.0; +http://www.linkedin.com)",
			]) {
				const seen = /^From \$396\.00 for 1 traveler, taxes included, seen \w{3} \d+\./;
				expect(await previewOf(agent, 70), agent).toMatch(seen);
				expect(await previewOf(agent, 70, "&offer=off_1"), agent).toMatch(seen);
				expect(await previewOf(agent, 70, "", "es"), agent).toMatch(/^Desde .*396.* visto el /);
				for (const other of [
					previewOf(agent, 70, "&stops=0"),
					...[71, 72, 73].map((ahead) => previewOf(agent, ahead)),
				]) {
					expect(await other, agent).toMatch(/^[^$]{40,}$/);
				}
			}
		});
		expect(count).toBe(0);
		expect(fake.count("GET /air/offers")).toBe(reads);
	});

	it("shows what came, and says that it is not all, when Duffel fails halfway", async () => {
		const page = await (await results("PIT-ALB", 62)).text();
		expect(page).toContain("Duffel Airways");
		expect(page).toContain("Some fares did not arrive in time");
	});

	it("lists a hundred of 450 offers, which is as much as anybody reads", async () => {
		const page = await (await results("PIT-BUF", 64)).text();
		const listed = Number(/(\d+) itineraries</.exec(page)?.[1]);
		expect(listed).toBeGreaterThan(90);
		expect(listed).toBeLessThanOrEqual(100);
	});

	it("offers the call when Duffel does not answer", async () => {
		const page = await (await results("PIT-CAK", 63)).text();
		expect(page).toContain("We could not get the fares");
	});

	it("has Duffel's health in its own", async () => {
		const answer = await site.get("/api/health");
		expect(await answer.json()).toMatchObject({ ok: true, fares: { source: "duffel", sample: true, ok: true } });
	});
});

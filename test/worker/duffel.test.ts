// The built Worker with Duffel as its fare source, in wrangler's runtime: offers on the page, and searches shared.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FakeDuffel, fakeLiveToken, fakeToken, startFakeDuffel } from "../../scripts/fakes/duffel/fake.ts";
import { href } from "../../src/links.ts";
import { addDays } from "../../src/time/iso-date.ts";
import { type Harness, startWorker } from "./harness.ts";

let fake: FakeDuffel;
let site: Harness;
/** On a Duffel that sells. */
let live: Harness;

beforeAll(async () => {
	fake = await startFakeDuffel();
	[site, live] = (await Promise.all(
		[fakeToken, fakeLiveToken].map((token) => startWorker({ DUFFEL_URL: fake.url, DUFFEL_TOKEN: token })),
	)) as [Harness, Harness];
});
afterAll(async () => {
	await Promise.all([site.close(), live.close()]);
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

describe("on Duffel that sells, the results page", () => {
	it("has a preview of its link with what a search has seen lately, and never searches for one", async () => {
		const { DB } = (await live.worker.getEnv()) as { DB: D1Database };
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
				(await (await live.get(target, { headers: { "User-Agent": agent } })).text()).split("</head>")[0] ?? "";
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
});

describe("whether a price is a good one", () => {
	const month = `${addDays(`${today.slice(0, 7)}-28`, 70).slice(0, 7)}-`;
	const target = (day: number, language: "en" | "es" = "en", more = "") =>
		href(
			language,
			"flightResults",
			undefined,
			new URLSearchParams(`trip=oneway&from=PIT&to=BOG&depart=${month}${day}&adults=1&ages=&cabin=economy${more}`),
		);
	const database = async ({ worker }: Harness) => ((await worker.getEnv()) as { DB: D1Database }).DB;
	const kept = async (db: D1Database) => Number(await db.prepare("SELECT count(*) AS n FROM price_history").first("n"));
	/** As searches of other days have left them, two a day. */
	const see = async (db: D1Database, searches: number) => {
		for (let index = 0; index < searches; index++) {
			await db
				.prepare(
					"INSERT INTO price_history (alike, seen_on, depart, return, minor, currency) VALUES (?, ?, ?, '', ?, 'USD')",
				)
				.bind(
					`oneway|PIT|BOG|economy|${month.slice(0, 7)}`,
					addDays(today, -1 - (index >> 1)),
					`${month}${10 + index}`,
					900_000,
				)
				.run();
		}
	};
	const said = async ({ get }: Pick<Harness, "get">, path: string, init: RequestInit = {}) =>
		/data-insight="(\w+)"/.exec(await (await get(path, init)).text())?.[1];

	it("is never said of samples, and no search for them is kept", async () => {
		const db = await database(site);
		await see(db, 20);
		expect(await said(site, target(20))).toBeUndefined();
		expect(await (await site.get(target(20).replace("/flight-results", "/api/flights"))).json()).not.toHaveProperty(
			"insight",
		);
		expect(await kept(db)).toBe(20);
	});

	it("is said once enough searches have seen enough, by each search once, and by no crawler's", async () => {
		const db = await database(live);
		await see(db, 11);
		expect(await said(live, target(20))).toBeUndefined();
		await expect.poll(() => kept(db)).toBe(12);
		expect(await said(live, target(20))).toBeUndefined();
		expect(await said(live, target(24), { headers: { "User-Agent": "Googlebot/2.1" } })).toBeUndefined();
		expect(await said(live, target(21))).toBe("low");
		await expect.poll(() => kept(db)).toBe(13);
		const page = await (await live.get(target(21, "es"))).text();
		expect(page).toMatch(/es un precio bajo para volar de Pittsburgh a Bogotá en \p{L}+:/u);
		expect(page).toMatch(/en 12 búsquedas como esta desde el \d+ \p{L}+, el precio más bajo fue de US\$/u);
		expect(page).toContain('id="price-insight"');
		expect(await said(live, target(21, "en", "&stops=0"))).toBeUndefined();
		const answer = await live.get(target(22).replace("/flight-results", "/api/flights"));
		expect(await answer.json()).toMatchObject({ sample: false, insight: { level: "low", searches: 13, days: 7 } });
		expect(await kept(db)).toBe(13);
		await db.prepare("DROP TABLE price_history").run();
		const without = await (await live.get(target(23))).text();
		expect(without).toContain("data-offer");
		expect(without).not.toContain("data-insight");
	});
});

// GET /api/prices: each price is that of the page, none is paid for, and what is wrong is said by name.
import { describe, expect, it } from "vitest";
import { createApp } from "../../../../src/app.ts";
import type { Env } from "../../../../src/env.ts";
import type { DayPrices } from "../../../../src/features/search/prices/price-schemas.ts";
import { plainQuery } from "../../../../src/flights/query.ts";
import { createSampleSource } from "../../../../src/flights/sample/source.ts";
import type { FareSource } from "../../../../src/flights/source.ts";
import { spellingReader } from "../../../../src/places/spellings.ts";
import { createServices } from "../../../../src/services.ts";
import { describeApi } from "../../../../src/site/openapi/describe.ts";
import { publicFiles } from "../../../places/public-files.ts";
import { answerFaults, type Described } from "../../../site/described.ts";
import { testEnv } from "../../../test-env.ts";

const now = () => new Date("2026-11-21T12:00:00Z");
const services = createServices(testEnv() as Env);
const document: Described = JSON.parse(JSON.stringify(describeApi(services.config)));
const sample = createSampleSource({ now });

async function ask(query: string, fares: FareSource | undefined = sample) {
	const app = createApp({ ...services, now, fares, spellings: spellingReader(publicFiles) }, { writeLine() {} });
	const limiter = { limit: async () => ({ success: true }) };
	const ctx = { waitUntil() {}, passThroughOnException() {}, props: {} };
	const path = `/api/prices?${query}`;
	const response = await app.request(
		`http://localhost${path}`,
		{},
		{ SEARCHES: limiter, WRITES: limiter } as never,
		ctx as never,
	);
	const operation = document.paths["/api/prices"]?.get ?? expect.fail("not described");
	expect(await answerFaults(document, operation, response.clone())).toEqual([]);
	return { status: response.status, body: (await response.json()) as DayPrices & { errors?: { parameter: string }[] } };
}

const route = "from=MIA&to=BOG&adults=1";

describe("the prices of a month", () => {
	it("are the lowest of each departure, as long as the days say, and mark the lowest", async () => {
		const { body } = await ask(`${route}&month=2027-03&depart=2027-03-02&return=2027-03-07`);
		const query = plainQuery("MIA", "BOG", "2027-03-05", "2027-03-10");
		const [total] = (await sample.lowest?.(query, [["2027-03-05", "2027-03-10"]])) ?? [];
		expect(body.days["2027-03-05"]).toMatchObject({ ...total, said: expect.stringMatching(/^from \$\d+/) });
		const amounts = Object.values(body.days).map(({ minor }) => minor);
		expect(amounts).toHaveLength(31);
		for (const { minor, lowest } of Object.values(body.days)) expect(lowest).toBe(minor === Math.min(...amounts));
		// The days to look at first: three, and those that cost as much as the third.
		const low = Object.values(body.days).filter((day) => day.low);
		const third = amounts.toSorted((a, b) => a - b)[2] ?? 0;
		expect(low.map(({ minor }) => minor)).toEqual(amounts.filter((minor) => minor <= third));
		expect(low.length).toBeGreaterThanOrEqual(3);
		for (const day of Object.values(body.days)) {
			expect(day.said).toBe(`from ${day.text}${day.low ? (day.lowest ? ", cheapest" : ", among the lowest") : ""}`);
		}
		expect(body.terms).toBe(
			"Round trip, 5 nights away, economy: total for 1 traveler in US dollars, taxes included. Sample data.",
		);
		expect(body.anyDay?.href).toContain("depart=2027-03&");
		expect(body.anyDay?.href).toContain("stay=5");
	});

	it("are as long as a long trip's days say", async () => {
		const { body } = await ask(`${route}&month=2027-01&depart=2027-01-02&return=2027-05-02`);
		expect(body.terms).toContain("120 nights away");
	});

	it("are by return where the departure is chosen, and none before it", async () => {
		const { body } = await ask(`${route}&month=2027-03&by=return&depart=2027-03-20&return=`);
		expect(Object.keys(body.days)[0]).toBe("2027-03-20");
		const query = plainQuery("MIA", "BOG", "2027-03-20", "2027-03-25");
		const [total] = (await sample.lowest?.(query, [["2027-03-20", "2027-03-25"]])) ?? [];
		expect(body.days["2027-03-25"]).toMatchObject({ ...total });
		expect(body.anyDay).toBeUndefined();
	});

	it("pass the filters of the page, in its language", async () => {
		const plain = await ask(`${route}&month=2027-03`);
		const { body } = await ask(`${route}&month=2027-03&stops=0&basic=0&lng=es`);
		expect(body.terms).toContain("Con sus filtros.");
		expect(body.days).not.toEqual(plain.body.days);
		for (const [day, { minor }] of Object.entries(body.days)) {
			expect(minor, day).toBeGreaterThanOrEqual(plain.body.days[day]?.minor ?? 0);
		}
	});

	it("are those of a place by what the world calls it", async () => {
		const { body } = await ask("from=MIA&to=%E6%9D%B1%E4%BA%AC&adults=1&month=2027-03");
		expect(body.days).toEqual((await ask("from=MIA&to=TYO&adults=1&month=2027-03")).body.days);
		expect(Object.keys(body.days)).toHaveLength(31);
	});

	it("call no day cheap where all cost the same", async () => {
		const total = { minor: 20_000, currency: "USD" };
		const flat = { ...sample, lowest: async (_: unknown, dates: readonly unknown[]) => dates.map(() => total) };
		const { body } = await ask(`${route}&month=2027-03`, flat);
		expect(Object.values(body.days).map(({ low, said }) => `${low} ${said}`)).toEqual(
			Array(31).fill("false from $200"),
		);
	});

	it("never cause a search that costs something", async () => {
		const { lowest: _, ...rest } = sample;
		const search = () => expect.fail("searched");
		const { status, body } = await ask(`${route}&month=2027-03`, {
			...rest,
			calls: { ...sample.calls, cost: 1 },
			search,
		});
		expect([status, body.days]).toEqual([200, {}]);
	});

	it("name what is wrong", async () => {
		const wrong = async (query: string) => {
			const { status, body } = await ask(query);
			return [status, ...(body.errors ?? []).map(({ parameter }) => parameter)];
		};
		expect(await wrong(route)).toEqual([400, "month"]);
		expect(await wrong(`${route}&month=2027-13`)).toEqual([400, "month"]);
		expect(await wrong(`${route}&month=2031-01`)).toEqual([400, "depart"]);
		expect(await wrong("from=MIA&to=Nowhereville&month=2027-03")).toEqual([400, "to"]);
		expect(await wrong("trip=multi&from=MIA&to=BOG&month=2027-03")).toEqual([400, "month"]);
		for (const stay of ["few", "-1", "301"]) {
			expect(await wrong(`${route}&month=2027-03&stay=${stay}`), stay).toEqual([400, "stay"]);
		}
		expect(await wrong(`${route}&month=2027-03&stay=300`)).toEqual([200]);
		expect(await wrong(`trip=oneway&${route}&month=2027-03&stay=few`)).toEqual([200]);
		expect(await wrong(`${route}&month=2027-03&lng=xx`)).toEqual([400, "lng"]);
	});
});

// A visit from the home page to held seats, counted: what docs/capacity.md says of a step is what it uses, or a little more.
import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { fakeLiveToken, startFakeDuffel } from "../../scripts/fakes/duffel/fake.ts";
import { startFakeResend } from "../../scripts/fakes/resend/server.ts";
import { createApp } from "../../src/app.ts";
import { runJobs } from "../../src/cron.ts";
import { objectMs } from "../../src/effects/budgets.ts";
import type { Env } from "../../src/env.ts";
import { pricedRoutes } from "../../src/features/deals/priced-routes.ts";
import { planCalls } from "../../src/flights/plan-calls.ts";
import { plainQuery } from "../../src/flights/query.ts";
import { href } from "../../src/links.ts";
import { answerMessages } from "../../src/mail/wake.ts";
import { createServices } from "../../src/services.ts";
import { type Duty, duties, dutyNames } from "../../src/site/duties.ts";
import { addDays } from "../../src/time/iso-date.ts";
import { agreed, confirmMail, forms, openPassengers, people, readProvider } from "../booking-journey.ts";
import { startD1, type TestDatabase } from "../database.ts";
import { openPlainBrowser } from "../plain-browser.ts";
import { testEnv } from "../test-env.ts";
import { countedDatabase, countedObjects, countedQueue, nothingYet } from "./count.ts";
import { always, type Step, type Use, uses } from "./figures.ts";

type Measured = Omit<Use, "cpu">;

let database: TestDatabase;
let duffel: Awaited<ReturnType<typeof startFakeDuffel>>;
let resend: Awaited<ReturnType<typeof startFakeResend>>;
const measured = new Map<Step | Duty, Measured>();

beforeAll(async () => {
	[database, duffel, resend] = await Promise.all([startD1(), startFakeDuffel(), startFakeResend()]);
	await measure();
}, 60_000);
afterAll(async () => {
	vi.restoreAllMocks();
	await Promise.all([database.stop(), duffel.close(), resend.stop()]);
});

/** Counted is what is used, not how soon: on a busy machine what was asked of an object too late, and its giving back, would count. */
function waitForObjects(): void {
	const { setTimeout } = globalThis;
	const patient = (work: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) =>
		setTimeout(work, ms === objectMs ? 100 * ms : ms, ...given);
	vi.spyOn(globalThis, "setTimeout").mockImplementation(patient as typeof setTimeout);
}

async function measure(): Promise<void> {
	waitForObjects();
	const count = nothingYet();
	const write = (line: string) => {
		count.lines++;
		count.bytes += Buffer.byteLength(line);
	};
	vi.spyOn(console, "log").mockImplementation(write);
	const waiting: string[] = [];
	const queue = countedQueue(waiting, count);
	const env = {
		...testEnv(),
		...{ DUFFEL_TOKEN: fakeLiveToken, DUFFEL_URL: duffel.url },
		...{ RESEND_API_KEY: resend.apiKey, RESEND_URL: resend.url },
		...{ DB: countedDatabase(database.db, count), BUDGETS: countedObjects(count) },
		...{ MAIL_BOOKINGS: queue, MAIL_REPLIES: queue, MAIL_ALERTS: queue },
		ASSETS: { fetch: async () => new Response("{}") },
	} as unknown as Env;
	const services = createServices(env);
	const app = createApp(services, { writeLine: write });
	const late: Promise<unknown>[] = [];
	const ctx = { waitUntil: (work: Promise<unknown>) => late.push(work), passThroughOnException() {}, props: {} };
	let requests = 0;
	const browser = openPlainBrowser(async (target, init) => {
		requests++;
		const own = { "User-Agent": "Mozilla/5.0 Chrome/150", "CF-Connecting-IP": "198.51.100.7" };
		const request = { ...init, headers: { ...own, ...(init?.headers as object) } };
		return app.request(`http://localhost${target}`, request, env, ctx as never);
	});
	const searches = () => duffel.count("POST /air/offer_requests");
	const now = (): Measured => {
		const { read, written, objects, objectRows, lines } = count;
		return { requests, read, written, objects, objectRows, lines, mails: resend.mails.length, searches: searches() };
	};
	/** Until nothing is left of what goes on after an answer, and no queue has a message. */
	async function settle(): Promise<void> {
		while (late.length + waiting.length > 0) {
			await Promise.all(late.splice(0));
			const bodies = waiting.splice(0);
			if (services.outbox && bodies.length > 0) await answerMessages(services.outbox, bodies, services.now);
		}
	}
	async function step<T>(name: Step | Duty, work: () => Promise<T>): Promise<T> {
		const before = now();
		const done = await work();
		await settle();
		const used = Object.entries(now()).map(([what, used]) => [what, used - before[what as keyof Measured]]);
		measured.set(name, Object.fromEntries(used));
		return done;
	}

	await step("page", () => browser.get(href("en", "home")));
	const depart = addDays(services.now().toISOString().slice(0, 10), 61);
	const search = new URLSearchParams({ trip: "oneway", from: "JFK", to: "EWR", depart, adults: "2" });
	await browser.get(href("en", "flightResults", undefined, search));
	await settle();
	search.set("depart", addDays(depart, 1));
	await step("search", () => browser.get(href("en", "flightResults", undefined, search)));
	search.set("rows", "0");
	const opened = await step("row", () => browser.get(href("en", "flightResults", undefined, search)));
	const fare = opened.document.querySelector(".itinerary-fares > section")?.outerHTML ?? "";
	const chosen = await step("choice", () => browser.submit({ ...opened, document: parse(fare) }, "form"));
	const quote = new URL(chosen.target, "http://site").searchParams.get("quote") ?? "";
	const confirmation = await step("booking", async () => {
		const passengers = await openPassengers(browser, quote, "en");
		const review = await browser.submit(passengers, forms.passengers, people(["1985-04-12", "1990-11-30"]));
		const payment = await browser.submit(review, forms.review, agreed);
		const sent = await browser.submit(payment, forms.payment, { how: "phone" });
		await settle();
		return confirmMail(browser, sent, readProvider(resend));
	});
	expect(confirmation.target).toContain("/booking-confirmation/");
	for (const duty of dutyNames) {
		// The hourly prices are counted by their routes, below; a whole run takes seconds.
		if (duty !== "prices") await step(duty, () => runJobs(duties[duty].cron, services, write));
	}
	expect(count.bytes / count.lines).toBeGreaterThan(100);
	expect(count.bytes / count.lines).toBeLessThan(300);
}

describe("what a step of a visit uses", () => {
	it.each(Object.keys(uses) as Step[])("%s: what the document says, or at most a third less", (name) => {
		const { cpu: _, ...told } = uses[name];
		const used = measured.get(name);
		for (const [what, most] of Object.entries(told)) {
			const here = used?.[what as keyof Measured] ?? Number.NaN;
			expect(here, `${name}: ${what}`).toBeLessThanOrEqual(most);
			expect(here, `${name}: ${what}`).toBeGreaterThanOrEqual(Math.floor((most * 2) / 3));
		}
	});
});

describe("what runs without a visitor", () => {
	const day = 24 * 60;
	/** Runs in a month of 30 days. */
	const runs = (cron: string) => 30 * (cron.startsWith("*") ? day : cron.includes("/5") ? day / 5 : 24);
	/** Each route is asked about once in 20 hours. */
	const rounds = 30 * (24 / 20);

	const sum = (what: "written" | "lines") =>
		dutyNames.reduce((all, duty) => all + runs(duties[duty].cron) * (measured.get(duty)?.[what] ?? 0), 0);

	it("writes as many rows and lines, the prices' own included", () => {
		// Of a route's price eleven rows and six lines were counted, over forty of them on the fake.
		const prices = pricedRoutes().length * rounds;
		expect(sum("written") + 11 * prices).toBeLessThanOrEqual(always.written);
		expect(sum("written") + 11 * prices).toBeGreaterThan(always.written / 2);
		expect(sum("lines") + 6 * prices).toBeLessThanOrEqual(always.lines);
		expect(sum("lines") + 6 * prices).toBeGreaterThan(always.lines / 2);
	});

	it("makes as many searches for prices", () => {
		const now = new Date();
		const today = now.toISOString().slice(0, 10);
		const terms = { places: "city", datesAtOnce: 1, cost: 1, budget: 8 } as const;
		const calls = pricedRoutes().map(({ from, to }) => {
			const query = plainQuery(from, to, addDays(today, 45), addDays(today, 52));
			return planCalls(query, terms, now).calls.length;
		});
		const searches = rounds * calls.reduce((all, one) => all + one, 0);
		expect(searches).toBeLessThanOrEqual(always.searches);
		expect(searches).toBeGreaterThan(always.searches * 0.9);
	});
});

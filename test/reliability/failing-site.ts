// The site as a browser meets it while one of the things that it depends on is down: it throws at once, or it never answers.
import { type HTMLElement, parse } from "node-html-parser";
import { createApp } from "../../src/app.ts";
import { timelyDatabase } from "../../src/edge/timely-database.ts";
import { type Budgets, createBudgets } from "../../src/effects/budgets.ts";
import type { FindStore } from "../../src/effects/store.ts";
import type { Env } from "../../src/env.ts";
import { guideFileReader } from "../../src/features/guides/guide-files.ts";
import { createGuides } from "../../src/features/guides/guides.ts";
import type { FareSource } from "../../src/flights/source.ts";
import { languageCodes } from "../../src/i18n/languages.ts";
import { entryRuleReader } from "../../src/places/entry-rules.ts";
import { spellingReader } from "../../src/places/spellings.ts";
import { createServices, type Services } from "../../src/services.ts";
import { memoryStores } from "../effects/store.ts";
import type { Bookings } from "../features/bookings/bookings.ts";
import { now } from "../features/bookings/sample-choice.ts";
import { sample } from "../features/funnel.ts";
import { testEnv } from "../test-env.ts";
import { downDatabase, silentDatabase } from "./faulty.ts";

export const dependencies = ["D1", "assets", "queue", "object"] as const;
export type Dependency = (typeof dependencies)[number];
export const manners = ["throws", "is silent"] as const;
export type Manner = (typeof manners)[number];
/** What is down; undefined: nothing. */
export type Down = { readonly what: Dependency; readonly how: Manner } | undefined;

const never = () => new Promise<never>(() => {});
const broken = (how: Manner) => (how === "throws" ? () => Promise.reject(new Error("down")) : never);

/** As the platform's does, a fetch of a file ends with its signal. */
function brokenAssets(how: Manner): Pick<Fetcher, "fetch"> {
	const fetch: Fetcher["fetch"] = (_url, init) => {
		if (how === "throws") return Promise.reject(new Error("assets down"));
		return new Promise((_, reject) => init?.signal?.addEventListener("abort", () => reject(init.signal?.reason)));
	};
	return { fetch };
}

/** Files of the build, as far as a page reads one: of texts the inlined ones, and of names and passports a few lines. */
const sound: Pick<Fetcher, "fetch"> = {
	async fetch(url) {
		const { pathname } = new URL(String(url));
		if (pathname.startsWith("/passports/")) return new Response("free|||US MX\n");
		if (pathname.startsWith("/spellings/")) return new Response("tokio zzz||TYO\n");
		return new Response("", { status: 404 });
	},
};

/** A source whose searches cost something, so that budgets are asked, and whose prices of other days are those that were seen. */
const { lowest: _, cheapest: __, ...named } = sample;
const paid: FareSource = {
	...named,
	sample: false,
	calls: { ...sample.calls, cost: 1 },
	async *search(query, signal, admit) {
		const admitted = await admit?.(1);
		await admitted?.settle(1);
		yield* sample.search(query, signal);
	},
};

/** Milliseconds in place of the seconds that production waits: the same code ends it. */
const limitMs = 40;

export function failingSite(bookings: Bookings, cookie: string | undefined, down: Down) {
	const is = (what: Dependency) => down?.what === what;
	const how = down?.how ?? "throws";
	const plain = createServices(testEnv() as Env);
	const db = is("D1")
		? how === "throws"
			? downDatabase(bookings.db)
			: timelyDatabase(silentDatabase(), limitMs)
		: bookings.db;
	const assets = is("assets") ? brokenAssets(how) : sound;
	// The build's files: those of a test stand in the module, unless they cannot be had.
	const urls = Object.fromEntries(
		languageCodes.map((code) => [code, { texts: "/t.json", index: "/i.json", assistance: "/a.json" }]),
	) as never;
	const readFile = is("assets")
		? guideFileReader(assets, { urls, inline: null as never, limitMs })
		: guideFileReader(assets);
	const queue = { send: is("queue") ? broken(how) : async () => {} };
	const find: FindStore = is("object")
		? () => ({ charge: broken(how), giveBack: broken(how), pass: broken(how) })
		: memoryStores(() => now.getTime()).find;
	const budgets: Budgets = createBudgets(find, {
		now: () => now,
		write: () => {},
		hash: async (text) => text,
		limitMs,
	});
	const lines: string[] = [];
	const services: Services = {
		...plain,
		...{ db, vault: bookings.store.vault, bookings: { ...bookings.store, db }, fares: paid, budgets, now: () => now },
		outbox: { ...bookings.outbox, db, queues: { bookings: queue, replies: queue, alerts: queue } },
		guides: createGuides(plain.variables, readFile),
		assistance: async (slug, language) => (await readFile("assistance", language))[slug],
		spellings: spellingReader(assets as Fetcher),
		entryRules: entryRuleReader(assets as Fetcher),
	};
	const app = createApp(services, { writeLine: (line) => lines.push(line) });
	const waiting: Promise<unknown>[] = [];
	const ctx = { waitUntil: (work: Promise<unknown>) => waiting.push(work), passThroughOnException() {}, props: {} };
	async function ask(target: string, init: RequestInit = {}) {
		const headers = { "User-Agent": "Mozilla/5.0 Firefox/153.0", ...(cookie && { Cookie: cookie }), ...init.headers };
		const response = await app.request(`http://localhost${target}`, { ...init, headers }, {} as never, ctx as never);
		const text = await response.text();
		// The line of what streams is written once it is over; what is left behind may take for ever.
		await Promise.race([Promise.all(waiting), new Promise((over) => setTimeout(over, 2 * limitMs))]);
		let page: HTMLElement | undefined;
		return {
			status: response.status,
			headers: response.headers,
			text,
			// Most answers are told by their status: the others are read once.
			get page() {
				page ??= parse(text);
				return page;
			},
		};
	}
	return {
		lines,
		get: (target: string) => ask(target),
		post: (target: string, fields: Readonly<Record<string, string>>) =>
			ask(target, { method: "POST", body: new URLSearchParams(fields) }),
	};
}

export type Answer = Awaited<ReturnType<ReturnType<typeof failingSite>["get"]>>;

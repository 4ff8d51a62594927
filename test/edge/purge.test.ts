// What is purged by tag: every tag that a page sets is in the list, and a run of prices purges exactly the pages that show them.
import { expect, it } from "vitest";
import { runJobs } from "../../src/cron.ts";
import { priceTags, tagKinds } from "../../src/edge/purge.ts";
import type { Env } from "../../src/env.ts";
import { createPagesApp } from "../../src/pages-app.tsx";
import { createServices } from "../../src/services.ts";
import { duties } from "../../src/site/duties.ts";
import { visits } from "../corpus/targets.ts";
import { startDatabase } from "../database.ts";
import { silentDatabase } from "../reliability/faulty.ts";
import { testEnv } from "../test-env.ts";

const services = createServices({ ...testEnv() } as unknown as Env);

const ctx = { waitUntil: () => {}, passThroughOnException() {}, props: {} } as never;

/** A database that answers nothing to whatever it is asked, and counts who asks for prices. */
function counting(asked: string[]): D1Database {
	const statement = { bind: () => statement, all: async () => ({ results: [] }), first: async () => null };
	const prepare = (sql: string) => {
		asked.push(sql);
		return statement;
	};
	return { ...silentDatabase(), prepare } as unknown as D1Database;
}

it("has a kind for each tag of each page, and purges by the tag of prices exactly the pages that ask for some", async () => {
	const used = new Set<string>();
	const without: string[] = [];
	for (const { id, target, language } of visits) {
		if (language !== "es") continue;
		const asked: string[] = [];
		const response = await createPagesApp({ ...services, db: counting(asked) }).request(
			`https://pages${target}`,
			undefined,
			{},
			ctx,
		);
		await response.text();
		const [route, code, ...tags] = (response.headers.get("cache-tag") ?? "").split(",");
		if (route === "") continue;
		expect([route, code], target).toEqual([id, language]);
		const kinds = tags.map((tag) => Object.entries(tagKinds).find(([, { fits }]) => fits.test(tag)));
		expect(kinds.includes(undefined), `${target}: ${tags}`).toBe(false);
		for (const kind of kinds) used.add(kind?.[0] ?? "");
		const showsPrices = asked.some((sql) => /FROM fares\b/.test(sql));
		const purged = tags.some((tag) => priceTags.includes(tag));
		if (showsPrices !== purged) without.push(target);
	}
	expect(used).toEqual(new Set(Object.keys(tagKinds)));
	expect(without).toEqual([]);
	const byPrices = Object.entries(tagKinds).flatMap(([name, { purged }]) => (purged === "prices" ? name : []));
	expect(byPrices).toEqual(priceTags);
}, 120_000);

it("is done by a run of prices that has found some, by no other duty, and a failure of it fails nothing", async () => {
	const { db, stop } = await startDatabase();
	const purged: (readonly string[])[] = [];
	const lines: string[] = [];
	const run = (duty: keyof typeof duties, purge: (tags: readonly string[]) => Promise<void>) =>
		runJobs(duties[duty].cron, { ...services, db, purge }, (line) => lines.push(line));
	const note = async (tags: readonly string[]) => void purged.push(tags);
	await run("prices", note);
	expect(purged).toEqual([priceTags]);
	for (const duty of ["promises", "ends", "erasure"] as const) await run(duty, note);
	expect(purged).toHaveLength(1);
	await run("prices", () => Promise.reject(new Error("no cache")));
	const told = lines.map((line) => JSON.parse(line)).filter(({ cron }) => cron === "deals");
	expect(told.map(({ purged: how }) => how)).toEqual(["yes", "Error: no cache"]);
	await stop();
});

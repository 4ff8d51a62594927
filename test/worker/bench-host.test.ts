// The bench's host: a built Worker in bare workerd answers every page that the bench measures.
import { resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builtVars, host } from "../../scripts/bench/host.ts";
import { measuredPages } from "../../scripts/bench/measured-pages.ts";
import { startFakeD1 } from "../../scripts/fakes/d1/server.ts";
import { freePort } from "../../scripts/free-port.ts";

const built = resolve("dist/farelark");
const serve = async () => host(built, "index.js", await freePort(), builtVars(built));

describe("the bench's host", () => {
	let site: Awaited<ReturnType<typeof host>>;
	beforeAll(async () => {
		site = await serve();
	});
	afterAll(() => site[Symbol.asyncDispose]());

	it.each(Object.entries(measuredPages))("serves the %s page as the site does", async (_name, path) => {
		const response = await fetch(site.url + path);
		expect(response.status, path).toBe(200);
		expect(await response.text(), path).toMatch(/<h1[\s>]/);
	});
});

it("asks the database that it is given by the platform's own client, as slow as that is", async () => {
	const database = await startFakeD1();
	const vars = { ...builtVars(built), PAGE_MEMO_SECONDS: "0" };
	await using site = await host(built, "index.js", await freePort(), vars, { database: database.url });
	const page = async () => {
		const start = performance.now();
		const text = await (await fetch(site.url + measuredPages.destination)).text();
		return { ms: performance.now() - start, text };
	};
	const { text } = await page();
	const before = database.statements();
	expect(before).toBeGreaterThan(0);
	database.delayMs = 300;
	const late = await page();
	expect(late.ms).toBeGreaterThan(250);
	expect(late.text).toBe(text);
	expect(database.statements()).toBeGreaterThan(before);
	await database.close();
});

it("leaves no server behind where what it measures fails", async () => {
	let pid = 0;
	const failing = async () => {
		await using site = await serve();
		pid = site.pid;
		throw new Error("no tool to measure with");
	};
	await expect(failing()).rejects.toThrow("no tool");
	expect(() => process.kill(pid, 0)).toThrow("ESRCH");
});

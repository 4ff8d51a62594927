// What `npm start` prints: the Worker's own lines, as they come.
import { afterAll, beforeAll, expect, it } from "vitest";
import { type BuiltSite, serveBuilt } from "../../scripts/built-site.ts";
import { href } from "../../src/links.ts";
import { duties } from "../../src/site/duties.ts";

const lines: string[] = [];
let site: BuiltSite;
beforeAll(async () => {
	site = await serveBuilt(8950, { writeLine: (line) => lines.push(line) });
});
afterAll(() => site.close());

const printed = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

it("prints one line a request, and nothing else", async () => {
	lines.length = 0;
	const targets = [href("en", "press"), href("es", "press"), href("en", "notFound"), "/api/nothing", "/assets/none.js"];
	for (const [index, target] of targets.entries()) {
		await (await fetch(site.url + target)).arrayBuffer();
		await expect.poll(() => lines.length, { message: target }).toBe(index + 1);
	}
	expect(printed().map(({ status, path }) => [status, path])).toEqual([
		[200, "/press"],
		[200, "/press"],
		[404, "/not-found"],
		[404, "/api/*"],
		[404, "/*/*"],
	]);
});

it("prints what the jobs of a schedule did", async () => {
	lines.length = 0;
	await fetch(`${site.url}/cdn-cgi/handler/scheduled?cron=${encodeURIComponent(duties.prices.cron)}`);
	await expect.poll(() => printed().map(({ cron }) => cron)).toContain("deals");
});

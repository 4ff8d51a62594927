// The first byte of a page that nobody has asked for before, while the database takes its time.
import { get } from "node:http";
import { startFakeD1 } from "../fakes/d1/server.ts";
import type { Goals } from "./goals.ts";
import { builtVars, host } from "./host.ts";
import { median } from "./load.ts";
import { measuredPages } from "./measured-pages.ts";

const databaseMs = 100;
const requests = 25;

/** Milliseconds until the first bytes of the body; the rest is not waited for. A body that never comes is told as an error. */
export function firstByte(url: string): Promise<number> {
	return new Promise((resolve, reject) => {
		const start = performance.now();
		const request = get(url, { agent: false, headers: { "User-Agent": "Mozilla/5.0 Chrome/150" } }, (response) => {
			response.once("data", () => {
				resolve(performance.now() - start);
				request.destroy();
			});
			response.once("end", () => reject(new Error(`${url}: ${response.statusCode} without a body`)));
		});
		request.on("error", reject);
	});
}

/** Prints; `built` is the folder of the built Worker. The page memo is off: each request is the page's first. */
export async function benchFirstByte(built: string, goals: Goals): Promise<void> {
	const database = await startFakeD1();
	const vars = { ...builtVars(built), PAGE_MEMO_SECONDS: "0" };
	await using site = await host(built, "index.js", 8804, vars, { quiet: true, database: database.url });
	console.log(`First byte of a cold page while the database answers after ${databaseMs} ms, median of ${requests}:`);
	for (const [name, path] of Object.entries(measuredPages)) {
		database.delayMs = 0;
		for (let warm = 0; warm < requests; warm++) await (await fetch(site.url + path)).arrayBuffer();
		database.delayMs = databaseMs;
		const before = database.statements();
		const times: number[] = [];
		for (let request = 0; request < requests; request++) times.push(await firstByte(site.url + path));
		const asked = (database.statements() - before) / requests;
		console.log(`  ${name.padEnd(11)} ${median(times).toFixed(1)} ms, ${asked.toFixed(1)} statements a page`);
		goals.hold({ name: `first byte of ${name}, slow database`, value: median(times), limit: 10, unit: "ms" });
	}
	await database.close();
}

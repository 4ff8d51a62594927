// The built Worker in bare workerd with everything around it at hand: a database, queues and a fare source that fail when they are told to.
import { createWriteStream } from "node:fs";
import { resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { builtVars, host } from "../../scripts/bench/host.ts";
import { startFakeD1 } from "../../scripts/fakes/d1/server.ts";
import { fakeToken, startFakeDuffel } from "../../scripts/fakes/duffel/fake.ts";
import { startFakeResend } from "../../scripts/fakes/resend/server.ts";
import { listen } from "../../scripts/fakes/server.ts";
import { freePort } from "../../scripts/free-port.ts";

/** What the fare source does instead of answering well. */
export type Provider = "well" | "slow" | "failing" | "lying";

interface Faults {
	provider: Provider;
	queuesFull: boolean;
}

const slowMs = 3_000;

/** @param live asks the fake of Duffel for fares; without, they are the sample's */
export async function loadedSite({ live }: { readonly live: boolean }) {
	const faults: Faults = { provider: "well", queuesFull: false };
	const [database, duffel, mail] = [await startFakeD1(), await startFakeDuffel(), await startFakeResend()];
	const queues = await listen((_request, response) => {
		response.writeHead(faults.queuesFull ? 429 : 200).end();
	});
	const provider = await listen(async ({ method = "GET", url = "", headers }, response, body) => {
		if (faults.provider === "failing") return void response.writeHead(503).end();
		if (faults.provider === "slow") await setTimeout(slowMs);
		const { host: _own, connection: _kept, "content-length": _length, ...sent } = headers;
		const answer = await fetch(duffel.url + url, {
			method,
			headers: sent as Record<string, string>,
			...(method !== "GET" && { body }),
		});
		const text = await answer.text();
		response.writeHead(answer.status, { "Content-Type": answer.headers.get("content-type") ?? "text/plain" });
		response.end(faults.provider === "lying" ? lied(text) : text);
	});
	const built = resolve("dist/farelark");
	const vars = {
		...builtVars(built),
		DATA_KEY: btoa("s".repeat(32)),
		RESEND_API_KEY: mail.apiKey,
		RESEND_URL: mail.url,
		...(live && { DUFFEL_TOKEN: fakeToken, DUFFEL_URL: provider.url, SEARCHES_A_DAY: "99999999" }),
	};
	const unforeseen: string[] = [];
	// For `npm run report`: what a Worker says under load, as an owner would read it of a busy day.
	const lines = process.env.LINES ? createWriteStream(process.env.LINES) : undefined;
	const hear = (line: string) => {
		lines?.write(`${line}\n`);
		if (isUnforeseen(line) && unforeseen.length < keptLines) unforeseen.push(line);
	};
	const options = { hear, budgets: true, database: database.url, queues: queues.url };
	const site = await host(built, "index.js", await freePort(), vars, options);
	return {
		...site,
		database,
		faults,
		/** What the Worker logged of answers that nothing declares, and what workerd said of its own. */
		unforeseen,
		async [Symbol.asyncDispose]() {
			await site[Symbol.asyncDispose]();
			lines?.end();
			await Promise.all([provider.close(), queues.close(), duffel.close(), mail.stop(), database.close()]);
		},
	};
}

/** Enough to see what is wrong; an answer that always fails would fill the memory. */
const keptLines = 200;

/** A line of the Worker is JSON and has the status; anything else is the runtime's. */
function isUnforeseen(line: string): boolean {
	return !line.startsWith("{") || line.includes('"status":500');
}

/** Amounts that are none, an arrival before every departure, and the end of the document missing, by turns. */
function lied(text: string): string {
	const lies = [
		(true_: string) => true_.replaceAll(/"total_amount":"[^"]*"/g, '"total_amount":"-1.00"'),
		(true_: string) => true_.replaceAll(/"arriving_at":"[^"]*"/g, '"arriving_at":"1999-01-01T00:00:00"'),
		(true_: string) => true_.slice(0, true_.length / 2),
		(true_: string) => true_.replaceAll(/"total_currency":"[^"]*"/g, '"total_currency":"<script>"'),
	];
	turn += 1;
	return lies[turn % lies.length]?.(text) ?? text;
}

let turn = 0;

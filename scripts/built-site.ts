// Serves the production build on this machine, with a local database of its own in which the deals have prices.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "./migrate.ts";
import { servePreview, urlOf } from "./preview.ts";

export interface BuiltSite {
	/** Origin without a slash. */
	readonly url: string;
	close(): Promise<void>;
}

/** Expects a finished build in dist/. Where the port is taken it takes the next one that is free. `writeLine` gets the log. */
export async function serveBuilt(port: number, writeLine?: (line: string) => void): Promise<BuiltSite> {
	const state = mkdtempSync(join(tmpdir(), "site-"));
	process.env.LOCAL_STATE = state;
	await migrate();
	const server = await servePreview({ port, host: "127.0.0.1", ...(writeLine && { writeLine }) });
	const url = urlOf(server);
	// What the cron does on Cloudflare.
	const cron = await fetch(`${url}/cdn-cgi/handler/scheduled?cron=*`);
	if (!cron.ok) throw new Error(`The deals could not be priced (${cron.status})`);
	return {
		url,
		async close() {
			await server.close();
			rmSync(state, { recursive: true, force: true });
		},
	};
}

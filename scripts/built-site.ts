// Serves the production build on this machine, with a local database of its own in which the deals have prices.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PreviewServer } from "vite";
import { migrate } from "./migrate.ts";
import { servePreview, urlOf } from "./preview.ts";

export interface BuiltSite {
	/** Origin without a slash. */
	readonly url: string;
	/** Which runs the desk too. */
	readonly server: PreviewServer;
	close(): Promise<void>;
}

interface Serving {
	/** Gets the log. */
	readonly writeLine?: (line: string) => void;
	/** What has to be in the database: later it is the served process's own. @param state its folder */
	readonly fill?: (state: string) => Promise<void>;
}

/** Expects a finished build in dist/. Where the port is taken it takes the next one that is free. */
export async function serveBuilt(port: number, { writeLine, fill }: Serving = {}): Promise<BuiltSite> {
	const state = mkdtempSync(join(tmpdir(), "site-"));
	process.env.LOCAL_STATE = state;
	await migrate();
	await fill?.(state);
	const server = await servePreview({ port, host: "127.0.0.1", ...(writeLine && { writeLine }) });
	const url = urlOf(server);
	// What the cron does on Cloudflare.
	const cron = await fetch(`${url}/cdn-cgi/handler/scheduled?cron=*`);
	if (!cron.ok) throw new Error(`The deals could not be priced (${cron.status})`);
	return {
		url,
		server,
		async close() {
			await server.close();
			rmSync(state, { recursive: true, force: true });
		},
	};
}

// Serves the production build for the browser tests, with a local database of its own; SITE_URL tells where.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { preview } from "vite";
import { findChromium } from "../../scripts/chromium.ts";
import { must } from "../../scripts/run.ts";

export default async function serve(): Promise<() => Promise<void>> {
	const given = process.env.SITE_URL;
	process.env.CHROMIUM_PATH ??= await findChromium();
	if (given) return async () => {};
	const state = mkdtempSync(join(tmpdir(), "site-"));
	process.env.LOCAL_STATE = state;
	await must("wrangler", ["d1", "migrations", "apply", "DB", "--local", "--persist-to", state]);
	const server = await preview({ preview: { port: 8797, host: "127.0.0.1" }, logLevel: "error" });
	const url = server.resolvedUrls?.local[0]?.replace(/\/$/, "");
	if (!url) throw new Error("vite preview gave no address");
	process.env.SITE_URL = url;
	await fetch(`${url}/cdn-cgi/handler/scheduled?cron=*`);
	return async () => {
		await server.close();
		rmSync(state, { recursive: true, force: true });
	};
}

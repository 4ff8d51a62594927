// Serves the production build for the browser tests; SITE_URL tells where.
import { serveBuilt } from "../../scripts/built-site.ts";
import { findChromium } from "../../scripts/chromium.ts";

export default async function serve(): Promise<() => Promise<void>> {
	process.env.CHROMIUM_PATH ??= await findChromium();
	if (process.env.SITE_URL) return async () => {};
	const site = await serveBuilt(8797);
	process.env.SITE_URL = site.url;
	return () => site.close();
}

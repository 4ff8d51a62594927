// Serves the production build and one Chromium for all browser tests; SITE_URL, BROWSER_SERVER and served-desk.ts tell where.
import { serveBuilt } from "../../scripts/built-site.ts";
import { openDesk, serveDesk } from "../../scripts/desk.ts";
import { launchServer } from "../../scripts/launch.ts";
import { fillDesk, tellDesk } from "./served-desk.ts";

export default async function serve(): Promise<() => Promise<void>> {
	const [site, browser] = await Promise.all([process.env.SITE_URL ? undefined : serveBoth(), launchServer()]);
	process.env.BROWSER_SERVER = browser.wsEndpoint();
	return async () => {
		await Promise.all([site?.close(), browser.close()]);
	};
}

async function serveBoth(): Promise<{ close(): Promise<void> }> {
	const sign = await openDesk();
	const site = await serveBuilt(8797, { fill: fillDesk });
	const desk = await serveDesk(site.server, 0, sign);
	process.env.SITE_URL = site.url;
	tellDesk(desk);
	return {
		async close() {
			await desk.close();
			await site.close();
		},
	};
}

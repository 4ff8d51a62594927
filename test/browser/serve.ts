// Serves the production build and one Chromium for all browser tests; SITE_URL and BROWSER_SERVER tell where.
import { serveBuilt } from "../../scripts/built-site.ts";
import { launchServer } from "../../scripts/launch.ts";

export default async function serve(): Promise<() => Promise<void>> {
	const [site, browser] = await Promise.all([process.env.SITE_URL ? undefined : serveBuilt(8797), launchServer()]);
	if (site) process.env.SITE_URL = site.url;
	process.env.BROWSER_SERVER = browser.wsEndpoint();
	return async () => {
		await Promise.all([site?.close(), browser.close()]);
	};
}

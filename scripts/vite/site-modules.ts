// The virtual modules that the site's sources import, for the build, the tests and what renders the sources by itself.
import { join } from "node:path";
import type { Plugin } from "vite";
import { destinations } from "../../src/places/destinations.ts";
import { isInternalPath } from "../content/internal-path.ts";
import { content } from "../content/plugin.ts";
import { clientAssets } from "./client-assets.ts";
import { inlineScripts } from "./inline-scripts.ts";
import { maps } from "./maps.ts";
import { world } from "./world-sheet.ts";

export function siteModules(): Plugin[] {
	const root = join(import.meta.dirname, "../..");
	const texts = content({ root, isInternalPath, destinations: destinations.map(({ slug }) => slug) });
	return [clientAssets(), inlineScripts(), maps(), world(), texts];
}

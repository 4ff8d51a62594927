// The virtual modules that the site's sources import, for the build, the tests and what renders the sources by itself.
import { join } from "node:path";
import type { Plugin } from "vite";
import { routeIds } from "../../src/routes.ts";
import { readContent } from "../content/content.ts";
import { isInternalPath } from "../content/internal-path.ts";
import { placeTextSlugs } from "../content/place-text-slugs.ts";
import { content } from "../content/plugin.ts";
import { clientAssets } from "./client-assets.ts";
import { colors } from "./colors.ts";
import { firstScreens } from "./first-screens.ts";
import { inlineScripts } from "./inline-scripts.ts";
import { islandTexts } from "./island-texts.ts";
import { made } from "./kept.ts";
import { maps } from "./maps.ts";
import { world } from "./world-sheet.ts";

export function siteModules(): Plugin[] {
	const root = join(import.meta.dirname, "../..");
	const texts = content({ root, isInternalPath, pages: routeIds, placeTexts: placeTextSlugs }, (options) =>
		made(root, "content", () => readContent(options)),
	);
	return [clientAssets(), firstScreens(), colors(), inlineScripts(), islandTexts(), maps(), world(), texts];
}

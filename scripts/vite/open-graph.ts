// Vite plugin: the Open Graph picture of every page a search engine may list, drawn in a build or when asked for in dev.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Plugin, runnerImport } from "vite";
import { unstable_readConfig } from "wrangler";
import type { Card } from "../og/card.ts";
import { pictures } from "../og/pictures.ts";
import { siteModules } from "./site-modules.ts";

/**
 * What the pictures say comes from the site's own sources.
 * The agency's name and phone are those of wrangler.toml when the site is built: variables set elsewhere at deploy
 * change the pages, but not these pictures.
 */
export function openGraph(): Plugin {
	let root = "";

	async function read(): Promise<Card[]> {
		const { module } = await runnerImport<typeof import("../og/cards.ts")>(join(root, "scripts/og/cards.ts"), {
			root,
			configFile: false,
			logLevel: "error",
			plugins: siteModules(),
		});
		return module.cards(unstable_readConfig({ config: join(root, "wrangler.toml") }).vars as never);
	}

	return {
		name: "open-graph",
		configResolved(config) {
			root = config.root;
		},
		applyToEnvironment: ({ name }) => name === "client",
		async writeBundle({ dir }) {
			const cards = await read();
			const drawn = await pictures(cards);
			for (const [index, { file }] of cards.entries()) {
				const target = join(dir ?? "", decodeURIComponent(file));
				mkdirSync(dirname(target), { recursive: true });
				writeFileSync(target, drawn[index] ?? "");
			}
		},
		configureServer(server) {
			server.middlewares.use(async (request, response, next) => {
				const [path] = request.url?.split("?") ?? [];
				if (!path?.startsWith("/images/og/")) return next();
				const card = (await read()).find(({ file }) => file === path);
				if (!card) return next();
				const [png] = await pictures([card]);
				response.setHeader("Content-Type", "image/png");
				response.end(png);
			});
		},
	};
}

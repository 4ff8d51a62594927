// Vite plugin: the Open Graph picture of every page a search engine may list, drawn in a build or when asked for in dev.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { pictures } from "../og/pictures.ts";
import { readCards } from "../og/read-cards.ts";

/** A picture by its path in the folder of the client's files. */
type Drawn = readonly (readonly [file: string, png: Buffer])[];

/**
 * What the pictures say comes from the site's own sources.
 * The agency's name and phone are those of wrangler.toml when the site is built: variables set elsewhere at deploy
 * change the pages, but not these pictures.
 */
export function openGraph(): Plugin[] {
	let root = "";
	let drawing: Promise<Drawn> | undefined;

	async function draw(): Promise<Drawn> {
		const cards = await readCards(root);
		const pngs = await pictures(cards);
		return cards.map(({ file }, index) => [decodeURIComponent(file), pngs[index] ?? Buffer.alloc(0)]);
	}

	const begin: Plugin = {
		name: "open-graph",
		configResolved(config) {
			root = config.root;
		},
		buildApp: {
			order: "pre",
			// Threads draw while this one builds the client and the Worker.
			async handler() {
				drawing = draw();
				// A failure is heard of when the build waits for the pictures.
				drawing.catch(() => {});
			},
		},
		configureServer(server) {
			server.middlewares.use(async (request, response, next) => {
				const [path] = request.url?.split("?") ?? [];
				if (!path?.startsWith("/images/og/")) return next();
				const card = (await readCards(root)).find(({ file }) => file === path);
				if (!card) return next();
				const [png] = await pictures([card]);
				response.setHeader("Content-Type", "image/png");
				response.end(png);
			});
		},
	};

	const end: Plugin = {
		name: "open-graph-files",
		buildApp: {
			order: "post",
			async handler({ config, environments }) {
				const folder = join(config.root, environments.client?.config.build.outDir ?? "");
				for (const [file, png] of (await drawing) ?? []) {
					const target = join(folder, file);
					mkdirSync(dirname(target), { recursive: true });
					writeFileSync(target, png);
				}
			},
		},
	};

	return [begin, end];
}

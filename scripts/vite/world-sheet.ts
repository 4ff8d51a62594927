// Vite plugin: `virtual:world-sheet`, the URL of the map of the world, whose file it writes beside the other assets.
import { createHash } from "node:crypto";
import { join } from "node:path";
import type { Plugin } from "vite";
import { worldSheet } from "../pictures/maps/world-sheet.ts";
import { made } from "./kept.ts";

const id = "virtual:world-sheet";
const root = join(import.meta.dirname, "../..");

interface Sheet {
	readonly file: string;
	readonly svg: string;
}

let known: Sheet | undefined;

/** Drawn when something first asks for it. Its name follows from its content, so that it may be kept for ever. */
function sheet(): Sheet {
	if (!known) {
		const svg = made(root, "world-sheet", worldSheet);
		known = { svg, file: `assets/world-${createHash("sha256").update(svg).digest("base64url").slice(0, 8)}.svg` };
	}
	return known;
}

export function world(): Plugin {
	return {
		name: "world-sheet",
		sharedDuringBuild: true,
		resolveId: (source) => (source === id ? `\0${id}` : undefined),
		load: (source) => (source === `\0${id}` ? `export const worldSheet = "/${sheet().file}";\n` : undefined),
		generateBundle() {
			if (this.environment.name !== "client") return;
			const { file, svg } = sheet();
			this.emitFile({ type: "asset", fileName: file, source: svg });
		},
		configureServer(server) {
			server.middlewares.use((request, response, next) => {
				if (request.url !== `/${sheet().file}`) return next();
				response.setHeader("Content-Type", "image/svg+xml");
				response.end(sheet().svg);
			});
		},
	};
}

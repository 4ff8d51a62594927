// SVG files that a build draws: beside the other assets, each with a name that follows from its content, to be kept for ever.
import { createHash } from "node:crypto";
import type { Plugin } from "vite";

export interface DrawnFile {
	/** Below the site's address, without a slash. */
	readonly file: string;
	readonly svg: string;
}

export function drawnFile(name: string, svg: string): DrawnFile {
	return { svg, file: `assets/${name}-${createHash("sha256").update(svg).digest("base64url").slice(0, 8)}.svg` };
}

/** The part of a plugin that writes them, or serves them to a developer. They are drawn only when they are wanted. */
export function withFiles(files: () => readonly DrawnFile[]): Pick<Plugin, "generateBundle" | "configureServer"> {
	return {
		generateBundle() {
			if (this.environment.name !== "client") return;
			for (const { file, svg } of files()) this.emitFile({ type: "asset", fileName: file, source: svg });
		},
		configureServer(server) {
			server.middlewares.use((request, response, next) => {
				const asked = request.url?.startsWith("/assets/")
					? files().find(({ file }) => request.url === `/${file}`)
					: undefined;
				if (!asked) return next();
				response.setHeader("Content-Type", "image/svg+xml");
				response.end(asked.svg);
			});
		},
	};
}

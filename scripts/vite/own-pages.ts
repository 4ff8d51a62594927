// Vite plugin: the list of pages with code of their own is in step when a build begins, and stays so while one writes code.
import { join } from "node:path";
import type { Plugin } from "vite";
import { writeOwnPages } from "../own-pages.ts";

export function ownPages(): Plugin {
	const features = join(import.meta.dirname, "../../src/features/");
	return {
		name: "own-pages",
		config() {
			writeOwnPages();
		},
		configureServer({ config, watcher }) {
			watcher.on("all", (_event, file) => {
				if (!file.startsWith(features)) return;
				try {
					writeOwnPages();
				} catch (error) {
					// Half a file while it is being written, or a page that moves: the next change mends it.
					config.logger.error(error instanceof Error ? error.message : String(error));
				}
			});
		},
	};
}

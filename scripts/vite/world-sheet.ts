// Vite plugin: `virtual:world-sheet`, the URL of the map of the world, whose file it writes beside the other assets.
import { join } from "node:path";
import type { Plugin } from "vite";
import { worldSheet } from "../pictures/maps/world-sheet.ts";
import { type DrawnFile, drawnFile, withFiles } from "./drawn-files.ts";
import { made } from "./kept.ts";

const id = "virtual:world-sheet";
const root = join(import.meta.dirname, "../..");

let known: DrawnFile | undefined;

function sheet(): DrawnFile {
	known ??= drawnFile("world", made(root, "world-sheet", worldSheet));
	return known;
}

export function world(): Plugin {
	return {
		name: "world-sheet",
		sharedDuringBuild: true,
		resolveId: (source) => (source === id ? `\0${id}` : undefined),
		load: (source) => (source === `\0${id}` ? `export const worldSheet = "/${sheet().file}";\n` : undefined),
		...withFiles(() => [sheet()]),
	};
}

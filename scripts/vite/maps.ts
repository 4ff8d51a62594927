// Vite plugin: `virtual:maps`, the drawings of routes and destinations, made once and only when something asks for them.
import { join } from "node:path";
import type { Plugin } from "vite";
import { drawDestinations, drawRoutes } from "../pictures/maps/maps.ts";
import { made } from "./kept.ts";

const id = "virtual:maps";
const root = join(import.meta.dirname, "../..");

let code: string | undefined;

/** A change of places or deals shows after a restart of the dev server. */
export function maps(): Plugin {
	return {
		name: "maps",
		sharedDuringBuild: true,
		resolveId: (source) => (source === id ? `\0${id}` : undefined),
		load(source) {
			if (source !== `\0${id}`) return undefined;
			code ??= made(
				root,
				"maps",
				() => exported("routeMaps", drawRoutes()) + exported("destinationMaps", drawDestinations()),
			);
			return code;
		},
	};
}

function exported(name: string, drawings: Record<string, unknown>): string {
	const strings = Object.entries(drawings).map(([key, drawing]) => [key, JSON.stringify(drawing)]);
	return `export const ${name} = ${JSON.stringify(Object.fromEntries(strings))};\n`;
}

// Vite plugin: `virtual:maps`, the drawings of routes and destinations, made once and only when something asks for them. The land
// of a destination is a file of its own: its page is there sooner, and the Worker is 45 KB lighter.
import { join } from "node:path";
import type { Plugin } from "vite";
import type { DestinationDrawing, RouteDrawing } from "../../src/maps/drawing.ts";
import { drawDestinations, drawRoutes } from "../pictures/maps/maps.ts";
import { type DrawnFile, drawnFile, withFiles } from "./drawn-files.ts";
import { made } from "./kept.ts";

const id = "virtual:maps";
const root = join(import.meta.dirname, "../..");

interface Drawn {
	readonly routes: Readonly<Record<string, RouteDrawing>>;
	readonly destinations: Readonly<Record<string, DestinationDrawing>>;
	readonly files: readonly DrawnFile[];
}

let known: Drawn | undefined;

function drawn(): Drawn {
	known ??= made(root, "maps", draw);
	return known;
}

function draw(): Drawn {
	const files: DrawnFile[] = [];
	const destinations = Object.entries(drawDestinations()).map(([code, { land, borders, ...drawing }]) => {
		const paths = `<path id="land" d="${land}"/><path id="borders" d="${borders}"/>`;
		const file = drawnFile(`map-${code}`, `<svg xmlns="http://www.w3.org/2000/svg">${paths}</svg>\n`);
		files.push(file);
		return [code, { ...drawing, sheet: `/${file.file}` }] as const;
	});
	return { routes: drawRoutes(), destinations: Object.fromEntries(destinations), files };
}

/** A change of places or deals shows after a restart of the dev server. */
export function maps(): Plugin {
	return {
		name: "maps",
		sharedDuringBuild: true,
		resolveId: (source) => (source === id ? `\0${id}` : undefined),
		load(source) {
			if (source !== `\0${id}`) return undefined;
			const { routes, destinations } = drawn();
			return exported("routeMaps", routes) + exported("destinationMaps", destinations);
		},
		...withFiles(() => drawn().files),
	};
}

function exported(name: string, drawings: Readonly<Record<string, unknown>>): string {
	const strings = Object.entries(drawings).map(([key, drawing]) => [key, JSON.stringify(drawing)]);
	return `export const ${name} = ${JSON.stringify(Object.fromEntries(strings))};\n`;
}

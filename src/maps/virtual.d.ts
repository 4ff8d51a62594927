// The module that scripts/vite/maps.ts draws: each drawing as JSON.
declare module "virtual:maps" {
	/** `RouteDrawing`s by `routeKey`. */
	export const routeMaps: Readonly<Record<string, string>>;
	/** `DestinationDrawing`s by place code. */
	export const destinationMaps: Readonly<Record<string, string>>;
}

declare module "virtual:world-sheet" {
	/** URL of the world's land on one sheet (projection.ts): an SVG file whose path has the id "land". */
	export const worldSheet: string;
}

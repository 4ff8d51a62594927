// The modules that scripts/content/plugin.ts makes of content/pages, content/destinations and content/airlines.
declare module "virtual:prose" {
	export const prose: import("./prose.ts").ProseManifest;
}

declare module "virtual:place-texts" {
	export const placeTexts: import("./place-texts.ts").PlaceTexts;
}

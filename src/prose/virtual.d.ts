// The modules that scripts/content/plugin.ts makes of content/.
declare module "virtual:guides" {
	export const guides: readonly import("../guides/guide.ts").Guide[];
}

declare module "virtual:guide-index" {
	/** URL of each language's index of the guides (guides/guide-index.ts). */
	export const guideIndexes: import("../i18n/languages.ts").Localized;
}

declare module "virtual:prose" {
	export const prose: import("./prose.ts").ProseManifest;
}

declare module "virtual:place-texts" {
	export const placeTexts: import("./place-texts.ts").PlaceTexts;
}

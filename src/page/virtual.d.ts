// The module that scripts/content/plugin.ts makes of the front matter in content/pages.
declare module "virtual:page-texts" {
	export const pageTexts: import("./page-text.ts").PageTextManifest;
}

// The module that scripts/vite/island-texts.ts makes of the locale files.
declare module "virtual:island-texts" {
	/** URLs of the files with an island's texts, by its name and the language; of islands whose rows say `apart`. */
	export const islandTexts: Readonly<Record<string, import("../i18n/languages.ts").Localized>>;
}
